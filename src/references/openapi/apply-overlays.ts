import { type Result, toResult } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import { placeFindings } from "../../source/place-findings.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import { applyActions } from "./overlay/apply-actions.ts";
import { readOverlay } from "./overlay/read-overlay.ts";
import { prepareSelect } from "./overlay/select.ts";
import { WorkLimit } from "./overlay/work-limit.ts";
import { parseSpec } from "./parse-spec.ts";
import { sourceMapOfSpecs } from "./spec-source-map.ts";

/** An overlay to apply to a spec. */
export interface OverlayDocument {
  /** A JSON or YAML text, or what was parsed from one. */
  readonly overlay: unknown;
  /** Its path from the docs root, or its URL; named by the diagnostics. Default `overlay`. */
  readonly file?: string;
}

/** How overlays are applied to a spec. */
export interface OverlayOptions {
  /** The spec's path from the docs root, or its URL; named by the diagnostics. Default `openapi`. */
  readonly file?: string;
}

/**
 * A spec with overlays applied in their order. `indexOperations` takes it in place of the spec. Neither the spec nor
 * the overlays are changed; an overlay, or an action of one, that can't be applied is left out and reported. No value
 * where the spec can't be parsed.
 *
 * Codes: `overlay/…`, and `openapi/syntax`.
 *
 * Source: OpenAPI Overlay Specification 1.0 and 1.1; JSONPath as in RFC 9535.
 *
 * @example
 * const { value } = applyOverlays(specText, [{ overlay: overlayText, file: "overlay.yaml" }]);
 * indexOperations(value);
 */
export function applyOverlays(
  spec: unknown,
  overlays: readonly OverlayDocument[],
  options: OverlayOptions = {},
): Result<unknown> {
  const { file = "openapi" } = options;
  const findings: Finding[] = [];
  const value = layOverlays(spec, overlays, file, findings);
  const texts = new Map<string, unknown>([
    ...overlays.map(({ file: name = "overlay", overlay }) => [name, overlay] as const),
    [file, spec],
  ]);
  return toResult(value, placeFindings(findings, { file, sourceMap: sourceMapOfSpecs(file, texts) }));
}

/** An overlay, and the severity of its faults. */
interface OverlayToLay extends OverlayDocument {
  readonly severity?: Severity | undefined;
}

/** `applyOverlays` for callers that place findings themselves. */
export function layOverlays(
  spec: unknown,
  overlays: readonly OverlayToLay[],
  file: string,
  findings: Finding[],
): unknown {
  const parsed = parseDocument(spec, file, findings);
  if (!parsed) return undefined;
  const limit = new WorkLimit(parsed.value);
  const applying = { select: prepareSelect(limit), limit, findings };
  let { value } = parsed;
  for (const { overlay, file: name = "overlay", severity } of overlays) {
    const document = parseDocument(overlay, name, findings);
    const actions = document && readOverlay(document.value, { file: name, severity }, findings);
    if (actions) value = applyActions(value, actions, name, applying);
  }
  return value;
}

/** The value of a text, or a value that was parsed already; `undefined` for a text with faults, which are reported. */
function parseDocument(document: unknown, file: string, findings: Finding[]): { value: unknown } | undefined {
  if (typeof document !== "string") return { value: document };
  const parsed = parseSpec(document, file, { trim: false });
  findings.push(...parsed.findings);
  return parsed.ok ? parsed : undefined;
}
