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
