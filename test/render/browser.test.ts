import { readFileSync } from "node:fs";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allComponents } from "../../src/render/components/all-components.ts";
import { pageScript, pageStyles } from "../../src/render/page-assets.ts";
import { renderPage } from "../../src/render/render-page.ts";
import { launchBrowser } from "../support/browser.ts";
import { describeWith } from "../support/tools/need.ts";

const TEXT = readFileSync(new URL("../../fixtures/render/all-components.mdx", import.meta.url), "utf8");

const LOOK = {
  icon: () => ({
    type: "raw" as const,
    value: '<svg viewBox="0 0 8 8" fill="currentColor"><circle cx="4" cy="4" r="4"/></svg>',
  }),
  highlight: () => undefined,
  math: () => ({ type: "raw" as const, value: "<math><mi>x</mi></math>" }),
};

const CONTEXT = {
  readFile: () => undefined,
  resolvePath: () => undefined,
  addressIn: () => (address: string) => address,
  variables: new Map(),
  look: LOOK,
};

const { html } = renderPage({ file: "all.mdx", text: TEXT }, CONTEXT);

/** A page around the components, as builders have them: with a title, and an appearance in a class of the document. */
const documentWith = (appearance: string): string => `<!doctype html>
<html lang="en" class="${appearance}">
<head><title>All</title><style>
body { font: 16px/1.6 sans-serif; color: #1b1b1f; background: #fff; }
.dark body { color: #dfdfd6; background: #1b1b1f; }
.dark { color-scheme: dark; }
a { color: #1d4ed8; } .dark a { color: #93c5fd; }
${pageStyles({ primary: "#7c3aed", light: "#c4b5fd" })}
</style></head>
<body><main><h1>All components</h1><div class="docs-page">${html}</div></main><script type="module">${pageScript}</script></body>
</html>`;

it("has every component on the page", () => {
  const names = [...allComponents({ ...LOOK, markdown: () => [], leave: () => undefined })].flatMap(
    ([name, component]) => [name, ...Object.keys(component).map((member) => `${name}.${member}`)],
  );
  const missing = names.filter(
    (name) => !TEXT.includes(`<${name}`) && !names.some((other) => other.startsWith(`${name}.`)),
  );
  expect(missing).toEqual([]);
});

