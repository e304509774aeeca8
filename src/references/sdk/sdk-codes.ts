import { CLIENT, sdkExample, typedocExample } from "../../codes/examples/definitions.ts";
import { code, sayCase } from "../../diagnostic/code.ts";
import { groupDigits, quote } from "../../diagnostic/words.ts";
import { JSON_FAULTS, type JsonFault } from "../../source/syntax/json-faults.ts";

const WRITE_ANEW = "write the file with the documentation tool again";

export const sdkSyntax = code("sdk/syntax", {
  severity: "error",
  title: "A file of an SDK reference cannot be parsed",
  explanation:
    "The file that `sdk` names was written by a documentation tool, and is not what the tool writes any more: cut off, merged by hand, or another file. None of its parts have pages.",
  example: sdkExample(`${typedocExample(CLIENT).slice(0, -1)}`),
  cases: {
    json: ({ fault }: { fault: JsonFault }) => ({
      message: `the file is not valid JSON: ${sayCase(JSON_FAULTS, fault).message}`,
      hint: WRITE_ANEW,
    }),
    /** The message of the YAML parser. */
    yaml: ({ says }: { says: string }) => ({ message: `the file is not valid YAML: ${says}`, hint: WRITE_ANEW }),
    nested: () => ({ message: "the elements of the file are nested too deeply", hint: WRITE_ANEW }),
    xml: () => ({ message: "the file ends before its `project` is closed", hint: WRITE_ANEW }),
  },
});

export const invalidSdk = code("sdk/invalid", {
  severity: "error",
  title: "The file is not an SDK reference",
  explanation:
    "The file that `sdk` names can be parsed, but the tool that `format` names does not write such files, so no pages are made from it.",
  example: sdkExample('{ "openapi": "3.1.0" }'),
  cases: {
    typedoc: () => ({
      message: "this is not what TypeDoc writes: a TypeDoc project is an object whose `kind` is 1",
      hint: "write the file with `typedoc --json`, or correct the `format`",
    }),
    javadoc: () => ({
      message: "this is not what Javadoc writes: the folder has neither an `element-list` nor a `package-list`",
      hint: "name the folder that `javadoc -d` writes to",
    }),
    phpdoc: () => ({
      message: "this is not what phpDocumentor writes: its outermost element is no `project`",
      hint: "name the `structure.xml` that `phpdoc --template=xml` writes",
    }),
    docfx: () => ({
      message: "this is not what DocFX writes: no YAML file in the folder begins with `### YamlMime:ManagedReference`",
      hint: "name the folder that `docfx metadata` writes to",
    }),
    "page-name": ({ name, path }: { name: string; path: string }) => ({
      message: `the name of this page, ${quote(name)}, leads out of the reference, so the page is at ${quote(path)}`,
      hint: WRITE_ANEW,
    }),
    sphinx: () => ({
      message: "this is not what Sphinx's JSON builder writes: the folder has no `.fjson` files",
      hint: "name the folder that `sphinx-build -b json` writes to",
    }),
  },
});

export const sdkTooDeep = code("sdk/too-deep", {
  severity: "warning",
  title: "A namespace is nested too deeply",
  explanation:
    "Addresses and titles contain the names of all namespaces around a class or function. What is in namespaces whose names are longer than that together is left out.",
  example: sdkExample(typedocExample(CLIENT, { name: "a".repeat(1001), kind: 4, children: [CLIENT] })),
  message: ({ limit }: { limit: number }) =>
    `what is in this namespace has no page, because the names of the namespaces around it have more than ${groupDigits(limit)} characters`,
  hint: () => "export it from a namespace further out",
});

export const emptySdk = code("sdk/empty", {
  severity: "warning",
  title: "An SDK reference has nothing to show",
  explanation:
    "Pages are made for classes, interfaces, functions and the like. The output that `sdk` names has none of them.",
  example: sdkExample(typedocExample()),
  message: ({ source }: { source: string }) =>
    `${quote(source)} describes no classes, functions or types, so no pages are made from it`,
  hint: () => "check what the documentation tool is told to document",
});
