import { type Child, type Node, nodesOf, type Props } from "../hast.ts";
import type { Component } from "./jsx-runtime.ts";
import { BROWSER, type IslandNode, type LineOfFile, PART } from "./shown.ts";
import { firstShown } from "./static-react.ts";

/** Where a component comes from: a name that a file of the docs exports. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** Something that only a browser runs, outside of all components. */
export interface LooseWork extends LineOfFile {
  readonly what: string;
}

/**
 * Finds the components of the docs that change after their first state: they have state, effects, handlers or timers, or ask
 * for the browser. Each use of one becomes an island, which the browser brings to life; what is inside of it is not looked at
 * again.
 */
export class LiveComponents {
  readonly #origins = new Map<unknown, Origin>();
  readonly #loose: LooseWork[] = [];
  /** The files whose code runs in browsers. */
  readonly #files = new Set<string>();
  /** What the component that is being called does in a browser; `undefined` outside of the docs' own components. */
  #doing: string[] | undefined;

  /** Notes which components a file exports. */
  exported(file: string, exports: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(exports))
      if (typeof value === "function" && !this.#origins.has(value)) this.#origins.set(value, { file, name });
  }

  /** Notes a function that stands for a component. */
  alias(alias: unknown, component: unknown): void {
    const origin = this.#origins.get(component);
    if (origin) this.#origins.set(alias, origin);
  }

  /** Called for what only a browser does: a hook, a handler, a timer. */
  touched(what: string, file: string, line?: number): void {
    if (this.#doing) this.#doing.push(what);
    else this.#loose.push({ what, file, line });
  }

  /** What runs nowhere: it is outside of components, and its file runs in no browser. */
  takeLoose(): LooseWork[] {
    return this.#loose.splice(0).filter(({ file }) => !this.#files.has(file));
  }

  /**
   * What a component shows, as an island if it is one of the docs' own that changes.
   *
   * @param again runs something a second time, with nobody told of what it leaves
   */
  call(component: Component, props: Props, use: LineOfFile, again: <T>(run: () => T) => T): Child {
    const origin = this.#origins.get(component);
    if (!origin) return firstShown(component, props);
    if (this.#doing) return this.#inside(component, props);
    const first = this.#watched(() => firstShown(component, props));
    const [label] = first.doing;
    if (label === undefined) {
      if (first.error !== undefined) throw first.error;
      return first.shown;
    }
    this.#files.add(origin.file);
    const given = new IslandProps(props, this.#origins);
    const slotted =
      given.slots.length > 0 ? again(() => this.#watched(() => firstShown(component, given.shown))) : first;
    const shown = slotted.error === undefined ? slotted.shown : first.shown;
    const { props: data, slots, files, functions } = given;
    const { name, file } = origin;
    const failed = first.error === undefined ? undefined : String((first.error as Error)?.message ?? first.error);
    const island: IslandNode = {
      type: "island",
      name,
      file,
      label: writtenName(name) ?? (BROWSER.has(label) ? "expression" : label),
      use,
      failed,
      props: data,
      slots,
      files,
      functions,
      shown: nodesOf(shown),
    };
    return island as unknown as Child;
  }

  /** A component inside of an island. If it needs a browser, its first state is empty. */
  #inside(component: Component, props: Props): Child {
    const before = this.#doing?.length ?? 0;
    try {
      return firstShown(component, props);
    } catch (error) {
      if (this.#doing?.slice(before).some((what) => BROWSER.has(what))) return [];
      throw error;
    }
  }

  #watched(run: () => Child): { shown: Child; error: unknown; doing: readonly string[] } {
    const doing: string[] = [];
    this.#doing = doing;
    try {
      return { shown: run(), error: undefined, doing };
    } catch (error) {
      // What fails for another reason fails in a browser, too.
      return { shown: [], error, doing: doing.filter((what) => BROWSER.has(what)) };
    } finally {
      this.#doing = undefined;
    }
  }
}

/** The name of a component in the page; of an element that became one, none. */
const writtenName = (name: string): string | undefined =>
  name.startsWith(PART) ? name.slice(PART.length).replace(/^\d+/, "") || undefined : name;

/** The properties of a component, as the browser gets them: what is shown becomes slots, whose HTML is on the page. */
class IslandProps {
  /** For the first state: with slots in the place of what is shown. */
  readonly shown: Props;
  /** As JSON can have it: `{ $slot: 0 }`, `{ $from: file, name }`. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: (readonly Node[])[] = [];
  /** The files that functions among the properties come from. */
  readonly files: string[] = [];
  /** The properties that are functions of the page, and stay behind. */
  readonly functions: string[] = [];
  readonly #origins: ReadonlyMap<unknown, Origin>;

  constructor(props: Props, origins: ReadonlyMap<unknown, Origin>) {
    this.#origins = origins;
    const entries = Object.entries(props)
      .filter(([name]) => name !== "key" && name !== "ref")
      .map(([name, value]) => [name, ...this.#split(value, name, MOST_DEPTH)] as const);
    this.shown = Object.fromEntries(entries.map(([name, shown]) => [name, shown]));
    this.props = Object.fromEntries(entries.map(([name, , data]) => [name, data]));
  }

  #split(value: unknown, name: string, depth: number): [shown: unknown, data: unknown] {
    if (typeof value === "function") {
      const origin = this.#origins.get(value);
      if (!origin) {
        this.functions.push(name);
        return [value, undefined];
      }
      this.files.push(origin.file);
      return [value, { $from: origin.file, name: origin.name }];
    }
    if (typeof value !== "object" || value === null || depth === 0) return [value, value];
    if (hasNodes(value)) {
      const slot = this.slots.push(nodesOf(value as Child)) - 1;
      return [{ type: "slot", slot }, { $slot: slot }];
    }
    const parts = Object.entries(value).map(([key, each]) => [key, ...this.#split(each, name, depth - 1)] as const);
    if (Array.isArray(value)) return [parts.map(([, shown]) => shown), parts.map(([, , data]) => data)];
    return [
      Object.fromEntries(parts.map(([key, shown]) => [key, shown])),
      Object.fromEntries(parts.map(([key, , data]) => [key, data])),
    ];
  }
}

/** How deep properties are looked into for what is shown. */
const MOST_DEPTH = 8;

const hasNodes = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasNodes)
    : typeof value === "object" &&
      value !== null &&
      /^(element|text|raw|component|island|slot)$/.test(String((value as Node).type)) &&
      NODE_FIELDS.some((field) => Object.hasOwn(value, field));

const NODE_FIELDS = ["tagName", "value", "props", "slot"];
