import type { FilePlace, SourceMap } from "../../source/source-map.ts";
import type { SpecScopes } from "../specs/spec-scope.ts";
import type { DirectoryLayout, DocumentPart, LinkNode, NavigationNode, PageLookup, PageSource } from "../tree.ts";
import type { Holder, TreeContext } from "./holder.ts";

/** The `navigation` object: where the tree begins, and what all of its nodes share. */
export class RootNode implements Holder, TreeContext {
  readonly element = undefined;
  readonly up = undefined;
  readonly pointer = "/navigation";
  readonly depth = 0;
  readonly children: NavigationNode[] = [];
  global: Record<string, LinkNode[]> = {};
  directory: DirectoryLayout = "none";
  setsDirectory = false;
  scopes: SpecScopes = {};
  navigation: { readonly lookup: PageLookup } | undefined;
  readonly pages: PageSource | undefined;
  readonly hidesMissing: boolean;
  readonly shown = new Map<string, DocumentPart>();
  readonly #source: SourceMap | undefined;

  constructor(pages: PageSource | undefined, source: SourceMap | undefined, hidesMissing = false) {
    this.pages = pages;
    this.hidesMissing = hidesMissing && pages !== undefined;
    this.#source = source;
  }

  get context(): TreeContext {
    return this;
  }

  origin(pointer: string): FilePlace {
    return this.#source ? this.#source.origin(pointer) : { file: "docs.json", pointer };
  }
}
