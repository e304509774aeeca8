import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fixSite } from "../../src/author/fix-site.ts";
import { textAfter } from "../../src/author/write/file-change.ts";
import { tempSite } from "../support/temp-site.ts";

const SETTINGS = `"theme": "mint",\r\n  "name": "Acme",\r\n  "colors": { "primary": "#0a0" }`;

const fixed = async (text: string, files = {}) => {
  const folder = tempSite({ "docs.json": text, "intro.mdx": "", ...files });
  const { changes, left, result } = await fixSite(folder, {});
  expect(readFileSync(join(folder, "docs.json"), "utf8")).toBe(text);
  return { text: changes[0] && textAfter(changes[0]), left, result };
};

it("makes corrections that are beyond doubt, step by step, and leaves all other bytes", async () => {
  const broken = `{\r\n  ${SETTINGS},\r\n  "navigation": { "gruops": [ { "group":"A", "pages": ["intro.mdx",] } ] }\r\n}`;
  const { text, result } = await fixed(broken);
  expect(text).toBe(broken.replace("gruops", "groups").replace("intro.mdx", "intro").replace('",]', '"]'));
  expect(result.diagnostics).toEqual([]);
});

it("takes back what brings up another finding", async () => {
  const text = `{\r\n  ${SETTINGS},\r\n  "navigation": { "groups": [ { "group": "A", "pages": ["intro"], "exapnded": true } ] }\r\n}`;
  const { text: after, left } = await fixed(text);
  expect(after).toBeUndefined();
  expect(left.map(({ code }) => code)).toEqual(["config/unknown-field"]);
});
