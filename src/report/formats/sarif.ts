import type { CodeDescription } from "../../codes/description.ts";
import { helpPage, SITE } from "../../codes/help-page.ts";
import type { Diagnostic, DiagnosticCode, Range } from "../../diagnostic/diagnostic.ts";
import { fingerprintsOf } from "../../policy/fingerprints.ts";
import { wellFormed } from "../../vocabulary/addresses/address.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import type { RenderOptions } from "../render-options.ts";
import { printableJson } from "../text/printable.ts";

const LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  info: "note",
};

/** For code scanning. Source: SARIF 2.1.0 (OASIS). Columns count UTF-16 code units from 1, ends are exclusive. */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  { version, codes: described = {} }: RenderOptions,
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const ranks = new Map(codes.map((code, rank) => [code, rank]));
  const fingerprints = fingerprintsOf(diagnostics);
  const run = {
    tool: {
      driver: {
        name: "docsjson",
        ...(version === undefined ? {} : { version }),
        informationUri: SITE,
        rules: codes.map((code) => ruleOf(code, Object.hasOwn(described, code) ? described[code] : undefined)),
      },
    },
    columnKind: "utf16CodeUnits",
    results: diagnostics.map((diagnostic, i) => ({
      ...resultOf(diagnostic, ranks.get(diagnostic.code) ?? 0),
      partialFingerprints: { "docsjson/v1": fingerprints[i] },
    })),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${printableJson(log)}\n`;
}

function ruleOf(code: DiagnosticCode, description: CodeDescription | undefined) {
  if (!description) return { id: code };
  const { title, explanation, severity } = description;
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: explanation },
    helpUri: helpPage(code),
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number) {
  const { code, severity, message, hint, file, pointer, breadcrumb, range, related, fixes } = diagnostic;
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message}. Hint: ${hint}` },
    locations: [
      {
        physicalLocation: physical(artifact(file), range),
        logicalLocations: [{ fullyQualifiedName: pointer, ...(breadcrumb === undefined ? {} : { name: breadcrumb }) }],
      },
    ],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            message: { text: place.message },
            physicalLocation: physical(artifact(place.file), place.range),
          })),
        }),
    ...(fixes.length === 0
      ? {}
      : {
          fixes: fixes.map(({ title, file, range, text }) => ({
            description: { text: title },
            artifactChanges: [
              {
                artifactLocation: artifact(file),
                replacements: [{ deletedRegion: regionOf(range), insertedContent: { text } }],
              },
            ],
          })),
        }),
  };
}

const physical = (artifactLocation: { uri: string }, range: Range | undefined) => ({
  artifactLocation,
  ...(range ? { region: regionOf(range) } : {}),
});

const regionOf = ({ start, end }: Range) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
  charOffset: start.offset,
  charLength: end.offset - start.offset,
});

const artifact = (file: string) => ({ uri: uriOf(file) });

/** A path as a relative URI reference; a URL of the web as its absolute form. Half a surrogate pair has no encoding. */
const uriOf = (file: string): string =>
  isWebUrl(file) && URL.canParse(file)
    ? new URL(file).href
    : wellFormed(file).split("/").map(encodeURIComponent).join("/");
