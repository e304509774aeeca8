import { RELATED } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { parseRedirect } from "../../../redirects/redirect-pattern.ts";
import { withoutEndSlash } from "../../../vocabulary/address.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import type { Check } from "../../context/check-context.ts";

/** Reports a redirect from an address that an earlier one redirects already. */
export function reportDuplicateSource(
  { findings, dialect }: Check,
  { source, index }: WrittenRedirect,
  earlier: WrittenRedirect,
): void {
  const related = [{ message: RELATED.firstUsed, place: { pointer: `/redirects/${earlier.index}/source` } }];
  const place = { pointer: `/redirects/${index}/source` };
  findings.add("redirect/duplicate-source", { source, first: earlier.source }, place, {
    related,
    severity: earlier.source === source ? DIALECT_RULES[dialect].sameRedirect : "warning",
  });
}

/** Equal for sources that match the same addresses: without the names of placeholders, and without a slash at the end. */
export const shapeOfSource = (redirect: WrittenRedirect): string =>
  withoutEndSlash(
    parseRedirect(redirect)
      .source.map((part) => (part.type === "text" ? part.text : part.type === "rest" ? "\0*" : "\0"))
      .join(""),
  );
