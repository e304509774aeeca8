import { DOCS_SHAPES } from "../../schemas/docs-shapes.js";
import { pointerOf } from "../../src/json/json-value.ts";
import { knownFields } from "../../src/json/shape.ts";
import { locateJson } from "../../src/source/locate/locate-json.ts";
import {
  CHILD_KEYS,
  CHILDREN,
  type ChildKey,
  type ContainerKind,
  ELEMENTS,
  entryKind,
} from "../../src/vocabulary/elements/elements.ts";
import { MINTLIFY_LANGUAGES } from "../../src/vocabulary/elements/languages.ts";

/** One mistake made in a text: what came out, and the lines on which it may be reported. */
interface Mutation {
  text: string;
  lines: number[];
}

/** Every place for one kind of mistake; the mistake itself is made when asked for. */
export type Mistakes = (() => Mutation)[];

interface Node {
  kind: ContainerKind;
  path: (string | number)[];
  value: Record<string, unknown>;
  parent: Node | undefined;
}

/** The elements of a config's navigation, in document order, the navigation first. */
function elementsOf(config: { navigation: Record<string, unknown> }): Node[] {
  const found: Node[] = [];
  const open: Node[] = [{ kind: "navigation", path: ["navigation"], value: config.navigation, parent: undefined }];
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    for (const key of CHILD_KEYS) {
      const entries = node.value[key];
      if (!Array.isArray(entries)) continue;
      for (const [i, entry] of entries.entries()) {
        if (typeof entry !== "object" || entry === null) continue;
        open.push({ kind: entryKind(key, entry), path: [...node.path, key, i], value: entry, parent: node });
      }
    }
  }
  return found;
}

/** Edits a text, and says on which line each edit is. Removing takes the comma along and leaves line breaks alone. */
class Editor {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  range(path: (string | number)[], part: "key" | "value" = "value") {
    const [range] = locateJson(this.text, [{ pointer: pointerOf(path), part }]);
    if (!range) throw new Error(`no place for ${pointerOf(path)}`);
    return range;
  }
  replace(path: (string | number)[], by: string, part: "key" | "value" = "value"): Mutation {
    const { start, end } = this.range(path, part);
    return { text: this.text.slice(0, start.offset) + by + this.text.slice(end.offset), lines: [start.line] };
  }
  /** Adds a property behind another one, or as the first one of an object. */
  insert(object: (string | number)[], property: string, behind?: string): Mutation {
    const { text } = this;
    if (behind !== undefined) {
      const { end } = this.range([...object, behind]);
      return { text: `${text.slice(0, end.offset)}, ${property}${text.slice(end.offset)}`, lines: [end.line] };
    }
    const { start } = this.range(object);
    const at = start.offset + 1;
    const comma = text.slice(at).trimStart().startsWith("}") ? "" : ",";
    return { text: `${text.slice(0, at)} ${property}${comma}${text.slice(at)}`, lines: [start.line] };
  }
  remove(object: (string | number)[], key: string): Mutation {
    const { text } = this;
    const { start } = this.range([...object, key], "key");
    const { end } = this.range([...object, key]);
    const after = /^\s*,/.exec(text.slice(end.offset));
    const before = /,\s*$/.exec(text.slice(0, start.offset));
    const cut = text.slice(start.offset, end.offset);
    const kept = "\n".repeat(cut.split("\n").length - 1);
    const lines = [this.range(object).start.line, start.line];
    if (after) {
      const [comma] = after;
      return {
        text: text.slice(0, start.offset) + kept + comma.slice(0, -1) + text.slice(end.offset + comma.length),
        lines,
      };
    }
    const head = before ? text.slice(0, before.index) + before[0].slice(1) : text.slice(0, start.offset);
    return { text: head + kept + text.slice(end.offset), lines };
  }
}

const knows = (kind: ContainerKind, key: string): boolean =>
  Object.hasOwn(knownFields(DOCS_SHAPES.mintlify[kind]) ?? {}, key) || (CHILD_KEYS as readonly string[]).includes(key);

const named = (node: Node): node is Node & { kind: keyof typeof ELEMENTS } =>
  node.kind !== "navigation" && Object.hasOwn(node.value, ELEMENTS[node.kind].nameKey);

