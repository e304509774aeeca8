import { resolveSite } from "docsjson/node";
import { type SiteFiles, tempSite } from "./temp-site.ts";

/** A site with one tab: the addresses of its pages, and its warnings and errors, in one line each. */
export async function resolveTab(tab: object, files: SiteFiles) {
  const config = {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: { tabs: [{ tab: "A", ...tab }] },
  };
  const { value, diagnostics } = await resolveSite(tempSite({ "docs.json": config, ...files }));
  const found = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ severity, code, file, range, message, hint }) => {
      return `${severity} ${code} ${file}:${range?.start.line} ${message} (${hint})`;
    });
  return { hrefs: value?.pages.map(({ href }) => href), found };
}
