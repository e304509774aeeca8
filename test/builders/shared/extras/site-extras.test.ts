import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { afterEach, expect, it, vi } from "vitest";
import { siteChrome } from "../../../../src/builders/model/site-settings.ts";
import { NavigationIcons } from "../../../../src/builders/shared/navigation-icons.ts";
import { vitePressChrome } from "../../../../src/builders/vitepress/site-config.ts";
import { withBrowserPage } from "../../../support/browser.ts";
import { tempSite } from "../../../support/temp-site.ts";
import { describeWith } from "../../../support/tools/need.ts";

afterEach(() => void vi.restoreAllMocks());

const SITE = {
  "docs.json": {
    ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
    fonts: { family: 'Lumen "Serif"', source: "/fonts/lumen.woff2", format: "woff2" },
    background: { color: { light: "#fffdf5", dark: "#101018" }, image: "/images/back.png" },
    navigation: { pages: ["index"] },
  },
  "index.mdx": '<div className="mt-4 md:grid text-primary dark:bg-gray-800 flex-shrink-0">Hello</div>\n',
  "css/site.css": '@import url("https://fonts.example/a.css");\n.promo { background: url(../images/promo.png) }\n',
  "a.css": ".card { color: red; background: url('/images/gone.png') }\n",
  ".tool/own.css": ".hidden-tool{}",
  "lib/ga.js": "globalThis.ga = 1;",
  "tools/make.js": 'const fs = require("fs");',
  "tools/_meta.js": "export default {};",
  "images/promo.png": "x",
  "images/back.png": "x",
  "fonts/lumen.woff2": "x",
};

/** What a site adds to the head of its pages, its style sheet, and the files of `public`. */
async function extrasOf(files: Parameters<typeof tempSite>[0], options: object = {}) {
  const informed = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const docs = await createDocsSource({ root: tempSite(files), basePath: "/docs", ...options });
  const out = tempSite({});
  await docs.writeFiles(out);
  const sheet = docs.head[0]?.attrs.href;
  const css = sheet === undefined ? "" : readFileSync(join(out, sheet.replace("/docs/", "")), "utf8");
  const has = (file: string): boolean => existsSync(join(out, file));
  const text = (file: string): string => readFileSync(join(out, file), "utf8");
  return {
    css,
    has,
    text,
    scripts: docs.scripts,
    warned: warned.mock.calls.join("\n"),
    informed: informed.mock.calls.join("\n"),
  };
}

it("takes words of comments and strings for no @import, and keeps what is behind them", async () => {
  const css = `/* must not @import outside of docs/ */
@import url('https://fonts.example/a.css?b=4;5');
:root { --lamp: 1 }
.a::after { content: "@import 'x'; \\" /*" }
/* It's the end: @charset */ .b { --lamp: 2 }
`;
  const { css: built } = await extrasOf({ ...SITE, "css/site.css": css });
  expect(built).toMatch(/^@import url\('https:\/\/fonts\.example\/a\.css\?b=4;5'\);/);
  const rest = built.replace(/^@import[^\n]*\n/, "");
  for (const line of css.split("\n").filter((each) => !each.startsWith("@import"))) expect(rest).toContain(line);
});

it("has a style sheet in the public folder of Holocron once, with what it shows from there", async () => {
  const { css, has } = await extrasOf({
    ...SITE,
    "docs.json": { ...SITE["docs.json"], $schema: "https://holocron.so/docs.json" },
    "public/b.css": ".once { background: url(/pic.png) }",
    "public/pic.png": "x",
  });
  expect(css.match(/\.once/g)).toHaveLength(1);
  expect(css).toContain('url("/docs/pic.png")');
  expect(has("pic.png")).toBe(true);
});

it("publishes the files that scripts of the docs name, and no pages, nor what is left out", async () => {
  const root = {
    ...SITE,
    ".mintignore": "drafts/\n",
    "lib/own.js": `document.body.insertAdjacentHTML("beforeend", '<img src="/images/by%20script.png" alt="">');
fetch("/data/list.json?x=1"); fetch("/drafts/secret.json"); fetch("/index.mdx"); fetch("//example.com/data/other.json");
const FOOT = "/foot/"; new Image().src = FOOT + "logo.png";`,
    "index.mdx": `import { Lamps } from "/snippets/lamps.jsx"\n\n<Lamps />\n`,
    "snippets/lamps.jsx":
      'export const Lamps = () => { React.useEffect(() => { fetch("/data/lamps.json") }, []); return <b>Lamps</b>; };\n',
    "images/by script.png": "x",
    ...Object.fromEntries(
      ["data/list", "data/lamps", "data/other", "drafts/secret"].map((path) => [`${path}.json`, "{}"]),
    ),
    "foot/logo.png": "x",
    "foot/unnamed.png": "x",
  };
  const there = async (options: object) => {
    const { has } = await extrasOf(root, options);
    const files = [
      "images/by script.png",
      "data/list.json",
      "data/lamps.json",
      "data/other.json",
      "drafts/secret.json",
      "foot/logo.png",
      "foot/unnamed.png",
    ];
    return [...files, "index.mdx"].filter(has);
  };
  expect(await there({})).toEqual(["images/by script.png", "data/list.json", "data/lamps.json", "foot/logo.png"]);
  expect(await there({ scripts: false })).toEqual([]);
});

