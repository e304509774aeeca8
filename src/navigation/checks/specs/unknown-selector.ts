import { USER, userSchema } from "../../../codes/examples/definitions.ts";
import { siteExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Place, Reporter } from "../../../diagnostic/finding.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";
import type { OperationIndex } from "../../../references/openapi/operation.ts";
import { referenceOf } from "../../../vocabulary/elements/operation-reference.ts";
import type { Wanted } from "../../specs/read-operation-reference.ts";

export const unknownSelector = code("graphql/unknown-selector", {
  severity: "error",
  title: "An entry names a part of a GraphQL schema that does not exist",
  explanation:
    "An entry of pages such as QUERY user, MUTATION addUser or TYPE User is looked up in the nearest `graphql` around it. QUERY user.posts names a field of what the query gives. Scalars, directives and the types Query, Mutation and Subscription themselves have no pages.",
  example: siteExample(userSchema("QUERY usr"), userSchema("QUERY user"), USER),
  message: ({
    selector,
    source,
  }: {
    selector: string;
    /** The schema in effect; absent if there is none. */
    source?: string | undefined;
    /** Such as `QUERY user`. */
    suggestions: readonly string[];
  }) =>
    source === undefined
      ? `${quote(selector)} cannot be resolved, because no "graphql" schema is set here`
      : `${quote(source)} has no ${quote(selector)}`,
  hint: ({ source, suggestions }) =>
    source === undefined
      ? 'set "graphql" on this element or a parent'
      : (didYouMean(suggestions) ??
        "use the name of a query, a mutation or a type as in the schema; dots lead to the fields of what a query gives"),
});

/** Reports an entry of `pages` such as `QUERY user` that names nothing of the GraphQL schema in effect. */
export function reportUnknownSelector(
  { method, path, text: selector }: Wanted,
  place: Place,
  lookedUp: { readonly sources: readonly string[]; readonly indexes: readonly OperationIndex[] } | undefined,
  findings: Reporter,
): void {
  const [source] = lookedUp?.sources ?? [];
  const suggestions = (lookedUp?.indexes ?? []).flatMap((index) => index.nearest(method, path)).map(referenceOf);
  findings.add(unknownSelector, { selector, source, suggestions }, place);
}
