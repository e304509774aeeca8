import { joinQuotes, smartText } from "../anchors/smart-text.ts";
import { COMPONENT_ROWS } from "../components/platform-components.ts";
import { headingLevel } from "../flaws/blocks/heading-level.ts";
import type { NoteFlaw } from "../flaws/flaw.ts";
import { type Around, EVERYWHERE, judgeTag } from "../flaws/judge-tag.ts";
import { duplicateId } from "../flaws/links/duplicate-id.ts";
import { labelKey, textPieces } from "./plain-text.ts";
import { addLinksOfTag, readTag, type Tag } from "./read-tag.ts";
import type { AnchorKind, AnchorPlace, CodeClaim, ScannedLink, ScannedPage, Span, UsedName } from "./scanned-page.ts";
import { textBefore } from "./text-before.ts";
import { PAGE_GLOBALS, undefinedNames, usedName } from "./used-name.ts";

/** The anchors that are in the table of contents. */
const IN_CONTENTS: ReadonlySet<AnchorKind> = new Set(["heading", "heading-tag", "update", "step"]);

/** The attributes that name a parameter. */
const PARAM_NAMES: ReadonlySet<string> = new Set(["query", "path", "body", "header", "name"]);

/** What tells whether two tags are in the same container: a number, or a text inside lists. */
export type TagContext = number | string;

interface OpenTag {
  readonly tag: Tag;
  readonly context: TagContext;
  /** The heading whose text ends with the tag. */
  readonly heading?: { text: string } | undefined;
}

interface NewAnchor {
  readonly text: string;
  readonly id: string | undefined;
  readonly place: Span;
  readonly level: number | undefined;
  readonly inline?: boolean;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The elements that make an anchor without any attribute. */
const MAKES_ANCHOR = /^(?:h[1-4]|Heading)$/;

/** The beginning of a reference definition. */
const DEFINED = /^[ \t>]*\[(?!\^)((?:[^[\]\\\n]|\\.)+)\]:/gm;

/** A comment of JavaScript. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** The components that show blocks of code as tabs. */
const CODE_GROUPS: ReadonlySet<string> = new Set(["CodeGroup", "SnippetGroup", "RequestExample", "ResponseExample"]);

/** The components of which one of several is shown. */
const ALTERNATIVES = ["View", "Visibility", "Variation"];

/** How many open tags a closing tag without a partner is compared with. */
const MOST_COMPARED = 64;

/** Collects anchors, components and links of tags, and sees whether tags are closed where they were opened. */
export class OutlineReader {
  readonly #text: string;
  readonly #page: ScannedPage;
  readonly #open: OpenTag[] = [];
  readonly #anyAddress: boolean;
  #outside = 0;
  /** How many elements are open whose headings no reader sees. */
  #hidden = 0;
  /** How many links were before the first of them. */
  #hiddenLinks = 0;

  /** @param anyAddress see `ScanOptions` */
  constructor(text: string, page: ScannedPage, anyAddress: boolean) {
    this.#text = text;
    this.#page = page;
    this.#anyAddress = anyAddress;
  }

