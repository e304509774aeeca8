import type { Finding } from "../../diagnostic/finding.ts";
import { appendTo } from "../../diagnostic/group-by.ts";
import { isObject, own } from "../../json/json-value.ts";
import type { ListedOverlays } from "../../navigation/list-specs.ts";
import type { layOverlays } from "../../references/openapi/apply-overlays.ts";
import { folderOf, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import { type DocsRoot, readInRoot } from "../config/docs-root.ts";
import { lostIn } from "../encoding.ts";
import { readStart } from "../files-below.ts";
import type { Documents } from "./documents.ts";
import { type DocumentMention, type DocumentReader, mapParallel, readSource } from "./read-document.ts";

/** The overlays of one spec, and the function that applies them. */
export interface LaidOverlays {
  readonly overlays: readonly LoadedOverlay[];
  readonly layOverlays: typeof layOverlays;
}

interface LoadedOverlay {
  readonly file: string;
  /** The text. */
  readonly overlay: string;
  /**
   * The severity of its faults. An overlay that no config lists, but that was found in the docs root, may not be meant
   * for the site.
   */
  readonly severity?: Severity;
}

/** How large an overlay that the config does not list may be (bytes). */
const MAX_FOUND_SIZE = 8 * 1024 * 1024;

/** What takes the overlays of a site. */
interface OverlayOutcome {
  readonly documents: Documents;
  readonly findings: Finding[];
  /** The overlays that the config lists and that do not exist. */
  readonly missing: DocumentMention[];
}

/** The overlays of a site's specs: those that the config lists, else those of the docs root that extend the spec. */
export class OverlayFinder {
  readonly #reader: DocumentReader;
  readonly #outcome: OverlayOutcome;
  readonly #listed: ReadonlyMap<string, ListedOverlays>;
  readonly #found: () => Promise<ReadonlyMap<string, readonly LoadedOverlay[]>>;

  /**
   * @param listed the overlays of each spec that the config lists
   * @param files lists the JSON and YAML files of the docs root; called once, when a spec lists no overlays
   * @param outcome takes the overlays that were read and those that were not
   */
  constructor(
    listed: ReadonlyMap<string, ListedOverlays>,
    reader: DocumentReader,
    files: () => Promise<readonly string[]>,
    outcome: OverlayOutcome,
  ) {
    this.#reader = reader;
    this.#listed = listed;
    this.#outcome = outcome;
    let found: Promise<ReadonlyMap<string, readonly LoadedOverlay[]>> | undefined;
    this.#found = () => {
      found ??= files().then((names) => this.#find(names));
      return found;
    };
  }

  /** The overlays of a spec; `undefined` without any. */
  async of(source: string): Promise<LaidOverlays | undefined> {
    const listed = this.#listed.get(source);
    const overlays = listed ? await this.#read(listed) : (await this.#found()).get(source);
    if (!overlays || overlays.length === 0) return undefined;
    for (const { file, overlay } of overlays) this.#note(file, overlay);
    // Loaded only for specs with overlays, because most sites have none.
    const { layOverlays } = await import("../../references/openapi/apply-overlays.ts");
    return { overlays, layOverlays };
  }

  #note(source: string, text: string): void {
    this.#outcome.documents.add({ kind: "overlay", source, text });
  }

  async #read({ sources, pointer }: ListedOverlays): Promise<LoadedOverlay[]> {
    const mentions = sources.map((source, index): DocumentMention => {
      return { source, place: { pointer: `${pointer}/${index}` }, noun: "overlay" };
    });
    const outcomes = await mapParallel(mentions, (mention) => readSource(mention, this.#reader));
    return outcomes.flatMap((outcome, index) => {
      const mention = mentions[index] as DocumentMention;
      if ("text" in outcome) {
        this.#outcome.findings.push(...lostIn(outcome, mention.source));
        return [{ file: mention.source, overlay: outcome.text }];
      }
      if ("finding" in outcome) this.#outcome.findings.push(outcome.finding);
      else this.#outcome.missing.push(mention);
      return [];
    });
  }

  /** The overlays among some files by the spec that they extend, in the order of their names. */
  async #find(files: readonly string[]): Promise<Map<string, LoadedOverlay[]>> {
    const found = new Map<string, LoadedOverlay[]>();
    const { root } = this.#reader;
    for (const file of files) {
      if (!looksLikeOverlay(root, file)) continue;
      const outcome = await readInRoot(root, file, MAX_FOUND_SIZE);
      if (!("text" in outcome)) continue;
      const source = await this.#extendedBy(outcome.text, file);
      if (source === undefined) continue;
      const overlay = { file, overlay: outcome.text, severity: "warning" } as const;
      appendTo(found, source, overlay);
    }
    return found;
  }

  /** The spec that an overlay extends: a URL, a path from the docs root (`/api.yaml`), or one from its own folder. */
  async #extendedBy(text: string, file: string): Promise<string | undefined> {
    const { parseSpec } = await import("../../references/openapi/parse-spec.ts");
    const parsed = parseSpec(text, file, { trim: false });
    if (!parsed.ok) {
      for (const fault of parsed.findings) this.#outcome.findings.push({ ...fault, severity: "warning" });
      this.#note(file, text);
      return undefined;
    }
    const target = isObject(parsed.value) && "overlay" in parsed.value ? own(parsed.value, "extends") : undefined;
    if (typeof target !== "string" || target.trim() === "") return undefined;
    const path = target.trim();
    if (hasScheme(path)) return path;
    return normalizePath(path.startsWith("/") ? path : `${folderOf(file)}/${path}`);
  }
}

/** Whether the head of a file names the version of an overlay. */
function looksLikeOverlay(root: DocsRoot, file: string): boolean {
  const head = root.texts?.get(file) ?? readStart({ folder: root.folder, path: file }, 4096)?.toString("utf8") ?? "";
  return /(?:^|[\s{,])["']?overlay["']?[ \t]*:[ \t]*["']?\d/.test(head.slice(0, 4096));
}
