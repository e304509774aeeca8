import { GENERATED, group, siteExample, USERS } from "../codes/examples/example.ts";
import { code } from "../diagnostic/code.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import { DOCUMENT_KINDS, type DocumentKindFacts, type DocumentNoun } from "../vocabulary/elements/document-kinds.ts";

/** What is told about the kind of document that a noun names. */
const kindOfNoun = (noun: DocumentNoun): Pick<DocumentKindFacts, "lost" | "shown"> =>
  Object.values(DOCUMENT_KINDS).find((kind) => kind.noun === noun) ?? { lost: "it is not applied" };

export const openapiNotFound = code("openapi/not-found", {
  severity: "error",
  title: "A spec does not exist",
  explanation:
    "`openapi` names a spec by its path from the docs root, or by its URL. No such file exists, so references to its operations are left out and no pages are generated from it. If the front matter of a page names the spec, the page shows no endpoint.",
  example: siteExample(group('"openapi": "apj.yaml"'), GENERATED, { "api.yaml": USERS }),
  message: ({
    spec,
    noun = "spec",
    pages,
  }: {
    spec: string;
    /** Its kind, if it is not a spec. */
    noun?: DocumentNoun | undefined;
    suggestions?: readonly string[];
    pages?: number;
  }) =>
    `the ${noun === "spec" ? "OpenAPI spec" : noun} ${quote(spec)} does not exist, so ${pages === undefined ? kindOfNoun(noun).lost : showNone(pages, kindOfNoun(noun).shown)}`,
  hint: ({ spec, noun = "spec", suggestions }) =>
    didYouMean(suggestions) ??
    (isWebUrl(spec)
      ? `keep a copy of the ${noun} in the docs root, or allow its host`
      : noun === "SDK reference"
        ? "use the path from the docs root"
        : "use the path from the docs root, with extension"),
});

/** The result for pages whose front matter finds no operation. */
export const showNone = (pages: number, part = "endpoint"): string =>
  pages === 1
    ? `the page shows no ${part}`
    : `this page and ${pages === 2 ? "another" : `${pages - 1} others`} show no ${part}`;
