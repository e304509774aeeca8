import { NOTHING_RARE, type PageContents, type RareContents } from "../../pages/page-contents.ts";

/** The contents of a page as a line of the cache, which is parsed when they are asked for. */
export class KeptContents implements PageContents {
  readonly #lines: Buffer;
  readonly #start: number;
  readonly #end: number;
  #parsed: PageContents | undefined;

  /** @param lines of which a stretch (in bytes) is the JSON of the contents */
  constructor(lines: Buffer, start: number, end: number) {
    this.#lines = lines;
    this.#start = start;
    this.#end = end;
  }

  get json(): string {
    return this.#lines.toString("utf8", this.#start, this.#end);
  }

  get #contents(): PageContents {
    this.#parsed ??= unpack(JSON.parse(this.json) as PackedContents);
    return this.#parsed;
  }

  get links() {
    return this.#contents.links;
  }
  get outward() {
    return this.#contents.outward;
  }
  get anchors() {
    return this.#contents.anchors;
  }
  get icons() {
    return this.#contents.icons;
  }
  get rare() {
    return this.#contents.rare;
  }
}

type PackedContents = readonly [links: string, outward: string, anchors: string, icons: string, rare?: RareContents];

const unpack = ([links, outward, anchors, icons, rare = NOTHING_RARE]: PackedContents): PageContents => ({
  links,
  outward,
  anchors,
  icons,
  rare,
});

export function jsonOf(contents: PageContents): string {
  if (contents instanceof KeptContents) return contents.json;
  const { links, outward, anchors, icons, rare } = contents;
  const frequent = [links, outward, anchors, icons];
  return JSON.stringify(rare === NOTHING_RARE ? frequent : [...frequent, rare]);
}
