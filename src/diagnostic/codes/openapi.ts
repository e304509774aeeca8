import { define } from "../define.ts";

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
    severity: "warning",
    title: "A part of the spec gets no pages",
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
    explanation:
      "The spec uses something legal that is not read: path items in other files, or methods beside those of OpenAPI 3.1. The operations behind it are left out of the navigation.",
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
      "YAML and JSON ask for unique keys. Most parsers take the last value, so what stands under the first is lost, and some refuse the file.",
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
};
