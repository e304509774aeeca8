import { isWebUrl, leavesSite } from "../vocabulary/addresses/url.ts";
import { lineEnd } from "../vocabulary/files/line-bounds.ts";
import { isCodeFile, isMarkdownFile } from "../vocabulary/files/site-files.ts";
import { anchorNames } from "./anchors/anchor-names.ts";
import { BUILT_IN_COMPONENTS } from "./components/platform-components.ts";
import { pageTable } from "./flaws/blocks/table.ts";
import { scanPage } from "./read/scan-page.ts";
import type {
  Excuse,
  Flaw,
  LinkForm,
  ScannedComponent,
  ScannedIcon,
  ScannedLink,
  ScannedPage,
  Span,
  UsedName,
  UsedProperty,
} from "./read/scanned-page.ts";
import { findFaults } from "./read/syntax/find-faults.ts";
import type { PageSyntaxFault } from "./read/syntax/syntax-fault.ts";

/** A file whose content is put into a page. */
export interface IncludedFile extends Span {
  /** As written: of an `import`, or the `file` of a `Snippet`. */
  readonly source: string;
  readonly isSnippet?: true;
  /** What the file must export. */
  readonly wanted?: readonly string[];
  /** The names that the page has for it. */
  readonly names?: readonly string[];
}

/**
 * What is in a page's text, as far as a site's pages are judged by it, by offsets. Lists that most pages have are one text
 * each: a site has hundreds of thousands of links, of which hardly any is looked at twice.
 */
export interface PageContents {
  /** The links within the site, for `linksIn` and `targetsIn`. */
  readonly links: string;
  /** The links to the web, likewise, for `outwardIn`. */
  readonly outward: string;
  /** The names of its anchors, without those of imported snippets, for `anchorsIn`. */
  readonly anchors: string;
  /** The icons of its components, for `iconsIn`. */
  readonly icons: string;
  readonly rare: RareContents;
}

/** What few pages have. */
export interface RareContents {
  /** Imports, then snippets. */
  readonly includes: readonly IncludedFile[];
  /** The components that the page uses and the platform does not have. */
  readonly components: readonly ScannedComponent[];
  readonly definitions: readonly string[];
  /** See `ScannedPage`. */
  readonly undefinedNames: readonly UsedName[];
  /** What is given to components that the page defines or imports. */
  readonly properties: readonly UsedProperty[];
  readonly excuses: readonly Excuse[];
  readonly faults: readonly PageSyntaxFault[];
  readonly flaws: readonly Flaw[];
  /** The first heading of level 1, if it is the first anchor. */
  readonly heading?: (Span & { readonly text: string }) | undefined;
}

export const NOTHING_RARE: RareContents = {
  includes: [],
  components: [],
  definitions: [],
  undefinedNames: [],
  properties: [],
  excuses: [],
  faults: [],
  flaws: [],
};

export const NO_CONTENTS: PageContents = { links: "", outward: "", anchors: "", icons: "", rare: NOTHING_RARE };

/** Reads the text of a page file, or of code that pages import, for judging. @param file decides by its extension what it may contain */
export function readContents(text: string, file: string): PageContents | Promise<PageContents> {
  if (isCodeFile(file))
    return import("./read/scan-code.ts").then(({ scanCode }) => {
      const { scanned, faults } = scanCode(text);
      return { ...frequentContents(scanned), rare: rareContents(scanned, faults) };
    });
  const markdown = isMarkdownFile(file);
  const scanned = scanPage(text, { markdown });
  if (!scanned.doubtful && scanned.code.length + scanned.repeated.length === 0)
    return { ...frequentContents(scanned), rare: rareContents(scanned, []) };
  return findFaults(text, scanned, { markdown }).then(async ({ faults, code }) => {
    if (code && code.elements.length > 0) (await import("./read/scan-code.ts")).noteElements(text, scanned, code);
    const cutLines = new Set(faults.filter(({ case: what }) => what === "cut").map(({ end }) => lineEnd(text, end)));
    // What a cut makes of its row is not told again.
    const flaws = scanned.flaws.filter(({ code, end }) => code !== pageTable.name || !cutLines.has(lineEnd(text, end)));
    return { ...frequentContents(scanned), rare: rareContents({ ...scanned, flaws }, faults) };
  });
}

const isSnippet = ({ element, field }: ScannedLink): boolean => element === "Snippet" && field === "file";

/** Between the parts of a list that is one text. Browsers leave out tabs and line ends in addresses. */
const BETWEEN = "\t";
const LEFT_OUT = /[\t\n\r]/g;

/** The parts of a link: target, start, end, and its form with field and element, which have no spaces; and of an icon. */
const PARTS = 4;

