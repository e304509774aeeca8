/** The part of React that pages and snippets use without an import, in its first and only rendering. */

const nothing = (): void => undefined;

const firstValue = (initial: unknown): unknown => (typeof initial === "function" ? initial() : initial);

/** What would run after the page is rendered, which nobody sees. */
export const IDLE: Readonly<Record<string, () => number>> = Object.fromEntries(
  [
    "setTimeout",
    "setInterval",
    "setImmediate",
    "requestAnimationFrame",
    "requestIdleCallback",
    "queueMicrotask",
  ].flatMap((name) => [[name, () => 0]]),
);

/** Hooks as they are in a first rendering: states have their initial values, and effects don't run. */
export const HOOKS: Readonly<Record<string, unknown>> = {
  useState: (initial: unknown) => [firstValue(initial), nothing],
  useReducer: (_reduce: unknown, initial: unknown, init?: (from: unknown) => unknown) => [
    init ? init(initial) : initial,
    nothing,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useContext: (context: { value?: unknown } | undefined) => context?.value,
  useTransition: () => [false, (run: () => void) => run()],
  useDeferredValue: (value: unknown) => value,
  useId: () => "docs",
  memo: (component: unknown) => component,
  forwardRef: (render: (props: unknown, ref: unknown) => unknown) => (props: unknown) => render(props, null),
  createContext: (value: unknown) => ({ value, Provider: ({ children }: { children?: unknown }) => children }),
};
