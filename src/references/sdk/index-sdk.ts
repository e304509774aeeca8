import { type Result, resultOf } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import type { SdkFormat } from "../../vocabulary/elements/sdk.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { createIndex } from "../openapi/operation-lookup.ts";
import { emptySdk } from "./sdk-codes.ts";
import { operationOf, type SdkArtifact } from "./symbol.ts";
import { lookUpSymbols } from "./symbol-lookup.ts";

/** The text of the file that a tool has written; or of the folder, the texts of its files by their paths in it. */
export type SdkInput = string | ReadonlyMap<string, string>;

/** How an SDK reference is read. */
export interface SdkOptions {
  /** The tool that has written it. */
  format: SdkFormat;
  /** The path of the file or folder from the docs root, or its URL; named by the diagnostics. Default `sdk`. */
  file?: string;
}

/**
 * The parts of an SDK reference, with findings that have no lines yet. Findings about a whole folder are at its path.
 */
export interface ReadSdk {
  readonly index: OperationIndex | undefined;
  readonly findings: readonly Finding[];
}

/**
 * The parts in the output of a documentation tool that get pages. The input for `typedoc` and `phpdoc` is the text of a
 * file; for `docfx`, `javadoc` and `sphinx`, it is the texts of a folder by their paths. Reads only what navigation
 * needs. The parsers are loaded on the first call.
 *
 * Codes: `sdk/…`.
 *
 * @throws TypeError if the format is not known, or is that of a folder and the input a text, or the other way round
 * @example
 * const { value } = await indexSdk(text, { format: "typedoc" });
 * value?.symbols?.find({ kind: "class", name: "Client" })?.description; // "Sends requests."
 */
export async function indexSdk(input: SdkInput, options: SdkOptions): Promise<Result<OperationIndex>> {
  const { file = "sdk" } = options;
  const { index: value, findings } = await readSdk(input, options);
  const sourceMap = typeof input === "string" ? sourceMapOfText(input, file) : undefined;
  return resultOf(value, placeFindings(findings, { file, sourceMap }));
}

/** As `indexSdk`, without lines. */
export async function readSdk(input: SdkInput, { format, file = "sdk" }: SdkOptions): Promise<ReadSdk> {
  const findings: Finding[] = [];
  const artifact = await readArtifact(input, format, { file, findings });
  if (artifact?.symbols.length === 0 && findings.length === 0) {
    findings.push(finding(emptySdk, { source: file }, { file, pointer: "" }));
  }
  const index = artifact && {
    ...createIndex(artifact.version ?? "", artifact.title, artifact.symbols.map(operationOf)),
    ...(format === "typedoc" ? { symbols: lookUpSymbols(artifact.symbols) } : {}),
  };
  return { index, findings };
}

async function readArtifact(
  input: SdkInput,
  format: SdkFormat,
  { file, findings }: { file: string; findings: Finding[] },
): Promise<SdkArtifact | undefined> {
  if (format === "typedoc" || format === "phpdoc") {
    if (typeof input !== "string") throw new TypeError(`indexSdk takes a text for ${format}`);
    return format === "typedoc"
      ? (await import("./formats/read-typedoc.ts")).readTypedoc(input, file, findings)
      : (await import("./formats/read-phpdoc.ts")).readPhpdoc(input, file, findings);
  }
  if (typeof input === "string") throw new TypeError(`indexSdk takes a Map of texts for ${format}`);
  switch (format) {
    case "docfx":
      return (await import("./formats/read-docfx.ts")).readDocfx(input, file, findings);
    case "javadoc":
      return (await import("./formats/read-javadoc.ts")).readJavadoc(input, file, findings);
    case "sphinx":
      return (await import("./formats/read-sphinx.ts")).readSphinx(input, file, findings);
    default:
      throw new TypeError(`indexSdk knows no format ${JSON.stringify(format satisfies never)}`);
  }
}
