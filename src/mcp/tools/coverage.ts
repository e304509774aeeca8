import { joinFirst } from "../../diagnostic/words.ts";
import { printable } from "../../report/text/printable.ts";
import { siteCoverage } from "../../site/coverage/site-coverage.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** How many missing entries a row names. */
const EXAMPLES = 5;

export const coverageTool = tool({
  name: "coverage",
  description:
    "Says how much of the site is shown: page files in the navigation, operations with a page, pages that each language and version has.",
  arguments: { all: { type: "boolean", description: `Names all that is missing, not only the first ${EXAMPLES}` } },
  writes: false,
  async run({ all = false }, context) {
    const { site, navigation } = await resolvedSite(context);
    const rows = siteCoverage(site, navigation);
    return {
      head: "Covered, by kind:",
      content: rows.flatMap(({ kind, name, covered, total, missing }) => {
        const row = `${kind} ${name}`.trim();
        const lacks = missing.length === 0 || all ? "" : `; lacks ${joinFirst(missing, EXAMPLES)}`;
        return [
          printable(`${row}: ${covered} of ${total}${lacks}`),
          ...(all ? missing.map((each) => `  ${printable(each)}`) : []),
        ];
      }),
      noun: "line",
    };
  },
});
