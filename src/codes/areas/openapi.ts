import type { CodeDescription } from "./description.ts";

export const OPENAPI_CODES = {
  "openapi/syntax": {
    severity: "error",
    title: "A spec is not valid JSON or YAML",
    explanation:
      "The file that `openapi` names cannot be parsed, so none of its operations have pages; an overlay is not applied. A file that starts with `{` is read as JSON, any other as YAML 1.2.",
  },
  "openapi/not-a-spec": {
    severity: "error",
    title: "The file is not an OpenAPI document",
    explanation:
      "The file is valid JSON or YAML, but has no `openapi` field with the version of OpenAPI that it follows. Often it is a fragment of a spec, or a file of another format.",
  },
  "openapi/unsupported-version": {
    severity: "error",
    title: "The spec's version of OpenAPI is not supported",
    explanation:
      "Pages are made from OpenAPI 3.0, 3.1 and 3.2. Swagger 2.0 describes requests in another way and is not supported, as on the hosted platform.",
  },
  "openapi/outside-root": {
    severity: "error",
    title: "A spec is outside the docs root",
    explanation:
      "`..`, absolute paths, symbolic links and `file:` URLs must not lead out of the folder that contains docs.json, neither in `openapi` nor in the `$ref`s of a spec.",
  },
  "openapi/broken-reference": {
    severity: "error",
    title: "The `$ref` of a path item is broken",
    explanation:
      "A path item can refer to another place in the spec by a JSON Pointer. This pointer has no target, or is part of a cycle, so the operations of the path have no pages.",
  },
  "openapi/external-path-item": {
    severity: "warning",
    title: "A path item is in another file",
    explanation:
      "The `$ref` of a path item can lead to another file or site. Specs are read one file at a time, so the operations behind such a reference are missing from the navigation.",
  },
  "openapi/invalid-spec": {
    severity: "error",
    title: "The spec breaks a rule of OpenAPI",
    explanation:
      "The spec breaks a rule of the OpenAPI specification. Faults of paths and operations are always found; all others are found by `docsjson check --specs`.",
  },
  "openapi/unchecked": {
    severity: "warning",
    title: "A spec is not checked completely",
    explanation:
      "`docsjson check --specs` writes out the aliases of a spec (`*name` in YAML). A few lines with aliases of aliases can become any amount of data, and schemas can be nested at any depth. Such a spec is not checked beyond its operations; of hundreds of thousands of faults, the first are listed.",
  },
  "openapi/too-large": {
    severity: "warning",
    title: "A spec is too large once its aliases and references are replaced",
    explanation:
      "A few lines of YAML with aliases (`*name`), or path items that refer to each other, can expand to any amount of data. What is read of one spec is limited; what exceeds the limit is left out.",
  },
  "openapi/duplicate-key": {
    severity: "warning",
    title: "A key appears twice in one object of the spec",
    explanation:
      "Keys must be unique in YAML and JSON. Most parsers use the last value, so the first is lost, and some reject the file. Duplicate paths of a JSON spec are always found; all other keys are found by `docsjson check --specs`.",
  },
  "openapi/unreadable": {
    severity: "error",
    title: "A spec cannot be read",
    explanation: "The file that the navigation names exists, but its text cannot be read.",
  },
  "openapi/remote-blocked": {
    severity: "warning",
    title: "A remote spec is not read",
    explanation:
      "Specs are read from the network only if the host is allowed, over https, without a redirect to another host, and from public addresses. The pages that would be made from the spec are left out.",
  },
  "openapi/remote-failed": {
    severity: "error",
    title: "A remote spec cannot be fetched",
    explanation:
      "The host is allowed, but the spec cannot be fetched: no connection, another status than 200, too large, or too slow.",
  },
  "openapi/not-found": {
    severity: "error",
    title: "A spec does not exist",
    explanation:
      "`openapi` names a spec by its path from the docs root, or by its URL. No such file exists, so references to its operations are left out and no pages are generated from it. If the front matter of a page names the spec, the page shows no endpoint.",
  },
  "openapi/unresolved-references": {
    severity: "info",
    title: "References need a spec that cannot be read",
    explanation:
      "Entries of pages such as GET /users need the spec that describes the operation. While the spec is missing or broken they are left out of the navigation; this is how many.",
  },
  "openapi/no-spec": {
    severity: "error",
    title: "A reference to an operation has no spec",
    explanation:
      "An entry of pages such as GET /users is looked up in the nearest `openapi` around it. None of the elements around this entry sets one. The top-level `api.openapi` is not inherited by the navigation. The front matter of a page is looked up in all specs of the site, and the site has none.",
  },
  "openapi/unknown-operation": {
    severity: "error",
    title: "A reference names an operation that does not exist",
    explanation:
      "An entry of pages of the form METHOD /path must name an operation of the spec in effect. For an operation of another spec, put the spec first, as in other.yaml GET /path. Method and path must match exactly, except for one trailing slash; names in braces must be those of the spec. The same goes for `openapi` in the front matter of a page, which is looked up in all specs of the site unless it names one.",
  },
  "openapi/shows-other-spec": {
    severity: "warning",
    since: "0.2",
    title: "A page shows the endpoint of another spec",
    explanation:
      "`openapi` in the front matter of a page names a spec from the docs root. If that spec does not have the operation, or does not exist, the hosted platform takes the operation from any other spec of the site. In a site with several versions or languages, the page then shows the endpoint of another one.",
  },
  "openapi/ambiguous-operation": {
    severity: "warning",
    title: "Several specs in effect have the operation",
    explanation:
      "If `openapi` lists several specs, a reference is looked up in all of them in order. More than one has this operation, so the first may not be the one that is meant. The front matter of a page that names no spec is looked up in all specs of the site; those in effect where the page is listed come first.",
  },
  "openapi/hidden-operation": {
    severity: "warning",
    title: "A reference names a hidden operation",
    explanation:
      "In the specification, x-hidden excludes an endpoint from the documentation, even if an entry of pages names it. The hosted platform (dialect mintlify) shows the page in that case.",
  },
  "openapi/excluded-operation": {
    severity: "error",
    title: "A reference names an excluded operation",
    explanation:
      "On the hosted platform x-excluded removes an operation completely: it has no page, and an entry of pages that names it is an error.",
  },
  "openapi/invalid-href": {
    severity: "warning",
    since: "0.2",
    title: "An x-mint.href leads to no address of the site",
    explanation:
      "A part of a path that is . or .. is read by browsers and file systems as another address, even one outside of the site. The href is ignored, and the page has the address that directory, tag and summary make.",
  },
  "openapi/href-collision": {
    severity: "warning",
    title: "Several operations have the same address",
    explanation:
      "The address of a generated page is made of directory, tag and summary. If two operations have the same address, the later one is numbered across the whole site, so that no page is lost. The hosted platform numbers within one generated group only, and loses pages otherwise.",
  },
  "openapi/page-replaced": {
    severity: "info",
    title: "A page file replaces a generated page",
    explanation:
      "A hand-written page at the address of a generated page replaces it. This is how an endpoint gets a page of its own; it also happens when pages are left over after moving from hand-written to generated ones.",
  },
  "openapi/unused-operations": {
    severity: "info",
    title: "No page shows an operation",
    explanation:
      "If an element lists operations itself, only those have pages. New operations of the spec are easily forgotten; these have no page.",
  },
} as const satisfies Record<string, CodeDescription>;
