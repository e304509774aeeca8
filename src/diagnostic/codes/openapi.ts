import { HTTP_METHODS } from "../../vocabulary/methods.ts";
import { isWebUrl } from "../../vocabulary/url.ts";
import { define, defineCases, sayCase } from "../define.ts";
import { countOf, didYouMean, joinExamples, joinList, quote, quoteList, quoteValue, typeName } from "../words.ts";
import { SPEC_FAULTS } from "./invalid-spec.ts";
import { JSON_FAULTS, type JsonFault } from "./json-syntax.ts";
import { REMOTE_BLOCKS, REMOTE_FAILURES } from "./remote-spec.ts";
import type { SourceNoun } from "./source-noun.ts";

/** An operation in a spec that a reference to it is not looked up in. */
export interface FoundElsewhere {
  spec: string;
  reference: string;
}

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

export const OPENAPI_CODES = {
  "openapi/syntax": defineCases({
    severity: "error",
    title: "A spec is not valid JSON or YAML",
    explanation:
      "The file that `openapi` names cannot be parsed, so none of its operations have pages; an overlay is not applied. A file that starts with `{` is read as JSON, any other as YAML 1.2.",
    cases: {
      json: ({ fault }: { fault: JsonFault }) => {
        const { message, hint } = sayCase(JSON_FAULTS, fault);
        return { message: `the file is not valid JSON: ${message}`, hint };
      },
      /** The message of the YAML parser. */
      yaml: ({ says }: { says: string }) => ({ message: `the file is not valid YAML: ${says}` }),
      "yaml-limit": () => ({
        message: "the file is nested too deeply, or too large, to be read as YAML",
        hint: "split it, or write it as JSON",
      }),
    },
  }),
  "openapi/not-a-spec": defineCases({
    severity: "error",
    title: "The file is not an OpenAPI document",
    explanation:
      "The file is valid JSON or YAML, but has no `openapi` field with the version of OpenAPI that it follows. Often it is a fragment of a spec, or a file of another format.",
    cases: {
      value: ({ value }: { value: unknown }) => ({
        message: `an OpenAPI document must be an object, not ${typeName(value ?? undefined)}`,
        hint: NAME_A_SPEC,
      }),
      asyncapi: () => ({ message: "this is an AsyncAPI document, not an OpenAPI document", hint: NAME_A_SPEC }),
      "no-version": () => ({
        message: 'this is not an OpenAPI document: it has no "openapi" field',
        hint: NAME_A_SPEC,
      }),
    },
  }),
  "openapi/unsupported-version": defineCases({
    severity: "error",
    title: "The spec's version of OpenAPI is not supported",
    explanation:
      "Pages are made from OpenAPI 3.0, 3.1 and 3.2. Swagger 2.0 describes requests in another way and is not supported, as on the hosted platform.",
    cases: {
      openapi: ({ version }: { version: string }) => ({
        message: `the OpenAPI version ${quote(version)} is not supported; only 3.0, 3.1 and 3.2 are`,
        hint: 'set "openapi" to the version that the spec follows, such as "3.1.0"',
      }),
      swagger: ({ version }: { version: string }) => ({
        message: `Swagger ${version} is not supported; only OpenAPI 3.0, 3.1 and 3.2 are`,
        hint: "convert the spec to OpenAPI 3 first, for example with `npx swagger2openapi`",
      }),
    },
  }),
  "openapi/unsupported-feature": defineCases({
    severity: "info",
    title: "A feature that pages could be made from is not supported",
    explanation:
      "Methods beside those of OpenAPI 3.1 are legal, and the hosted platform may make pages from them. They are not read here, so those pages are missing from the resolved navigation.",
    cases: {
      methods: ({ methods, path, known }: { methods: readonly string[]; path: string; known: readonly string[] }) => ({
        message: `${joinList(
          methods.map((method) => `${method} ${path}`),
          "and",
        )} ${methods.length > 1 ? "have" : "has"} no page; only ${joinList(known, "and")} are supported`,
        hint: "describe it on a page of its own",
      }),
      "deep-check": () => ({
        message: "the spec is not checked in depth, because the checker supports OpenAPI 3.0 and 3.1 only",
        hint: "its operations are read as usual; check the spec with another tool",
      }),
    },
  }),
  "openapi/outside-root": define<{ source: string }>({
    severity: "error",
    title: "A spec is outside the docs root",
    message: ({ source }) => `${quote(source)} is outside the docs root, so it is not read`,
    hint: () => "move the file into the docs root, and use its path from there",
    explanation:
      "`..`, absolute paths, symbolic links and `file:` URLs must not lead out of the folder that contains docs.json, neither in `openapi` nor in the `$ref`s of a spec.",
  }),
  "openapi/broken-reference": define<{
    reference: unknown;
    problem: "not-a-string" | "no-target" | "not-a-path-item" | "cycle" | "too-many";
  }>({
    severity: "error",
    title: "The `$ref` of a path item is broken",
    message: ({ reference, problem }) =>
      `the "$ref" ${quoteValue(reference)} of this path item ${
        {
          "not-a-string": "must be a string",
          "no-target": "has no target in this spec",
          "not-a-path-item": "does not lead to a path item",
          cycle: "leads back to itself",
          "too-many": "leads through too many others",
        }[problem]
      }`,
    hint: () => "point it at a path item of this spec, such as one of #/components/pathItems",
    explanation:
      "A path item can refer to another place in the spec by a JSON Pointer. This pointer has no target, or is part of a cycle, so the operations of the path have no pages.",
  }),
  "openapi/external-path-item": define<{ reference: string }>({
    severity: "warning",
    title: "A path item is in another file",
    message: ({ reference }) =>
      `this path item is in another file (${quote(reference)}), which is not read, so its operations have no pages`,
    hint: () => "bundle the spec into one file first, for example with `npx @redocly/cli bundle`",
    explanation:
      "The `$ref` of a path item can lead to another file or site. Specs are read one file at a time, so the operations behind such a reference are missing from the navigation.",
  }),
  "openapi/invalid-spec": defineCases({
    severity: "error",
    title: "The spec breaks a rule of OpenAPI",
    explanation:
      "The spec breaks a rule of the OpenAPI specification. Faults of paths and operations are always found; all others are found by `docsjson check --specs`.",
    cases: SPEC_FAULTS,
  }),
  "openapi/unchecked": define<{ cutOff: "time" | "memory"; limit: string } | { cutOff: "depth" }>({
    severity: "warning",
    title: "A spec is not checked completely",
    message: (args) => {
      if (args.cutOff === "depth") return "the spec is nested too deeply to be checked";
      return `the spec is not checked completely: the check takes more than ${args.limit}${args.cutOff === "memory" ? " of memory" : ""}`;
    },
    hint: () => "its operations are read as usual; look for schemas that refer to each other many times",
    explanation:
      "`docsjson check --specs` replaces every reference of a spec by its target, which can take unlimited time and memory. The check stops at a limit; faults that it did not reach are not listed.",
  }),
  "openapi/too-large": define<{ part: "metadata" | "operations" }>({
    severity: "warning",
    title: "A spec is too large once its aliases and references are replaced",
    message: ({ part }) =>
      part === "metadata"
        ? "this metadata is left out: with its aliases replaced, it has more than 65,536 values and characters"
        : "this path and all later ones are left out: with aliases and references replaced, the spec has more than 16 million characters",
    hint: () => "look for aliases and references that repeat large parts",
    explanation:
      "A few lines of YAML with aliases (`*name`), or path items that refer to each other, can expand to any amount of data. What is read of one spec is limited; what exceeds the limit is left out.",
  }),
  "openapi/duplicate-key": define<{ key: string }>({
    severity: "warning",
    title: "A key appears twice in one object of the spec",
    message: ({ key }) => `the key ${quote(key)} appears twice in this object; only the last value is used`,
    hint: () => "remove or rename one of the two",
    explanation:
      "Keys must be unique in YAML and JSON. Most parsers use the last value, so the first is lost, and some reject the file. Duplicate paths of a JSON spec are always found; all other keys are found by `docsjson check --specs`.",
  }),
  "openapi/unreadable": define<{
    source: string;
    noun?: SourceNoun | undefined;
    problem: "not-a-file" | "too-large" | "unreadable";
  }>({
    severity: "error",
    title: "A spec cannot be read",
    message: ({ source, noun = "spec", problem }) =>
      `the ${noun} ${quote(source)} ${{ "not-a-file": "is not a file", "too-large": "is larger than 32 MiB", unreadable: "cannot be read" }[problem]}`,
    hint: ({ noun = "spec", problem }) =>
      ({
        "not-a-file": `use the path of the ${noun} file`,
        "too-large": `split the ${noun}`,
        unreadable: "check the permissions of the file",
      })[problem],
    explanation: "The file that the navigation names exists, but its text cannot be read.",
  }),
  "openapi/remote-blocked": defineCases({
    severity: "warning",
    title: "A remote spec is not read",
    explanation:
      "Specs are read from the network only if the host is allowed, over https, without a redirect to another host, and from public addresses. The pages that would be made from the spec are left out.",
    cases: REMOTE_BLOCKS,
  }),
  "openapi/remote-failed": defineCases({
    severity: "error",
    title: "A remote spec cannot be fetched",
    explanation:
      "The host is allowed, but the spec cannot be fetched: no connection, another status than 200, too large, or too slow.",
    cases: REMOTE_FAILURES,
  }),
  "openapi/not-found": define<{
    spec: string;
    /** Its kind, if it is not a spec. */
    noun?: SourceNoun | undefined;
    suggestions?: readonly string[];
    pages?: number;
  }>({
    severity: "error",
    title: "A spec does not exist",
    message: ({ spec, noun = "spec", pages }) =>
      `the ${noun === "spec" ? "OpenAPI spec" : noun} ${quote(spec)} does not exist, so ${pages === undefined ? LOST[noun] : showNone(pages, SHOWN[noun])}`,
    hint: ({ spec, noun = "spec", suggestions }) =>
      didYouMean(suggestions) ??
      (isWebUrl(spec)
        ? `keep a copy of the ${noun} in the docs root, or allow its host`
        : noun === "SDK reference"
          ? "use the path from the docs root"
          : "use the path from the docs root, with extension"),
    explanation:
      "`openapi` names a spec by its path from the docs root, or by its URL. No such file exists, so references to its operations are left out and no pages are generated from it. If the front matter of a page names the spec, the page shows no endpoint.",
  }),
  "openapi/unresolved-references": define<{ spec: string; count: number }>({
    severity: "info",
    title: "References need a spec that cannot be read",
    message: ({ spec, count }) =>
      `${countOf(count, "reference")} ${count === 1 ? "is" : "are"} left out of the navigation, because ${quote(spec)} cannot be read`,
    hint: () => "fix the spec first; the references are checked once it can be read",
    explanation:
      "Entries of pages such as GET /users need the spec that describes the operation. While the spec is missing or broken they are left out of the navigation; this is how many.",
  }),
  "openapi/no-spec": define<{ reference: string; page?: true; elsewhere: readonly FoundElsewhere[] }>({
    severity: "error",
    title: "A reference to an operation has no spec",
    message: ({ reference, page }) =>
      page
        ? `the site has no OpenAPI spec for ${quote(reference)}, so ${showNone(1)}`
        : `${quote(reference)} cannot be resolved, because no "openapi" spec is set here`,
    hint: ({ reference, page, elsewhere }) => {
      if (page) return 'set "openapi" on the element that lists the page, and keep the spec in the docs root';
      return elsewhere.length > 0
        ? `${specsHaveIt(elsewhere)}: set "openapi" to ${elsewhere.length > 1 ? "one of them" : "it"} on this element or a parent, or use ${withSpecs(elsewhere)}`
        : `set "openapi" on this element or a parent, or name the spec in the entry, as in "openapi.json ${reference}"`;
    },
    explanation:
      "An entry of pages such as GET /users is looked up in the nearest `openapi` around it. None of the elements around this entry sets one. The top-level `api.openapi` is not inherited by the navigation. The front matter of a page is looked up in all specs of the site, and the site has none.",
  }),
  "openapi/unknown-operation": define<{
    reference: string;
    specs: readonly string[];
    page?: true;
    elsewhere: readonly FoundElsewhere[];
    suggestions: readonly string[];
    /** The fault of the reference itself: its method, or the missing space after it. */
    slip?: { kind: "method"; method: string } | { kind: "space"; corrected: string } | undefined;
  }>({
    severity: "error",
    title: "A reference names an operation that does not exist",
    message: ({ reference, specs, page }) =>
      specs.length === 0
        ? `${quote(reference)} is neither a page nor a reference to an operation`
        : `${specsHaveNone(specs)} operation ${quote(reference)}${page ? `, so ${showNone(1)}` : ""}`,
    hint: ({ elsewhere, suggestions, slip }) => {
      if (elsewhere.length > 0) return `${specsHaveIt(elsewhere)}: use ${withSpecs(elsewhere)}`;
      if (suggestions.length > 0) return didYouMean(suggestions);
      switch (slip?.kind) {
        case "space":
          return `use ${quote(slip.corrected)}, with a space between the method and the path`;
        case "method":
          return `${quote(slip.method)} is not a method; use ${joinList([...HTTP_METHODS.map((method) => method.toUpperCase()), "webhook"])}`;
        default:
          return "use the method and the path exactly as in the spec, including case and names in braces";
      }
    },
    explanation:
      "An entry of pages of the form METHOD /path must name an operation of the spec in effect. For an operation of another spec, put the spec first, as in other.yaml GET /path. Method and path must match exactly, except for one trailing slash; names in braces must be those of the spec. The same goes for `openapi` in the front matter of a page, which is looked up in all specs of the site unless it names one.",
  }),
  "openapi/ambiguous-operation": define<{ reference: string; specs: readonly string[]; page?: true }>({
    severity: "warning",
    title: "Several specs in effect have the operation",
    message: ({ reference, specs, page }) =>
      `${quote(reference)} is in ${quoteList(specs, "and")}; the page ${page ? "shows" : "is made from"} the first one`,
    hint: ({ reference, specs, page }) =>
      `name the spec in the ${page ? "front matter" : "entry"}, as in "${specs[1] ?? specs[0]} ${reference}"`,
    explanation:
      "If `openapi` lists several specs, a reference is looked up in all of them in order. More than one has this operation, so the first may not be the one that is meant. The front matter of a page that names no spec is looked up in all specs of the site; those in effect where the page is listed come first.",
  }),
  "openapi/hidden-operation": define<{ reference: string; spec: string; extension: "x-hidden" | "x-excluded" }>({
    severity: "warning",
    title: "A reference names a hidden operation",
    message: ({ reference, spec, extension }) =>
      `${quote(reference)} is marked ${extension} in ${spec}, so the entry is left out`,
    hint: ({ extension }) => `remove the entry, or remove ${extension} from the operation`,
    explanation:
      "In the specification, x-hidden excludes an endpoint from the documentation, even if an entry of pages names it. The hosted platform (dialect mintlify) shows the page in that case.",
  }),
  "openapi/excluded-operation": define<{ reference: string; spec: string }>({
    severity: "error",
    title: "A reference names an excluded operation",
    message: ({ reference, spec }) => `${quote(reference)} is marked x-excluded in ${spec}, so it cannot have a page`,
    hint: () => "remove the entry, or remove x-excluded from the operation",
    explanation:
      "On the hosted platform x-excluded removes an operation completely: it has no page, and an entry of pages that names it is an error.",
  }),
  "openapi/href-collision": define<{
    href: string;
    first: string;
    others: readonly string[];
    count: number;
    newHref: string;
    /** The kind of them all: operations of OpenAPI specs, parts of one SDK, or a mixture. */
    parts: "operations" | "symbols" | "definitions";
  }>({
    severity: "warning",
    title: "Several operations have the same address",
    message: ({ href, first, others, count, newHref }) =>
      `${nameFirst(others, count)} ${count === 1 ? "has" : "have"} the same address as ${first} (${href}), so ${count === 1 ? `it moves to ${newHref}` : `they are numbered from ${newHref} on`}`,
    hint: ({ parts }) =>
      ({
        operations: "give the operations different summaries or x-mint.href, or give their spec a directory of its own",
        symbols: "rename one of them, or leave it out of the reference",
        definitions: "give one of the definitions a directory of its own",
      })[parts],
    explanation:
      "The address of a generated page is made of directory, tag and summary. If two operations have the same address, the later one is numbered across the whole site, so that no page is lost. The hosted platform numbers within one generated group only, and loses pages otherwise.",
  }),
  "openapi/page-replaced": define<{ count: number; examples: readonly { path: string; reference: string }[] }>({
    severity: "info",
    title: "A page file replaces a generated page",
    message: ({ count, examples: [example] }) =>
      count === 1
        ? `the page file ${quote(example?.path ?? "")} replaces the generated page for ${example?.reference}`
        : `${count} page files replace generated pages, such as ${quote(example?.path ?? "")} for ${example?.reference}`,
    hint: ({ count }) => `nothing to do if this is intended; otherwise delete the ${count === 1 ? "file" : "files"}`,
    explanation:
      "A hand-written page at the address of a generated page replaces it. This is how an endpoint gets a page of its own; it also happens when pages are left over after moving from hand-written to generated ones.",
  }),
  "openapi/unused-operations": define<{ spec: string; count: number; examples: readonly string[] }>({
    severity: "info",
    title: "No page shows an operation",
    message: ({ spec, count, examples }) =>
      `${countOf(count, "operation")} of ${quote(spec)} ${count === 1 ? "has" : "have"} no page: ${joinExamples(examples, count)}`,
    hint: () => 'list them in "pages", or mark them x-hidden in the spec',
    explanation:
      "If an element lists operations itself, only those have pages. New operations of the spec are easily forgotten; these have no page.",
  }),
};

const NAME_A_SPEC = 'use a file whose top level has "openapi": "3.0.x", "3.1.x" or "3.2.x"';

/** The first of several by name, and how many more there are. */
const nameFirst = (names: readonly string[], count: number): string =>
  count > names.length ? `${names.join(", ")} and ${count - names.length} more` : names.join(", ");

/** The result for pages whose front matter finds no operation. */
const showNone = (pages: number, part = "endpoint"): string =>
  pages === 1
    ? `the page shows no ${part}`
    : `this page and ${pages === 2 ? "another" : `${pages - 1} others`} show no ${part}`;

/** `"a.yaml" has no`, `neither "a.yaml" nor "b.yaml" has an`, `none of the 9 specs has an`. */
function specsHaveNone(specs: readonly string[]): string {
  const [first, second] = specs.slice(0, 2).map(quote);
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
