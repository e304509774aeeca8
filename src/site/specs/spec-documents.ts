import type { Result } from "../../diagnostic/diagnostic.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { OverlayLibrary } from "./overlay-library.ts";
import type { SourceReader } from "./read-document.ts";
import type { SpecCache } from "./read-spec.ts";
import { SourceLibrary } from "./source-library.ts";

/** The OpenAPI specs of a site, with their overlays. */
export class SpecDocuments extends SourceLibrary {
  /** Those that have overlays, parsed, with the overlays applied. */
  readonly overlaid = new Map<string, unknown>();
  readonly overlays: OverlayLibrary;
  readonly #cache: SpecCache | undefined;

  /** @param cache specs that were indexed before */
  constructor(reader: SourceReader, overlays: OverlayLibrary, cache?: SpecCache) {
    super(reader);
    this.overlays = overlays;
    this.#cache = cache;
  }

  /** Adds the specs of the docs root that nothing names. */
  discover(files: readonly string[]): Promise<void> {
    return this.discoverMarked(files, /openapi["']?\s*:/);
  }

  protected async index(source: string, text: string): Promise<Result<OperationIndex>> {
    const { readSpec } = await import("./read-spec.ts");
    const { index, overlaid } = readSpec(source, text, await this.overlays.of(source), this.#cache);
    if (overlaid) {
      this.overlaid.set(source, overlaid.value);
      for (const each of overlaid.findings) this.findings.push(each);
    }
    return index;
  }
}
