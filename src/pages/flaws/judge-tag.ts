import { nearest } from "../../diagnostic/nearest.ts";
import type { ComponentRow } from "../components/component-row.ts";
import { COMPONENT_ROWS, propertyNamed } from "../components/platform-components.ts";
import type { Attribute, Tag } from "../read/read-tag.ts";
import type { Span } from "../read/scanned-page.ts";
import { attributeTwice } from "./attribute-twice.ts";
import type { NoteFlaw } from "./flaw.ts";
import { judgeProperty } from "./judge-property.ts";
import { noAlternativeText } from "./links/no-alternative-text.ts";
import { misplacedComponent } from "./misplaced-component.ts";
import { missingProperty } from "./missing-property.ts";
import { styleObject, styleString } from "./style-string.ts";
import { unknownProperty } from "./unknown-property.ts";

/** What is around a tag, as far as it matters for it. */
export interface Around {
  /** Whether it is inside a component of this name. */
  has(component: string): boolean;
  /** Whether it is inside a component of the site's own, which may put anything around it. */
  readonly isForeign: boolean;
}

/** Judges a tag that opens an element by its attributes and by what is around it. */
export function judgeTag(tag: Tag, around: Around, note: NoteFlaw): void {
  if (tag.attributes.length > 0) judgeAttributes(tag, note);
  if (tag.name === "img" && tag.code.every(({ kind }) => kind !== "spread") && !hasAttribute(tag, "alt"))
    note(noAlternativeText, {}, nameOf(tag));
  const row = COMPONENT_ROWS.get(tag.name);
  if (!row) return;
  const at = nameOf(tag);
  const about = { component: tag.name };
  if (row.within && !around.isForeign && !row.within.some((name) => around.has(name)))
    note(misplacedComponent, { component: tag.name, within: row.within.filter(isMain) }, at, about);
  const missing = missingOf(tag, row);
  const unknown = tag.attributes.filter(({ name }) => !isKnown(row, name));
  const [instead] = unknown.filter(({ value, code }) => value !== undefined || code !== undefined);
  for (const attribute of tag.attributes) judgeProperty(tag, row, attribute, note);
  for (const attribute of unknown) {
    // A property that is written under another name is missing for that reason.
    const isMeant = attribute === instead && missing.length > 0;
    reportUnknown(tag, row, attribute, isMeant ? missing.slice(0, 1) : [], note);
  }
  if (missing.length > 0 && !instead) note(missingProperty, { component: tag.name, properties: missing }, at, about);
}

const hasAttribute = ({ attributes }: Tag, name: string): boolean => attributes.some((each) => each.name === name);

const nameOf = ({ name, start }: Tag): Span => ({ start: start + 1, end: start + 1 + name.length });

/** Of several names of one component, the one that hints tell. */
const isMain = (name: string): boolean => COMPONENT_ROWS.get(name)?.aliasOf === undefined;

/** What every component takes. */
export const EVERYWHERE =
  /^(?:id|class|className|style|key|ref|children|role|lang|dir|hidden|tabIndex)$|^(?:data|aria)-|^on[A-Z]/;

const isKnown = (row: ComponentRow, name: string): boolean =>
  row.isOpen === true || propertyNamed(row, name) !== undefined || EVERYWHERE.test(name);

/** The properties that a tag lacks; of those of which it needs one, all. */
function missingOf({ attributes, code }: Tag, row: ComponentRow): readonly string[] {
  const { required, needsOneOf } = row;
  if ((!required && !needsOneOf) || code.some(({ kind }) => kind === "spread")) return [];
  const there = new Set(attributes.map(({ name }) => propertyNamed(row, name) ?? name));
  if (needsOneOf) return needsOneOf.some((name) => there.has(name)) ? [] : needsOneOf;
  return required?.filter((name) => !there.has(name)) ?? [];
}

/** Properties of other libraries, or of docs.json, and what they are here. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["expandable", "defaultOpen"],
  ["expanded", "defaultOpen"],
  ["open", "defaultOpen"],
  ["iconStyle", "iconType"],
]);

function reportUnknown(
  tag: Tag,
  row: ComponentRow,
  { name, nameAt }: Attribute,
  missing: readonly string[],
  note: NoteFlaw,
): void {
  const known = Object.keys(row.properties).filter((each) => !tag.attributes.some((other) => other.name === each));
  const meant = known.filter((each) => each === MEANT.get(name));
  const near = meant.length > 0 ? meant : nearest(name, known);
  const suggestions = near.length > 0 ? near : missing;
  const at = { start: nameAt, end: nameAt + name.length };
  const [only] = near.length === 1 ? near : [];
  const fix = only === undefined ? undefined : { ...at, text: only };
  note(unknownProperty, { component: tag.name, property: name, suggestions }, at, { fix, component: tag.name });
}

function judgeAttributes({ name: element, attributes }: Tag, note: NoteFlaw): void {
  const seen = new Set<string>();
  for (const { name, nameAt, value, code, start, end } of attributes) {
    const at = { start: nameAt, end: nameAt + name.length };
    if (seen.has(name)) note(attributeTwice, { case: "same", element, name }, at);
    else if ((name === "class" && seen.has("className")) || (name === "className" && seen.has("class")))
      note(attributeTwice, { case: "class", element }, at);
    seen.add(name);
    if (name !== "style" || value === undefined || value.trim() === "" || code !== undefined) continue;
    const object = styleObject(value);
    const fix = object === undefined ? undefined : { start: start - 1, end: end + 1, text: `{${object}}` };
    note(styleString, { element, object }, { start, end }, { fix });
  }
}
