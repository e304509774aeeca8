import { nearest } from "../../diagnostic/nearest.ts";
import { countOf, didYouMean, quote } from "../../diagnostic/words.ts";
import { printable } from "../../report/text/printable.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { siteCoverage } from "../../site/coverage/site-coverage.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** How many specs a message names. */
const MOST_NAMED = 8;

export const operationsWithoutPageTool = tool({
  name: "operations_without_page",
  description: "Lists the operations of the site's OpenAPI specs that no page shows. Hidden ones don't count.",
  arguments: { spec: { type: "string", description: "Only this spec, by path from the docs root" } },
  writes: false,
  async run({ spec }, context) {
    const { site, navigation } = await resolvedSite(context);
    if (spec !== undefined && !site.documents.named("openapi").some(({ source }) => source === spec)) {
      const known = site.documents.named("openapi").map(({ source }) => source);
      const there = known.length === 0 ? "it has none" : `there is ${known.slice(0, MOST_NAMED).join(", ")}`;
      throw new SiteError(`the site has no spec ${quote(spec)}; ${didYouMean(nearest(spec, known)) ?? there}`);
    }
    const rows = siteCoverage(site, navigation).filter(
      ({ kind, name }) => kind === "operations" && (spec === undefined || name === spec),
    );
    const missing = rows.flatMap(({ name, missing }) => missing.map((operation) => printable(`${name} ${operation}`)));
    const total = rows.reduce((sum, row) => sum + row.total, 0);
    return {
      head: `${countOf(missing.length, "operation")} of ${total} in ${countOf(rows.length, "spec")} without a page.`,
      content: missing,
      noun: "operation",
      foot: missing.length > 0 ? 'An entry of pages such as "openapi.json GET /users" gives one a page.' : undefined,
    };
  },
});
