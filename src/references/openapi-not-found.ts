import { code } from "../diagnostic/code.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import type { SourceNoun } from "../vocabulary/source-noun.ts";
import { isWebUrl } from "../vocabulary/url.ts";

/** The loss if a file is missing. */
const LOST: Readonly<Record<SourceNoun, string>> = {
  spec: "its operations have no pages",
  overlay: "it is not applied",
  "AsyncAPI document": "its channels have no pages",
  "GraphQL schema": "its operations and types have no pages",
  "SDK reference": "it has no pages",
};

/** The part of a file that a page shows because its front matter names it. */
const SHOWN: Readonly<Partial<Record<SourceNoun, string>>> = {
  "AsyncAPI document": "channel",
  "SDK reference": "part of it",
};

export const openapiNotFound = code("openapi/not-found", {
  severity: "error",
  message: ({
    spec,
    noun = "spec",
    pages,
  }: {
    spec: string;
    /** Its kind, if it is not a spec. */
    noun?: SourceNoun | undefined;
    suggestions?: readonly string[];
    pages?: number;
  }) =>
    `the ${noun === "spec" ? "OpenAPI spec" : noun} ${quote(spec)} does not exist, so ${pages === undefined ? LOST[noun] : showNone(pages, SHOWN[noun])}`,
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
