import type { Child, Props } from "../hast.ts";
import type { Component } from "./jsx-runtime.ts";

/** The part of React that pages and snippets use without an import, in its first and only rendering. */

const nothing = (): void => undefined;

const firstValue = (initial: unknown): unknown => (typeof initial === "function" ? initial() : initial);

type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/** What would run after the page is rendered. */
const TIMERS: Functions = Object.fromEntries(
  [
    "setTimeout",
    "setInterval",
    "setImmediate",
    "requestAnimationFrame",
    "requestIdleCallback",
    "queueMicrotask",
  ].flatMap((name) => [[name, () => 0]]),
);

/** Hooks whose work begins after a first rendering. */
const LIVE: Functions = {
  useState: (initial: unknown) => [firstValue(initial), nothing],
  useReducer: (_reduce: unknown, initial: unknown, init?: (from: unknown) => unknown) => [
    init ? init(initial) : initial,
    nothing,
  ],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useSyncExternalStore: (_subscribe: unknown, now: () => unknown, first: () => unknown = now) => first(),
};

/** Hooks as they are in a first rendering: states have their initial values, and effects don't run. */
const HOOKS: Readonly<Record<string, unknown>> = {
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useContext: (context: { value?: unknown } | undefined) => context?.value,
  useTransition: () => [false, (run: () => void) => run()],
  useDeferredValue: (value: unknown) => value,
  useId: () => "docs",
  memo: (component: unknown) => component,
  forwardRef: (render: (props: unknown, ref: unknown) => unknown) => (props: unknown) => render(props, null),
  createContext: (value: unknown) => ({ value, Provider: ({ children }: { children?: unknown }) => children }),
  createRef: () => ({ current: null }),
};

/** What classes of components extend, in its first state; a class that may change needs a browser. */
function classBase(onUse: (name: string) => void) {
  return class Component {
    readonly props: object;
    state: object | null = null;

    constructor(props: object) {
      onUse("Component");
      this.props = props;
    }

    setState(): void {}
    forceUpdate(): void {}
  };
}

/** A component that is a class, as far as its first state needs it. */
interface ClassComponent {
  new (props: object): { props: object; state: object | null; render(): Child };
  readonly defaultProps?: object;
  readonly getDerivedStateFromProps?: (props: object, state: object | null) => object | null;
}

const isClass = (component: unknown): component is ClassComponent =>
  typeof (component as ClassComponent).prototype?.render === "function";

/** What a component shows first, be it a function or a class. */
export function firstShown(component: Component, props: Props): Child {
  if (!isClass(component)) return component(props);
  const given = { ...component.defaultProps, ...props };
  const instance = new component(given);
  // A constructor need not hand its properties over.
  instance.props = given;
  const derived = component.getDerivedStateFromProps?.(given, instance.state);
  if (derived) instance.state = { ...instance.state, ...derived };
  return instance.render();
}

/** Hooks and timers, with a call of `onUse` for each whose work begins after the first rendering. */
export function staticReact(onUse: (name: string) => void) {
  const watched = (functions: Functions): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(functions).map(([name, run]) => [
        name,
        (...given: never[]) => {
          onUse(name);
          return run(...given);
        },
      ]),
    );
  const base = classBase(onUse);
  const classes = Object.fromEntries(CLASSES.map((name) => [name, base]));
  return { hooks: { ...HOOKS, ...watched(LIVE), ...classes }, timers: watched(TIMERS) };
}

const CLASSES = ["Component", "PureComponent"];

/** The names of React that need no import. */
export const REACT_NAMES: readonly string[] = [LIVE, HOOKS].flatMap(Object.keys).concat(CLASSES, "React", "Fragment");