  /** Notes a heading: its Markdown without the marks of a heading, and where it is. */
  heading(markdown: string, place: Span & { level: number }, ownId?: string): void {
    this.#noteLevel(place);
    const pieces = textPieces(markdown, markdown.includes("][") ? this.labels() : undefined);
    const quote = /^["']/.exec(pieces[0]?.text ?? "")?.[0];
    const before = quote === undefined ? "" : textBefore(this.#text, place.start);
    const last = this.#lastHeading;
    if (last && quote !== undefined && before.endsWith(quote) && textBefore(this.#text, place.start, last.end) === "")
      joinQuotes(last.anchor, quote);
    const id = ownId === undefined ? undefined : normalizeId(ownId);
    if (id !== undefined) this.#noteId(id, place);
    const kind = id === undefined ? "heading" : "heading-tag";
    const anchor = this.#add(kind, { text: smartText(pieces, before), id, place, level: place.level });
    this.#lastHeading = { anchor, end: place.end };
  }
  #lastHeading: { anchor: { text: string }; end: number } | undefined;

  /** The labels of the page's reference definitions, which may be below the headings that use them. */
  labels(): ReadonlySet<string> {
    this.#known ??= new Set([...this.#text.matchAll(DEFINED)].map(([, label = ""]) => labelKey(label)));
    return this.#known;
  }
  #known: ReadonlySet<string> | undefined;

  tag(tag: Tag, context: TagContext, inline: boolean): void {
    for (const { code, start } of tag.attributes) if (code !== undefined) this.use(code, start);
    for (const { kind, start, end } of tag.code) if (kind === "spread") this.use(this.#text.slice(start, end), start);
    for (const claim of tag.code) this.claim(claim, { inList: typeof context === "string", inline });
    if (tag.kind === "close") {
      this.#close(tag, context);
      return;
    }
    this.#noteComponent(tag);
    judgeTag(tag, this.#around, this.noteFlaw);
    this.#noteProperties(tag);
    this.#noteIcon(tag);
    const id = tag.attributes.length > 0 ? plainAttribute(tag, "id") : undefined;
    if (id !== undefined && !COMPONENT_ROWS.get(tag.name)?.dropsId) this.#noteId(id, tag);
    const heading =
      tag.attributes.length > 0 || MAKES_ANCHOR.test(tag.name) ? this.#noteAnchor(tag, inline) : undefined;
    addLinksOfTag(this.#page.links, tag, this.#anyAddress);
    if (tag.kind === "empty") return;
    this.#open.push({ tag, context, heading });
    this.#around.enter(tag.name, 1);
    if (isOutsideContents(tag)) this.#outside++;
    if (isForAgents(tag) && this.#hidden++ === 0) this.#hiddenLinks = this.#page.links.length;
  }

  readonly #used = new Map<string, UsedName>();
  /** The texts of the imports and exports. */
  readonly modules: string[] = [];

  /** Notes the name that an expression begins with. */
  use(code: string, at: number): void {
    const used = usedName(code, at);
    if (used) this.#noteUse(used.name, used);
  }

  /** Notes a name between two braces on each side: a variable, if the site has any. */
  useVariable(name: string, at: number): void {
    const used = usedName(name, at);
    if (used) this.#noteUse(`{${name}}`, { ...used, isDoubled: true });
  }

  #noteUse(key: string, used: UsedName): void {
    if (!this.#used.has(key)) this.#used.set(key, used);
  }

  /** Notes code that a parser must look at: all of the page, if the block around it may end within the code. */
  claim(claim: CodeClaim, { inList, inline }: { inList: boolean; inline: boolean }): void {
    const code = this.#text.slice(claim.start, claim.end);
    if (code.includes("\n") && (inList || (inline && /\n[ \t\r]*\n/.test(code)))) this.#page.doubtful = true;
    else this.#page.code.push(claim);
  }

  /** Notes the links and ids of elements inside JavaScript. */
  code(start: number, end: number): void {
    const code = this.#text.slice(start, end).replace(COMMENT, (comment) => " ".repeat(comment.length));
    for (const { index } of code.matchAll(/<(?=[A-Za-z])/g)) {
      const tag = readTag(this.#text.slice(0, end), start + index);
      if (typeof tag !== "object") continue;
      addLinksOfTag(this.#page.links, tag, this.#anyAddress);
      this.#noteAnchor(tag, true);
    }
  }

  /** Notes an element inside JavaScript, which may be shown anywhere. @param isOwn whether the code itself has a component of a name */
  element(tag: Tag, isOwn: (name: string) => boolean): void {
    if (/^[A-Z]/.test(tag.name) && isOwn(rootOf(tag.name))) return;
    this.#noteComponent(tag);
    judgeTag(tag, ANYWHERE, this.noteFlaw);
    this.#noteIcon(tag);
  }

  /** The component directly around the place, if it shows blocks of code as tabs. */
  get codeGroup(): Tag | undefined {
    const tag = this.#open.at(-1)?.tag;
    return tag && CODE_GROUPS.has(tag.name) ? tag : undefined;
  }

  /** The level of the heading before. */
  #level = 1;

  #noteLevel({ start, end, level }: Span & { level: number }): void {
    if (this.#outside > 0) return;
    const before = this.#level;
    if (level > before + 1) this.noteFlaw(headingLevel, { level, before }, { start, end });
    this.#level = level;
  }

  readonly #ids = new Set<string>();

  /** Notes an id that an element gets. Of alternatives, readers see one. */
  #noteId(id: string, { start, end }: Span): void {
    if (this.#ids.has(id) && !ALTERNATIVES.some((name) => this.#around.has(name)))
      this.noteFlaw(duplicateId, { id }, { start, end });
    this.#ids.add(id);
  }

  finish(): void {
    this.#page.undefinedNames = undefinedNames(this.#used, this.modules, PAGE_GLOBALS);
    if (this.#open.length > 0) this.#page.doubtful = true;
  }

  #close(tag: Tag, context: TagContext): void {
    const lowest = Math.max(0, this.#open.length - MOST_COMPARED);
    let index = this.#open.length - 1;
    while (index >= lowest && this.#open[index]?.tag.name !== tag.name) index--;
    const opened = index >= lowest ? this.#open[index] : undefined;
    if (index !== this.#open.length - 1 || opened?.context !== context) this.#page.doubtful = true;
    if (!opened) return;
    for (const { tag } of this.#open.splice(index)) {
      this.#around.enter(tag.name, -1);
      if (isOutsideContents(tag)) this.#outside--;
      if (isForAgents(tag) && --this.#hidden === 0) this.#markHiddenLinks();
    }
    if (opened.heading) opened.heading.text = smartText(textPieces(this.#text.slice(opened.tag.end, tag.start)));
  }

  #markHiddenLinks(): void {
    const { links } = this.#page;
    for (let at = this.#hiddenLinks; at < links.length; at++)
      links[at] = { ...(links[at] as ScannedLink), forAgents: true };
  }

  readonly #around = new OpenComponents();

  readonly noteFlaw: NoteFlaw = (code, args, { start, end }, { fix, component } = {}) => {
    const about = component === undefined ? {} : { component };
    this.#page.flaws.push({ code: code.name, args: args as object, start, end, ...(fix ? { fix } : {}), ...about });
  };

  #noteProperties({ name: component, attributes }: Tag): void {
    if (attributes.length === 0 || !/^[A-Z][\w$]*$/.test(component) || COMPONENT_ROWS.has(component)) return;
    for (const { name, nameAt } of attributes)
      if (!EVERYWHERE.test(name))
        this.#page.properties.push({ component, name, start: nameAt, end: nameAt + name.length });
  }

  #noteIcon(tag: Tag): void {
    const row = COMPONENT_ROWS.get(tag.name);
    if (!row || !("icon" in row.properties)) return;
    const icon = tag.attributes.find(({ name }) => name === "icon");
    if (!icon?.value) return;
    const library = plainAttribute(tag, "iconLibrary");
    const { start, end, value: name } = icon;
    this.#page.icons.push({ name, start, end, ...(library === undefined ? {} : { library }) });
  }

  #noteComponent({ name, start }: Tag): void {
    const root = rootOf(name);
    const first = root.charCodeAt(0);
    if (!(first >= 65 && first <= 90) || this.#page.components.has(root)) return;
    this.#page.components.set(root, { name: root, start: start + 1, end: start + 1 + root.length });
  }

  /** Notes the anchor that a tag makes; gives the heading whose text is still to come. */
  #noteAnchor(tag: Tag, inline: boolean): { text: string } | undefined {
    const { name } = tag;
    const id = plainAttribute(tag, "id");
    const place = (kind: AnchorKind, text: string, level?: number) =>
      this.#add(kind, { text, id, place: tag, level, inline });
    if (/^h[1-4]$/.test(name)) return place("heading-tag", "", Number(name[1]));
    const component = COMPONENT_ROWS.get(name);
    const anchor = component?.anchor;
    switch (anchor) {
      case "heading":
        return place("heading-tag", "");
      case "param": {
        const named = tag.attributes.find((attribute) => PARAM_NAMES.has(attribute.name));
        if (named?.value && named.code === undefined) place("param", named.value);
        return undefined;
      }
      case "tab":
      case "accordion":
      case "view": {
        const title = plainAttribute(tag, "title");
        if (id) place(anchor === "tab" ? "tab" : "id", title ?? "");
        else if (title) place(anchor, title);
        return undefined;
      }
      case "update":
        if (tag.attributes.some((attribute) => attribute.name === "label"))
          place("update", plainAttribute(tag, "label") ?? "", 1);
        else if (id) place("clean-id", "");
        return undefined;
      case "step":
        this.#noteStep(tag, id, place);
        return undefined;
      case undefined:
        if (id && !component?.dropsId) place("id", "");
        return undefined;
      default:
        return anchor satisfies never;
    }
  }

  #noteStep(tag: Tag, id: string | undefined, place: (kind: AnchorKind, text: string, level?: number) => void): void {
    const title = plainAttribute(tag, "title") ?? "";
    const size = plainAttribute(tag, "titleSize") ?? this.#sizeOfSteps();
    const noAnchor = tag.attributes.find(({ name }) => name === "noAnchor");
    const isQuiet = noAnchor && (noAnchor.code === undefined ? (noAnchor.value ?? "true") : noAnchor.code) === "true";
    if (!isQuiet && (size === "h2" || size === "h3") && title.trim() !== "") place("step", title, Number(size[1]));
    else if (id) place("clean-id", "");
    else place("plain-step", title);
  }

  /** The `titleSize` of the `Steps` that a step is directly in; fragments between them don't count. */
  #sizeOfSteps(): string | undefined {
    let index = this.#open.length - 1;
    while (this.#open[index]?.tag.name === "") index--;
    const parent = this.#open[index]?.tag;
    return parent?.name === "Steps" ? plainAttribute(parent, "titleSize") : undefined;
  }

  #add(kind: AnchorKind, { text, id, place: { start, end }, level, inline = false }: NewAnchor): { text: string } {
    const added: Writable<AnchorPlace> = { kind, text, id, start, end };
    if (level !== undefined) added.level = level;
    if (inline) added.inline = true;
    if (this.#outside > 0) added.outsideContents = true;
    if (this.#hidden === 0 || !IN_CONTENTS.has(kind)) this.#page.anchors.push(added);
    return added;
  }
}

/** Around what may be anywhere. */
const ANYWHERE: Around = { has: () => false, isForeign: true };

/** The component that a name begins with: `Tree` of `Tree.File`. */
export const rootOf = (name: string): string => (name.includes(".") ? name.slice(0, name.indexOf(".")) : name);

/** How many components are open. A class: each object with a getter of its own would keep its whole page alive. */
class OpenComponents implements Around {
  readonly #names = new Map<string, number>();
  #foreign = 0;

  has(name: string): boolean {
    return (this.#names.get(name) ?? 0) > 0;
  }

  get isForeign(): boolean {
    return this.#foreign > 0;
  }

  /** Goes into a component, or out of it. */
  enter(name: string, step: 1 | -1): void {
    if (COMPONENT_ROWS.has(name)) this.#names.set(name, (this.#names.get(name) ?? 0) + step);
    else if (/^[A-Z]/.test(name)) this.#foreign += step;
  }
}

const isOutsideContents = ({ name }: Tag): boolean => COMPONENT_ROWS.get(name)?.outsideContents === true;

/** Whether what is in an element is for agents alone. */
const isForAgents = (tag: Tag): boolean => tag.name === "Visibility" && plainAttribute(tag, "for") === "agents";

/** The value of an attribute that is written as a string; an empty one counts as none. */
const plainAttribute = (tag: Tag, name: string): string | undefined => {
  const found = tag.attributes.find((attribute) => attribute.name === name);
  return found?.code === undefined ? found?.value || undefined : undefined;
};

/** The id behind a heading, from its brace to the end. */
export const OWN_ID = /^\{\s*#(\s*[^\s{}](?:[^{}]*[^\s{}])?)\s*\}\s*$/;

/** An id behind a heading (`{#own id}`) as the hosted platform writes it. */
export const normalizeId = (id: string): string =>
  id
    .trim()
    .replace(/[<>"&?,;:!'()[\]{}]/g, "")
    .replace(/\s+/g, "-");
