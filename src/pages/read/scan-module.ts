import type { ScannedPage, Span } from "./scanned-page.ts";
import { skipBraces, skipToken } from "./skip-code.ts";

/** How far a block of `import` and `export` reaches; `end` is absent if it is text. `plain`: it is JavaScript for certain. */
interface ModuleBlock {
  readonly end?: number;
  readonly plain: boolean;
}

const NAME = String.raw`[A-Za-z_$][\w$]*`;
const IMPORT = new RegExp(
  String.raw`import\s*(?:(?<names>${NAME}|\*\s*as\s+${NAME}|(?:${NAME}\s*,\s*)?\{[^{}]*\})\s*from\s*)?(?<quote>["'])(?<source>[^"'\n]*)\k<quote>[ \t]*(?:;[ \t]*)?(?:\/\/[^\n]*)?\r?(?=\n|$)`,
  "dy",
);
const EXPORT_FROM = /export\s*(?:\*|\{[^{}]*\})\s*from\s*(["'])([^"'\n]*)\1/y;
/** What a module declares and exports at once. */
export const DECLARED_EXPORTS =
  /\bexport\s+(?:default\s+)?(?:const|let|var|(?:async\s+)?function\*?|class)\s+([A-Za-z_$][\w$]*)/g;

/** Reads the block of module code that begins at `start`, up to the blank line that ends it. */
export function scanModule(text: string, start: number, page: ScannedPage): ModuleBlock {
  let at = start;
  let plain = true;
  let read = false;
  for (;;) {
    IMPORT.lastIndex = at;
    const found = IMPORT.exec(text);
    if (!found) break;
    read = true;
    addImport(found, page);
    at = found.index + found[0].length;
    const next = /\r?\n(?=import\b|export\b)/y;
    next.lastIndex = at;
    const line = next.exec(text);
    if (!line) break;
    at += line[0].length;
  }
  const rest = text.slice(at, at + 6);
  if (read && rest !== "import" && rest !== "export") {
    // Module code ends at a blank line; what follows directly belongs to it.
    const isEnd = /[ \t\r]*(?:\n[ \t\r]*(?:\n|$)|$)/y;
    isEnd.lastIndex = at;
    if (isEnd.test(text)) return { end: at, plain: true };
  }
  plain = false;
  const end = endOfModule(text, at, (line) => {
    IMPORT.lastIndex = line;
    const found = IMPORT.exec(text);
    if (found) addImport(found, page);
  });
  if (end === undefined) return { plain };
  for (const { 1: name = "", 0: whole, index } of text.slice(at, end).matchAll(DECLARED_EXPORTS)) {
    const last = at + index + whole.length;
    declare(name, { start: last - name.length, end: last }, page);
  }
  EXPORT_FROM.lastIndex = at;
  const from = EXPORT_FROM.exec(text);
  if (from) {
    const sourceEnd = from.index + from[0].length - 1;
    page.imports.push({
      source: from[2] ?? "",
      names: [],
      wanted: [],
      start: sourceEnd - (from[2] ?? "").length,
      end: sourceEnd,
    });
  }
  return { end, plain };
}

/** Notes a name that module code declares at a place. */
function declare(name: string, place: Span, page: ScannedPage): void {
  if (page.imported.has(name)) page.repeated.push({ name, ...place });
  page.definitions.add(name);
}

function addImport({ 0: statement, index, groups, indices }: RegExpExecArray, page: ScannedPage): void {
  const { names = "", source = "" } = groups ?? {};
  const [start, end] = indices?.groups?.source ?? [0, 0];
  const locals = names
    .replace(/^\*\s*as\s+/, "")
    .split(/[,{}]/)
    .map((name) => name.trim().replace(/^.*\sas\s+/s, ""))
    .filter((name) => name !== "");
  for (const name of locals) {
    declare(name, { start: index, end: index + statement.trimEnd().length }, page);
    page.imported.add(name);
  }
  page.imports.push({ source, names: locals, wanted: wantedNames(names), start, end });
}

/** The exports that the names between `import` and `from` ask for. */
function wantedNames(names: string): string[] {
  const [before = "", inBraces = ""] = names.split("{");
  const own = before.replace(/[\s,]/g, "");
  const named = inBraces
    .replace(/\}[\s\S]*/, "")
    .split(",")
    .map((name) => (name.split(/\sas\s/)[0] ?? "").trim())
    .filter((name) => name !== "");
  return own === "" || own.startsWith("*") ? named : ["default", ...named];
}

/**
 * The end of the first line after which all braces are closed and a blank line follows.
 *
 * @param onLine told of each further line outside of braces, quotes and comments
 */
function endOfModule(text: string, start: number, onLine: (at: number) => void): number | undefined {
  let at = start;
  while (at < text.length) {
    const found = /[{"'`/\n]/g;
    found.lastIndex = at;
    const next = found.exec(text);
    if (!next) return text.length;
    if (next[0] === "{") {
      const end = skipBraces(text, next.index);
      if (end === -1) return undefined;
      at = end;
    } else if (next[0] !== "\n") {
      const last = skipToken(text, next.index);
      // A comment may end with its line, which is looked at as others are.
      at = text[last] === "\n" ? last : last + 1;
    } else if (/^[ \t]*(?:\r?\n|$)/.test(text.slice(next.index + 1, next.index + 200))) {
      const after = /\n\s*([)\]};,.?:|&+<]|$)/y;
      after.lastIndex = next.index;
      // A blank line inside parentheses does not end the block: what follows shows it.
      const goesOn = after.exec(text)?.[1];
      if (goesOn === undefined || goesOn === "" || goesOn === "<") return next.index;
      at = next.index + 1;
    } else {
      at = next.index + 1;
      onLine(at);
    }
  }
  return text.length;
}
