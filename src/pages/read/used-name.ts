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

/** What JavaScript and browsers have. */
const OF_JAVASCRIPT =
  "undefined NaN Infinity globalThis Object Array Function String Number Boolean Symbol BigInt Math Date RegExp JSON Intl " +
  "Map Set WeakMap WeakSet Promise Proxy Reflect Error TypeError RangeError URL URLSearchParams parseInt parseFloat isNaN " +
  "isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent console window document navigator location history " +
  "localStorage sessionStorage fetch setTimeout setInterval clearTimeout clearInterval requestAnimationFrame crypto " +
  "performance alert confirm prompt process structuredClone queueMicrotask atob btoa Event CustomEvent Image Blob File " +
  "FormData Headers Request Response AbortController TextEncoder TextDecoder Uint8Array self top";

/** What the hosted platform puts into pages: React with its hooks, the properties of a snippet, and who is signed in. */
const OF_PLATFORM =
  "React Fragment useState useEffect useMemo useCallback useRef useContext useReducer useId useLayoutEffect useTransition " +
  "useDeferredValue useSyncExternalStore useImperativeHandle useInsertionEffect useDebugValue use memo createContext forwardRef " +
  "props user frontmatter _frontmatter";

/** The names that expressions of a page may use without an import or a definition. */
export const PAGE_GLOBALS: ReadonlySet<string> = new Set(`${OF_JAVASCRIPT} ${OF_PLATFORM}`.split(" "));
