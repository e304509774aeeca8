import { group, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { countOf, quote } from "../../../diagnostic/words.ts";
import { openapiNotFound } from "../../../references/openapi-not-found.ts";
import { DOCUMENT_KIND_NAMES, nounBesideSpec } from "../../../vocabulary/elements/document-kinds.ts";
import type { ResolvedSite, SiteRule } from "../../context/resolved-site.ts";
import type { NamedSpec } from "../../specs/spec-library.ts";

export const unresolvedReferences = code("openapi/unresolved-references", {
  severity: "info",
  title: "References need a spec that cannot be read",
  explanation:
    "Entries of pages such as GET /users need the spec that describes the operation. While the spec is missing or broken they are left out of the navigation; this is how many.",
  example: {
    ...siteExample(
      group('"openapi": "lost.yaml", "pages": ["GET /users"]'),
      group('"openapi": "api.yaml", "pages": ["GET /users"]'),
      { "api.yaml": USERS },
    ),
  },
  message: ({ spec, count }: { spec: string; count: number }) =>
    `${countOf(count, "reference")} ${count === 1 ? "is" : "are"} left out of the navigation, because ${quote(spec)} was not read`,
  hint: () => "the finding about the spec says what it needs; the references are checked once it is read",
});

export const specNotFoundRule: SiteRule = {
  codes: [openapiNotFound, unresolvedReferences],
  check: checkSpecsNotFound,
};

/** Reports the specs that the navigation names and that were not loaded, and how many references need them. */
function checkSpecsNotFound({ resolving: { documents, waiting, findings } }: ResolvedSite): void {
  const references = new Map<NamedSpec, number>();
  for (const [scope, count] of waiting) {
    for (const { spec } of scope.missing) references.set(spec, (references.get(spec) ?? 0) + count);
  }
  for (const kind of DOCUMENT_KIND_NAMES) {
    for (const document of documents[kind].all()) {
      const { source: spec, state, pointer } = document;
      if (state === "not-found") findings.add(openapiNotFound, { spec, noun: nounBesideSpec(kind) }, { pointer });
      const count = references.get(document);
      if (count) findings.add(unresolvedReferences, { spec, count }, { pointer });
    }
  }
}