/** All places of a text for each kind of mistake. The text is a valid docs.json without includes. */
export function mistakesIn(text: string): Record<string, Mistakes> {
  const editor = new Editor(text);
  const nodes = elementsOf(JSON.parse(text));
  const elements = nodes.filter(named);
  return {
    "two letters of a key swapped": nodes.flatMap(({ path, value, kind }) =>
      Object.keys(value).flatMap((key) =>
        swaps(key, kind).map((swapped) => () => editor.replace([...path, key], JSON.stringify(swapped), "key")),
      ),
    ),
    "a page replaced by a number": nodes.flatMap(({ path, value }) =>
      (Array.isArray(value.pages) ? value.pages : []).flatMap((page, i) =>
        typeof page === "string" ? [() => editor.replace([...path, "pages", i], "42")] : [],
      ),
    ),
    "a name removed": elements.map(
      ({ path, kind }) =>
        () =>
          editor.remove(path, ELEMENTS[kind].nameKey),
    ),
    "a second child type added": nodes.flatMap(({ path, value, kind }) => {
      const first = CHILD_KEYS.find((key) => Object.hasOwn(value, key));
      if (first === undefined) return [];
      const second = secondChild(kind, first);
      return [
        () =>
          editor.insert(
            path,
            `"${second}": ${second === "pages" ? '["x"]' : '[{ "group": "X", "pages": ["x"] }]'}`,
            first,
          ),
      ];
    }),
    'expanded: "yes"': elements
      .filter(({ kind, value }) => kind === "group" && !Object.hasOwn(value, "expanded"))
      .map(
        ({ path, kind }) =>
          () =>
            editor.insert(path, '"expanded": "yes"', ELEMENTS[kind].nameKey),
      ),
    "icon: 5": elements
      .filter(({ kind, value }) => kind !== "version" && kind !== "language" && !Object.hasOwn(value, "icon"))
      .map(
        ({ path, kind }) =>
          () =>
            editor.insert(path, '"icon": 5', ELEMENTS[kind].nameKey),
      ),
    "a language code off by one letter": elements
      .filter(({ kind }) => kind === "language")
      .flatMap(({ path, value }) =>
        wrongCodes(String(value.language)).map(
          (code) => () => editor.replace([...path, "language"], JSON.stringify(code)),
        ),
      ),
    "a bracket dropped": brackets(text).map((at) => () => ({
      text: text.slice(0, at) + text.slice(at + 1),
      lines: [text.slice(0, at).split("\n").length],
    })),
    "a field moved one level up": elements.flatMap((node) =>
      movableFields(node).map((key) => () => moveUp(editor, node, key)),
    ),
  };
}

function swaps(key: string, kind: ContainerKind): string[] {
  const swapped = Array.from(
    { length: key.length - 1 },
    (_, i) => key.slice(0, i) + key[i + 1] + key[i] + key.slice(i + 2),
  );
  return swapped.filter((each) => each !== key && !key.startsWith("$") && !knows(kind, each));
}

const secondChild = (kind: ContainerKind, first: ChildKey): ChildKey =>
  kind === "group" || (first !== "groups" && CHILDREN.mintlify[kind].includes("groups")) ? "groups" : "pages";

const wrongCodes = (code: string): string[] =>
  ["q", "w"]
    .map((letter) => code.slice(0, 1) + letter + code.slice(2))
    .filter((each) => !(MINTLIFY_LANGUAGES as readonly string[]).includes(each));

function brackets(text: string): number[] {
  const found: number[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "\\" && inString) i++;
    else if (text[i] === '"') inString = !inString;
    else if (!inString && "[]{}".includes(text[i] as string)) found.push(i);
  }
  return found;
}

/**
 * Fields that make no sense one level up, and are not there. A field that both levels know is no mistake there, and on the
 * hosted platform an empty list is none beside any other.
 */
function movableFields({ value, kind, parent }: Node): string[] {
  if (!parent) return [];
  return Object.keys(value).filter((key) => {
    if (key === "$ref" || !knows(kind, key) || Object.hasOwn(parent.value, key)) return false;
    const isChildKey = (CHILD_KEYS as readonly string[]).includes(key);
    if (isChildKey && (value[key] as unknown[]).length === 0) return false;
    return isChildKey ? kind !== "group" || parent.kind !== "group" : !knows(parent.kind, key);
  });
}

function moveUp(editor: Editor, { path, value, parent }: Node, key: string): Mutation {
  const removed = editor.remove(path, key);
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value[key])}`;
  return new Editor(removed.text).insert((parent as Node).path, property);
}
