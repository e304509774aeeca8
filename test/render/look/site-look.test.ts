import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, vi } from "vitest";
import { PairedTheme } from "../../../src/render/look/paired-theme.ts";
import { loadLook } from "../../../src/render/look/site-look.ts";
import { tempSite } from "../../support/temp-site.ts";
import { installedExample } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

const withShiki = (code: string): string =>
  tempSite({
    "package.json": "{}",
    "node_modules/shiki/package.json": '{"name":"shiki","type":"module","exports":"./index.js"}',
    "node_modules/shiki/index.js": code,
  });

/** A Shiki that, as the real one, leaves code without colors once its time is up, and whose machine is busy. */
const BUSY_SHIKI = `export const bundledLanguages = { json: 1 }, bundledThemes = { "github-light-high-contrast": 1, "github-dark-high-contrast": 1 };
export const getSingletonHighlighter = async () => ({
  getLoadedLanguages: () => ["json"],
  codeToHast: (code, { tokenizeTimeLimit = 500 }) => {
    const isColored = tokenizeTimeLimit === 0;
    return { children: [{ children: [{ children: [{ type: "text", value: isColored ? "colored" : code }] }] }] };
  },
});
`;

it("colors code the same however busy the machine is", async () => {
  const projectFolder = withShiki(BUSY_SHIKI);
  const look = await loadLook({ projectFolder, library: "lucide", languages: ["json"] });
  expect(look.highlight("{}", "json")).toEqual([{ type: "text", value: "colored" }]);
});

it("tells the styles that only Font Awesome Pro has, where icons are Font Awesome's", async () => {
  const projectFolder = tempSite({
    "package.json": "{}",
    "node_modules/@fortawesome/fontawesome-free/package.json": "{}",
  });
  const look = await loadLook({ projectFolder, library: "lucide", languages: [] });
  const lacking = (library?: string) =>
    ["solid", "regular", "brands", "light", "duotone", "sharp-solid"].filter((style) =>
      look.lacksStyle?.(style, library),
    );
  expect(lacking()).toEqual([]);
  expect(lacking("fontawesome")).toEqual(["light", "duotone", "sharp-solid"]);
});

/** A Shiki that, as the real one, ends with an error where a theme is not loaded, and gives the names of those that it colors with. */
const STRICT_SHIKI = `export const bundledLanguages = { json: 1 };
export const bundledThemes = { "github-light-high-contrast": 1, "github-dark-high-contrast": 1, dracula: 1 };
export const createCssVariablesTheme = () => ({ name: "css-variables" });
export const getSingletonHighlighter = async ({ themes }) => ({
  getLoadedLanguages: () => ["json"],
  getTheme: (name) => ({ bg: "back of " + name, fg: "front of " + name }),
  codeToHast: (code, options) => {
    const loaded = themes.map((theme) => theme.name ?? theme);
    const wanted = Object.values(options.themes);
    for (const theme of wanted) if (!loaded.includes(theme)) throw new Error(theme + " not found");
    return { children: [{ children: [{ children: [{ type: "text", value: wanted.join(" ") }] }] }] };
  },
});
`;

it.each([
  ["dracula", "dracula", "dracula dracula"],
  ["css-variables", "css-variables", "css-variables css-variables"],
  ["dracula", "drakula", "dracula github-dark-high-contrast"],
])(
  "colors code in the themes %s and %s, the default one where Shiki has none of the name",
  async (light, dark, shown) => {
    const projectFolder = withShiki(STRICT_SHIKI);
    const look = await loadLook({ projectFolder, library: "lucide", languages: ["json"], themes: { light, dark } });
    expect(look.highlight("{}", "json")).toEqual([{ type: "text", value: shown }]);
    const [first, second] = shown.split(" ").map((name) => ({ bg: `back of ${name}`, fg: `front of ${name}` }));
    expect(look.codeColors).toEqual(light === "css-variables" ? undefined : { light: first, dark: second });
  },
);

describeWith("the packages of examples/starlight", "code in two themes", () => {
  const CODE = `// A *lamp*
import { Lamp, type Room } from "./lamp.ts";
export const lamps = async (room: Room) => (await fetch(\`/lamps?room=\${room.id}&n=\${2 ** 8}\`)).json() as Lamp[];
`;

  it.each([
    { light: "github-light-high-contrast", dark: "github-dark-high-contrast", isPair: true },
    { light: "vitesse-light", dark: "vitesse-dark", isPair: true },
    { light: "min-light", dark: "min-dark", isPair: false },
  ])("has the colors of $light and $dark, found at once where they differ in colors alone", async (themes) => {
    const { isPair, ...shown } = themes;
    const pairing = vi.spyOn(PairedTheme, "of");
    const projectFolder = installedExample("starlight");
    const languages = ["typescript", "markdown"];
    const { highlight } = await loadLook({ projectFolder, library: "lucide", languages, themes: shown });
    const { createHighlighter } = await import(
      pathToFileURL(createRequire(join(projectFolder, "package.json")).resolve("shiki")).href
    );
    const shiki = await createHighlighter({ themes: Object.values(shown), langs: languages });
    for (const lang of languages) {
      const text = lang === "markdown" ? `# Lamps\n\n**All** of _them_:\n\n\`\`\`ts\n${CODE}\`\`\`\n` : CODE;
      // Shiki would leave a line as it is on a busy machine.
      const options = { lang, themes: shown, defaultColor: false, tokenizeTimeLimit: 0 };
      const expected = shiki.codeToHast(text, options);
      expect(highlight(text, lang)).toEqual(expected.children[0].children[0].children);
    }
    expect(pairing.mock.results.map(({ value }) => value !== undefined)).toEqual([isPair]);
    pairing.mockRestore();
  });
});

it("shows formulas that are at fault in red, and tells why", async () => {
  const { math } = await loadLook({ projectFolder: process.cwd(), library: "lucide", languages: [] });
  const faults: string[] = [];
  const shown = ["x^2", "\\frac{a}{b", "\\int_0^1 \\nothing{x}"].map((tex) =>
    math(tex, false, (fault) => faults.push(fault)),
  );
  expect(faults).toEqual([
    "Unexpected end of input in a macro argument, expected '}'",
    "Undefined control sequence: \\nothing",
  ]);
  const isRed = shown.map((node) => JSON.stringify(node).includes("#cc0000"));
  expect(isRed).toEqual([false, true, true]);
});

it("finds icons whatever the case of their names, as the platform's addresses are in lower case", async () => {
  const projectFolder = tempSite({
    "package.json": "{}",
    "node_modules/@fortawesome/fontawesome-free/package.json": "{}",
    "node_modules/@fortawesome/fontawesome-free/svgs/brands/github.svg": '<svg viewBox="0 0 1 1"></svg>',
  });
  const look = await loadLook({ projectFolder, library: "fontawesome", languages: [] });
  expect(look.icon("GitHub", {})).toEqual(look.icon("github", {}));
  expect(look.icon("GitHub", {})).toMatchObject({ type: "raw" });
});