function frequentContents({ links, anchors, icons }: ScannedPage): Omit<PageContents, "rare"> {
  const parts: (string | number)[] = [];
  const outward: (string | number)[] = [];
  for (const link of links) {
    const { start, end, form, field, element = "", forAgents } = link;
    const target = forAgents ? link.target.replace(/#.*/s, "") : link.target;
    const list = leavesSite(target) ? (isWebUrl(target) ? outward : undefined) : isSnippet(link) ? undefined : parts;
    list?.push(target.replace(LEFT_OUT, ""), start, end, field === undefined ? form : `${form} ${field} ${element}`);
  }
  // What is joined is no piece of the page's text, unless it is joined to nothing.
  const names: string[] = [];
  for (const name of anchorNames(anchors)) if (name !== "") names.push("#", name.replace(LEFT_OUT, ""), BETWEEN);
  return {
    links: parts.join(BETWEEN),
    outward: outward.join(BETWEEN),
    anchors: names.join(""),
    icons: icons
      .flatMap(({ name, start, end, library = "" }) => [name.replace(LEFT_OUT, ""), start, end, library])
      .join(BETWEEN),
  };
}

export function* iconsIn({ icons }: PageContents): Iterable<ScannedIcon> {
  const parts = icons.split(BETWEEN);
  for (let at = PARTS - 1; at < parts.length; at += PARTS) {
    const [name = "", start, end, library = ""] = parts.slice(at - PARTS + 1, at + 1);
    yield { name, library, start: Number(start), end: Number(end) };
  }
}

/** The names of a page's anchors. */
export const anchorsIn = ({ anchors }: PageContents): string[] =>
  anchors === "" ? [] : anchors.slice(1, -1).split(`${BETWEEN}#`);

/** Whether a page has an anchor. @param ended the fragment of a link as `UnreadLink` has it: with `#`, and its end */
export function hasAnchor({ anchors }: PageContents, ended: string): boolean {
  const at = anchors.indexOf(ended);
  return at === 0 || (at > 0 && anchors[at - 1] === BETWEEN);
}

/** A link of which only the target is known yet. */
export interface UnreadLink {
  readonly target: string;
  /** The same with a tab that ends it, as `hasAnchor` wants it. */
  readonly ended: string;
  read(): ScannedLink;
}

/** A link that is read already. */
export const readLink = (link: ScannedLink): UnreadLink => ({
  target: link.target,
  ended: link.target + BETWEEN,
  read: () => link,
});

/** A link in a list of links that is one text. */
class PackedLink implements UnreadLink {
  readonly #links: string;
  readonly #start: number;
  readonly #rest: number;

  /** @param rest offset of what is behind the target */
  constructor(links: string, start: number, rest: number) {
    this.#links = links;
    this.#start = start;
    this.#rest = rest;
  }

  get target(): string {
    return this.#links.slice(this.#start, this.#rest - 1);
  }

  get ended(): string {
    return this.#links.slice(this.#start, this.#rest);
  }

  read(): ScannedLink {
    const [start, end, how = ""] = this.#links.slice(this.#rest).split(BETWEEN, PARTS - 1);
    const [form, field, element] = how.split(" ") as [LinkForm, string?, string?];
    const named = { ...(element ? { element } : {}), ...(field === undefined ? {} : { field }) };
    return { target: this.target, form, ...named, start: Number(start), end: Number(end) };
  }
}

/** The links of a page, of which few are read whole. */
export const linksIn = ({ links }: Pick<PageContents, "links">): UnreadLink[] => unpackLinks(links);

/** The links of a page to the web. */
export const outwardIn = ({ outward }: Pick<PageContents, "outward">): UnreadLink[] => unpackLinks(outward);

function unpackLinks(links: string): UnreadLink[] {
  const unread: UnreadLink[] = [];
  let at = 0;
  while (at < links.length) {
    const rest = links.indexOf(BETWEEN, at) + 1;
    unread.push(new PackedLink(links, at, rest));
    at = rest;
    for (let part = 1; part < PARTS && at < links.length; part++) at = links.indexOf(BETWEEN, at) + 1 || links.length;
  }
  return unread;
}

function rareContents(
  { links, anchors, imports, components, definitions, undefinedNames, properties, excuses, flaws }: ScannedPage,
  faults: readonly PageSyntaxFault[],
): RareContents {
  const first = anchors.find(({ kind }) => kind !== "plain-step");
  const isTitle = first?.kind === "heading" && first.level === 1;
  const unknown = [...components.values()].filter(({ name }) => !BUILT_IN_COMPONENTS.has(name));
  const snippets = links.filter(isSnippet);
  const count =
    imports.length +
    snippets.length +
    unknown.length +
    definitions.size +
    undefinedNames.length +
    excuses.length +
    faults.length +
    flaws.length;
  if (count === 0 && !isTitle) return NOTHING_RARE;
  const rare: RareContents = {
    includes: [
      ...imports.map(({ source, wanted, names, start, end }) => ({ source, wanted, names, start, end })),
      ...snippets.map(({ target, start, end }) => ({ source: target, isSnippet: true as const, start, end })),
    ],
    components: unknown,
    definitions: [...definitions],
    undefinedNames,
    properties: properties.filter(({ component }) => definitions.has(component)),
    excuses,
    faults,
    flaws,
    ...(isTitle ? { heading: { text: first.text, start: first.start, end: first.end } } : {}),
  };
  return JSON.parse(JSON.stringify(rare)) as RareContents;
}
