import type { Result } from "../../diagnostic/diagnostic.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../../navigation/pages/files-with-asyncapi.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import type { SourceMention } from "./read-document.ts";
import { SourceLibrary } from "./source-library.ts";

/** The AsyncAPI documents of a site. */
export class AsyncapiDocuments extends SourceLibrary {
  protected override readonly noun = "AsyncAPI document";

  protected async index(file: string, text: string): Promise<Result<OperationIndex>> {
    const { indexChannels } = await import("../../references/asyncapi/index-channels.ts");
    return indexChannels(text, { file });
  }

  /**
   * Adds the documents that the front matter of page files names; one that is missing is left out. Where a page's channel or
   * document is in none of them, adds all others of the docs root, since the hosted platform looks there too.
   */
  async loadOfPages({ pages, specLike }: PageListing): Promise<void> {
    const files = filesWithAsyncapi(pages);
    const mentions = new Map<string, SourceMention>();
    for (const { document, path, place } of files) {
      const sources = document === undefined ? [] : documentPaths(document, path);
      if (sources.some((source) => this.indexes.has(source))) continue;
      for (const source of sources) mentions.set(source, { source, place, noun: this.noun });
    }
    await this.loadExisting([...mentions.values()]);
    const library = new SpecLibrary(this.indexes);
    const isUnknown = ({ document, channel, path }: FileWithAsyncapi): boolean =>
      document === undefined
        ? library.find("channel", channel).length === 0
        : !documentPaths(document, path).some((source) => this.indexes.has(source));
    if (files.some(isUnknown)) await this.discoverMarked(specLike, /asyncapi["']?\s*:/);
  }
}

/** The GraphQL schemas of a site. */
export class GraphqlDocuments extends SourceLibrary {
  protected override readonly noun = "GraphQL schema";

  protected async index(file: string, text: string): Promise<Result<OperationIndex>> {
    const { indexGraphql } = await import("../../references/graphql/index-graphql.ts");
    return indexGraphql(text, { file });
  }
}
