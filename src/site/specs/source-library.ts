import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { ListedSpec } from "../../navigation/list-specs.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { SourceNoun } from "../../vocabulary/source-noun.ts";
import { readInRoot } from "../config/docs-root.ts";
import { MAX_SOURCE_SIZE, mapParallel, readSource, type SourceMention, type SourceReader } from "./read-document.ts";

/** What stands for a document that has no text. */
export const notRead = (): Result<OperationIndex> => ({ ok: false, value: undefined, diagnostics: [] });

/** The documents of one kind that a site makes pages from, as far as they were read. */
export abstract class SourceLibrary {
  /** By path from the docs root or URL. A document without operations has no value. */
  readonly indexes = new Map<string, Result<OperationIndex>>();
  /** The texts of those that the site names. */
  readonly texts = new Map<string, string>();
  /** The texts of the others, which were found in the docs root. */
  readonly foundTexts = new Map<string, string>();
  readonly findings: Finding[] = [];
  /** Those that the config names and that do not exist. */
  readonly missing: SourceMention[] = [];
  readonly #reader: SourceReader;

  constructor(reader: SourceReader) {
    this.#reader = reader;
  }

  /** What a document is called in messages, if it is no spec. */
  protected readonly noun: SourceNoun | undefined;

  /** Indexes a document. What this needs is loaded for sites that have one. */
  protected abstract index(source: string, text: string): Promise<Result<OperationIndex>>;

  /** Reads documents that the config names. */
  async load(listed: readonly ListedSpec[]): Promise<void> {
    const mentions = listed.map(({ source, pointer }) => ({ source, place: { pointer }, noun: this.noun }));
    for (const mention of await this.loadExisting(mentions)) {
      this.indexes.set(mention.source, notRead());
      this.missing.push(mention);
    }
  }

  /** Reads documents, several at the same time. Returns those that do not exist. */
  async loadExisting(mentions: readonly SourceMention[]): Promise<SourceMention[]> {
    const outcomes = await mapParallel(mentions, (mention) => readSource(mention, this.#reader));
    const missing: SourceMention[] = [];
    for (const [at, outcome] of outcomes.entries()) {
      const mention = mentions[at] as SourceMention;
      if ("text" in outcome) {
        this.texts.set(mention.source, outcome.text);
        this.indexes.set(mention.source, await this.index(mention.source, outcome.text));
      } else if ("finding" in outcome) {
        this.indexes.set(mention.source, notRead());
        this.findings.push(outcome.finding);
      } else missing.push(mention);
    }
    return missing;
  }

  /**
   * Adds the documents among the JSON and YAML files of the docs root that nothing names. Files without the mark of a kind,
   * and documents that give no operations because of faults, are skipped.
   */
  protected async discoverMarked(files: readonly string[], mark: RegExp): Promise<void> {
    const unknown = files.filter((file) => !this.indexes.has(file));
    const outcomes = await mapParallel(unknown, (file) => readInRoot(this.#reader.root, file, MAX_SOURCE_SIZE));
    for (const [at, outcome] of outcomes.entries()) {
      if (!("text" in outcome) || !mark.test(outcome.text)) continue;
      const file = unknown[at] as string;
      const { value } = await this.index(file, outcome.text);
      if (!value) continue;
      this.indexes.set(file, { ok: true, value, diagnostics: [] });
      this.foundTexts.set(file, outcome.text);
    }
  }
}
