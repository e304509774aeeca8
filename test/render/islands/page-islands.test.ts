import { expect, it, onTestFinished } from "vitest";
import { islandRuntime, pageScript } from "../../../src/render/page-assets.ts";
import { loadIsolate } from "../../../src/render/program/isolate.ts";
import { type RenderContext, renderPage } from "../../../src/render/render-page.ts";
import { launchBrowser } from "../../support/browser.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { tempSite } from "../../support/temp-site.ts";
import { describeWith } from "../../support/tools/need.ts";

const FILES: Readonly<Record<string, string>> = {
  "snippets/counter.jsx": `import { Label } from "/snippets/label.jsx";
const { useEffect, useState } = React;
const { Callout, Card } = MintlifyComponents;
const { max } = Math;

export const Counter = ({ start = 0, aside, children }) => {
  const [count, setCount] = useState(start);
  const [late, setLate] = useState("");
  useEffect(() => setLate("after"), []);
  return (
    <div className="counter">
      <Label text={\`Count \${count}\`} />
      <button onClick={() => setCount(count + 1)}>More</button>
      <em>{late}</em>
      <img src="/images/first.svg" alt="" />
      {count > 4 && <img src="/images/later.svg" alt="" />}
      {count > 4 && <Card title="Reached" icon="flag" href="/guide">Five on {max(1, count)}</Card>}
      <Callout icon="star">Always</Callout>
      {aside}
      {children}
    </div>
  );
};
`,
  "snippets/label.jsx": "export const Label = ({ text }) => <strong>{text}</strong>;\n",
  "snippets/still.jsx": "export const Still = ({ children }) => <b>{children}</b>;\n",
  "snippets/shared.jsx":
    "export const Shared = () => { const [on, setOn] = useState(false); return <p onClick={() => setOn(true)}><Label text={on ? 'shared on' : 'shared off'} /></p>; };\n",
  "snippets/timer.jsx":
    "export default function Timer({ list, onTick }) { const box = useRef(null); useEffect(() => { const id = setInterval(() => { box.current.textContent = list.at(-1).word; clearInterval(id); onTick?.(); }, 5); }, []); return <i ref={box}>waiting</i>; }\n",
  "snippets/loader.jsx":
    "export const Loader = () => { const [text, setText] = useState('loading'); useEffect(() => { fetch('/docs/data.json').then((each) => each.json()).then((data) => setText(data.word)); }, []); return <u>{text}</u>; };\n",
  "snippets/clock.jsx": `import React from "react";\nexport class Clock extends React.Component { static defaultProps = { unit: "ticks" }; state = { ticks: 0 }; componentDidMount() { this.setState({ ticks: 7 }); } render() { const { ticks } = this.state; return <button onClick={() => this.setState({ ticks: ticks + 1 })}>{ticks + ' ' + this.props.unit}</button>; } }\n`,
  "snippets/wide.jsx": "export const Wide = () => <s>{window.innerWidth > 0 ? 'has a window' : 'none'}</s>;\n",
};

const PAGE = `import { Counter } from "/snippets/counter.jsx"
import { Still } from "/snippets/still.jsx"
import Timer from "/snippets/timer.jsx"
import { Loader } from "/snippets/loader.jsx"
import { Wide } from "/snippets/wide.jsx"
import { Label } from "/snippets/label.jsx"
import { Clock } from "/snippets/clock.jsx"
import { Shared } from "/snippets/shared.jsx"

export const Toggle = () => {
  const [open, setOpen] = React.useState(false);
  return <button onClick={() => setOpen(!open)}>{open ? "open now" : "closed now"}</button>;
};

export const names = ["Ada", "Grace"];

<Counter start={3} aside={<i>beside <a href="/guide">it</a></i>}>Some **bold** words.</Counter>

<Toggle />

<button onClick={() => document.title = "pressed " + names[0]}>Press **this**</button>

{names.map((name) => <button key={name} onClick={() => { document.title = "chosen " + name; }}>Choose {name}</button>)}

<Timer list={[{ word: "one" }, { word: "ticked" }]} onTick={() => { document.body.dataset.ticked = "yes"; }} />

<Loader />

<Wide />

<Shared />

<Still>never moves</Still>

<Clock />
`;

