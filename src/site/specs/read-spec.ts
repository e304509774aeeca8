import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { SiteLink } from "../../pages/links-of-config.ts";
import { indexOperations } from "../../references/openapi/index-operations.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { LaidOverlays } from "./overlay-library.ts";

/** A spec as it was read. */
export interface ReadSpec {
  readonly index: Result<OperationIndex>;
  /** The spec with its overlays, if it has any. */
  readonly overlaid?: { readonly value: unknown; readonly findings: readonly Finding[] };
}

/** A spec that was read, with its text and those of its overlays, and the links in its descriptions once they are known. */
interface KnownSpec {
  readonly texts: readonly string[];
  readonly read: ReadSpec;
  links?: SiteLink[];
}

/** The specs that were read, by their source. */
export type SpecCache = Map<string, KnownSpec>;

/** A spec as it is with its overlays, indexed once for each text. */
export function readSpec(
  source: string,
  text: string,
  laid: LaidOverlays | undefined,
  cache: SpecCache | undefined,
): ReadSpec {
  const texts = [text, ...(laid?.overlays ?? []).map(({ overlay }) => overlay)];
  const known = cache?.get(source);
  if (known && known.texts.length === texts.length && known.texts.every((each, i) => each === texts[i])) {
    return known.read;
  }
  const read = laid ? readOverlaid(source, text, laid) : { index: indexOperations(text, { file: source }) };
  cache?.set(source, { texts, read });
  return read;
}

function readOverlaid(source: string, text: string, { overlays, layOverlays }: LaidOverlays): ReadSpec {
  const findings: Finding[] = [];
  const value = layOverlays(text, overlays, source, findings);
  // A spec with faults is read without its overlays, and reports them.
  if (value === undefined) return { index: indexOperations(text, { file: source }) };
  return { index: indexOperations(value, { file: source, text }), overlaid: { value, findings } };
}
