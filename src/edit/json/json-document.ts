import { appendTo } from "../../diagnostic/group-by.ts";
import { firstNotBefore } from "../../json/first-not-before.ts";
import { type JsonObject, segmentsOf } from "../../json/json-value.ts";
import { plainJson } from "../../source/plain-json.ts";
import { type JsonLayout, layoutOf, printValue, reindent } from "./json-layout.ts";
import { doubledKey, type JsonNode, type JsonPart, nodeBehind, readJsonNodes } from "./json-node.ts";
import type { OffsetEdit } from "./offset-edit.ts";

/**
 * A value to insert into a list or an object, or the text of a value that was elsewhere, with the indentation it had
 * there.
 */
export type NewValue = { readonly value: unknown } | { readonly raw: string; readonly indent: string };

/** How an object becomes an item of a list within itself. */
export interface Wrapping {
  readonly key: string;
  /** The properties of the item besides the object's own. */
  readonly fields: JsonObject;
  /** The properties that stay where they are. */
  readonly stays: ReadonlySet<string>;
  /** The second item of the list. */
  readonly beside: unknown;
}

/** Something that was put in before a part of the text; `key` in objects. */
interface Insertion {
  readonly key: string | undefined;
  readonly content: NewValue;
}

/** The changes of the parts of one object or array. */
interface PartChanges {
  readonly removed: Set<number>;
  /** By the index of the part that they come before; the count of the parts is the end. */
  readonly inserted: Map<number, Insertion[]>;
}

interface GapStyle {
  /** The text before a part. */
  readonly space: string;
  readonly indent: string;
  readonly layout: JsonLayout;
}

/** What comes and goes between two parts that stay; none at the ends. */
interface Gap {
  readonly last: JsonPart | undefined;
  readonly next: JsonPart | undefined;
  readonly gone: readonly number[];
  readonly coming: readonly Insertion[];
  readonly style: GapStyle;
}

/** Parts to put in, and the text before each. */
interface PrintedParts {
  readonly printed: readonly string[];
  readonly space: string;
}

/**
 * A JSON text that is edited: every change is noted against the text as it was, and `edits` gives the smallest
 * stretches to replace. All other parts keep their bytes: order, indentation, line ends.
 */
export class JsonDocument {
  readonly root: JsonNode;
  readonly #text: string;
  /** The offsets at which lines start. */
  #lines: readonly number[] | undefined;
  readonly #layout: JsonLayout;
  readonly #changes = new Map<JsonNode, PartChanges>();
  readonly #replaced = new Map<number, OffsetEdit>();

  /** @param text JSON, which may have comments; they stay */
  constructor(text: string) {
    this.#text = text;
    this.root = readJsonNodes(plainJson(text));
    this.#layout = layoutOf(text, this.root);
  }

  at(pointer: string): JsonNode | undefined {
    return nodeBehind(this.root, segmentsOf(pointer));
  }

  /** The first key on the way to a JSON Pointer that its object has twice. */
  doubledKey(pointer: string): string | undefined {
    return doubledKey(this.root, segmentsOf(pointer));
  }

