import type { CodeDescription } from "./description.ts";

export const SDK_CODES = {
  "sdk/syntax": {
    severity: "error",
    title: "A file of an SDK reference cannot be parsed",
    explanation:
      "The file that `sdk` names was written by a documentation tool, and is not what the tool writes any more: cut off, merged by hand, or another file. None of its parts have pages.",
  },
  "sdk/invalid": {
    severity: "error",
    title: "The file is not an SDK reference",
    explanation:
      "The file that `sdk` names can be parsed, but the tool that `format` names does not write such files, so no pages are made from it.",
  },
  "sdk/folder": {
    severity: "error",
    title: "The folder of an SDK reference cannot be read",
    explanation:
      "Javadoc, DocFX and Sphinx write folders. The one that `sdk` names is a file, or is too large to be read: 50,000 files or 200 MiB.",
  },
  "sdk/archive": {
    severity: "warning",
    title: "A remote folder of an SDK reference is not read",
    explanation:
      "The hosted platform fetches what Javadoc, DocFX and Sphinx have written as a zip archive (or a Javadoc jar). Here such references are read from folders of the docs root alone.",
  },
  "sdk/too-deep": {
    severity: "warning",
    title: "A namespace is nested too deeply",
    explanation:
      "Addresses and titles contain the names of all namespaces around a class or function. What is in namespaces whose names are longer than that together is left out.",
  },
  "sdk/unknown-symbol": {
    severity: "error",
    title: "A page names a part of an SDK that does not exist",
    explanation:
      "`sdk` in the front matter of a page names a part of the SDK reference of the tab or group around the page, or of the file before it. The page shows nothing of it, because there is no such part.",
  },
  "sdk/address-taken": {
    severity: "error",
    title: "Two parts of SDKs have one address",
    explanation:
      "The address of a page of an SDK reference is made of directory and name; case does not tell two addresses apart. The hosted platform builds no site where two pages have one address. Here the later one is numbered, so that no page is lost.",
  },
  "sdk/empty": {
    severity: "warning",
    title: "An SDK reference has nothing to show",
    explanation:
      "Pages are made for classes, interfaces, functions and the like. The output that `sdk` names has none of them.",
  },
} as const satisfies Record<string, CodeDescription>;
