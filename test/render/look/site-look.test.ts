import { expect, it } from "vitest";
import { loadLook } from "../../../src/render/look/site-look.ts";
import { tempSite } from "../../support/temp-site.ts";

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
  const projectFolder = tempSite({
    "package.json": "{}",
    "node_modules/shiki/package.json": '{"name":"shiki","type":"module","exports":"./index.js"}',
    "node_modules/shiki/index.js": BUSY_SHIKI,
  });
  const look = await loadLook({ projectFolder, library: "lucide", languages: ["json"] });
  expect(look.highlight("{}", "json")).toEqual([{ type: "text", value: "colored" }]);
});
