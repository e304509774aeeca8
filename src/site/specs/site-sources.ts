import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { NamedSources } from "../../navigation/list-specs.ts";
import { nearestSources } from "../../references/nearest-sources.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import { loadPageSpecs } from "../pages/load-page-specs.ts";
import { AsyncapiDocuments, GraphqlDocuments } from "./definition-documents.ts";
import { loadPageSdks, loadSdks, noSdks } from "./load-sdks.ts";
import { OverlayLibrary } from "./overlay-library.ts";
import type { SourceReader } from "./read-document.ts";
import type { SpecCache } from "./read-spec.ts";
import { SpecDocuments } from "./spec-documents.ts";

/** All documents that a site makes pages from. */
export class SiteSources {
  readonly specs: SpecDocuments;
  readonly asyncapi: AsyncapiDocuments;
  readonly graphql: GraphqlDocuments;
  readonly sdks = noSdks();
  readonly #overlays: OverlayLibrary;
  readonly #named: NamedSources;
  readonly #reader: SourceReader;

  /**
   * @param listing the files of the docs root, asked for when they are needed
   * @param cache specs that were indexed before
   */
  constructor(config: unknown, reader: SourceReader, listing: () => Promise<PageListing>, cache?: SpecCache) {
    this.#named = new NamedSources(config);
    this.#reader = reader;
    this.#overlays = new OverlayLibrary(this.#named, reader, async () => (await listing()).specLike);
    this.specs = new SpecDocuments(reader, this.#overlays, cache);
    this.asyncapi = new AsyncapiDocuments(reader);
    this.graphql = new GraphqlDocuments(reader);
  }

  /** How many specs the navigation names. */
  get count(): number {
    return this.#named.specs().length;
  }

  /** Reads what the config names. */
  async loadNamed(): Promise<void> {
    await Promise.all([
      this.specs.load(this.#named.specs()),
      this.asyncapi.load(this.#named.definitions("asyncapi")),
      this.graphql.load(this.#named.definitions("graphql")),
      loadSdks(this.#named, this.#reader, this.sdks),
    ]);
  }

  /** Reads what only page files need, after what the config names. */
  async loadOfPages(listing: PageListing): Promise<void> {
    await Promise.all([
      loadPageSpecs(listing, this.#named, this.specs),
      this.asyncapi.loadOfPages(listing),
      loadPageSdks(listing.pages, this.#reader, this.sdks),
    ]);
  }

  /**
   * What is wrong with them.
   *
   * @param files the JSON and YAML files of the docs root, which a missing one may have been meant to be
   */
  findings(files: readonly string[]): Finding[] {
    const all = [this.specs, this.#overlays, this.asyncapi, this.graphql, this.sdks];
    const missing = all.flatMap((documents) => documents.missing);
    const nearest = missing.length > 0 ? nearestSources(files) : () => [];
    return [
      ...all.flatMap(({ findings }) => findings),
      ...missing.map(({ source, noun, place }) =>
        finding(openapiNotFound, { spec: source, noun, suggestions: nearest(source) }, place),
      ),
    ];
  }

  /** What is wrong inside them. */
  get diagnostics(): Diagnostic[] {
    const indexes = [this.specs.indexes, this.asyncapi.indexes, this.graphql.indexes, this.sdks.sdk];
    return indexes.flatMap((sources) => [...sources.values()].flatMap(({ diagnostics }) => diagnostics));
  }

  /** The texts of AsyncAPI documents and GraphQL schemas. */
  get definitionTexts(): Map<string, string> {
    return new Map([...this.asyncapi.texts, ...this.graphql.texts]);
  }

  /** The texts of all that were read. */
  get texts(): Map<string, string> {
    const { specs, asyncapi, sdks } = this;
    const others = [this.#overlays.texts, sdks.texts, specs.foundTexts, asyncapi.foundTexts];
    return new Map([...others, this.definitionTexts, specs.texts].flatMap((texts) => [...texts]));
  }
}
