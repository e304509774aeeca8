import type { Range } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import { isObject } from "../../json/json-value.ts";
import type { PageFile } from "../../navigation/tree.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { checkPage, typeOfPageField } from "../../validate/check-page.ts";
import type { FieldSuggestions } from "../../validate/context/visits.ts";
import { META_IMAGES } from "../../vocabulary/platform/meta-images.ts";
import { frontMatterEnd } from "./front-matter-end.ts";
import { brokenFrontMatter } from "./front-matter-syntax.ts";

/** The fields of a page's front matter that navigation looks at. */
export type FrontMatter = Omit<PageFile, "file">;

/** Front matter as it was read, with its findings. */
export interface ReadFrontMatter {
  readonly fields: FrontMatter;
  readonly findings: readonly Finding[];
}

/** The fields that are read, with the names of the properties that they become. */
const TEXTS = {
  title: "title",
  sidebarTitle: "sidebarTitle",
  description: "description",
  icon: "icon",
  iconType: "iconType",
  tag: "tag",
  url: "url",
  openapi: "openapi",
  "openapi-schema": "openapiSchema",
  asyncapi: "asyncapi",
  sdk: "sdk",
  api: "api",
} as const satisfies Readonly<Record<string, keyof FrontMatter>>;

const TEXT_FIELDS = Object.entries(TEXTS);

const FLAGS = ["hidden", "deprecated", "noindex", "searchable", "public"] as const;

const WANTED: ReadonlySet<string> = new Set([...Object.keys(TEXTS), ...FLAGS, ...META_IMAGES, "boost"]);

/**
 * Reads front matter of which each line is a key with a plain or simply quoted value, and nothing is wrong with it, as it is
 * with nearly all pages. `undefined` if reading it takes a YAML parser, or placing its findings does.
 */
export function readSimpleFrontMatter(
  head: string,
  file: string,
  known: FieldSuggestions = new Map(),
): ReadFrontMatter | undefined {
  const end = frontMatterEnd(head);
  if (typeof end !== "number") {
    const blank = BLANK_LINES.exec(head)?.[0] ?? "";
    const isLate = blank !== "" && hasFields(head.slice(blank.length));
    const fault = isLate ? "late" : end === "open" && looksLikeFields(head) ? "unclosed" : undefined;
    const line = blank.split("\n").length - 1;
    const findings = fault ? [brokenFrontMatter({ case: fault }, { file, head, line })] : [];
    return { fields: end === "open" && /^groups[ \t]*:/m.test(firstLines(head)) ? { groups: [] } : {}, findings };
  }
  if (EMPTY.test(head.slice(0, end)) && hasFields(head.slice(head.indexOf("\n") + 1)))
    return { fields: {}, findings: [brokenFrontMatter({ case: "empty" }, { file, head, line: 1 })] };
  const written = frontMatterLines(ownMemory(head.slice(0, end)));
  const data = readSimpleLines(written.lines);
  if (!data) return undefined;
  let isFaulty = false;
  const add = () => {
    isFaulty = true;
  };
  checkPage({ add }, typed(data), known);
  return isFaulty ? undefined : { fields: fieldsOf(data, written), findings: [] };
}

export interface FrontMatterLines {
  /** The text of the page up to the end of it. */
  readonly text: string;
  readonly lines: readonly string[];
  /** How far in all lines are (left out of `lines`). */
  readonly indent: number;
}

/** @param text the text of a page up to the end of its front matter */
export function frontMatterLines(text: string): FrontMatterLines {
  const written = text.split(/\r?\n/).slice(1, -1);
  const indent = indentOf(written);
  const lines =
    indent === 0 ? written : written.map((line) => (line.slice(0, indent).trim() === "" ? line.slice(indent) : line));
  return { text, lines, indent };
}

/** Values by key: every scalar as its text. */
export type Data = ReadonlyMap<string, unknown>;

/** The lines up to the first blank one, which fields would be in. */
const firstLines = (head: string): string => head.split(/\n[ \t]*\r?\n/, 1)[0] ?? "";

/** Lines without text at the beginning of a page. */
const BLANK_LINES = /^(?:[ \t\uFEFF]*\r?\n)+/;
/** Front matter without a field. */
const EMPTY = /^\uFEFF?---[ \t]*\r?\n---/;

/** Whether a text begins with a field and others between two lines of dashes, without a blank line. */
const hasFields = (text: string): boolean =>
  /^---[ \t]*\r?\n[A-Za-z][\w:-]*[ \t]*:\s/.test(text) && /\n---[ \t]*\r?(?:\n|$)/.test(firstLines(text).slice(3));

const looksLikeFields = (head: string): boolean =>
  /^\uFEFF?---[ \t]*\r?\n(title|description|sidebarTitle)[ \t]*:/.test(head);

/** How far in the first key is, as all others then are. */
function indentOf(lines: readonly string[]): number {
  for (const line of lines) {
    let at = 0;
    while (line[at] === " ") at++;
    if (at < line.length && line[at] !== "\t" && line[at] !== "#") return line.length - line.trimStart().length;
  }
  return 0;
}

