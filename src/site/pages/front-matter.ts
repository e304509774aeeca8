import { FAILSAFE_SCHEMA, load } from "js-yaml";
import type { Range } from "../../diagnostic/diagnostic.ts";
import type { PageFile } from "../../navigation/tree.ts";
import { positionsOf } from "../../source/locate/positions.ts";

/** The fields of a page's front matter that navigation looks at. */
export type FrontMatter = Omit<PageFile, "file">;

const TEXTS = ["title", "sidebarTitle", "description", "icon", "tag", "openapi"] as const;
const FLAGS = ["hidden", "deprecated", "noindex"] as const;
const WANTED: ReadonlySet<string> = new Set([...TEXTS, ...FLAGS]);

/** Where the front matter of a text ends (offset behind it); `open` where more of the text is needed to tell. */
export function frontMatterEnd(text: string): number | "none" | "open" {
  const start = /^\uFEFF?---[ \t]*(\r?\n|$)/.exec(text);
  if (!start) return /^\uFEFF?-{0,2}$/.test(text) ? "open" : "none";
  // The line ends of JavaScript's "m" are more than YAML's.
  const close = /(?<=\n)---[ \t]*\r?(?=\n|$)/g;
  close.lastIndex = start[0].length;
  const end = close.exec(text);
  return end ? end.index + end[0].length : "open";
}

/**
 * Reads the front matter of a page: YAML between `---` lines at the head of its text. Values that are no text (or, for
 * flags, not true or false) are left out; broken YAML gives what its single lines say.
 *
 * @param head the text of the page, or as much of it as holds the front matter
 */
export function readFrontMatter(head: string): FrontMatter {
  const end = frontMatterEnd(head);
  if (typeof end !== "number") return {};
  const written = head.slice(0, end).split(/\r?\n/).slice(1, -1);
  const indent = indentOf(written);
  const lines = written.map((line) => (line.slice(0, indent).trim() === "" ? line.slice(indent) : line));
  const values = readLines(lines) ?? readYaml(written.join("\n")) ?? readLines(lines, true) ?? new Map();
  const found: Record<string, string | boolean | Range> = {};
  for (const key of TEXTS) {
    const value = values.get(key);
    if (typeof value === "string" && value !== "") found[key] = value;
  }
  for (const key of FLAGS) {
    const value = values.get(key);
    if (value === "true" || value === "false") found[key] = value === "true";
  }
  if (found.openapi !== undefined) {
    const range = rangeOfOpenapi(head.slice(0, end), indent);
    if (range) found.openapiRange = range;
  }
  return found as FrontMatter;
}

/** How far in the first key is, as all others then are. */
function indentOf(lines: readonly string[]): number {
  const first = lines.find((line) => /^ *[^ \t#]/.test(line)) ?? "";
  return first.length - first.trimStart().length;
}

/** Where the value of `openapi` is, up to the end of its line. */
function rangeOfOpenapi(text: string, indent: number): Range | undefined {
  const line = new RegExp(`^( {${indent}}["']?openapi["']?[ \\t]*:[ \\t]*)(.+)$`, "m").exec(text);
  if (!line?.[1] || !line[2]) return undefined;
  const start = line.index + line[1].length;
  return positionsOf(text).range(start, start + line[2].trimEnd().length);
}

/**
 * Reads the wanted keys where each is a plain or simply quoted value on one line, which is nearly always;
 * `undefined` where YAML proper has to read them. `tolerant` takes what it can.
 */
function readLines(lines: readonly string[], tolerant = false): Map<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  for (const [index, line] of lines.entries()) {
    if (/^[?&*!{["'|>%@`]/.test(line) || line.startsWith("\t")) {
      if (tolerant) continue;
      return undefined;
    }
    const [, key, rest] = /^([A-Za-z]+)[ \t]*:(?:[ \t](.*))?$/s.exec(line) ?? [];
    if (key === undefined || !WANTED.has(key)) continue;
    const value = readScalar((rest ?? "").trim());
    const continued = /^[ \t]+[^ \t]/.test(lines[index + 1] ?? "") || values.has(key);
    if ((value === undefined || continued) && !tolerant) return undefined;
    values.set(key, value ?? rest?.trim());
  }
  return values;
}

/** The text of a YAML scalar that needs no parser; `undefined` for any other. */
function readScalar(text: string): string | undefined {
  if (/^"[^"\\]*"$/.test(text) || /^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (/^[^\s!-/:-@[-`{-~]/.test(text) && !/:(\s|$)|\s#/.test(text)) return text;
  return undefined;
}

/** Reads the keys with a YAML parser, every scalar as its text; `undefined` where the YAML is broken. */
function readYaml(text: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = load(text, { schema: FAILSAFE_SCHEMA });
    return new Map(Object.entries(value && typeof value === "object" ? value : {}));
  } catch {
    return undefined;
  }
}
