import { compareSites } from "../../diff/compare-sites.ts";
import { readRevisionOfSite, readSiteToCompare } from "../../diff/read-site-to-compare.ts";
import { formatSiteDiff } from "../../report/site-diff.ts";
import { tool } from "../tool.ts";

export const diffTool = tool({
  name: "diff",
  description:
    "Compares the site with a git revision of it: pages added, removed and moved, addresses that would break, redirects that save them.",
  arguments: { from: { type: "string", required: true, description: "A git revision, such as main or v1.0" } },
  writes: false,
  async run({ from }, { site, options }) {
    const path = await site();
    const before = await readRevisionOfSite(from, path, options);
    const after = await readSiteToCompare(path, "the site", options);
    const text = formatSiteDiff(compareSites(before.compared, after.compared), "text");
    return { head: `Since ${JSON.stringify(from)}:`, content: text.trimEnd().split("\n"), noun: "line" };
  },
});
