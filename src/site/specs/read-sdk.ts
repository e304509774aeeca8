import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { SdkInput } from "../../references/sdk/index-sdk.ts";
import { pathInRoot } from "../../vocabulary/root-path.ts";
import { isFolderFormat, type SdkFormat } from "../../vocabulary/sdk.ts";
import { hasScheme, isWebUrl } from "../../vocabulary/url.ts";
import { readFolder } from "../config/read-folder.ts";
import { readSource, type SourceMention, type SourceReader } from "./read-document.ts";

/** An SDK reference that the site names. */
export interface SdkMention extends SourceMention {
  readonly format: SdkFormat;
}

/**
 * The output of a documentation tool, with the path of its file or folder; or why it can't be read; `missing` if it
 * doesn't exist.
 */
export type SdkOutcome = { input: SdkInput; file: string } | { finding: Finding } | { missing: true };

/** The files of a folder that pages are made from. */
const WANTED: Readonly<Partial<Record<SdkFormat, RegExp>>> = {
  docfx: /^[^/]+\.ya?ml$/,
  sphinx: /\.fjson$/,
  javadoc: /^(?:element|package)-list$|\/[\p{L}\p{N}_$.]+\.html$/u,
};

/** Reads the file or the folder of an SDK reference. */
export async function readSdkSource(mention: SdkMention, reader: SourceReader): Promise<SdkOutcome> {
  const { source, format, place } = mention;
  if (!isFolderFormat(format)) return readFile(mention, reader);
  if (isWebUrl(source)) return { finding: finding("sdk/archive", { source, format }, place) };
  const path = hasScheme(source) ? undefined : pathInRoot(source);
  const outcome =
    path === undefined
      ? ({ problem: "outside-root" } as const)
      : await readFolder(reader.root, path, (file) => WANTED[format]?.test(file) ?? false);
  if ("files" in outcome) return { input: outcome.files, file: source };
  const { problem } = outcome;
  if (problem === "missing") return { missing: true };
  if (problem === "outside-root") return { finding: finding("openapi/outside-root", { source }, place) };
  return { finding: finding("sdk/folder", { case: problem, source, format }, place) };
}

/** The file of a reference; for phpDocumentor, also the file in the named folder. */
async function readFile(mention: SdkMention, reader: SourceReader): Promise<SdkOutcome> {
  const { source, format } = mention;
  if (format === "phpdoc" && !hasScheme(source)) {
    const file = `${source}/structure.xml`;
    const held = await readSource({ ...mention, source: file }, reader);
    if ("text" in held) return { input: held.text, file };
  }
  const outcome = await readSource(mention, reader);
  return "text" in outcome ? { input: outcome.text, file: source } : outcome;
}
