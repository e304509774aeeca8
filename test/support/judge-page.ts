import { checkSite } from "docsjson/node";
import type { Rules } from "../../src/policy/rules.ts";
import { tempSite } from "./temp-site.ts";

/** What is said of the page `index` of a site, a line each: line, what is underlined, code, message, hint, fixes. */
export async function judgePage(
  text: string,
  { files = {}, rules = {} }: { files?: Record<string, string | object>; rules?: Rules } = {},
): Promise<string[]> {
  const docs = { navigation: { pages: ["index"] } };
  const site = tempSite({ "docs.json": docs, "index.mdx": text, ...files });
  const { diagnostics } = await checkSite(site, { rules: { "nav/orphan-page": "off", ...rules } });
  return diagnostics.map(({ file, range, code, message, hint, fixes }) => {
    const under = file === "index.mdx" ? text.slice(range?.start.offset, range?.end.offset) : file;
    return [
      `${range?.start.line} ${under} · ${code}: ${message} → ${hint}`,
      ...fixes.map((fix) => `fix ${fix.text}`),
    ].join(" ");
  });
}
