import type { FilePlace, SourceMap } from "../../source/source-map.ts";
import type { SpecScope } from "../specs/spec-scope.ts";
import type { DirectoryLayout, LinkNode, NavigationNode, PageSource } from "../tree.ts";

/** The `navigation` object: where the tree begins, and what all of its nodes share. */
export class Trunk {
  readonly pointer = "/navigation";
  readonly depth = 0;
  readonly hidden = false;
  readonly children: NavigationNode[] = [];
  global: Record<string, LinkNode[]> = {};
  directory: DirectoryLayout = "none";
  setsDirectory = false;
  scope: SpecScope | undefined;
  readonly pages: PageSource | undefined;
  readonly #source: SourceMap | undefined;

  constructor(pages: PageSource | undefined, source: SourceMap | undefined) {
    this.pages = pages;
    this.#source = source;
  }

  get trunk(): this {
    return this;
  }

  /** The file that a pointer into the assembled config was read from. */
  origin(pointer: string): FilePlace {
    return this.#source ? this.#source.origin(pointer) : { file: "docs.json", pointer };
  }
}
