import { isOk } from "../../diagnostic/diagnostic.ts";
import { formatDiagnostics, type ReportFormat } from "../../report/format-diagnostics.ts";
import { reportToJson } from "../../report/formats/json.ts";
import type { RenderOptions } from "../../report/render-options.ts";
import { painter } from "../../report/text/paint.ts";
import { printableJson } from "../../report/text/printable.ts";
import { packageVersion } from "../../site/package-manifest.ts";
import type { Checked } from "./checked-site.ts";

/** The report of one site, or of several: in `pretty` one below the other, in `json` as a list, else as one. */
export function reportSites(
  checked: readonly Checked[],
  format: ReportFormat,
  options: Pick<RenderOptions, "color" | "max" | "codes">,
): string {
  const [only] = checked;
  const version = packageVersion();
  if (only && checked.length === 1) {
    const { diagnostics, sources } = only.named;
    const found = format === "json" ? only.diagnostics : diagnostics;
    return formatDiagnostics(found, { format, ...options, sources, head: only.head, version });
  }
  if (format === "json") {
    const sites = checked.map(({ path, diagnostics, head }) => ({ path, ...reportToJson(diagnostics, head) }));
    const ok = checked.every(({ diagnostics }) => isOk(diagnostics));
    return `${printableJson({ version: 1, ok, sites })}\n`;
  }
  if (format === "pretty") {
    const { bold } = painter(options.color ?? false);
    return checked
      .map(
        ({ path, named, head }) =>
          `${bold(path)}\n${formatDiagnostics(named.diagnostics, { ...options, ...named, head })}`,
      )
      .join("\n");
  }
  return formatDiagnostics(
    checked.flatMap(({ named }) => named.diagnostics),
    {
      format,
      ...options,
      version,
      head: {
        pages: checked.reduce((sum, { head }) => sum + (head.pages ?? 0), 0),
        roots: checked.flatMap(({ head }) => head.root ?? []),
      },
    },
  );
}
