import { createHook } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { inProcess } from "../../../src/render/program/engine.ts";
import { loadIsolate } from "../../../src/render/program/isolate.ts";
import { type RenderContext, renderPage } from "../../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../../support/bare-context.ts";

const isolate = await loadIsolate();

/** Renders a page of a site with these other files. */
function render(text: string, engine: RenderContext["engine"], files: Readonly<Record<string, string>> = {}) {
  return renderPage(
    { file: "page.mdx", text },
    {
      ...BARE_CONTEXT,
      readFile: (path) => files[path],
      resolvePath: (path) => path.replace(/^\.?\//, ""),
      engine,
    },
  );
}

const FILES = {
  "snippets/a.mdx": "Hello **{who}**, from {props.who}\n\nexport const two = 2",
  "snippets/b.jsx": "export const Counter = ({ from }) => { const [n] = useState(from); return <b>{n + 1}</b>; }",
  "data.json": '{ "name": "Lumen" }',
};

describe("pages of strangers", () => {
  it.each([
    'import A, { two } from "/snippets/a.mdx"\nimport { Counter } from "/snippets/b.jsx"\nimport data from "/data.json"\n\n<A who="you" /> {two} {data.name}\n\n<Counter from={3} />',
    "<CardGroup cols={2}>{[1, 2].map((n) => <Card key={n} title={'Card ' + n}>**{n}**</Card>)}</CardGroup>",
    '<Tabs><Tab title="a">x</Tab><Tab title="b">```js\n1\n```</Tab></Tabs>\n\n<Frame caption="*see* {1 + 1}"><img src="/a.png" style={{ width: 10 }} /></Frame>',
    "export const Own = ({ children }) => <div className='own'>{children}</div>\n\n<Own><Note>in it</Note></Own>\n\n<Nobody>kept</Nobody> {missing.name}",
    "<Tree><Tree.Folder name='a'><Tree.File name='b.ts' /></Tree.Folder></Tree> {10n} {null} {['x', <i>y</i>]}",
  ])("look as they do otherwise: %s", (text) => {
    const [own, other] = [inProcess(), isolate].map((engine) => render(text, engine, FILES));
    expect(other?.html).toBe(own?.html);
    expect(other?.headings).toEqual(own?.headings);
    expect(other?.unrendered.map(({ name, line }) => [name, line])).toEqual(
      own?.unrendered.map(({ name, line }) => [name, line]),
    );
  });

  it.each([
    '{(0, eval)("typeof process")}',
    '{[].constructor.constructor("return typeof process")()}',
    '{[].constructor.constructor("return typeof require")()}',
    '{[].constructor.constructor("return typeof fetch")()}',
    '{(async () => {}).constructor("return 1") && typeof globalThis.find + typeof globalThis.load}',
    "export const x = (() => { try { return import('node:fs') && 'undefined' } catch { return 'undefined' } })()\n\n{String(x)}",
  ])("have nothing of the machine: %s", (text) => {
    const { html } = render(text, isolate);
    expect(html).toMatch(/undefined|This part needs a script/);
    expect(html).not.toMatch(/object|function/);
  });

  it("have no look at the environment, and do where they are trusted", () => {
    process.env.HUSHWORD = "hush";
    const text = `{(0, eval)("process.env.HUSHWORD")} {[].constructor.constructor("return process.pid")()}`;
    expect(render(text, isolate).html).not.toMatch(/hush|\d{2}/);
    expect(render(text, inProcess()).html).toContain("hush");
  });

  it.each([
    "new Intl.NumberFormat('de').format(12345.6)",
    "(12345.6).toLocaleString('de')",
    "12n.toLocaleString()",
    "new Date(0).toLocaleDateString('en-US')",
    "new Date(0).toLocaleString()",
    "[12345.6].toLocaleString()",
  ])("say that they cannot ask for the forms of a language: %s", (expression) => {
    const { html, unrendered } = render(`Before {${expression}} after {typeof Intl}`, isolate);
    expect(html).toMatch(/Before.*This part needs a script.*after/s);
    expect(unrendered).toMatchObject([{ line: 1, reason: expect.stringContaining("has no Intl") }]);
  });

  it.each([
    ["loops forever", "Before {(() => { for (;;); })()} after"],
    ["loops in a component", "export const Loop = () => { for (;;); }\n\nBefore <Loop /> after"],
    ["takes all memory", "Before {(() => { const a = []; for (;;) a.push(new Uint8Array(1000000)); })()} after"],
    ["backtracks", 'Before {/(a+)+b/.test("a".repeat(50))} after'],
    ["nests without end", "Before {(() => { let a = []; for (;;) a = [a]; })()} after"],
  ])("stay readable if their code %s", (_, text) => {
    const { html, unrendered } = render(`${text}\n\n<Note>Mind **this**</Note>`, isolate);
    expect(html).toMatch(/Before.*after.*docs-callout.*<strong>this/s);
    expect(unrendered.length).toBeGreaterThan(0);
    expect(unrendered[0]?.reason).toMatch(/takes too (long|much memory)|nests too deep|null|out of memory/);
  });

  it.each([
    ["nests deep", "{(() => { let a = 1; for (let i = 0; i < 1e5; i++) a = [a]; return a; })()} after"],
    ["calls itself", "{(function f() { return f(); })()} after"],
    ["throws anything", "{(() => { throw null; })()} after"],
    [
      "gives nodes of its own",
      '{({ type: "element", tagName: "img src=x onerror=alert(1)", properties: 1, children: 2 })} after',
    ],
  ])("harm no other part if their code %s", (_, text) => {
    const { html } = render(text, isolate);
    expect(html).toContain("after");
    expect(html).not.toContain("onerror");
  });

  it("have boxes in the place of code that does not end, and keep what is data", () => {
    const text = `import A from "/snippets/a.mdx"\n\n<CardGroup cols={2}><Card title={"One"} href="/x" {...{ a: 1 }}>{(() => { for (;;); })()} text</Card></CardGroup>\n\n<Frame caption="{eval('1')}">x</Frame>`;
    const { html, unrendered } = render(text, isolate);
    expect(html).toMatch(/--docs-columns:2.*One.*This part needs a script.*text/s);
    expect(unrendered.map(({ name, line }) => `${name} ${line}`)).toEqual(
      expect.arrayContaining(["import or export 1", "… 3", "expression 3"]),
    );
    expect(
      render(
        "{(() => { for (;;); })()}\n\n<Card.constructor.constructor title='x'>return process</Card.constructor.constructor>",
        isolate,
      ).html,
    ).not.toMatch(/\[object/);
  });
});

describe.each([
  ["strangers", () => loadIsolate()],
  ["the project", async () => inProcess(500)],
])("snippets of %s that do not end", (_, start) => {
  const SHOWN = 'import { Loop, Fine } from "/snippets/loop.jsx"\nimport A from "/snippets/a.mdx"\n\n';
  const loop = "export const Fine = () => <b>fine</b>;\nexport const Loop = () => { for (;;); };";

  it("use up the time of one page, and run on no other until they change", async () => {
    const engine = await start();
    const show = (text: string) => (how: string) =>
      render(SHOWN + text, engine, { ...FILES, "snippets/loop.jsx": how });
    const first = show("Before <Loop /> after")(loop);
    expect(first.html).toMatch(/Before.*after/s);
    expect(first.unrendered[0]?.reason).toBe("its code takes too long, that of snippets/loop.jsx");
    const second = show('Before <Fine /> after <A who="you" />')(loop);
    expect(second.html).toMatch(/Before.*Fine.*after.*Hello <strong>you/s);
    expect(second.unrendered).toMatchObject([
      { file: "snippets/loop.jsx", reason: "its code took too long or too much memory on another page" },
    ]);
    expect(show("Before <Fine /> after")(loop.replace("for (;;);", "")).html).toMatch(/Before.*fine.*after/s);
  });

  it.each([
    [
      "a module as it is read",
      'import { a } from "/snippets/loop.jsx"\n\nBefore',
      { "snippets/loop.jsx": "for (;;);" },
    ],
    [
      "a function",
      'import { f } from "/snippets/loop.jsx"\n\nBefore {f()}',
      { "snippets/loop.jsx": "export function f() { for (;;); }" },
    ],
    [
      "a snippet of Markdown",
      'import Loop from "/snippets/loop.mdx"\n\nBefore <Loop />',
      { "snippets/loop.mdx": "{(() => { for (;;); })()}" },
    ],
    [
      "another snippet",
      'import { Outer } from "/snippets/outer.jsx"\n\nBefore <Outer />',
      {
        "snippets/outer.jsx": 'import { Loop } from "/snippets/loop.jsx";\nexport const Outer = () => <Loop />;',
        "snippets/loop.jsx": "export const Loop = () => { for (;;); };",
      },
    ],
  ])("are named as the reason: %s", async (_, text, files) => {
    const { unrendered } = render(text, await start(), files);
    expect(unrendered[0]?.reason).toMatch(/^its code takes too long, that of snippets\/loop/);
  });
});

describe("pages of the project", () => {
  it("have less time the more of them had to be ended", () => {
    const engine = inProcess(4000);
    const [first = 0, ...others] = Array.from({ length: 4 }, (_, at) => {
      const start = performance.now();
      render(`{(() => { for (;;); })()} ${at}`, engine);
      return performance.now() - start;
    });
    expect(others.at(-1)).toBeLessThan(first);
  });

  it.each([
    ["in an expression", "Before {(() => { for (;;); })()} after"],
    ["in what they declare", "export const a = (() => { for (;;); })()\n\nBefore {a} after"],
    ["in a component", "export const Loop = () => { for (;;); }\n\nBefore <Loop /> after"],
    ["in an async function", "export const a = (async () => { for (;;); })()\n\nBefore {1 + 1} after"],
  ])("are ended by a limit, with a finding, if they loop forever %s", (_, text) => {
    const { html, unrendered } = render(text, inProcess(500));
    expect(html).toMatch(/Before.*after/s);
    expect(unrendered).toContainEqual(expect.objectContaining({ file: "page.mdx", reason: "its code takes too long" }));
  });

  it.each([
    ["a promise", "{void Promise.resolve().then(() => { for (;;); })}"],
    ["an async function", "{void (async () => { for (;;) await 0; })()}"],
    ["a promise of this process", "{void fetch('data:,').then(() => { for (;;); })}"],
    ["the end of a request", "{void fetch('data:,').finally(() => { for (;;); })}"],
    ["themselves", "{void (function again() { return Promise.resolve().then(again); })()}"],
  ])("wait for nothing, whoever looks on: what follows %s", async (_, expression) => {
    const looksOn = createHook({ before: () => undefined, after: () => undefined }).enable();
    await Promise.resolve();
    const { html, unrendered } = render(`Before ${expression} after`, inProcess());
    expect(html).toMatch(/Before.*after/s);
    expect(unrendered).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    looksOn.disable();
  });

  it.each([
    ["export const a = await new Promise(() => {})\n\nBefore {typeof a} after", /^await is only valid/],
    ["export const a = new Promise(() => {})\n\nBefore {a} after", /promise/],
    ["export const Late = async () => <b>late</b>\n\nBefore <Late /> after", /promise/],
  ])("say so where they wait for a promise: %s", (text, reason) => {
    for (const engine of [inProcess(), isolate]) {
      const { html, unrendered } = render(text, engine);
      expect(html).toMatch(/Before.*after/s);
      expect(unrendered).toMatchObject([{ file: "page.mdx" }]);
      if (engine !== isolate) expect(unrendered[0]?.reason).toMatch(reason);
    }
  });

  it("have the globals of this process, and errors as they were thrown", () => {
    const text = `{new URL("/a", "https://x.example").href}{[1, 2].at(-1)}{typeof structuredClone}{(() => { throw new TypeError("thrown"); })()}`;
    const { html, unrendered } = render(text, inProcess());
    expect(html).toMatch(/x\.example\/a\s*2\s*function/);
    expect(unrendered).toMatchObject([{ name: "expression", reason: "thrown", line: 1 }]);
  });

  it("stop no other page with promises and timers that nobody waits for", async () => {
    const text =
      "export const a = Promise.reject(new Error('nobody waits'))\nexport const b = setTimeout(() => { throw new Error('later'); }, 1)\n\nText {typeof b}";
    const rejected: unknown[] = [];
    const note = (error: unknown) => rejected.push(error);
    process.prependListener("uncaughtException", note);
    expect(render(text, inProcess()).html).toContain("Text number");
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("uncaughtException", note);
    expect(rejected).toEqual([]);
    expect(process.listenerCount("unhandledRejection")).toBeLessThan(5);
  });
});
