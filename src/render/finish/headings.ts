import type { Element, Root, Text } from "hast";
import { cleanAnchor, nameAnchors } from "../../pages/anchors/anchor-names.ts";
import { joinQuotes, smartText, type TextPiece } from "../../pages/anchors/smart-text.ts";
import { normalizeId, OWN_ID } from "../../pages/read/outline.ts";
import { textPieces } from "../../pages/read/plain-text.ts";
import type { AnchorPlace } from "../../pages/read/scanned-page.ts";
import { decodePath } from "../../vocabulary/addresses/address.ts";
import { VOID_ELEMENTS } from "../../vocabulary/files/void-elements.ts";
import { isBlankText, textOf } from "../hast.ts";

/** A heading of a page, as tables of contents list it. */
export interface Heading {
  /** 2 to 6: a page has one title, which is not among its headings. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** The attribute with the text of a heading as it is written, where a component in it shows more. */
const WRITTEN = "data-written";

/** Elements whose headings are not in the table of contents. */
const OUTSIDE: ReadonlySet<string> = new Set([
  "docs-accordion",
  "docs-accordions",
  "docs-expandable",
  "docs-update",
  "docs-prompt",
]);

/** An element that may be linked to, and where it is. */
interface Anchored extends AnchorPlace {
  readonly element: Element;
  text: string;
}

/** The places of elements: they are not in the text of the page. */
const NOWHERE = { start: 0, end: 0 };

/**
 * Gives headings, fields, panels and updates the anchors of the platform, and makes headings of the first level ones of the
 * second: the page's title is the only one. A first heading that repeats the title goes.
 */
export function settleHeadings(root: Root, title: string | undefined): Heading[] {
  dropRepeatedTitle(root, title);
  const places: Anchored[] = [];
  /** The end of the text so far, and the heading that it is of. */
  let before: { readonly text: string; readonly heading?: Anchored } = { text: "" };
  const visit = (node: Element, outsideContents: boolean): void => {
    const place = anchorOf(node, { outsideContents, before: before.text });
    if (place) places.push(place);
    const { text, heading } = before;
    const quote = /["']$/.exec(text)?.[0];
    if (place?.level !== undefined && heading && quote !== undefined && textOf(node).startsWith(quote))
      joinQuotes(heading, quote);
    if (node.tagName === "p") before = { text: " " };
    const within = outsideContents || classesOf(node).some((name) => OUTSIDE.has(name));
    for (const child of node.children) {
      if (child.type === "element" && child.tagName !== "pre") visit(child, within);
      else if (child.type === "text" && shows(node, child)) before = { text: textEnd(node, child) };
    }
    if (place?.level !== undefined) before = { text: before.text, heading: place };
  };
  for (const child of root.children) if (child.type === "element") visit(child, false);
  // Browsers find an id by its anchor, encoded or not, but not an encoded id.
  const named = nameAnchors(places).map((place) => ({
    ...place,
    name: place.id !== undefined && (place.kind === "id" || place.kind === "tab") ? place.name : decodePath(place.name),
  }));
  const taken = new Set(named.map(({ name }) => name));
  return named.flatMap(({ element, kind, name, level, text, outsideContents }): Heading[] => {
    const inContents = kind === "update" || (level !== undefined && !outsideContents);
    if (!inContents) {
      if (level === undefined) element.properties.id = name;
      else {
        delete element.properties.id;
        anchorInside(element, name);
      }
      // Links have no punctuation and no emoji in their fragments, wherever they lead; titles of tabs may.
      const plain = cleanAnchor(name);
      if (plain !== "" && !taken.has(plain) && !VOID_ELEMENTS.has(element.tagName)) {
        taken.add(plain);
        anchorInside(element, plain);
      }
      return [];
    }
    // Themes decode the ids that they list, which fails at a "%", and look for what they get.
    const id = name.replaceAll("%", "%25");
    if (id !== name) anchorInside(element, name);
    element.properties.id = id;
    return [{ depth: kind === "update" ? 2 : Math.max(2, level ?? 2), id, text }];
  });
}

/** Whether a text is one that a page has: between blocks, blanks are none. */
const shows = ({ tagName }: Element, text: Text): boolean => tagName === "p" || !isBlankText(text);

/** The last two characters of a text. @see smartText */
const textEnd = ({ tagName }: Element, { value }: Text): string => (tagName === "code" ? "A" : value.slice(-2));

/** Puts an anchor into an element. A heading without an `id` of its own is one that themes which read the page don't list. */
function anchorInside(element: Element, name: string): void {
  const anchor = { id: name, className: ["docs-anchor"] };
  element.children.unshift({ type: "element", tagName: "span", properties: anchor, children: [] });
}

/** What is around an element. */
interface Surroundings {
  readonly outsideContents: boolean;
  /** The end of the text before it. */
  readonly before: string;
}

/** What an element is called by those who link to it; `undefined` if nobody can. */
function anchorOf(element: Element, around: Surroundings): Anchored | undefined {
  const own = typeof element.properties.id === "string" ? element.properties.id : undefined;
  const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? Number.NaN);
  const { dataField, dataUpdate, dataTitle } = element.properties;
  if (!Number.isNaN(level) && dataUpdate === undefined) return headingPlace(element, { level, own, ...around });
  for (const name of ["dataField", "dataUpdate", "dataTitle"]) delete element.properties[name];
  if (typeof dataField === "string") return { ...NOWHERE, element, kind: "param", text: dataField, id: own };
  if (typeof dataUpdate === "string") return { ...NOWHERE, element, kind: "update", text: dataUpdate, id: own };
  if (typeof dataTitle === "string" && !own) return { ...NOWHERE, element, kind: "accordion", text: dataTitle };
  const panel = typeof element.properties.dataPanel === "string" ? element.properties.dataPanel : undefined;
  delete element.properties.dataPanel;
  if (panel !== undefined) return { ...NOWHERE, element, kind: "tab", text: panel, id: own };
  return own === undefined ? undefined : { ...NOWHERE, element, kind: "id", text: "", id: own };
}

function headingPlace(
  element: Element,
  { level, own, outsideContents, before }: Surroundings & { level: number; own: string | undefined },
): Anchored | undefined {
  const written = takeOwnAnchor(element);
  element.tagName = `h${Math.max(2, level)}`;
  const noAnchor = element.properties.dataNoAnchor !== undefined;
  delete element.properties.dataNoAnchor;
  if (noAnchor) return undefined;
  const { [WRITTEN]: source } = element.properties;
  delete element.properties[WRITTEN];
  const pieces = typeof source === "string" ? textPieces(source) : headingPieces(element);
  const isStep = classesOf(element).includes("docs-step-title");
  const kind = written !== undefined ? "clean-id" : isStep ? "step" : own ? "heading-tag" : "heading";
  return {
    ...NOWHERE,
    element,
    kind,
    text: isStep ? textOf(element).trim() : smartText(pieces, before).trim(),
    id: written ?? own,
    level,
    ...(outsideContents ? { outsideContents } : {}),
  };
}

/** The text of an element, with what is code apart. */
const headingPieces = (element: Element): TextPiece[] =>
  element.children.flatMap((child): TextPiece[] => {
    if (child.type === "element")
      return child.tagName === "code" ? [{ text: textOf(child), code: true }] : headingPieces(child);
    return child.type === "text" ? [{ text: child.value }] : [];
  });

/** The `{#id}` at the end of a heading, which is taken out of its text. */
function takeOwnAnchor(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== "text") return undefined;
  const text = last.value.trimEnd();
  const start = text.lastIndexOf("{");
  const own = OWN_ID.exec(start < 0 ? "" : text.slice(start))?.[1];
  if (own === undefined) return undefined;
  last.value = text.slice(0, start).trimEnd();
  return normalizeId(own);
}

function dropRepeatedTitle(root: Root, title: string | undefined): void {
  const at = root.children.findIndex(({ type }) => type === "element");
  const first = root.children[at];
  if (title === undefined || first?.type !== "element" || first.tagName !== "h1") return;
  if (textOf(first).trim().toLowerCase() === title.trim().toLowerCase()) root.children.splice(at, 1);
}

export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
