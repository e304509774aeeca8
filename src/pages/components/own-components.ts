import { skipBraces } from "../read/skip-code.ts";

/** A component that a page or a snippet defines itself. */
export interface OwnComponent {
  readonly name: string;
  /** Its properties by its parameters; `undefined` if it takes them as a whole, so that nobody knows them. */
  readonly properties: readonly string[] | undefined;
}

/** `export const Price = ({ amount, currency = "USD" }) =>`, and the same as a function. */
const DEFINITION =
  /^[ \t]*(?:export[ \t]+(?:default[ \t]+)?)?(?:(?:const|let|var)[ \t]+([A-Z][\w$]*)[ \t]*=[ \t]*(?:async[ \t]+)?(?:function(?:[ \t]+[\w$]+)?[ \t]*)?|(?:async[ \t]+)?function[ \t]+([A-Z][\w$]*)[ \t]*)\(/gm;

/** The components that modules define: the `import`s and `export`s of a page, or a file of JavaScript. */
export function ownComponents(code: string): OwnComponent[] {
  const found: OwnComponent[] = [];
  for (const match of code.matchAll(DEFINITION)) {
    let at = match.index + match[0].length;
    while (/\s/.test(code[at] ?? "")) at++;
    const properties = code[at] === ")" ? [] : code[at] === "{" ? parametersAt(code, at) : undefined;
    found.push({ name: match[1] ?? match[2] ?? "", properties });
  }
  return found;
}

/** A component where it is defined. */
export interface DefinedComponent extends OwnComponent {
  /** Where its name is. */
  readonly start: number;
}

/** The components that a text defines, by their names; what it exports by default also as `default`. */
export function definedComponents(text: string): Map<string, DefinedComponent> {
  const found = new Map<string, DefinedComponent>();
  for (const { name, properties } of ownComponents(text)) {
    const start = placeOfDefinition(text, name);
    if (start === undefined) continue;
    // Of two definitions in one text, nobody knows which one counts.
    const isKnown = !found.has(name) || String(found.get(name)?.properties) === String(properties);
    found.set(name, { name, start, properties: isKnown ? properties : undefined });
  }
  for (const [, exported = ""] of text.matchAll(DEFAULT)) {
    const own = found.get(exported);
    if (own) found.set("default", own);
  }
  return found;
}

/** The names in braces of a snippet, which are its properties. */
export const namesInBraces = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/(?<!\{)\{(?:props\.)?([A-Za-z_]\w*)\}(?!\})/g), ([, name = ""]) => name)),
];

/** What a module exports by default, if that has a name. */
const DEFAULT = /^export[ \t]+default[ \t]+(?:async[ \t]+)?(?:function[ \t]+)?([A-Za-z_$][\w$]*)/gm;

function placeOfDefinition(text: string, name: string): number | undefined {
  for (const { 0: whole, 1: defined, index } of text.matchAll(/\b(?:const|let|var|function)[ \t]+([A-Z][\w$]*)/g))
    if (defined === name) return index + whole.length - name.length;
  return undefined;
}

/** The names that a destructuring pattern takes; `undefined` if it also takes the rest. */
function parametersAt(code: string, at: number): string[] | undefined {
  const end = skipBraces(code, at);
  if (end === -1) return undefined;
  const names: string[] = [];
  let depth = 0;
  let isName = true;
  for (const [token] of code.slice(at + 1, end - 1).matchAll(TOKEN)) {
    if (/^[([{]/.test(token)) depth++;
    else if (/^[)\]}]/.test(token)) depth--;
    else if (depth > 0 || token.startsWith("/")) continue;
    else if (token === "...") return undefined;
    else if (token === ",") isName = true;
    else if (isName) {
      names.push(token.replace(/^["']|["']$/g, ""));
      isName = false;
    }
  }
  return names;
}

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?|\.\.\.|[\w$]+|[()[\]{},]/g;
