import { group, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote, quoteList } from "../../../diagnostic/words.ts";
import { showNone } from "../../../references/openapi-not-found.ts";

/** An operation in a spec that a reference to it is not looked up in. */
export interface FoundElsewhere {
  spec: string;
  reference: string;
}

export const noSpec = code("openapi/no-spec", {
  severity: "error",
  title: "A reference to an operation has no spec",
  explanation:
    "An entry of pages such as GET /users is looked up in the nearest `openapi` around it. None of the elements around this entry sets one. The top-level `api.openapi` is not inherited by the navigation. The front matter of a page is looked up in all specs of the site, and the site has none.",
  example: siteExample(group('"pages": ["GET /users"]'), group('"openapi": "api.yaml", "pages": ["GET /users"]'), {
    "api.yaml": USERS,
  }),
  message: ({ reference, page }: { reference: string; page?: true; elsewhere: readonly FoundElsewhere[] }) =>
    page
      ? `the site has no OpenAPI spec for ${quote(reference)}, so ${showNone(1)}`
      : `${quote(reference)} cannot be resolved, because no "openapi" spec is set here`,
  hint: ({ reference, page, elsewhere }) => {
    if (page) return 'set "openapi" on the element that lists the page, and keep the spec in the docs root';
    return elsewhere.length > 0
      ? `${specsHaveIt(elsewhere)}: set "openapi" to ${elsewhere.length > 1 ? "one of them" : "it"} on this element or a parent, or use ${withSpecs(elsewhere)}`
      : `set "openapi" on this element or a parent, or name the spec in the entry, as in "openapi.json ${reference}"`;
  },
});

/** `"a.yaml" has it`, `"a.yaml" and "b.yaml" have it`. */
export const specsHaveIt = (found: readonly FoundElsewhere[]): string =>
  `${quoteList(
    found.map(({ spec }) => spec),
    "and",
  )} ${found.length > 1 ? "have" : "has"} it`;

/** `"a.yaml GET /users" or "b.yaml GET /users"`. */
export const withSpecs = (found: readonly FoundElsewhere[]): string =>
  quoteList(found.map(({ spec, reference }) => `${spec} ${reference}`));
