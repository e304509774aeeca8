import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BuildReport } from "../../builders/shared/pages/build-report.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { countOf } from "../../diagnostic/words.ts";
import { formatDiagnostics, type ReportFormat } from "../../report/format-diagnostics.ts";
import type { RenderOptions } from "../../report/render-options.ts";
import { summarize } from "../../report/summary.ts";
import type { Site } from "../../site/load-site.ts";
import { packageVersion } from "../../site/package-manifest.ts";
import { megabytes, sizeOf } from "./folder-size.ts";

/** A build that has ended. */
export interface FinishedBuild {
  readonly report: BuildReport;
  readonly site: Site;
  /** The builder's name in messages. */
  readonly builder: string;
  /** The folder of the built site. */
  readonly out: string;
  /** How long it took (ms). */
  readonly time: number;
}

/** Whether a finding says that the built site lacks something that its authors wrote. */
export const isDropped = ({ code, severity }: Diagnostic): boolean => LACKS.test(code) && severity !== "info";

/** Whether a finding says that a whole page is not on the built site. */
export const isLostPage = (found: Diagnostic): boolean => isDropped(found) && found.severity === "error";

/** What a site lacks, and the errors; the other findings of the check are only counted. */
const listed = ({ diagnostics }: BuildReport): Record<"lacking" | "errors", readonly Diagnostic[]> => ({
  lacking: diagnostics.filter(({ code, severity }) => severity !== "error" && (LACKS.test(code) || SHOWN.test(code))),
  errors: diagnostics.filter(({ severity }) => severity === "error"),
});

/** What the site lacks, with places, and the errors, last: as a report, which people get in two parts. */
export function closingReport(
  { report, site: { texts, folder } }: FinishedBuild,
  format: ReportFormat,
  view: Pick<RenderOptions, "color" | "max">,
): string {
  const { lacking, errors } = listed(report);
  const options = { format, ...view, sources: texts, version: packageVersion() };
  if (format !== "pretty") return formatDiagnostics([...lacking, ...errors], { ...options, head: { root: folder } });
  // Without the line that counts them.
  const inFull = (found: readonly Diagnostic[]) => formatDiagnostics(found, options).trimEnd().split("\n").slice(0, -1);
  const parts = [lacking, errors].filter(({ length }) => length > 0);
  return parts.map((found) => `${inFull(found).join("\n").trimEnd()}\n\n`).join("");
}

/** What a build says in the end: what was found, how large the site is, and where. */
export function closingSummary({ report, builder, out, time }: FinishedBuild): string {
  const { diagnostics, served, scripts } = report;
  const shown = Object.values(listed(report)).flat();
  const others = diagnostics.length - shown.length;
  const { bytes, files } = sizeOf(out);
  const check = others === 0 ? "" : `; "docsjson check" says ${others} more of docs.json and its files`;
  const found = diagnostics.length === 0 ? "" : `, with ${summarize(shown)}${check}`;
  const size = `${countOf(served.length, "page")}, ${countOf(files, "file")} of ${megabytes(bytes, 1)}`;
  const run =
    scripts === 0
      ? ""
      : `${countOf(scripts, "script")} of the docs will run in the browsers of readers (--no-scripts)\n`;
  const sitemap = existsSync(join(out, "sitemap.xml"))
    ? ""
    : "there is no sitemap.xml, in which addresses are absolute: --site URL says where the site is published\n";
  return `${run}${sitemap}built ${out} with ${builder} in ${seconds(time)}: ${size}${found}\n`;
}

/** Findings that say what the site lacks. */
const LACKS = /^(builder\/|openapi\/remote-blocked$)/;

/** Others that change what it shows. */
const SHOWN = /^(page\/|redirect\/shadowed-page$)/;

const seconds = (time: number): string => `${Math.max(1, Math.round(time / 1000))} s`;