/** Reads lines of which each is a key with a plain or simply quoted value, as nearly all are; `undefined` for others. */
export function readSimpleLines(lines: readonly string[]): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) continue;
    const [, key, rest] = /^([A-Za-z][\w:.-]*)[ \t]*:(?:[ \t]+(.*))?$/s.exec(line) ?? [];
    if (key === undefined || values.has(key)) return undefined;
    const written = (rest ?? "").trim();
    const value = written === "" ? "" : readScalar(written);
    if (value === undefined) return undefined;
    values.set(key, value);
  }
  return values;
}

/** The fields in single lines of a text that is not YAML. */
export function readSingleLines(lines: readonly string[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const line of lines) {
    const [, key, rest] = /^([A-Za-z][A-Za-z:_-]*?)[ \t]*:(?:[ \t](.*))?$/s.exec(line) ?? [];
    // Which groups may read the page is not known, so that nobody may.
    if (key === "groups") values.set(key, []);
    if (key === undefined || !WANTED.has(key)) continue;
    const value = (rest ?? "").trim();
    values.set(key, readScalar(value) ?? value);
  }
  return values;
}

/** The text of a YAML scalar that needs no parser; `undefined` for any other. */
function readScalar(text: string): string | undefined {
  if (/^"[^"\\]*"$/.test(text) || /^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (/^[^\s!-/:-@[-`{-~]/.test(text) && !/:(\s|$)|\s#/.test(text)) return text;
  return undefined;
}

/** The data with flags and numbers as such, for the check of their types; what is empty is left out. */
export function typed(data: Data): Record<string, unknown> {
  const values: [string, unknown][] = [];
  for (const [key, value] of data) {
    if (value === "" || value === null) continue;
    const type = typeOfPageField(key);
    const isFlag = (type === "boolean" && value === "true") || (type !== "string" && value === "false");
    const isNumber =
      type === "number" && typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value));
    values.push([key, isFlag ? value === "true" : isNumber ? Number(value) : value]);
  }
  return Object.fromEntries(values);
}

export function fieldsOf(data: Data, { text, indent }: FrontMatterLines): FrontMatter {
  const found: Record<string, unknown> = {};
  for (const [key, name] of TEXT_FIELDS) {
    const value = data.get(key);
    if (typeof value === "string" && value !== "") found[name] = value;
  }
  for (const key of FLAGS) {
    const value = data.get(key);
    if (value === "true" || value === "false") found[key] = value === "true";
  }
  const boost = data.get("boost");
  if (typeof boost === "string" && boost !== "" && Number.isFinite(Number(boost))) found.boost = Number(boost);
  const groups = data.get("groups");
  if (groups !== undefined && groups !== null && groups !== "") found.groups = readerGroups(groups);
  const sdk = data.get("sdk");
  if (isObject(sdk))
    found.sdk = Object.fromEntries(Object.entries(sdk).filter(([, value]) => typeof value === "string"));
  for (const key of ["openapi", "asyncapi", "sdk", "icon"] as const) {
    const range = found[key] === undefined ? undefined : rangeOfValue(key, text, indent);
    if (range) found[`${key}Range`] = range;
  }
  const metaImages = META_IMAGES.flatMap((key) => {
    const path = data.get(key);
    if (typeof path !== "string" || path === "") return [];
    const range = rangeOfValue(key, text, indent);
    return [range ? { path, range } : { path }];
  });
  if (metaImages.length > 0) found.metaImages = metaImages;
  return found as FrontMatter;
}

/** What is neither a name nor a rule lets nobody through. */
const readerGroups = (value: unknown): unknown[] =>
  [value].flat().filter((group) => typeof group === "string" || (Array.isArray(value) && isObject(group)));

/** The range of a field's value, up to the end of its line, inside of its quotes if it has some and nothing escaped. */
function rangeOfValue(key: string, text: string, indent: number): Range | undefined {
  const line = new RegExp(`^( {${indent}}["']?)(${key})(["']?[ \\t]*:[ \\t]*)(.*)$`, "m").exec(text);
  if (!line) return undefined;
  const [, before = "", name = "", between = "", value = ""] = line;
  const keyStart = line.index + before.length;
  // The value of an object is on the lines below.
  if (value.trim() === "") return positionsOf(text).range(keyStart, keyStart + name.length);
  const [, quotes = ""] = /^(["'])(?:(?!\1)[^\\])+\1[ \t\r]*$/.exec(value) ?? [];
  const start = keyStart + name.length + between.length + quotes.length;
  return positionsOf(text).range(start, start + value.trimEnd().length - 2 * quotes.length);
}

/**
 * The same text in memory of its own. A piece of a text keeps all of that text in memory, as engines don't copy what is
 * cut out of it: of a site, all pages. What was put together is copied before something is cut out of it.
 */
const ownMemory = (text: string): string => `${text}\n`.slice(0, text.length);
