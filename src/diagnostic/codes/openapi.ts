import { HTTP_METHODS } from "../../vocabulary/methods.ts";
import { isWebUrl } from "../../vocabulary/url.ts";
import { define, didYouMean, joinList, quoteList } from "../define.ts";

/** An operation in a spec that a reference to it is not looked up in. */
export interface FoundElsewhere {
  spec: string;
  reference: string;
}

export const OPENAPI_CODES = {
  "openapi/syntax": define<{ format: "JSON" | "YAML"; problem: string; hint?: string | undefined }>({
    severity: "error",
    title: "The spec is not valid JSON or YAML",
    message: ({ format, problem }) => `the spec is not valid ${format}: ${problem}`,
    hint: ({ hint }) => hint,
    explanation:
      "The file that `openapi` names could not be parsed, so none of its operations get pages. A file that begins with `{` is read as JSON, any other as YAML 1.2.",
  }),
  "openapi/not-a-spec": define<{ found: string }>({
    severity: "error",
    title: "The file is no OpenAPI document",
    message: ({ found }) => `this is no OpenAPI document: ${found}`,
    hint: () => 'name a file whose top level has "openapi": "3.0.x", "3.1.x" or "3.2.x"',
    explanation:
      "The file was parsed, but has no `openapi` field that says which version of OpenAPI it follows. Often it is a fragment of a spec, or a file of another format.",
  }),
  "openapi/unsupported-version": define<{ version: string; swagger?: boolean }>({
    severity: "error",
    title: "The spec's version of OpenAPI is not supported",
    message: ({ version, swagger }) =>
      swagger
        ? `the spec is Swagger ${version}; only OpenAPI 3.0, 3.1 and 3.2 are supported`
        : `the spec is OpenAPI ${JSON.stringify(version)}; only 3.0, 3.1 and 3.2 are supported`,
    hint: ({ swagger }) =>
      swagger
        ? "convert it to OpenAPI 3 first, for example with `npx swagger2openapi`"
        : 'set "openapi" to the version that the spec follows, such as "3.1.0"',
    explanation:
      "Pages are made from OpenAPI 3.0, 3.1 and 3.2. Swagger 2.0 describes requests in another way and is refused, as on the hosted platform.",
  }),
  "openapi/unsupported-feature": define<{ problem: string; hint: string }>({
    severity: "info",
    title: "Something that pages could be made from is not read",
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
    explanation:
      "Methods beside those of OpenAPI 3.1, AsyncAPI, GraphQL, SDKs and overlays are legal, and the hosted platform may make pages from them. They are not read here, so those pages are missing from the resolved navigation.",
  }),
  "openapi/outside-root": define<{ source: string }>({
    severity: "error",
    title: "A spec lies outside the docs root",
    message: ({ source }) => `${JSON.stringify(source)} leads out of the docs root, and nothing outside it is read`,
    hint: () => "move the file into the docs root, and name it by its path from there",
    explanation:
      "`..`, absolute paths, symbolic links and `file:` URLs may not lead out of the folder that holds docs.json, neither in `openapi` nor in a spec's own `$ref`s.",
  }),
  "openapi/broken-reference": define<{ reference: string; reason: string }>({
    severity: "error",
    title: "A path item's `$ref` leads nowhere",
    message: ({ reference, reason }) => `the path item's "$ref" ${JSON.stringify(reference)} ${reason}`,
    hint: () => "point it at a path item of this spec, such as one of #/components/pathItems",
    explanation:
      "A path item may stand elsewhere in the spec and be referred to by a JSON Pointer. The pointer has no target, or runs in a circle, so the path's operations get no pages.",
  }),
  "openapi/external-path-item": define<{ reference: string }>({
    severity: "warning",
    title: "A path item stands in another file",
    message: ({ reference }) =>
      `this path item stands in another file (${JSON.stringify(reference)}), which is not read, so its operations get no pages`,
    hint: () => "bundle the spec into one file first, for example with `npx @redocly/cli bundle`",
    explanation:
      "A path item's `$ref` may lead to another file or site. Specs are read one file at a time, so the operations behind such a reference are missing from the navigation.",
  }),
  "openapi/invalid-spec": define<{ problem: string }>({
    severity: "error",
    title: "The spec contradicts OpenAPI",
    message: ({ problem }) => problem,
    explanation:
      "The spec breaks a rule of the OpenAPI specification. Where the fault concerns paths and operations, resolving finds it; all others are found by `docsjson check --specs`.",
  }),
  "openapi/duplicate-key": define<{ key: string }>({
    severity: "warning",
    title: "A key stands twice in one mapping of the spec",
    message: ({ key }) => `the key ${JSON.stringify(key)} stands twice in this mapping; the last one counts`,
    hint: () => "remove or rename one of the two",
    explanation:
      "YAML and JSON ask for unique keys. Most parsers take the last value, so what stands under the first is lost, and some refuse the file. In a JSON spec, paths that stand twice are always found; all other keys are found by `docsjson check --specs`.",
  }),
  "openapi/unreadable": define<{ source: string; problem: "not-a-file" | "too-large" | "unreadable" }>({
    severity: "error",
    title: "A spec can't be read",
    message: ({ source, problem }) =>
      `the spec ${JSON.stringify(source)} ${{ "not-a-file": "is not a file", "too-large": "is too large to be read", unreadable: "can't be read" }[problem]}`,
    hint: ({ problem }) =>
      problem === "not-a-file"
        ? "name the file of the spec"
        : problem === "unreadable"
          ? "look at its permissions"
          : undefined,
    explanation: "The file that the navigation names is there, but it gives no text.",
  }),
  "openapi/remote-blocked": define<{ url: string; problem: string; hint: string }>({
    severity: "warning",
    title: "A spec on the network is not read",
    message: ({ url, problem }) => `the spec ${url} ${problem}`,
    hint: ({ hint }) => hint,
    explanation:
      "Specs are read from the network only where the host is allowed, over https, without a redirect to another host, and from public addresses. The pages that would be made from the spec are left out.",
  }),
  "openapi/remote-failed": define<{ url: string; problem: string; hint: string }>({
    severity: "error",
    title: "A spec could not be fetched",
    message: ({ url, problem }) => `the spec ${url} ${problem}`,
    hint: ({ hint }) => hint,
    explanation:
      "The host is allowed, but the spec could not be had from it: no connection, another status than 200, too large, or too slow.",
  }),
  "openapi/not-found": define<{ spec: string; suggestions?: readonly string[]; pages?: number }>({
    severity: "error",
    title: "A spec that the navigation names isn't there",
    message: ({ spec, pages }) =>
      `the OpenAPI spec ${JSON.stringify(spec)} was not found, so ${pages === undefined ? "its operations have no pages" : showNone(pages)}`,
    hint: ({ spec, suggestions }) =>
      didYouMean(suggestions) ??
      (isWebUrl(spec)
        ? "download the spec into the docs, or allow its host to be read"
        : "give the path from the docs root, with extension"),
    explanation:
      "The openapi property names a specification file by its path from the docs root, or by its URL. Nothing was loaded under that name, so references to its operations are left out and no pages are generated from it. Where the front matter of a page names the spec, the page shows no endpoint.",
  }),
  "openapi/unresolved-references": define<{ spec: string; count: number }>({
    severity: "info",
    title: "References wait for a spec that could not be read",
    message: ({ spec, count }) =>
      `${count === 1 ? "1 reference is" : `${count} references are`} left out of the navigation, because ${JSON.stringify(spec)} could not be read`,
    hint: () => "put the spec right first; the references are judged once it can be read",
    explanation:
      "Entries of pages such as GET /users need the spec that describes the operation. While the spec is missing or broken they are left out of the navigation; this says how many.",
  }),
  "openapi/no-spec": define<{ reference: string; page?: true; elsewhere: readonly FoundElsewhere[] }>({
    severity: "error",
    title: "A reference to an operation has no spec to look in",
    message: ({ reference, page }) =>
      page
        ? `the site has no OpenAPI spec to look ${JSON.stringify(reference)} up in, so ${showNone(1)}`
        : `no OpenAPI spec is in effect here, so ${JSON.stringify(reference)} can't be looked up`,
    hint: ({ reference, page, elsewhere }) => {
      if (page) return 'set "openapi" on the element that lists the page, and keep the spec in the docs root';
      return elsewhere.length > 0
        ? `${specsHaveIt(elsewhere)}: set "openapi" to ${elsewhere.length > 1 ? "one of them" : "it"} on this element or one around it, or write ${withSpecs(elsewhere)}`
        : `set "openapi" on this element or one around it, or name the spec in the entry, as in "openapi.json ${reference}"`;
    },
    explanation:
      "An entry of pages such as GET /users is looked up in the nearest openapi property around it. There is none on any element around this entry. The top-level api.openapi is not inherited by the navigation. The front matter of a page is looked up in all specs of the site, and the site has none.",
  }),
  "openapi/unknown-operation": define<{
    reference: string;
    specs: readonly string[];
    page?: true;
    elsewhere: readonly FoundElsewhere[];
    suggestions: readonly string[];
    /** What is wrong with the reference itself: its method, or the space that is missing behind it. */
    slip?: { kind: "method"; method: string } | { kind: "space"; corrected: string } | undefined;
  }>({
    severity: "error",
    title: "A reference names an operation that the spec doesn't have",
    message: ({ reference, specs, page }) =>
      specs.length === 0
        ? `${JSON.stringify(reference)} is neither a page nor a reference to an operation`
        : `${specsHaveNone(specs)} operation ${JSON.stringify(reference)}${page ? `, so ${showNone(1)}` : ""}`,
    hint: ({ elsewhere, suggestions, slip }) => {
      if (elsewhere.length > 0) return `${specsHaveIt(elsewhere)}: write ${withSpecs(elsewhere)}`;
      if (suggestions.length > 0) return didYouMean(suggestions);
      switch (slip?.kind) {
        case "space":
          return `write ${JSON.stringify(slip.corrected)}, with a space between the method and the path`;
        case "method":
          return `${JSON.stringify(slip.method)} is not a method; use ${joinList([...HTTP_METHODS.map((method) => method.toUpperCase()), "webhook"])}`;
        default:
          return "write the method and the path exactly as in the spec: case and names in braces count";
      }
    },
    explanation:
      "An entry of pages of the form METHOD /path must name an operation of the spec in effect; another spec's is named with its spec before it, as in other.yaml GET /path. Method and path are compared exactly, with one trailing slash allowed on either side; the names in braces must be the spec's own. The same goes for `openapi` in the front matter of a page, which is looked up in all specs of the site unless it names one.",
  }),
  "openapi/ambiguous-operation": define<{ reference: string; specs: readonly string[]; page?: true }>({
    severity: "warning",
    title: "Several specs in effect have the operation",
    message: ({ reference, specs, page }) =>
      `${JSON.stringify(reference)} is in ${quoteList(specs, "and")}; the page ${page ? "shows" : "is made from"} the first`,
    hint: ({ reference, specs, page }) =>
      `name the spec in the ${page ? "front matter" : "entry"}, as in "${specs[1] ?? specs[0]} ${reference}"`,
    explanation:
      "Where openapi lists several specs, a reference is looked up in all of them in order. More than one has this operation, so the author may have meant another than the first. A page whose front matter names no spec is looked up in all specs of the site; those in effect where the page is listed settle which one is meant.",
  }),
  "openapi/hidden-operation": define<{ reference: string; spec: string; extension: "x-hidden" | "x-excluded" }>({
    severity: "warning",
    title: "A reference names an operation that its spec hides",
    message: ({ reference, spec, extension }) =>
      `${JSON.stringify(reference)} has ${extension} in ${spec}, which excludes it from the documentation; the entry is left out`,
    hint: ({ extension }) => `remove the entry, or ${extension} from the operation`,
    explanation:
      "In the specification, x-hidden excludes an endpoint from the documentation, even where an entry of pages names it. The hosted platform (dialect mintlify) shows the page in that case.",
  }),
  "openapi/excluded-operation": define<{ reference: string; spec: string }>({
    severity: "error",
    title: "A reference names an excluded operation",
    message: ({ reference, spec }) => `${JSON.stringify(reference)} has x-excluded in ${spec}, so it can have no page`,
    hint: () => "remove the entry, or x-excluded from the operation",
    explanation:
      "On the hosted platform x-excluded removes an operation altogether: no page exists for it, and an entry of pages that names it is an error.",
  }),
  "openapi/href-collision": define<{
    href: string;
    first: string;
    others: readonly string[];
    count: number;
    newHref: string;
  }>({
    severity: "warning",
    title: "Several operations want the same address",
    message: ({ href, first, others, count, newHref }) =>
      `${quoteFirst(others, count)} would have the address ${href} of ${first}, and ${count === 1 ? `is at ${newHref} instead` : `are numbered from ${newHref} on`}`,
    hint: () => "give the operations different summaries, or x-mint.href, or their openapi a directory of its own",
    explanation:
      "The address of a generated page is made of directory, tag and summary. Where two operations come to the same one, the later is numbered over the whole site, so that no page is lost. The hosted platform numbers within one generated group only, and loses pages otherwise.",
  }),
  "openapi/page-replaced": define<{ count: number; examples: readonly { path: string; reference: string }[] }>({
    severity: "info",
    title: "A page file stands in place of a generated page",
    message: ({ count, examples: [example] }) =>
      count === 1
        ? `the page file ${JSON.stringify(example?.path)} is shown in place of the page for ${example?.reference}`
        : `${count} page files are shown in place of generated pages, such as ${JSON.stringify(example?.path)} for ${example?.reference}`,
    hint: ({ count }) =>
      `nothing to do if that is meant; delete the ${count === 1 ? "file" : "files"} to get the generated ${count === 1 ? "page" : "pages"}`,
    explanation:
      "A hand-written page at the address of a generated one goes before it. That is how an endpoint gets a page of its own, and what is left over after moving from hand-written pages to generated ones.",
  }),
  "openapi/unused-operations": define<{ spec: string; count: number; examples: readonly string[] }>({
    severity: "info",
    title: "Operations that no page shows",
    message: ({ spec, count, examples }) =>
      `${count === 1 ? "1 operation" : `${count} operations`} of ${JSON.stringify(spec)} ${count === 1 ? "is" : "are"} on no page: ${examples.join(", ")}${count > examples.length ? " and more" : ""}`,
    hint: () => "add references to pages, or mark the operations x-hidden in the spec",
    explanation:
      "Once an element lists operations itself, only those get pages. New operations of the spec are easily forgotten; this names the ones that have none.",
  }),
};

