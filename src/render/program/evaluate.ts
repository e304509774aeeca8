import { GUARD } from "../compile/guard-expressions.ts";
import { IMPORT } from "../compile/module-imports.ts";
import type { Child, Props } from "../hast.ts";
import { type Component, type JsxRuntime, shownNow, toError } from "./jsx-runtime.ts";
import { BROWSER } from "./shown.ts";
import { staticReact } from "./static-react.ts";

/** What a page or a module exports; `default` is a page's content. */
export type Exports = Readonly<Record<string, unknown>>;

/** What the code of pages and snippets finds around it. */
export interface Surroundings {
  /** Makes the functions of pages. */
  readonly compile: FunctionConstructor;
  readonly runtime: JsxRuntime;
  /** The components that need no import. */
  readonly components: ReadonlyMap<string, Component>;
  /** Told of what code uses that only a browser has: hooks with later work, timers, the window. */
  readonly onBrowser: (name: string) => void;
  readonly importModule: (path: string) => Exports;
  /** What stands for an expression that throws. */
  readonly onFailure: (error: Error, line: number) => Child;
}

/** Names of the machine that pages have no business with. */
const HIDDEN: ReadonlySet<string> = new Set(["process", "global", "globalThis", "require", "module", "Buffer"]);

/**
 * Runs compiled code. Names that it doesn't define are components, hooks of React, or props of the snippet that is being
 * shown; any other is `undefined`, as it is in a page of the platform.
 */
export class Evaluator {
  readonly #around: Surroundings;
  /** The props of the snippets around what is being rendered, the innermost last. */
  readonly #props: Props[] = [];

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** What a compiled page exports. */
  page(code: string): Exports {
    return this.#run(code, this.#around.runtime);
  }

  /** What a compiled module exports. */
  module(code: string): Exports {
    return this.#run(code, undefined);
  }

  /** The content of a page, with `props` as names that it may use. */
  content(exports: Exports, props: Props): Child {
    const component = exports.default;
    if (typeof component !== "function") return [];
    this.#props.push(props);
    try {
      return (component as Component)({ ...props, components: Object.fromEntries(this.#around.components) });
    } finally {
      this.#props.pop();
    }
  }

  #run(code: string, argument: unknown): Exports {
    const make = new this.#around.compile("$scope", `with ($scope) { return function () { ${code}\n } }`);
    return make(this.#scope())(argument) as Exports;
  }

  #scope(): object {
    const { runtime, components, importModule, onFailure, onBrowser } = this.#around;
    const { hooks, timers } = staticReact(onBrowser);
    const own: Record<string, unknown> = {
      $createElement: runtime.createElement,
      $Fragment: runtime.Fragment,
      React: { ...hooks, createElement: runtime.createElement, Fragment: runtime.Fragment },
      Fragment: runtime.Fragment,
      [IMPORT]: importModule,
      ...timers,
      [GUARD]: (run: (() => Child) | null, line: number): Child => {
        try {
          if (run === null) throw new Error("it is left out");
          return shownNow(run());
        } catch (error) {
          return onFailure(toError(error), line);
        }
      },
    };
    return new Proxy(own, {
      has: (_, name) =>
        typeof name === "string" &&
        (HIDDEN.has(name) || BROWSER.has(name) || Object.hasOwn(own, name) || !(name in globalThis)),
      get: (_, name) => {
        if (typeof name !== "string") return undefined;
        if (Object.hasOwn(own, name)) return own[name];
        const props = this.#props.findLast((each) => Object.hasOwn(each, name));
        if (props) return props[name];
        if (BROWSER.has(name)) onBrowser(name);
        return components.get(name) ?? (Object.hasOwn(hooks, name) ? hooks[name as never] : undefined);
      },
    });
  }
}
