import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { isOk } from "../diagnostic/result.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { createIndex } from "../openapi/operation-index.ts";
import { placeFindings } from "../source/place-findings.ts";
import { sourceMapOfText } from "../source/text-source.ts";
import type { SdkFormat } from "../vocabulary/sdk.ts";
import { readTypedoc } from "./read-typedoc.ts";
import { operationOf } from "./symbol.ts";
import { lookUpSymbols } from "./symbol-lookup.ts";

/** How an SDK reference is read. */
export interface SdkOptions {
  /** The tool that has written it. */
  format: SdkFormat;
  /** The path of the file from the docs root, or its URL; named by the diagnostics. Default `sdk`. */
  file?: string;
}

/**
 * What pages are made from in the output of a documentation tool: for TypeDoc, the text of its JSON file. Reads no more
 * than navigation needs.
 *
 * Codes: `sdk/…`.
 *
 * @example
 * const { value } = await indexSdk(text, { format: "typedoc" });
 * value?.symbols?.find({ kind: "class", name: "Client" })?.description; // "Sends requests."
 */
export async function indexSdk(artifact: string, options: SdkOptions): Promise<Result<OperationIndex>> {
  const { file = "sdk" } = options;
  const findings: Finding[] = [];
  const read = readTypedoc(artifact, file, findings);
  if (read && read.symbols.length === 0 && findings.length === 0) {
    findings.push(finding("sdk/empty", { source: file }, { file, pointer: "" }));
  }
  const value = read && {
    ...createIndex(read.version ?? "", read.title, read.symbols.map(operationOf)),
    symbols: lookUpSymbols(read.symbols),
  };
  const diagnostics = placeFindings(findings, { file, sourceMap: sourceMapOfText(artifact, file) });
  return value && isOk(diagnostics) ? { ok: true, value, diagnostics } : { ok: false, value, diagnostics };
}
