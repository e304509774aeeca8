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