describeWith("a browser", "all components in the browser", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  const open = async (appearance: string, width = 1440) => {
    page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.route("**/*", (route) => {
      const isPage = route.request().url() === "http://docs.example/all";
      return isPage
        ? route.fulfill({ contentType: "text/html", body: documentWith(appearance) })
        : route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.goto("http://docs.example/all");
  };

  it.each([
    ["", 1440],
    ["", 390],
    ["dark", 1440],
    ["dark", 390],
  ])("have nothing that axe finds (%s %i)", async (appearance, width) => {
    await open(appearance, width);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it("leave pictures and drawings of authors the size that these or a class of theirs have", async () => {
    page = await browser.newPage();
    const drawing = (attributes: string) => `<svg viewBox="0 0 8 8" ${attributes}><circle cx="4" cy="4" r="4"/></svg>`;
    const picture = `data:image/svg+xml,${encodeURIComponent(drawing('xmlns="http://www.w3.org/2000/svg" width="80" height="40"'))}`;
    const body = `${drawing('width="24" height="24"')}${drawing('class="big"')}<img class="logo" src="${picture}"><img src="${picture}">
      <span class="docs-icon">${drawing("")}</span>`;
    await page.setContent(
      `<!doctype html><style>${pageStyles()} .big { width: 64px } .logo { height: 28px }</style><div class="docs-page">${body}</div>`,
    );
    const sizes = await page
      .locator("svg, img")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(sizes.slice(0, 4)).toEqual([
      [24, 24],
      [64, 64],
      [56, 28],
      [80, 40],
    ]);
    expect(sizes[4]?.[0]).toBeCloseTo(17.6, 0);
  });

  it("leave pages without a shown title the one that screen readers say", async () => {
    page = await browser.newPage();
    const title = `<div class="content-panel"><div class="sl-container"><h1 id="_top">Start</h1></div></div>`;
    const body = `<!doctype html><style>${pageStyles()}</style>${title}<div class="docs-page docs-mode-custom docs-bare">Hello</div>`;
    await page.setContent(body);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual(["Start"]);
    expect((await page.locator(".content-panel").boundingBox())?.width).toBe(1);
  });

  it.each([
    ['class="main-pane"><main><div class="content-panel"><div class="sl-container"', "</div></div></main>", 1440],
    [
      'class="VPDoc has-sidebar"><div class="container"><div class="content" style="padding: 32px"',
      "</div></div>",
      1440,
    ],
    ['class="container"><div class="row"><div class="col"', "</div></div>", 1440],
    [
      'id="nd-docs-layout"><article id="nd-page" style="max-width: 900px; padding: 24px"><div class="prose"',
      "</div></article>",
      390,
    ],
  ])("are as wide as the window on custom pages with each builder (%s)", async (before, after, width) => {
    page = await browser.newPage({ viewport: { width, height: 900 } });
    const own = `<div class="docs-page docs-mode-custom docs-bare">Hello</div><div class="docs-footer">Footer</div>`;
    await page.setContent(
      `<!doctype html><style>body { margin: 0 } ${pageStyles()}</style><div ${before}>${own}${after}</div>`,
    );
    expect(await page.locator(".docs-page").boundingBox()).toMatchObject({ x: 0, width });
    expect(await page.locator(".docs-footer").isVisible()).toBe(false);
  });

  it("leave bare pages without the builder's looks, but for what is inside of `prose`", async () => {
    page = await browser.newPage();
    const builder = "@layer starlight { h2 { font-size: 40px } p { margin: 9px } }";
    const part = "<h2>A</h2><p>B</p>";
    await page.setContent(
      `<!doctype html><style>${pageStyles()} ${builder}</style><div class="docs-page docs-bare">${part}<div class="prose">${part}<div class="not-prose">${part}</div></div></div>`,
    );
    const looks = (name: string, property: "fontSize" | "marginTop") =>
      page
        .locator(name)
        .evaluateAll((all, property) => all.map((each) => getComputedStyle(each)[property as "fontSize"]), property);
    expect(await looks("h2", "fontSize")).toEqual(["16px", "40px", "16px"]);
    expect(await looks("p", "marginTop")).toEqual(["0px", "9px", "0px"]);
  });

  it("scroll with wide formulas, whose parts have no space of the builder's between them", async () => {
    page = await browser.newPage({ viewport: { width: 390, height: 900 } });
    const parts = "<mn>1</mn><mo>+</mo>".repeat(80);
    await page.setContent(
      `<!doctype html><style>:not(a) + :not(a) { margin-top: 9px } ${pageStyles()}</style><div class="docs-page"><p><span class="katex"><math display="block">${parts}</math></span></p><p>Here, <span class="katex"><math>${parts}</math></span>.</p></div>`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const spaces = await page
      .locator("math > *")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).marginTop));
    expect(new Set(spaces)).toEqual(new Set(["0px"]));
  });

  it("keep text at the top of horizontal cards beside longer ones, and icons of code apart from its name", async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const text = [
      "<Columns>",
      '<Card title="Long" icon="a" horizontal>',
      `${"Many words. ".repeat(40)}`,
      "</Card>",
      '<Card title="Short" icon="a" horizontal>Few.</Card>',
      "</Columns>",
      '```bash icon="a" Start',
      "run",
      "```",
    ].join("\n\n");
    const { html: own } = renderPage({ file: "a.mdx", text }, CONTEXT);
    await page.setContent(`<!doctype html><style>${pageStyles()}</style><div class="docs-page">${own}</div>`);
    const tops = await page
      .locator(".docs-box-title")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops[1]).toBeCloseTo(tops[0] ?? 0, 0);
    const gap = await page.locator("figcaption").evaluate((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption.lastChild as ChildNode);
      return range.getBoundingClientRect().left - (caption.firstElementChild as Element).getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(4);
  });

  it("have larger first words in the class for them, unless the docs say how these look", async () => {
    page = await browser.newPage();
    const sizeWith = async (own: string): Promise<string[]> => {
      await page.setContent(
        `<!doctype html><style>@layer starlight { p { font-size: 16px } } .docs-page { font-size: 16px } ${pageStyles()}</style><style>${own}</style><div class="docs-page"><p class="lead">First.</p><div class="not-prose"><p class="lead">Plain.</p></div></div>`,
      );
      return page.locator("p").evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
    };
    expect(await sizeWith("")).toEqual(["20px", "16px"]);
    expect(await sizeWith(".lead { font-size: 30px }")).toEqual(["30px", "30px"]);
  });

  it.each([
    ["the title's line", '<h1 id="_top">Start</h1><p class="docs-description">How it begins.</p>'],
    ["the line above the text", '<p class="docs-description">How it begins.</p>'],
  ])("have their menu at the end of %s", async (_, above) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const menu = '<docs-menu style="height: 2rem">Copy page</docs-menu>';
    await page.setContent(
      `<!doctype html><style>${pageStyles()}</style>${above}<div class="docs-page">${menu}<p>Text</p></div>`,
    );
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
    const [shown, line, text] = await Promise.all(["docs-menu", "body > :first-child", ".docs-page"].map(boxOf));
    expect(shown.top).toBeLessThan(line.bottom);
    expect(shown.bottom).toBeLessThanOrEqual(text.top + 1);
    expect(shown.right).toBeCloseTo(text.right);
  });

  it("have their views between the menu and what they switch", async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const views = ["One", "Two"].map(
      (name) => `<docs-view><p class="docs-panel-title">${name}</p><h2>${name}</h2></docs-view>`,
    );
    const menu = `<docs-menu data-entries='[["Print", "print"]]' data-path="/a"></docs-menu>`;
    await page.setContent(
      `<!doctype html><style>${pageStyles()}</style><div class="docs-page">${menu}${views.join("")}</div><script>${pageScript}</script>`,
    );
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const [shown, switched, title] = await Promise.all(["docs-menu", ".docs-views", "h2 >> nth=0"].map(boxOf));
    expect(switched?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
    expect(title?.y).toBeGreaterThanOrEqual((switched?.y ?? 0) + (switched?.height ?? 0));
  });

  it("have requests and answers of an operation beside what it says, or behind what it is about", async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const operation = `<div class="operation docs-beside"><div class="docs-main"><p id="about">POST</p></div><div class="docs-side"><div id="samples">curl</div></div><div class="docs-main"><h2 id="more">Body</h2></div></div>`;
    // The width of text in a style sheet of the docs.
    const styles = `${pageStyles()} main { max-width: 40rem }`;
    const main = `<div class="main-pane"><main><div class="docs-page">${operation}</div></main></div>`;
    await page.setContent(`<!doctype html><style>${styles}</style>${main}`);
    const order = () =>
      page.evaluate(() => {
        const boxes = ["about", "samples", "more"].map((id) => document.getElementById(id)?.getBoundingClientRect());
        const [about, samples, more] = boxes.map((box) => box ?? new DOMRect());
        return { isBeside: (samples?.x ?? 0) > (about?.right ?? 0), isBehind: (more?.y ?? 0) > (samples?.y ?? 0) };
      });
    expect(await order()).toMatchObject({ isBeside: true });
    expect((await page.locator("#about").boundingBox())?.width).toBeGreaterThan(640);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await order()).toEqual({ isBeside: false, isBehind: true });
  });

  it("have all their tabs if their script comes before them", async () => {
    page = await browser.newPage();
    const early = documentWith("").replace("<head>", `<head><script>${pageScript}</script>`);
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: early }));
    await page.goto("http://docs.example/all");
    const tabs = page.locator(".docs-tabs-tabs").first().getByRole("tab");
    expect(await tabs.allTextContents()).toEqual(["macOS", "Linux", "Windows"]);
  });

  it("have all of their code on paper, however long its lines are", async () => {
    await open("");
    const code = page.locator(".docs-code pre").filter({ visible: true }).first();
    await code
      .locator(".line")
      .first()
      .evaluate((line) => line.append(" --option".repeat(99)));
    const isCut = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await isCut()).toBe(true);
    await page.emulateMedia({ media: "print" });
    expect(await isCut()).toBe(false);
  });

  it("are on paper as a whole, and in the light appearance until it is printed", async () => {
    await open("dark");
    // As Tailwind has it in the style sheet of a builder.
    await page.addStyleTag({ content: "@layer base { [hidden] { display: none !important } }" });
    await page.emulateMedia({ media: "print" });
    const shown = (selector: string) =>
      page.locator(selector).evaluateAll((each) => each.map((element) => element.checkVisibility()));
    expect(await shown(".docs-panel")).not.toContain(false);
    expect(await shown(".docs-panel-title")).not.toContain(false);
    expect(await shown(".docs-tablist, .docs-copy")).not.toContain(true);
    if (await page.evaluate(() => CSS.supports("selector(::details-content)")))
      expect(await shown("details:not(details details) > :not(summary)")).not.toContain(false);
    const appearanceAfter = (event: string) =>
      page.evaluate((name) => {
        dispatchEvent(new Event(name));
        return document.documentElement.className;
      }, event);
    expect(await appearanceAfter("beforeprint")).toBe("");
    expect(await appearanceAfter("afterprint")).toBe("dark");
  });

  describe("by keyboard alone", () => {
    beforeEach(() => open(""));
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 200; presses++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      }
      throw new Error(`${selector} can't be reached`);
    };

    it("reaches everything that can be operated, and sees where it is", async () => {
      const operable = "main :is(a[href], button, summary, input, select, [tabindex])";
      const wanted = await page.locator(operable).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && (element as HTMLElement).tabIndex >= 0)
          .map((element, index) => {
            element.setAttribute("data-number", String(index));
            return String(index);
          }),
      );
      const reached = new Set<string>();
      const unseen: string[] = [];
      for (let presses = 0; presses < wanted.length + 5; presses++) {
        await page.keyboard.press("Tab");
        const now = await page.evaluate(() => {
          const active = document.activeElement;
          const number = active?.getAttribute("data-number");
          if (!active || !number) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(active);
          return {
            number,
            isSeen: outlineStyle !== "none" && outlineWidth !== "0px",
            html: active.outerHTML.slice(0, 80),
          };
        });
        if (!now) continue;
        reached.add(now.number);
        if (!now.isSeen) unseen.push(now.html);
      }
      expect(wanted.length).toBeGreaterThan(25);
      expect(wanted.filter((number) => !reached.has(number))).toEqual([]);
      expect(unseen).toEqual([]);
    });

    it("chooses tabs with arrow keys, Home and End", async () => {
      await tabTo("[role=tab]");
      expect(await focused()).toBe("macOS");
      const shown = () => page.locator(".docs-tabs-tabs .docs-panel:visible a").textContent();
      for (const [key, title, text] of [
        ["ArrowRight", "Linux", "apt"],
        ["End", "Windows", "winget"],
        ["ArrowRight", "macOS", "brew"],
        ["ArrowLeft", "Windows", "winget"],
        ["Home", "macOS", "brew"],
      ] as const) {
        await page.keyboard.press(key);
        expect([await focused(), await shown()]).toEqual([title, text]);
      }
      await page.keyboard.press("Tab");
      expect(await focused()).toBe("brew");
    });

    it("opens and closes what is folded", async () => {
      const first = page.locator(".docs-accordion").first();
      await tabTo(".docs-accordion > summary");
      await page.keyboard.press("Enter");
      expect(await first.getAttribute("open")).toBe("");
      await page.keyboard.press("Tab");
      expect(await focused()).toBe("link");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Space");
      expect(await first.getAttribute("open")).toBeNull();
    });

    it("shows what a word means, with the link in it, until Escape", async () => {
      const text = page.locator(".docs-tooltip-text");
      expect(await text.isVisible()).toBe(false);
      await tabTo(".docs-tooltip");
      await expect.poll(() => text.isVisible()).toBe(true);
      await page.keyboard.press("Tab");
      expect(await focused()).toBe("More");
      expect(await text.isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => text.isVisible()).toBe(false);
    });

    it("copies code", async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: async (text: string) => document.body.setAttribute("data-copied", text) },
        });
      });
      await tabTo(".docs-copy");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("body").getAttribute("data-copied")).toContain("hub.find");
      expect(await focused()).toBe("Copied");
    });
  });
});
