import { expect, it } from "vitest";
import { loadLook } from "../../../src/render/look/site-look.ts";
import { tempSite } from "../../support/temp-site.ts";

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