it("publishes the style sheets of the docs, in their order, with the files that they name", async () => {
  const { css, has } = await extrasOf(SITE);
  expect(css).toMatch(/^@import url\("https:\/\/fonts\.example\/a\.css"\);/);
  expect(css.indexOf(".card")).toBeLessThan(css.indexOf(".promo"));
  expect(css).toContain('url("/docs/images/promo.png")');
  expect(css).toContain('url("/docs/images/gone.png")');
  expect(css).not.toContain("hidden-tool");
  expect(has("images/promo.png")).toBe(true);
});

it("carries out fonts and backgrounds, whose texts end no rule", async () => {
  const { css, has } = await extrasOf(SITE);
  expect(css).toMatch(/@font-face \{ font-family: "Lumen \\22 Serif\\22 "; src: url\("\/docs\/fonts\/lumen\.woff2"\)/);
  expect(css).toMatch(/:root:is\(\[data-theme="dark"\], \.dark\) \{ --sl-color-bg: #101018/);
  expect(css).toContain("--ifm-footer-background-color: #101018");
  expect(css).toContain('url("/docs/images/back.png")');
  expect(has("fonts/lumen.woff2") && has("images/back.png")).toBe(true);
});

it("colors buttons, and the banner by its type and its own colors, in each language", async () => {
  const { css, warned } = await extrasOf({
    ...SITE,
    "docs.json": {
      ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00", dark: "#ffee88" } },
      banner: { content: "New", type: "critical", color: { dark: "#112233" } },
      navigation: {
        languages: [
          { language: "en", pages: ["index"] },
          { language: "fr", pages: ["fr/index"], banner: { content: "Neuf", color: { light: "#fafafa" } } },
          { language: "de", pages: ["de/index"], banner: { content: "Neu" } },
        ],
      },
    },
    "fr/index.mdx": "Bonjour\n",
    "de/index.mdx": "Hallo\n",
  });
  expect(css).toMatch(
    /\.docs-navbar-link\.button,.*docs-try-send\) \{ background: #ffee88; border-color: #ffee88; color: #000; \}/,
  );
  const banners = css.split("\n").filter((line) => line.includes(".sl-banner"));
  const colors = banners.map((line) => [
    line.match(/(?:not\()?:lang\([^{]+?\)(?= )/)?.[0],
    /:not\(\[data-theme/.test(line),
    ...(line.match(/#\w+/g) ?? []),
  ]);
  expect(colors).toEqual([
    // German readers have a banner of their own, in the colors of the builder.
    ["not(:lang(fr), :lang(de))", true, "#b91c1c", "#fff"],
    ["not(:lang(fr), :lang(de))", false, "#112233", "#fff"],
    [":lang(fr)", true, "#fafafa", "#000"],
    [":lang(fr)", false, "#fafafa", "#000"],
  ]);
  expect(warned).not.toContain("banner");
});

it("finds the parts of a page that style sheets of the docs know from the platform", async () => {
  const { css } = await extrasOf({
    "docs.json": SITE["docs.json"],
    "index.md": "Hello\n",
    "a.css": `html.dark #navbar, a[href*="#navbar"] .card:hover { color: #card; background: url("#footer") }
#navigation-items .sidebar-group-header, #sidebar-group .nav-logo, #banner { color: red }
@media print { .cards, .dark\\:card { & #page-title, .prose-sm { content: ".card" } } }
`,
  });
  const rules = css.slice(css.indexOf("html"));
  const everywhere = (hook: string) =>
    `:is\\(${hook}, [^{]*(?:top-level|site-title)[^{]*VP[^{]*(?:theme-doc|navbar__)[^{]*(?:nd-sidebar|docs-logo)[^{]*\\)`;
  expect(rules).toMatch(
    new RegExp(
      `${everywhere("#navigation-items")} ${everywhere(".sidebar-group-header")}, ${everywhere("#sidebar-group")} ${everywhere(".nav-logo")}, :is`,
    ),
  );
  expect(rules).toMatch(
    /^html:is\(\.dark, \[data-theme="dark"\]\) :is\(#navbar, [^{]*\.VPNav, [^{]*\), a\[href\*="#navbar"\] :is\(\.card, \.docs-card\):hover \{ color: #card; /,
  );
  expect(rules).toMatch(
    /\{ \.cards, \.dark\\:card \{ & :is\(#page-title, [^{]*\), \.prose-sm \{ content: "\.card" \} \} \}/,
  );
});

it("finds parts of class names in pages alone: a builder's own names have them by chance", async () => {
  const { css } = await extrasOf({
    "docs.json": SITE["docs.json"],
    "index.md": "Hello\n",
    "a.css": `[class*="sidebar-collapse"], #navbar a[class^='x y' i]:hover, [class="whole"] { content: "[class*=a]" }
main [class$=end] { color: red }
`,
  });
  const inPages = ":where(:root, body, .docs-page, .docs-page *, .docs-eyebrow, .docs-footer)";
  expect(css).toContain(`[class*="sidebar-collapse"]${inPages}, :is(#navbar, `);
  expect(css).toContain(` a[class^='x y' i]${inPages}:hover, [class="whole"] { content: "[class*=a]" }`);
  expect(css).toContain(`main [class$=end]${inPages} { color: red }`);
});

it("gives these parts their ids and classes where scripts or components of the docs look for them", async () => {
  const scriptsOf = async (files: Parameters<typeof tempSite>[0]) =>
    (await extrasOf({ "docs.json": SITE["docs.json"], "index.md": "The card of the navbar\n", ...files })).scripts;
  expect(await scriptsOf({ "own.js": 'document.getElementById("navbar").hidden = true' })).toEqual([
    "/docs/docs-hooks.js",
    "/docs/own.js",
  ]);
  expect(
    await scriptsOf({ "snippets/a.jsx": 'export const A = () => document.querySelector(".dark") && "a"' }),
  ).toEqual(["/docs/docs-hooks.js"]);
  expect(await scriptsOf({ "own.js": 'document.title = "the navbar"' })).toEqual(["/docs/own.js"]);
});

it("draws the icons of links of the bar, and has their files", async () => {
  const icons = {
    "node_modules/lucide-static/package.json": "{}",
    "node_modules/lucide-static/icons/bell.svg": "<svg>bell</svg>",
  };
  const root = tempSite({ ...icons, "package.json": "{}" });
  const links = [
    { label: "News <1>", href: "https://a.example", icon: "bell" },
    { label: "Own", href: "https://b.example", icon: "/images/promo.png" },
  ];
  const config = {
    ...SITE["docs.json"],
    icons: { library: "lucide" },
    navbar: { links, primary: { type: "button", label: "Go", href: "/a" } },
  };
  const { html } = new NavigationIcons(config, root, (file) => `/docs${file}`);
  expect(vitePressChrome(siteChrome(config), html).nav).toEqual([
    {
      text: '<span class="docs-nav-icon"><svg fill="currentColor" aria-hidden="true">bell</svg></span> News &lt;1&gt;',
      link: "https://a.example",
    },
    { text: '<img class="docs-nav-icon" src="/docs/images/promo.png" alt=""> Own', link: "https://b.example" },
    { text: '<span class="docs-navbar-link button">Go</span>', link: "/a" },
  ]);
  const { has } = await extrasOf({ ...SITE, "docs.json": config });
  expect(has("images/promo.png")).toBe(true);
});

it("runs the scripts of the docs in browsers, but none that is for Node or a module, and none if they are turned off", async () => {
  const { scripts, has, warned, informed } = await extrasOf(SITE);
  expect(scripts).toEqual(["/docs/lib/ga.js"]);
  expect(has("lib/ga.js") && !has("tools/make.js") && !has("tools/_meta.js")).toBe(true);
  expect(warned).toBe("");
  expect(informed).toMatch(
    /tools\/_meta\.js {2}info .*modules \(`import`, `export`\).*tools\/make\.js {2}info .*for Node/s,
  );
  const broken = await extrasOf({ ...SITE, "lib/wrong.js": "const a = ;" });
  const again = await extrasOf({ ...SITE, "lib/ga.js": "const script = 1;", "lib/video.js": "const script = 2;" });
  expect(again.scripts).toEqual(["/docs/lib/ga.js"]);
  expect(again.warned).toMatch(/lib\/video\.js {2}warning .*declares "script" again/s);
  expect(broken.warned).toMatch(/lib\/wrong\.js {2}warning .*scripts that are not JavaScript/s);
  const off = await extrasOf(SITE, { scripts: false });
  expect([off.scripts, off.has("lib/ga.js")]).toEqual([[], false]);
  expect(off.warned).toMatch(/lib\/ga\.js .*scripts of the docs, which --no-scripts or --untrusted turns off\n/s);
});

it("leaves out the room that style sheets make for sidebars of the platform, which are beside the page with builders", async () => {
  const { css } = await extrasOf({
    "docs.json": SITE["docs.json"],
    "index.md": "Hello\n",
    "a.css": `@media (min-width: 1280px) {
  #content-area { max-width: 72rem; width: calc(100% - 20rem) !important; padding-left: 23.7rem; margin-left: auto }
  #content-area { margin-left: -3rem; color: red }
  #content-area img { margin-left: 2rem; width: calc(100% - 2rem) }
}`,
  });
  expect(css).toContain("max-width: 72rem;");
  expect(css).toContain("margin-left: auto");
  expect(css).toContain("color: red");
  expect(css).not.toMatch(/20rem|23\.7rem|-3rem/);
  expect(css).toMatch(/img \{ margin-left: 2rem; width: calc\(100% - 2rem\) \}/);
});

it("adds nothing to pages of docs that have none of it", async () => {
  const { css, scripts } = await extrasOf(
    { "docs.json": { navigation: { pages: ["a"] } }, "a.md": "" },
    { onError: "report" },
  );
  expect([css, scripts]).toEqual(["", []]);
});

/** A folder with a package by the name of Tailwind. @param build what compiles its classes, as code */
const projectWith = (build: string): string =>
  tempSite({
    "package.json": {},
    "node_modules/tailwindcss/package.json": '{ "type": "module", "exports": "./dist/lib.js" }',
    "node_modules/tailwindcss/dist/lib.js": `export const compile = async (css) => ({ build: ${build} });`,
  });

it("gives the platform's own classes, which have a prefix, the rules of those without one", async () => {
  const compile = String.raw`(words) => words.map((word) => "." + word.replace(/[^\w-]/g, "\\$&").replace(/^\d/, "\\3$& ") + "{top:.5rem}").join("\n")`;
  vi.spyOn(process, "cwd").mockReturnValue(projectWith(compile));
  const { css } = await extrasOf({
    "docs.json": SITE["docs.json"],
    "index.mdx": '<b className="mint-flex dark:mint-p-[#f.5] 2xl:!-mint-m-2 own-mint-x flex">x</b>\n',
  });
  for (const rule of [
    ".mint-flex{top:.5rem}",
    ".dark\\:mint-p-\\[\\#f\\.5\\]{top:.5rem}",
    ".\\32 xl\\:\\!-mint-m-2{top:.5rem}",
    ".flex{top:.5rem}",
  ])
    expect(css).toContain(rule);
  expect(css).not.toContain(".own-x");
});

describeWith("a browser", "a site with classes of Tailwind", () => {
  it("lets scripts find parts that have an id of the builder's by that of the platform", async () => {
    const { text } = await extrasOf({
      "docs.json": SITE["docs.json"],
      "index.md": "Hello\n",
      "own.js": 'document.getElementById("navbar"); document.querySelector("#content-area h1, main, .content")',
    });
    await withBrowserPage(async (page) => {
      await page.setContent(
        '<header id="nd-subnav" class="content">Bar</header><article id="nd-page"><h1>Start</h1></article><a href="#navbar">Up</a>',
      );
      await page.evaluate(text("docs-hooks.js"));
      const found = await page.evaluate(() => [
        document.getElementById("navbar")?.textContent,
        document.querySelector("#content-area h1")?.textContent,
        // A builder has other parts by these names, before the page.
        document.querySelector("#content-area, main, .content")?.id,
        document.querySelector("#pagination, .content")?.id,
        document.querySelectorAll('a[href="#navbar"]').length,
        document.getElementById("constructor"),
      ]);
      expect(found).toEqual(["Bar", "Start", "nd-page", "nd-subnav", 1, null]);
    });
  });

  it("gives buttons with classes the looks of these alone, where classes of Tailwind have effect", async () => {
    // Gives what it is to compile, without its imports.
    const project = projectWith('() => css.replace(/@(import|theme|custom-variant|utility)[^\\n]*/g, "")');
    vi.spyOn(process, "cwd").mockReturnValue(project);
    const { css } = await extrasOf({
      "docs.json": SITE["docs.json"],
      "index.mdx": '<button className="px-2">Press</button>\n',
    });
    await withBrowserPage(async (page) => {
      const button = (name: string) =>
        `<div class="docs-page"><button id="${name}" class="${name}">Press</button></div>`;
      await page.setContent(
        `<style>${css}\n.own { border: 3px solid }</style>${["px-2", "docs-copy", "own"].map(button).join("")}`,
      );
      const borders = await page
        .locator("button")
        .evaluateAll((buttons) => buttons.map((each) => getComputedStyle(each).borderTopWidth));
      expect(borders).toEqual(["0px", "2px", "3px"]);
    });
  });
});
