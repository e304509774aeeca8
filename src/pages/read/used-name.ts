import type { UsedName } from "./scanned-page.ts";

/** The name that an expression begins with, if it is a value: `items` of `items.map(…)`, `!isNew && …` and `...items`. */
const FIRST = /^(?:\s|!|\.\.\.)*([A-Za-z_$][\w$]*)\s*(?:$|(?=[.,[()?&|+*%<>!-]|={2}|\/(?![/*])))/;

/** Words of JavaScript that are no names. */
const WORDS =
  /^(?:true|false|null|this|new|typeof|void|delete|await|async|function|class|yield|super|import|let|const|var|in|of|instanceof)$/;

/** The name that an expression uses first; `undefined` if it begins with something else. @param at offset of the code */
export function usedName(code: string, at: number): UsedName | undefined {
  const [whole, name] = FIRST.exec(code) ?? [];
  if (whole === undefined || name === undefined || WORDS.test(name)) return undefined;
  const start = at + whole.trimEnd().length - name.length;
  return { name, start, end: start + name.length };
}

/** The names that no code of a page's own mentions: neither what it imports nor what it defines. */
export function undefinedNames(
  used: ReadonlyMap<string, UsedName>,
  modules: readonly string[],
  globals: ReadonlySet<string>,
): UsedName[] {
  if (used.size === 0) return [];
  const known = new Set(modules.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  return [...used.values()].filter(({ name }) => !globals.has(name) && !known.has(name));
}
