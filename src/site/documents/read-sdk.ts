import { JAVADOC, javadocAt } from "../../codes/examples/definitions.ts";
import { siteExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { outsideRoot } from "../../references/openapi/checks/outside-root.ts";
import { pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { hasScheme, isWebUrl } from "../../vocabulary/addresses/url.ts";
import { isFolderFormat, type SdkFormat } from "../../vocabulary/elements/sdk.ts";
import { readFolder } from "../config/read-folder.ts";
import { type DocumentMention, type DocumentOutcome, type DocumentReader, readSource } from "./read-document.ts";

const NAMES: Readonly<Record<SdkFormat, string>> = {
  typedoc: "TypeDoc",
  docfx: "DocFX",
  javadoc: "Javadoc",
  sphinx: "Sphinx",
  phpdoc: "phpDocumentor",
};

export const sdkFolder = code("sdk/folder", {
  severity: "error",
  title: "The folder of an SDK reference cannot be read",
  explanation:
    "Javadoc, DocFX and Sphinx write folders. The one that `sdk` names is a file, or is too large to be read: 50,000 files or 200 MiB.",
  example: siteExample(javadocAt("javadoc.zip"), javadocAt("javadoc"), { "javadoc.zip": "PK" }, JAVADOC),
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
});

export const sdkArchive = code("sdk/archive", {
  severity: "warning",
  title: "A remote folder of an SDK reference is not read",
  explanation:
    "The hosted platform fetches what Javadoc, DocFX and Sphinx have written as a zip archive (or a Javadoc jar). Here such references are read from folders of the docs root alone.",
  example: siteExample(javadocAt("https://example.com/javadoc.jar"), javadocAt("javadoc"), JAVADOC),
  message: ({ source, format }: { source: string; format: SdkFormat }) =>
    `${quote(source)} is not read, because ${NAMES[format]} writes a folder, and archives are not unpacked; its pages are missing here`,
  hint: () => "unpack the archive in the docs root, and use the path of the folder",
});

/** The files of a folder that pages are made from. */
const WANTED: Readonly<Partial<Record<SdkFormat, RegExp>>> = {
  docfx: /^[^/]+\.ya?ml$/,
  sphinx: /\.fjson$/,
  javadoc: /^(?:element|package)-list$|\/[\p{L}\p{N}_$.]+\.html$/u,
};

/** Reads the file or the folder of an SDK reference. */
export async function readSdkSource(mention: DocumentMention, reader: DocumentReader): Promise<DocumentOutcome> {
  const { source, format = "typedoc", place } = mention;
  if (!isFolderFormat(format)) return readFile(mention, reader);
  if (isWebUrl(source)) return { finding: finding(sdkArchive, { source, format }, place) };
  const path = hasScheme(source) ? undefined : pathInRoot(source);
  const outcome =
    path === undefined
      ? ({ problem: "outside-root" } as const)
      : await readFolder(reader.root, path, (file) => WANTED[format]?.test(file) ?? false);
  if ("files" in outcome) return outcome;
  const { problem } = outcome;
  if (problem === "missing") return { missing: true };
  if (problem === "outside-root") return { finding: finding(outsideRoot, { source }, place) };
  return { finding: finding(sdkFolder, { case: problem, source, format }, place) };
}

/** The file of a reference; for phpDocumentor, also the file in the named folder. */
async function readFile(mention: DocumentMention, reader: DocumentReader): Promise<DocumentOutcome> {
  const { source, format } = mention;
  if (format === "phpdoc" && !hasScheme(source)) {
    const file = `${source}/structure.xml`;
    const held = await readSource({ ...mention, source: file }, reader);
    if ("text" in held) return { ...held, file };
  }
  return readSource(mention, reader);
}
