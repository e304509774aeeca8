import type { Element, Root } from "hast";
import { textOf } from "../hast.ts";

/** A heading of a page, as tables of contents list it. */
export interface Heading {
  /** 2 to 6: a page has one title, which is not among its headings. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** Spells the anchors of a page; equal ones get numbers. */
export type Anchors = (title: string) => string;

/** Elements whose headings are no anchors of the page. */
const INSIDE: ReadonlySet<string> = new Set([
  "docs-accordion",
  "docs-accordions",
  "docs-expandable",
  "docs-update",
  "docs-prompt",
]);

/**
 * Gives headings, fields, panels and updates their anchors, and makes headings of the first level one of the second: the
 * page's title is the only one. A first heading that repeats the title goes.
 */
export function settleHeadings(
  root: Root,
  { title, anchors }: { title: string | undefined; anchors: Anchors },
): Heading[] {
  const headings: Heading[] = [];
  dropRepeatedTitle(root, title);
  const names = new Map<string, number>();
  const visit = (node: Element, inside: boolean): void => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined) settleHeading(node, Number(level), { inside, anchors, headings });
    else settleOther(node, { anchors, names });
    const within = inside || classesOf(node).some((name) => INSIDE.has(name));
    for (const child of node.children) if (child.type === "element") visit(child, within);
  };
  for (const child of root.children) if (child.type === "element") visit(child, false);
  return headings;
}

interface Around {
  readonly inside: boolean;
  readonly anchors: Anchors;
  readonly headings: Heading[];
}

function settleHeading(node: Element, level: number, { inside, anchors, headings }: Around): void {
  const own = takeOwnAnchor(node);
  const text = textOf(node).trim();
  const noAnchor = node.properties.dataNoAnchor !== undefined;
  delete node.properties.dataNoAnchor;
  const depth = Math.max(2, level);
  node.tagName = `h${depth}`;
  if (noAnchor || (inside && own === undefined)) return;
  const id = own ?? (typeof node.properties.id === "string" ? node.properties.id : anchors(text));
  node.properties.id = id;
  if (!inside) headings.push({ depth, id, text });
}

/** The `{#id}` at the end of a heading, which is taken out of its text. */
function takeOwnAnchor(node: Element): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== "text") return undefined;
  const own = /\s*\{#([\w-]+)\}\s*$/.exec(last.value);
  if (!own) return undefined;
  last.value = last.value.slice(0, own.index);
  return own[1];
}

function settleOther(node: Element, { anchors, names }: { anchors: Anchors; names: Map<string, number> }): void {
  const { properties } = node;
  const { dataField, dataUpdate, dataTitle } = properties;
  if (typeof dataField === "string") properties.id ??= numbered(`param-${decamelize(dataField)}`, names);
  if (typeof dataUpdate === "string") properties.id ??= anchors(dataUpdate);
  if (typeof dataTitle === "string") properties.id ??= anchors(dataTitle);
  for (const name of ["dataField", "dataUpdate", "dataTitle"]) delete properties[name];
}

function numbered(id: string, names: Map<string, number>): string {
  const earlier = names.get(id) ?? 0;
  names.set(id, earlier + 1);
  return earlier === 0 ? id : `${id}_${earlier}`;
}

/** `userName` as `user-name`. */
const decamelize = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .replace(/[\s_.]+/g, "-")
    .toLowerCase();

function dropRepeatedTitle(root: Root, title: string | undefined): void {
  const at = root.children.findIndex(({ type }) => type === "element");
  const first = root.children[at];
  if (title === undefined || first?.type !== "element" || first.tagName !== "h1") return;
  if (textOf(first).trim().toLowerCase() === title.trim().toLowerCase()) root.children.splice(at, 1);
}

const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];
