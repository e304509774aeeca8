import type { SdkFormat } from "../../vocabulary/sdk.ts";
import { define, defineCases, sayCase } from "../define.ts";
import { didYouMean, groupDigits, quote } from "../words.ts";
import { JSON_FAULTS, type JsonFault } from "./json-syntax.ts";

const WRITE_ANEW = "write the file with the documentation tool again";

const NAMES: Readonly<Record<SdkFormat, string>> = {
  typedoc: "TypeDoc",
  docfx: "DocFX",
  javadoc: "Javadoc",
  sphinx: "Sphinx",
  phpdoc: "phpDocumentor",
};

/** Codes about SDK references: what documentation tools write, and the front matter that names parts of it. */
export const SDK_CODES = {
  "sdk/syntax": defineCases({
    severity: "error",
    title: "A file of an SDK reference cannot be parsed",
    explanation:
      "The file that `sdk` names was written by a documentation tool, and is not what the tool writes any more: cut off, merged by hand, or another file. None of its parts have pages.",
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
  }),
  "sdk/invalid": defineCases({
    severity: "error",
    title: "The file is not an SDK reference",
    explanation:
      "The file that `sdk` names can be parsed, but the tool that `format` names does not write such files, so no pages are made from it.",
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
        message:
          "this is not what DocFX writes: no YAML file in the folder begins with `### YamlMime:ManagedReference`",
        hint: "name the folder that `docfx metadata` writes to",
      }),
      sphinx: () => ({
        message: "this is not what Sphinx's JSON builder writes: the folder has no `.fjson` files",
        hint: "name the folder that `sphinx-build -b json` writes to",
      }),
    },
  }),
  "sdk/folder": defineCases({
    severity: "error",
    title: "The folder of an SDK reference cannot be read",
    explanation:
      "Javadoc, DocFX and Sphinx write folders. The one that `sdk` names is a file, or is too large to be read: 50,000 files or 200 MiB.",
    cases: {
      "not-a-folder": ({ source, format }: { source: string; format: SdkFormat }) => ({
        message: `${quote(source)} is a file, but ${NAMES[format]} writes a folder`,
        hint: "use the path of the folder; unpack it if it is an archive",
      }),
      "too-large": ({ source }: { source: string }) => ({
        message: `${quote(source)} is larger than 200 MiB, or has more than 50,000 files`,
        hint: "leave parts of it out",
      }),
      unreadable: ({ source }: { source: string }) => ({
        message: `the folder ${quote(source)} cannot be read`,
        hint: "check the permissions of the folder",
      }),
    },
  }),
  "sdk/archive": define<{ source: string; format: SdkFormat }>({
    severity: "warning",
    title: "A remote folder of an SDK reference is not read",
    message: ({ source, format }) =>
      `${quote(source)} is not read, because ${NAMES[format]} writes a folder, and archives are not unpacked; its pages are missing here`,
    hint: () => "unpack the archive in the docs root, and use the path of the folder",
    explanation:
      "The hosted platform fetches what Javadoc, DocFX and Sphinx have written as a zip archive (or a Javadoc jar). Here such references are read from folders of the docs root alone.",
  }),
  "sdk/too-deep": define<{ limit: number }>({
    severity: "warning",
    title: "A namespace is nested too deeply",
    message: ({ limit }) =>
      `what is in this namespace has no page, because the names of the namespaces around it have more than ${groupDigits(limit)} characters`,
    hint: () => "export it from a namespace further out",
    explanation:
      "Addresses and titles contain the names of all namespaces around a class or function. What is in namespaces whose names are longer than that together is left out.",
  }),
  "sdk/unknown-symbol": define<{
    symbol: string;
    /** Where it was looked for; `undefined` if the page is in no element with `sdk`. */
    source: string | undefined;
    /** Whether the parts of the reference may be named: those of TypeDoc alone. */
    isNameable: boolean;
    suggestions: readonly string[];
  }>({
    severity: "error",
    title: "A page names a part of an SDK that does not exist",
    message: ({ symbol, source, isNameable }) => {
      if (source === undefined)
        return `no SDK reference is in effect for ${quote(symbol)}, so the page shows nothing of it`;
      return isNameable
        ? `${quote(source)} does not have the ${symbol}`
        : `the page shows nothing of ${quote(source)}, because only the parts of TypeDoc files can be named`;
    },
    hint: ({ source, isNameable, suggestions }) => {
      if (source === undefined) return 'list the page within a tab or group with "sdk"';
      if (!isNameable) return 'remove "sdk" from the front matter';
      return didYouMean(suggestions) ?? "use the kind and the name as TypeDoc writes them, without namespaces";
    },
    explanation:
      "`sdk` in the front matter of a page names a part of the SDK reference of the tab or group around the page, or of the file before it. The page shows nothing of it, because there is no such part.",
  }),
  "sdk/address-taken": define<{ href: string; first: string; other: string; newHref: string; isOneSource: boolean }>({
    severity: "error",
    title: "Two parts of SDKs have one address",
    message: ({ href, first, other, newHref }) =>
      `${other} has the same address as ${first} (${href}), which stops the hosted platform; here it moves to ${newHref}`,
    hint: ({ isOneSource }) =>
      isOneSource
        ? "rename one of them, or leave it out of the reference"
        : 'give one of the references a "directory" of its own',
    explanation:
      "The address of a page of an SDK reference is made of directory and name; case does not tell two addresses apart. The hosted platform builds no site where two pages have one address. Here the later one is numbered, so that no page is lost.",
  }),
  "sdk/empty": define<{ source: string }>({
    severity: "warning",
    title: "An SDK reference has nothing to show",
    message: ({ source }) => `${quote(source)} describes no classes, functions or types, so no pages are made from it`,
    hint: () => "check what the documentation tool is told to document",
    explanation:
      "Pages are made for classes, interfaces, functions and the like. The output that `sdk` names has none of them.",
  }),
};