  /** A node's text, ready to go elsewhere. */
  rawOf(node: JsonNode): NewValue {
    return { raw: this.#text.slice(node.start, node.end), indent: this.#indentAt(node.start) };
  }

  /** Writes another value in place of a node. */
  replace(node: JsonNode, value: unknown): void {
    const text = printValue(value, this.#layout, this.#indentAt(node.start));
    if (text !== this.#text.slice(node.start, node.end)) {
      this.#replaced.set(node.start, { start: node.start, end: node.end, text });
    }
  }

  /**
   * Makes the properties of an object those of the first item of a list within it: `{ a, b }` becomes
   * `{ key: [{ …fields, a, b }, beside] }`. Each property is written as it was, but for its indentation.
   */
  wrapParts(node: JsonNode, { key, fields, stays, beside }: Wrapping): void {
    const { lineEnd, indent, gap } = this.#layout;
    const level = (depth: number) =>
      indent === "" ? gap : `${lineEnd}${this.#indentAt(node.start)}${indent.repeat(depth)}`;
    const rawPart = (part: JsonPart, depth: number) =>
      reindent(
        this.#text.slice(part.start, part.value.end),
        this.#indentAt(part.start),
        level(depth).replace(lineEnd, ""),
      );
    const isStaying = ({ key }: JsonPart) => key !== undefined && stays.has(key.name);
    const first = [
      ...Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${gap}${JSON.stringify(value)}`),
      ...node.parts.filter((part) => !isStaying(part)).map((part) => rawPart(part, 3)),
    ];
    const second = printValue(beside, this.#layout, level(2).replace(lineEnd, ""));
    const items = [`{${level(3)}${first.join(`,${level(3)}`)}${level(2)}}`, second];
    const list = `${JSON.stringify(key)}:${gap}[${level(2)}${items.join(`,${level(2)}`)}${level(1)}]`;
    const parts = [...node.parts.filter(isStaying).map((part) => rawPart(part, 1)), list];
    const text = `{${level(1)}${parts.join(`,${level(1)}`)}${level(0)}}`;
    this.#replaced.set(node.start, { start: node.start, end: node.end, text });
  }

  /** Removes a part of an object or array. */
  remove(node: JsonNode, index: number): void {
    this.#changesOf(node).removed.add(index);
  }

  /** Inserts an item before the one at `index`, or after the last one if there is none. */
  insert(node: JsonNode, index: number, content: NewValue): void {
    this.#put(node, index, { key: undefined, content });
  }

  /** Sets a property: in its place if there is one, else behind the others, or behind the one named `after`. */
  set(node: JsonNode, key: string, value: unknown, after?: string): void {
    const part = node.parts.findLast((part) => part.key?.name === key);
    if (part) {
      this.replace(part.value, value);
      return;
    }
    const before = node.parts.findLastIndex((part) => part.key?.name === after);
    this.#put(node, before === -1 ? node.parts.length : before + 1, { key, content: { value } });
  }

  #put(node: JsonNode, index: number, insertion: Insertion): void {
    const { inserted } = this.#changesOf(node);
    const at = Math.min(Math.max(index, 0), node.parts.length);
    appendTo(inserted, at, insertion);
  }

  #changesOf(node: JsonNode): PartChanges {
    let changes = this.#changes.get(node);
    if (!changes) {
      changes = { removed: new Set(), inserted: new Map() };
      this.#changes.set(node, changes);
    }
    return changes;
  }

  /** The edits in the order of the text; none overlaps another. */
  edits(): OffsetEdit[] {
    const found = [...this.#replaced.values()];
    for (const [node, changes] of this.#changes) found.push(...this.#partEdits(node, changes));
    found.sort((a, b) => a.start - b.start || a.end - b.end);
    return withoutCovered(found);
  }

  /** Goes through the parts that stay, and writes additions and removals in the gaps between them. */
  #partEdits(node: JsonNode, { removed, inserted }: PartChanges): OffsetEdit[] {
    const edits: OffsetEdit[] = [];
    const { parts } = node;
    let last: JsonPart | undefined;
    let gone: number[] = [];
    let coming: Insertion[] = [];
    const style = this.#gapStyle(node);
    for (let index = 0; index <= parts.length; index++) {
      for (const insertion of inserted.get(index) ?? []) coming.push(insertion);
      const next = parts[index];
      if (next && removed.has(index)) {
        gone.push(index);
        continue;
      }
      if (gone.length > 0 || coming.length > 0) edits.push(this.#gapEdit(node, { last, next, gone, coming, style }));
      last = next;
      gone = [];
      coming = [];
    }
    return edits;
  }

  #indentAt(offset: number): string {
    this.#lines ??= [0, ...Array.from(this.#text.matchAll(/\n/g), ({ index }) => index + 1)];
    const line = this.#lines[firstNotBefore(this.#lines, (start) => start <= offset) - 1];
    return /^[ \t]*/.exec(this.#text.slice(line, offset))?.[0] ?? "";
  }

  /** How parts of a node are written. */
  #gapStyle(node: JsonNode): GapStyle {
    const space = this.#spaceBetween(node);
    const indent = space.includes("\n") ? space.slice(space.lastIndexOf("\n") + 1) : this.#indentAt(node.start);
    return { space, indent, layout: this.#hasPartsOnOneLine(node) ? { ...this.#layout, indent: "" } : this.#layout };
  }

  #gapEdit(node: JsonNode, { last, next, gone, coming, style: { space, indent, layout } }: Gap): OffsetEdit {
    const firstGone = node.parts[gone[0] ?? -1];
    const lastGone = node.parts[gone.at(-1) ?? -1];
    const printed = coming.map((insertion) => printInsertion(insertion, layout, indent));
    if (next) {
      return {
        start: firstGone?.start ?? next.start,
        end: next.start,
        text: printed.map((text) => `${text},${space}`).join(""),
      };
    }
    if (last) return this.#endEdit(last, lastGone, { printed, space });
    if (firstGone && lastGone && printed.length > 0) {
      return { start: firstGone.start, end: lastGone.value.end, text: printed.join(`,${space}`) };
    }
    if (printed.length === 0) return { start: node.start + 1, end: node.end - 1, text: "" };
    const { indent: step, lineEnd } = this.#layout;
    const outer = this.#indentAt(node.start);
    const inner = step === "" ? printed.join(`,${space}`) : `${space}${printed.join(`,${space}`)}${lineEnd}${outer}`;
    return { start: node.start + 1, end: node.end - 1, text: inner };
  }

  /** What comes and goes behind the last part that stays. A comment at the end of a part's line stays or goes with it. */
  #endEdit(last: JsonPart, lastGone: JsonPart | undefined, { printed, space }: PrintedParts): OffsetEdit {
    const start = last.value.end;
    const added = printed.join(`,${space}`);
    // What follows a comment on its line would be part of it.
    if (added !== "" && !space.includes("\n"))
      return { start, end: lastGone?.value.end ?? start, text: `,${space}${added}` };
    const own = this.#commentBehind(last);
    const { end, comma } = lastGone ? this.#commentBehind(lastGone) : own;
    return { start, end, text: added === "" ? comma + own.comment : `,${own.comment}${space}${added}${comma}` };
  }

  /** The comment that ends the line of a part, if there is one, and the comma before it. */
  #commentBehind({ value }: JsonPart): { comment: string; comma: string; end: number } {
    let at = value.end;
    let comma = "";
    for (; /[ \t,]/.test(this.#text.charAt(at)); at++) if (this.#text.charAt(at) === ",") comma = ",";
    const none = { comment: "", comma: "", end: value.end };
    if (this.#text.charAt(at) !== "/") return none;
    const line = /[^\r\n]*/y;
    line.lastIndex = at;
    const comment = line.exec(this.#text)?.[0].trimEnd() ?? "";
    const isWhole = comment.startsWith("//") || comment.indexOf("*/") === comment.length - 2;
    const between = this.#text.slice(value.end, at).replace(",", "");
    return isWhole ? { comment: between + comment, comma, end: at + comment.length } : none;
  }

  /** The text before a part of a node, or before a part that is added. */
  #spaceBetween(node: JsonNode): string {
    const first = node.parts[0];
    const last = node.parts.at(-1);
    if (last && last !== first) return spaceBefore(this.#text, last.start);
    const { indent, lineEnd, gap } = this.#layout;
    if (first) return spaceBefore(this.#text, first.start) || gap;
    return indent === "" ? gap : `${lineEnd}${this.#indentAt(node.start)}${indent}`;
  }

  /** Whether the last object or array of a list is written on one line, as another would be. */
  #hasPartsOnOneLine({ kind, parts }: JsonNode): boolean {
    if (kind === "object") return false;
    const last = parts.findLast(({ value }) => value.parts.length > 0)?.value;
    return last !== undefined && !this.#text.slice(last.start, last.end).includes("\n");
  }
}

function printInsertion({ key, content }: Insertion, layout: JsonLayout, indent: string): string {
  const value =
    "raw" in content ? reindent(content.raw, content.indent, indent) : printValue(content.value, layout, indent);
  return key === undefined ? value : `${JSON.stringify(key)}:${layout.gap}${value}`;
}

/** The white space before an offset. */
function spaceBefore(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start--;
  return text.slice(start, offset);
}

/** Leaves out edits inside a range that another edit removes. */
function withoutCovered(edits: readonly OffsetEdit[]): OffsetEdit[] {
  const kept: OffsetEdit[] = [];
  for (const edit of edits) {
    const before = kept.at(-1);
    if (before && edit.start < before.end && edit.end <= before.end) continue;
    if (before && before.start === edit.start && before.end < edit.end && before.end > before.start) kept.pop();
    kept.push(edit);
  }
  return kept;
}
