import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { ListedSdk, ListedSpec, NamedSources } from "../../navigation/list-specs.ts";
import { INDEXERS } from "../../references/index-document.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import { DOCUMENT_KINDS, type DocumentKind, nounBesideSpec } from "../../vocabulary/elements/document-kinds.ts";
import { readInRoot } from "../config/docs-root.ts";
import { lostIn } from "../encoding.ts";
import { type DocumentCache, indexOnce } from "./document-cache.ts";
import { Documents, type SiteDocument } from "./documents.ts";
import { OverlayFinder } from "./find-overlays.ts";
import {
  type DocumentContent,
  type DocumentMention,
  type DocumentReader,
  MAX_DOCUMENT_SIZE,
  mapParallel,
  readSource,
} from "./read-document.ts";
import { readSdkSource } from "./read-sdk.ts";

/** The index of a document that has no text. */
const notRead = (): Result<OperationIndex> => ({ ok: false, value: undefined, diagnostics: [] });

/** Reads and indexes the documents of a site. */
export class DocumentLoader {
  readonly documents = new Documents();
  readonly findings: Finding[] = [];
  /** The documents and overlays that the config names and that do not exist. */
  readonly missing: DocumentMention[] = [];
  readonly #overlays: OverlayFinder;
  readonly #reader: DocumentReader;
  readonly #cache: DocumentCache | undefined;

  /**
   * @param files lists the JSON and YAML files of the docs root, once overlays are looked for among them
   * @param cache documents that were indexed before
   */
  constructor(
    named: NamedSources,
    reader: DocumentReader,
    files: () => Promise<readonly string[]>,
    cache?: DocumentCache,
  ) {
    this.#reader = reader;
    this.#overlays = new OverlayFinder(named.overlays(), reader, files, this);
    this.#cache = cache;
  }

  /** Reads documents that the config names. */
  async load(kind: DocumentKind, listed: readonly (ListedSpec | ListedSdk)[]): Promise<void> {
    const mentions = listed.map(({ pointer, ...named }) => ({
      ...named,
      place: { pointer },
      noun: nounBesideSpec(kind),
    }));
    for (const mention of await this.loadExisting(kind, mentions)) {
      this.documents.add({ kind, source: mention.source, index: notRead() });
      this.missing.push(mention);
    }
  }

  /** Reads documents, several at the same time. Returns those that do not exist. */
  async loadExisting(kind: DocumentKind, mentions: readonly DocumentMention[]): Promise<DocumentMention[]> {
    const read: typeof readSdkSource = kind === "sdk" ? readSdkSource : readSource;
    const outcomes = await mapParallel(mentions, (mention) => read(mention, this.#reader));
    const missing: DocumentMention[] = [];
    for (const [at, outcome] of outcomes.entries()) {
      const mention = mentions[at] as DocumentMention;
      const { source } = mention;
      if ("finding" in outcome) {
        this.documents.add({ kind, source, index: notRead() });
        this.findings.push(outcome.finding);
      } else if ("missing" in outcome) missing.push(mention);
      else {
        this.findings.push(...lostIn(outcome, outcome.file ?? source));
        this.documents.add(await this.#index(kind, mention, outcome));
      }
    }
    return missing;
  }

  /**
   * Adds the documents of a kind among the JSON and YAML files of the docs root that nothing names. Files without the mark
   * of the kind, and documents that give no parts because of faults, are skipped.
   */
  async discover(kind: "openapi" | "asyncapi", files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !this.documents.get(kind, file));
    const outcomes = await mapParallel(unknown, (file) => readInRoot(this.#reader.root, file, MAX_DOCUMENT_SIZE));
    for (const [at, outcome] of outcomes.entries()) {
      if (!("text" in outcome) || !DOCUMENT_KINDS[kind].mark.test(outcome.text)) continue;
      const source = unknown[at] as string;
      const found = await this.#indexText(kind, source, outcome.text);
      const value = found.index?.value;
      if (value) this.documents.add({ ...found, isFound: true, index: { ok: true, value, diagnostics: [] } });
    }
  }

  async #index(kind: DocumentKind, mention: DocumentMention, content: DocumentContent): Promise<SiteDocument> {
    const { source } = mention;
    if (kind !== "sdk") return this.#indexText(kind, source, content.text ?? "");
    const index = await this.#indexSdk(mention, content);
    const { text, file = source } = content;
    return text === undefined ? { kind, source, index, isFolder: true } : { kind, source, index, text, file };
  }

  async #indexText(kind: keyof typeof INDEXERS, source: string, text: string): Promise<SiteDocument> {
    const laid = kind === "openapi" ? await this.#overlays.of(source) : undefined;
    const texts = [text, ...(laid?.overlays ?? []).map(({ overlay }) => overlay)];
    const { index, overlaid, findings } = await indexOnce(this.#cache, { kind, source }, texts, async () => {
      const findings: Finding[] = [];
      const overlaid = laid?.layOverlays(text, laid.overlays, source, findings);
      // A spec with faults is read without its overlays, and reports them.
      if (overlaid === undefined) return { index: await INDEXERS[kind](text, { file: source }) };
      return { index: await INDEXERS[kind](overlaid, { file: source, text }), overlaid, findings };
    });
    for (const each of findings ?? []) this.findings.push(each);
    return { kind, source, index, text, ...(overlaid === undefined ? {} : { overlaid }) };
  }

  /** Indexes an SDK reference. Findings about a whole folder are placed where the site names it. */
  async #indexSdk(
    { source, format = "typedoc", place }: DocumentMention,
    { text, files, file = source }: DocumentContent,
  ): Promise<Result<OperationIndex>> {
    const { indexSdk, readSdk } = await import("../../references/sdk/index-sdk.ts");
    if (!files) return indexSdk(text ?? "", { format, file });
    const read = await readSdk(files, { format, file });
    for (const each of read.findings) this.findings.push(each.place.file === file ? { ...each, place } : each);
    return read.index ? { ok: true, value: read.index, diagnostics: [] } : notRead();
  }
}
