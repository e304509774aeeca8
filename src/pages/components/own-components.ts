import { MOST_UNENDED, skipBraces } from "../read/skip-code.ts";

/** A component that a page or a snippet defines itself. */
export interface OwnComponent {
  readonly name: string;
  /** Its properties by its parameters; `undefined` if it takes them as a whole, so that nobody knows them. */
  readonly properties: readonly string[] | undefined;
  /** Where its name is. */
  readonly start: number;
}

/** `export const Price = ({ amount, currency = "USD" }) =>`, and the same as a function. */
const DEFINITION =
  /^[ \t]*(?:export[ \t]+(?:default[ \t]+)?)?(?:(?:const|let|var)[ \t]+([A-Z][\w$]*)[ \t]*=[ \t]*(?:async[ \t]+)?(?:function(?:[ \t]+[\w$]+)?[ \t]*)?|(?:async[ \t]+)?function[ \t]+([A-Z][\w$]*)[ \t]*)\(/gm;

/** The components that modules define: the `import`s and `export`s of a page, or a file of JavaScript. */
export function ownComponents(code: string): OwnComponent[] {
  const found: OwnComponent[] = [];
  let end = 0;
  let unended = 0;
  for (const match of code.matchAll(DEFINITION)) {
    if (match.index < end) continue;
    let at = match.index + match[0].length;
    while (/\s/.test(code[at] ?? "")) at++;
    const isPattern = code[at] === "{" && unended < MOST_UNENDED;
    end = isPattern ? skipBraces(code, at) : -1;
    if (isPattern && end === -1) unended++;
    const properties = code[at] === ")" ? [] : end === -1 ? undefined : namesTaken(code.slice(at + 1, end - 1));
    const name = match[1] ?? match[2] ?? "";
    found.push({ name, properties, start: match.index + match[0].indexOf(name) });
  }
  return found;
}

/** The components that a text defines, by their names; what it exports by default also as `default`. */
export function definedComponents(text: string): Map<string, OwnComponent> {
  const found = new Map<string, OwnComponent>();
  for (const own of ownComponents(text)) {
    const { start, properties } = found.get(own.name) ?? own;
    // Of two definitions in one text, nobody knows which one counts.
    const isKnown = String(properties) === String(own.properties);
    found.set(own.name, { name: own.name, start, properties: isKnown ? properties : undefined });
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

/** The names that a destructuring pattern takes; `undefined` if it also takes the rest. */
function namesTaken(pattern: string): string[] | undefined {
  const names: string[] = [];
  let depth = 0;
  let isName = true;
  for (const [token] of pattern.matchAll(TOKEN)) {
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