/** Renders a page; gives what its scripts are, too, unless they are turned off. */
function render(
  text: string,
  { base = "", scripts = true, engine }: { base?: string; scripts?: boolean } & Pick<RenderContext, "engine"> = {},
) {
  const files = new Map([[islandRuntime.path, islandRuntime.text]]);
  const shown: string[] = [];
  const publish = ({ path, text }: { path: string; text: string }): string => {
    files.set(path, text);
    return base + path;
  };
  const context: RenderContext = {
    readFile: (path) => FILES[path],
    resolvePath: (path) => path.replace(/^\//, ""),
    addressIn: () => (address) => {
      shown.push(address);
      return address === "/guide" ? `${base}/guide/` : base + address;
    },
    variables: new Map(),
    island: scripts ? Object.assign(publish, { runtime: base + islandRuntime.path }) : undefined,
    look: {
      icon: (name) => (/^(flag|star)$/.test(name) ? { type: "raw", value: `<svg class="${name}"></svg>` } : undefined),
      highlight: () => undefined,
      math: () => undefined,
    },
    engine,
  };
  return { ...renderPage({ file: "page.mdx", text }, context), files, shown };
}

it("has the first state in the HTML, and loads nothing for what never changes", () => {
  const { html, unrendered } = render(PAGE);
  expect(unrendered).toEqual([]);
  for (const text of [
    "Count 3",
    "beside",
    "<strong>bold</strong>",
    "closed now",
    "Press",
    "Choose Ada",
    "waiting",
    "0 ticks",
  ])
    expect(html).toContain(text);
  expect(html.match(/<docs-island\b/g)).toHaveLength(9);
  const still = render(
    "import { Still } from '/snippets/still.jsx'\n\n<Still>x</Still> {[1].map((n) => <b>{n}</b>)}\n",
  );
  expect(still.html).not.toContain("docs-");
  expect(still.files.size).toBe(1);
});

it("makes one module of a file, however often and with whatever properties it is used", () => {
  const uses = [1, 2, 3].map((number) => `<Counter start={${number}} aside="/images/${number}.svg" />`);
  const { html, files } = render(`import { Counter } from "/snippets/counter.jsx"\n\n${uses.join("\n\n")}\n`, {
    base: "/docs",
  });
  expect(html.match(/<docs-island\b/g)).toHaveLength(3);
  expect(files.size).toBe(2);
});

it("publishes the pictures that only a later state shows, and not the snippets themselves", () => {
  const { shown } = render(PAGE);
  expect(shown).toContain("/images/later.svg");
  expect(shown).not.toContain("/snippets/label.jsx");
});

it("says what does not run, with its line, and shows its first state without a trace of scripts", () => {
  const off = render(PAGE, { scripts: false });
  expect(off.html).toMatch(/Count 3.*<strong>bold/s);
  expect(off.html).not.toMatch(/docs-(island|slot)/);
  expect(off.unrendered.map(({ name, line }) => [name, line])).toEqual([
    ["Counter", 17],
    ["Toggle", 19],
    ["onClick of <button>", 21],
    ["onClick of <button>", 23],
    ["Timer", 25],
    ["Loader", 27],
    ["Wide", 29],
    ["Shared", 31],
    ["Clock", 35],
  ]);
  expect(off.unrendered[0]?.reason).toBe("scripts of the docs are turned off, so it stays in its first state");
  const lost = render("<Card title='a' onClick={() => 1}>x</Card>\n\n<Note>{setTimeout(() => 1) && 'y'}</Note>\n");
  expect(lost.unrendered.map(({ name }) => name)).toEqual(["onClick of <Card>", "setTimeout"]);
  const given = render(
    `export const Own = ({ act }) => <b onClick={act}>own</b>\n\nexport const acts = { a: () => 1 }\n\n<Own act={acts.a} />\n`,
  );
  expect(given.unrendered).toMatchObject([{ name: "Own", reason: expect.stringContaining('"act"') }]);
});

it("finds the same components in the engine of untrusted pages", async () => {
  const engine = await loadIsolate();
  const { html, unrendered } = render(PAGE, { engine });
  expect(unrendered).toEqual([]);
  expect(html).toBe(render(PAGE).html);
});

it("lets no page write the elements that load a script", () => {
  const text =
    '<docs-island data-src="https://x.example/a.js" data-runtime="https://x.example/b.js" />\n\n<docs-diagram data-src="https://x.example/c.js">x</docs-diagram>\n\n<div dangerouslySetInnerHTML={{ __html: "<docs-try data-script=\'https://x.example/d.js\'></docs-try>" }} />\n';
  expect(render(text).html).not.toMatch(/<docs-/);
});

describeWith("a browser", "components with state", () => {
  it("run: effects, handlers, imports, the platform's components, and what is inside them", async () => {
    const { html, files } = render(PAGE, { base: "/docs" });
    const scripts = Object.fromEntries([...files].map(([path, text]) => [`docs${path}`, text]));
    const whole = `<!doctype html><html lang="en"><title>Live</title><body>${html}<script type="module">${pageScript}</script>`;
    const server = await serveFolder(
      tempSite({ ...scripts, "docs/page.html": whole, "docs/data.json": '{"word":"fetched"}' }),
    );
    const browser = await launchBrowser();
    onTestFinished(async () => {
      await browser.close();
      await server.close();
    });
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on(
      "console",
      (message) => message.type() === "error" && !/404/.test(message.text()) && faults.push(message.text()),
    );
    await page.goto(`${server.origin}/docs/page`);

    for (const text of ["after", "ticked", "fetched", "has a window"]) await page.getByText(text).waitFor();
    expect(await page.evaluate(() => document.body.dataset.ticked)).toBe("yes");
    await page.getByText("More").click();
    await page.getByText("Count 4").waitFor();
    await page.getByText("More").click();
    await page.getByText("Count 5").waitFor();
    const card = page.locator(".docs-card", { hasText: "Reached" });
    expect(await card.locator("a").getAttribute("href")).toBe("/docs/guide/");
    expect(await card.textContent()).toContain("Five on 5");
    expect(await page.locator("svg.flag").count()).toBe(1);
    expect(await page.locator("svg.star").count()).toBe(1);
    expect(await page.locator(".counter").textContent()).toMatch(/beside it\s*Some bold words/);
    expect(await page.locator('img[src="/docs/images/later.svg"]').count()).toBe(1);
    await page.getByText("closed now").click();
    await page.getByText("open now").waitFor();
    await page.getByText("Press").click();
    expect(await page.title()).toBe("pressed Ada");
    await page.getByText("Choose Grace").click();
    expect(await page.title()).toBe("chosen Grace");
    await page.getByText("shared off").click();
    await page.getByText("shared on").waitFor();
    await page.getByText("7 ticks").click();
    await page.getByText("8 ticks").waitFor();
    expect(faults).toEqual([]);
  });
});
