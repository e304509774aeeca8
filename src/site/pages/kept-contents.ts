import type { PageContents } from "../../pages/page-contents.ts";
import type { LinkForm, ScannedLink } from "../../pages/read/scanned-page.ts";

/** What is inside a page, as a line of a file that is parsed when somebody asks. */
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
  get anchors() {
    return this.#contents.anchors;
  }
  get imports() {
    return this.#contents.imports;
  }
  get components() {
    return this.#contents.components;
  }
  get definitions() {
    return this.#contents.definitions;
  }
  get excuses() {
    return this.#contents.excuses;
  }
  get faults() {
    return this.#contents.faults;
  }
  get heading() {
    return this.#contents.heading;
  }
}

/** Of each link: target, start, end, and its form with element and field, which have no spaces. */
type PackedLinks = (string | number)[];

/** By place, as names would be a third of it. */
type PackedContents = readonly [
  links: PackedLinks,
  anchors: PageContents["anchors"],
  imports: PageContents["imports"],
  components: PageContents["components"],
  definitions: PageContents["definitions"],
  excuses: PageContents["excuses"],
  faults: PageContents["faults"],
  heading?: PageContents["heading"],
];

/** The contents of a page as JSON. */
export function jsonOf(contents: PageContents): string {
  if (contents instanceof KeptContents) return contents.json;
  const links: PackedLinks = [];
  for (const { target, start, end, form, element, field } of contents.links)
    links.push(target, start, end, field === undefined ? form : `${form} ${field} ${element ?? ""}`);
  const { anchors, imports, components, definitions, excuses, faults, heading } = contents;
  const packed: PackedContents = [links, anchors, imports, components, definitions, excuses, faults];
  return JSON.stringify(heading ? [...packed, heading] : packed);
}

function unpack([packed, anchors, imports, components, definitions, excuses, faults, heading]: PackedContents) {
  const links: ScannedLink[] = [];
  for (let at = 0; at < packed.length; at += 4) {
    const [target, start, end, how] = packed.slice(at, at + 4) as [string, number, number, string];
    const [form, field, element] = how.split(" ") as [LinkForm, string?, string?];
    links.push({
      target,
      form,
      ...(element ? { element } : {}),
      ...(field === undefined ? {} : { field }),
      start,
      end,
    });
  }
  return { links, anchors, imports, components, definitions, excuses, faults, heading };
}
