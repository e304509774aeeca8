import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code, firstUsed } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { parseRedirect } from "../../../redirects/redirect-pattern.ts";
import { withoutEndSlash } from "../../../vocabulary/addresses/address.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import type { RedirectRule } from "../../context/visits.ts";

export const duplicateSource = code("redirect/duplicate-source", {
  severity: "error",
  tag: "unnecessary",
  title: "Two redirects have the same source",
  explanation:
    "One address can lead to one destination only. The hosted platform rejects a docs.json in which two redirects have exactly the same source; of two that differ in a slash at the end or in the name of a placeholder, only the first has an effect.",
  example: redirectExample(
    `${redirectEntry("/old", "/intro")}, ${redirectEntry("/old", "/guide")}`,
    redirectEntry("/old", "/intro"),
  ),
  message: ({ source, first }: { source: string; first: string }) =>
    source === first
      ? `an earlier redirect already has the source ${quote(source)}`
      : `the source ${quote(source)} matches the same addresses as ${quote(first)} of an earlier redirect`,
  hint: () => "remove one of the two",
});

/** Reports a redirect from an address that an earlier one redirects already. */
export const duplicateSourceRule: RedirectRule = {
  codes: [duplicateSource],
  needs: ({ earlier }) => earlier !== undefined,
  check({ check: { findings, dialect }, redirect: { source, index }, earlier }) {
    if (!earlier) return;
    const related = [relatedEnd(firstUsed, {}, { pointer: `/redirects/${earlier.index}/source` })];
    const severity = earlier.source === source ? DIALECT_RULES[dialect].sameRedirect : "warning";
    const place = { pointer: `/redirects/${index}/source` };
    findings.add(duplicateSource, { source, first: earlier.source }, place, { related, severity });
  },
};

/** Equal for sources that match the same addresses: without the names of placeholders, and without a slash at the end. */
export const shapeOfSource = (redirect: WrittenRedirect): string =>
  withoutEndSlash(
    parseRedirect(redirect)
      .source.map((part) => (part.type === "text" ? part.text : part.type === "rest" ? "\0*" : "\0"))
      .join(""),
  );
