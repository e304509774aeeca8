import { createHash } from "node:crypto";
import type {
  DiagnosticTag,
  DocumentDiagnosticParams,
  DocumentDiagnosticReport,
  Diagnostic as LspDiagnostic,
} from "vscode-languageserver-protocol";
import type { CodeDescription } from "../../codes/description.ts";
import { helpPage } from "../../codes/help-page.ts";
import { CODES, isKnownCode } from "../../codes/table.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import type { Client, DocumentFeature } from "../feature.ts";
import type { SiteView } from "../site-view.ts";

const SEVERITIES = { error: 1, warning: 2, info: 3 } as const satisfies Record<Severity, number>;

const TAGS = { unnecessary: 1, deprecated: 2 } as const satisfies Record<string, DiagnosticTag>;

/** So many findings of a file VS Code shows, errors first; with more, every keystroke would send megabytes. */
const MOST_SHOWN = 1000;

/** What a JSON service says of docs.json, by its schema and without one. */
const SAID_BY_SCHEMA: ReadonlySet<string> = new Set([
  "config/syntax",
  "config/duplicate-key",
  "config/type",
  "config/required",
  "config/enum",
  "config/format",
  "config/range",
  "config/unknown-field",
]);

/** The findings in one file, as the client shows them; the views of a client that has changed its mind are new. */
export function diagnosticsOf(view: SiteView, file: string, { besideJsonSchema }: Client): readonly LspDiagnostic[] {
  const known = view.shownIn.get(file);
  if (known) return known;
  const all = view.byFile.get(file) ?? [];
  const isSaid = besideJsonSchema && view.site.configTexts.has(file);
  const found = isSaid ? all.filter(({ code }) => !SAID_BY_SCHEMA.has(code)) : all;
  const left = found.length - MOST_SHOWN;
  const first = left > 0 ? [...found].sort((a, b) => SEVERITIES[a.severity] - SEVERITIES[b.severity]) : found;
  const shown = first.slice(0, MOST_SHOWN).map((each) => toLsp(each, view));
  if (left > 0) {
    const message = `${left} more findings are not shown; docsjson check lists them`;
    shown.push({ range: view.rangeIn(file, undefined), severity: SEVERITIES.info, source: "docsjson", message });
  }
  view.shownIn.set(file, shown);
  return shown;
}

export function toLsp(found: Diagnostic, view: SiteView): LspDiagnostic {
  const { code, severity, message, hint, file, range, related } = found;
  const { tag }: Partial<CodeDescription> = isKnownCode(code) ? CODES[code] : {};
  // No editor shows a document of the network: docs.json, which names it, has the finding.
  const where = isWebUrl(file) ? `${file}: ` : "";
  return {
    range: view.rangeIn(file, range),
    severity: SEVERITIES[severity],
    code,
    ...(isKnownCode(code) ? { codeDescription: { href: helpPage(code) } } : {}),
    source: "docsjson",
    message: `${where}${message}${hint === undefined ? "" : `\n${hint}`}`,
    ...(tag === undefined ? {} : { tags: [TAGS[tag]] }),
    ...(related.length === 0
      ? {}
      : {
          relatedInformation: related.map((end) => ({
            location: view.location(end.file, end.range),
            message: end.message,
          })),
        }),
  };
}

/** Tells whether findings are still the same. */
const versionOf = (items: readonly LspDiagnostic[]): string =>
  createHash("sha256").update(JSON.stringify(items)).digest("base64url");

export const pullDiagnostics: DocumentFeature = {
  about: "document",
  method: "textDocument/diagnostic",
  capabilities: {
    diagnosticProvider: { identifier: "docsjson", interFileDependencies: true, workspaceDiagnostics: false },
  },
  none: { kind: "full", items: [] },
  answer({ view, file }, { previousResultId }: DocumentDiagnosticParams, client: Client): DocumentDiagnosticReport {
    const items = diagnosticsOf(view, file, client);
    const resultId = versionOf(items);
    return resultId === previousResultId
      ? { kind: "unchanged", resultId }
      : { kind: "full", resultId, items: [...items] };
  },
};
