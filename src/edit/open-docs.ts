import { calls } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import { isOk, type Range, type Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { quote } from "../diagnostic/words.ts";
import { asList, asObject, originAt, segmentsOf, valueAt } from "../json/json-value.ts";
import { type ConfigFile, readConfigText } from "../source/config/config-files.ts";
import { insertIncludes } from "../source/config/insert-includes.ts";
import { locateJson } from "../source/locate/locate-json.ts";
import { positionsOf } from "../source/locate/positions.ts";
import { placeFindings } from "../source/place-findings.ts";
import type { FilePlace, SourceMap } from "../source/source-map.ts";
import { NAVIGATION } from "../validate/context/visits.ts";
import { formSourceMap, toDocsForm } from "../validate/docs-form.ts";
import { findOldNavigationList } from "../validate/rules/fields/old-navigation-list.ts";
import { platformOf } from "../vocabulary/platform/platforms.ts";
import { expectArgument, isText } from "./call-faults.ts";
import { JsonDocument, type NewValue } from "./json/json-document.ts";
import type { JsonNode } from "./json/json-node.ts";
import { applyEdits } from "./json/offset-edit.ts";

export const editDoubledKey = code("edit/doubled-key", {
  severity: "error",
  title: "An edit is inside an object with a key that appears twice",
  explanation:
    "JSON allows a key to appear twice in one object, and every reader keeps only the last value. An edit of such an object could change the wrong one, so nothing is written.",
  example: calls(
    '{ "navigation": { "pages": ["intro"], "pages": ["setup"] } }',
    'addPages(docs, ["about"], { to: "/navigation" })',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }])',
  ),
  message: ({ key }: { key: string }) =>
    `${quote(key)} appears twice in this object, so an edit may change the one that nobody reads`,
  hint: () => "remove one of the two, or merge their values, before you edit",
});

/** A place in one of the texts. */
interface OpenPlace {
  readonly document: JsonDocument;
  readonly node: JsonNode;
  /** The index in the text of an entry of this list: the form of docs.json leaves out what a platform takes for no entry. */
  indexOf(entry: number): number;
}

/** A docs.json with its includes, open for edits. Pointers lead into the assembled config, in the form of docs.json. */
export interface OpenDocs {
  readonly config: unknown;
  /** The value at a pointer of the assembled config. */
  valueAt(pointer: string): unknown;
  /** Where the value at a pointer is written. */
  place(pointer: string): OpenPlace | undefined;
}

/**
 * Opens the texts, lets `change` note its edits, and makes them all. Nothing is changed where a text is no JSON, or where
 * `change` finds an error.
 *
 * @throws {TypeError} if the main text is missing, or an argument is not what a function takes
 */
export function editDocs(docs: string | DocsTexts, change: (open: OpenDocs) => readonly Finding[]): Result<EditedDocs> {
  const isFit = typeof docs === "string" || (isText(asObject(docs).file) && asObject(docs).texts instanceof Map);
  expectArgument(isFit, "the docs must be the text of a docs.json, or { file, texts } with a Map of texts");
  const { file, texts } =
    typeof docs === "string" ? { file: "docs.json", texts: new Map([["docs.json", docs]]) } : docs;
  if (!texts.has(file)) throw new TypeError(`the texts do not contain ${JSON.stringify(file)}`);
  const files = new Map<string, ConfigFile>([...texts].map(([name, text]) => [name, readConfigText(text, name)]));
  const { value, origins } = insertIncludes(files, file);
  const form = toDocsForm(value, platformOf(value, file));
  const { config } = form;
  const documents = new Map<string, JsonDocument>();
  const written = formSourceMap(form);
  const sourceMap = formSourceMap(form, sourceMapOf(file, texts, origins));
  const place = (found: readonly Finding[]) => placeFindings(found, { config, sourceMap });
  const broken = [...files.values()].filter(({ value }) => value === undefined).flatMap(({ findings }) => findings);
  if (broken.length > 0) return { ok: false, value: undefined, diagnostics: place(broken) };
  const unsound = new Map<string, Finding>();
  const findings = change({
    config,
    valueAt: (pointer) => valueAt(config, segmentsOf(pointer)),
    place(pointer) {
      const origin = sourceMap.origin(pointer);
      const text = texts.get(origin.file);
      if (text === undefined) return undefined;
      const document = documents.get(origin.file) ?? new JsonDocument(text);
      documents.set(origin.file, document);
      const key = document.doubledKey(origin.pointer);
      if (key !== undefined) unsound.set(key, finding(editDoubledKey, { key }, { pointer }));
      const node = document.at(origin.pointer);
      // Nothing can stand beside the entries of a navigation that is a list.
      const isOldList = pointer === NAVIGATION && node?.kind === "array";
      if (isOldList) unsound.set(pointer, findOldNavigationList(asList(asObject(value).navigation)));
      const indexOf = (entry: number) => Number(segmentsOf(written.origin(`${pointer}/${entry}`).pointer).at(-1));
      return node && !isOldList ? { document, node, indexOf } : undefined;
    },
  });
  const diagnostics = place([...findings, ...unsound.values()]);
  if (!isOk(diagnostics)) return { ok: false, value: undefined, diagnostics };
  return { ok: true, value: finish({ file, texts }, documents), diagnostics };
}

/** Inserts values into a list, before the entry that has this index (default: at the end). */
export function insertEntries({ document, node, indexOf }: OpenPlace, values: readonly NewValue[], at?: number): void {
  const index = at === undefined ? node.parts.length : at === 0 ? 0 : indexOf(at - 1) + 1;
  for (const value of values) document.insert(node, index, value);
}

function finish({ file, texts }: DocsTexts, documents: ReadonlyMap<string, JsonDocument>): EditedDocs {
  const changed = new Map<string, string>();
  const edits: TextEdit[] = [];
  for (const [name, document] of [...documents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = texts.get(name) ?? "";
    const found = document.edits();
    if (found.length === 0) continue;
    changed.set(name, applyEdits(text, found));
    const { range } = positionsOf(text);
    for (const { start, end, text: put } of found) edits.push({ file: name, range: range(start, end), text: put });
  }
  return { docs: { file, texts: new Map([...texts, ...changed]) }, changed, edits };
}

function sourceMapOf(
  file: string,
  texts: ReadonlyMap<string, string>,
  origins: ReadonlyMap<string, FilePlace>,
): SourceMap {
  return {
    file,
    origin: (pointer) => originAt(pointer, origins, { file, pointer }),
    ranges(name, places) {
      const text = texts.get(name);
      return text === undefined ? places.map(() => undefined) : locateJson(text, places);
    },
  };
}

/** The texts that a docs.json is made of. */
export interface DocsTexts {
  /** Path of the main file from the docs root: `docs.json`. */
  readonly file: string;
  /** The main file and the files that it includes (`$ref`), by path from the docs root. Includes that are not here stay untouched. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A change of a text: replace `range` of `file`, as the file was before, by `text`. */
export interface TextEdit {
  file: string;
  range: Range;
  text: string;
}

/** The result of an edit. */
export interface EditedDocs {
  /** All texts, for the next edit. */
  readonly docs: DocsTexts;
  /** The new texts of the files that changed; empty if nothing had to. */
  readonly changed: ReadonlyMap<string, string>;
  /** The ranges that changed, by file and offset. They do not overlap. */
  readonly edits: readonly TextEdit[];
}