/** The first of several by name, and how many more there are. */
const quoteFirst = (names: readonly string[], count: number): string =>
  count > names.length ? `${names.join(", ")} and ${count - names.length} more` : names.join(", ");

/** What comes of it for pages whose front matter finds no operation. */
const showNone = (pages: number): string =>
  pages === 1
    ? "the page shows no endpoint"
    : `this page and ${pages === 2 ? "another" : `${pages - 1} others`} show no endpoint`;

/** `"a.yaml" has no`, `neither "a.yaml" nor "b.yaml" has an`, `none of the 9 specs has an`. */
function specsHaveNone(specs: readonly string[]): string {
  const [first, second] = specs.map((spec) => JSON.stringify(spec));
  if (specs.length === 1) return `${first} has no`;
  if (specs.length === 2) return `neither ${first} nor ${second} has an`;
  return `none of ${specs.length > 4 ? `the ${specs.length} specs` : quoteList(specs, "and")} has an`;
}

/** `"a.yaml" has it`, `"a.yaml" and "b.yaml" have it`. */
const specsHaveIt = (found: readonly FoundElsewhere[]): string =>
  `${quoteList(
    found.map(({ spec }) => spec),
    "and",
  )} ${found.length > 1 ? "have" : "has"} it`;

/** `"a.yaml GET /users" or "b.yaml GET /users"`. */
const withSpecs = (found: readonly FoundElsewhere[]): string =>
  quoteList(found.map(({ spec, reference }) => `${spec} ${reference}`));
