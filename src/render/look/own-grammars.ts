import { asList, escapeSegment, isObject, type JsonObject, pointerOf, valueAt } from "../../json/json-value.ts";
import { pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { CUSTOM_LANGUAGES } from "../../vocabulary/platform/code-languages.ts";

/** A TextMate grammar with the names by which fences mean its language. */
export interface Grammar extends JsonObject {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** A grammar that docs.json names and code cannot be colored with. */
export interface UnusableGrammar {
  /** As docs.json names it. */
  readonly path: string;
  /** Of its entry, in docs.json. */
  readonly pointer: string;
  readonly reason: string;
}

/**
 * The grammars of the docs' own languages.
 *
 * @param textAt the text of a file by its path from the docs root; without it, no grammar is usable
 */
export function ownGrammars(
  config: unknown,
  textAt: ((path: string) => string | undefined) | undefined,
): { grammars: readonly Grammar[]; unusable: readonly UnusableGrammar[] } {
  const grammars: Grammar[] = [];
  const unusable: UnusableGrammar[] = [];
  for (const [index, path] of asList(valueAt(config, CUSTOM_LANGUAGES)).entries()) {
    if (typeof path !== "string") continue;
    const grammar = textAt ? readGrammar(path, textAt) : UNTRUSTED;
    if (typeof grammar !== "string") grammars.push(grammar);
    else unusable.push({ path, pointer: pointerOf([...CUSTOM_LANGUAGES, index]), reason: grammar });
  }
  return { grammars, unusable };
}

const UNTRUSTED = "its expressions may take hours, and the docs are not trusted";

/** A grammar, or why it is none. */
function readGrammar(path: string, textAt: (path: string) => string | undefined): Grammar | string {
  const file = leavesSite(path) ? undefined : pathInRoot(path);
  const text = file === undefined ? undefined : textAt(file);
  if (text === undefined) return "the docs have no such file";
  let grammar: unknown;
  try {
    grammar = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return "its file is not valid JSON";
  }
  if (!isObject(grammar) || !Array.isArray(grammar.patterns)) return 'its file has no list of "patterns"';
  const { name, scopeName } = grammar;
  if (typeof name !== "string" || name === "") return 'its file has no "name", by which blocks of code mean it';
  if (typeof scopeName !== "string" || scopeName === "") return 'its file has no "scopeName"';
  const wrong = wrongPart(grammar, "");
  if (wrong !== undefined) return `what its file has at ${wrong} is not of the form of a grammar`;
  // The languages that a grammar embeds are colored where they are loaded; Shiki fails on one that is not.
  const { embeddedLangs, aliases, ...rest } = grammar;
  const names = [...asList(aliases).filter((alias) => typeof alias === "string"), name.toLowerCase()];
  return { ...rest, name, aliases: names.filter((alias) => alias !== name) };
}

/** What a rule has that is text. */
const TEXTS: ReadonlySet<string> = new Set(["name", "contentName", "match", "begin", "end", "while", "include"]);

/** What a rule has that is made of rules, in a list or by names. */
const OF_RULES = /^(patterns|repository|injections|(\w+C|c)aptures)$/;

/** The pointer to a part of a grammar that Shiki would fail on. */
function wrongPart(rule: unknown, pointer: string): string | undefined {
  if (!isObject(rule)) return pointer;
  for (const [key, part] of Object.entries(rule)) {
    const at = `${pointer}/${escapeSegment(key)}`;
    if (TEXTS.has(key) && typeof part !== "string") return at;
    if (!OF_RULES.test(key)) continue;
    if (key === "patterns" ? !Array.isArray(part) : typeof part !== "object" || part === null) return at;
    for (const [name, inner] of Object.entries(part as object)) {
      const wrong = wrongPart(inner, `${at}/${escapeSegment(name)}`);
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
}
