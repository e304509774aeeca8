import { snippetPaths } from "../../vocabulary/files/unpublished-files.ts";
import { type Child, element, type Node, nodesOf, type Props } from "../hast.ts";
import { Evaluator, type Exports } from "./evaluate.ts";
import { addComponent, type Component, jsxRuntime, toError } from "./jsx-runtime.ts";
import { LiveComponents } from "./live-components.ts";
import type { Shown, Unrendered } from "./shown.ts";

// What runs the code of a page. It knows nothing of the machine, so that it also runs in an engine without one.

/** A compiled page or module, and the components that it uses, each with a line. */
export interface ProgramCode {
  readonly code: string;
  readonly components: readonly (readonly [name: string, line: number])[];
}

/** What a file gives that is imported. */
export type Loaded =
  | ({ readonly type: "page" | "module" } & ProgramCode)
  | { readonly type: "data"; readonly value: unknown }
  | { readonly type: "fault"; readonly reason: string };

/** The site around a program. */
export interface ProgramHost {
  /** The file that an import leads to; `undefined` if it does not exist. */
  readonly find: (path: string, from: string) => string | undefined;
  readonly load: (file: string) => Loaded;
  /** Told of the file whose code runs from now on. */
  readonly running: (file: string) => void;
}

/** The box in the place of what could not be rendered. */
export const boxOf = (name: string, children: Child): Node =>
  element(
    "div",
    { className: ["docs-unrendered"] },
    element("p", { className: ["docs-unrendered-name"] }, name === "expression" ? "This part needs a script" : name),
    children,
  );

/** The code of one page, and of the snippets that it brings with it. */
export class PageProgram {
  readonly #host: ProgramHost;
  readonly #unrendered: Unrendered[] = [];
  readonly #modules = new Map<string, Exports>();
  readonly #components = new Map<string, Component>();
  /** The platform's components, and the stand-ins for those that do not exist. */
  readonly #ours = new Set<unknown>();
  /** The names of the components that need no import. */
  readonly #known: ReadonlySet<string>;
  readonly #evaluator: Evaluator;
  readonly #live = new LiveComponents();
  /** The files that are being evaluated, the innermost last. */
  readonly #files: string[];
  /** The file whose code runs. */
  #running: string;

  /**
   * @param names the platform's components, members behind a dot
   * @param noCode why the page is compiled without its code
   * @param compile makes the functions of pages: the constructor of their realm
   */
  constructor(
    host: ProgramHost,
    names: readonly string[],
    file: string,
    { noCode, compile = Function }: { noCode?: string; compile?: FunctionConstructor } = {},
  ) {
    this.#host = host;
    this.#files = [file];
    this.#running = file;
    for (const name of names) this.#addComponent(name);
    this.#components.set("Snippet", (props) => this.#snippet(props));
    this.#known = new Set([...this.#components.keys(), "default"]);
    const runtime = jsxRuntime((name, error, props, line) => this.#leave(name, error.message, line, props.children), {
      isAllowed: (type) => noCode === undefined || this.#ours.has(type),
      call: (component, props, line) =>
        this.#live.call(component, props, { file: this.#files.at(-1) ?? "", line }, (run) => this.#quietly(run)),
      handled: (tagName, name, line) => this.#live.touched(`${name} of <${tagName}>`, this.#files.at(-1) ?? "", line),
    });
    this.#evaluator = new Evaluator({
      compile,
      runtime,
      components: this.#components,
      onBrowser: (name) => this.#live.touched(name, this.#files.at(-1) ?? ""),
      importModule: (path) => this.#import(path),
      onFailure: (error, line) => this.#leave("expression", noCode ?? error.message, line, undefined),
    });
  }

  /** Runs the code of the page, or of a text on it. */
  show(page: ProgramCode): Shown {
    const nodes = nodesOf(this.#evaluator.content(this.#exportsOf(page), {}));
    for (const { what, file, line } of this.#live.takeLoose()) this.#note(what, OUTSIDE, line, file);
    return { nodes, unrendered: this.#unrendered.splice(0) };
  }

  #addComponent(name: string): void {
    const component: Component = (props) => {
      for (const [handler, value] of Object.entries(props))
        if (typeof value === "function" && /^on[A-Z]/.test(handler)) this.#note(`${handler} of <${name}>`, NO_HANDLERS);
      return { type: "component", name, props, file: this.#files.at(-1), line: undefined } as never;
    };
    this.#ours.add(component);
    addComponent(this.#components, name, component);
  }

  /** What compiled code exports, after the components that nobody defines have got a stand-in. */
  #exportsOf({ code, components }: ProgramCode): Exports {
    for (const [name, line] of components) this.#standIn(name, line);
    const exports = this.#evaluator.page(code);
    const { default: _, ...named } = exports;
    this.#live.exported(this.#files.at(-1) ?? "", named);
    return exports;
  }

  /** What a file exports, with functions that are known for its own wherever they are called. */
  #watched(file: string, exports: Exports): Exports {
    const watch = (value: unknown): unknown => {
      if (typeof value !== "function") return value;
      const watched = new Proxy(value, {
        apply: (...called) => this.#runOf(file, () => Reflect.apply(...called)),
        construct: (...called) => this.#runOf(file, () => Reflect.construct(...called)) as object,
      });
      this.#live.alias(watched, value);
      return watched;
    };
    return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, watch(value)]));
  }

  #runOf<Result>(file: string, run: () => Result): Result {
    const before = this.#running;
    const enter = (entered: string) => {
      if (entered !== this.#running) this.#host.running(entered);
      this.#running = entered;
    };
    enter(file);
    try {
      return run();
    } finally {
      enter(before);
    }
  }

  /** Runs something again, whose faults are known. */
  #quietly<Result>(run: () => Result): Result {
    const { length } = this.#unrendered;
    try {
      return run();
    } finally {
      this.#unrendered.length = length;
    }
  }

  /** Gives a name that nobody defines a stand-in, or the member of a name: `Foo.Bar`. */
  #standIn(name: string, line: number): void {
    const [owner = "", member] = name.split(".");
    const known = this.#components.get(owner) ?? this.#unknown(owner, line);
    this.#components.set(owner, known);
    if (member !== undefined && !Object.hasOwn(known, member))
      Object.assign(known, { [member]: this.#unknown(name, line) });
  }

  /** A component that nobody defines, unless the page itself does. */
  #unknown(name: string, line: number): Component {
    const component: Component = ({ children }) => this.#leave(name, "no such component", line, children);
    this.#ours.add(component);
    return component;
  }

  #leave(name: string, reason: string, line: number | undefined, children: Child): Child {
    this.#unrendered.push({ name, reason, file: this.#files.at(-1) ?? "", line, isBoxed: true });
    return boxOf(name, children);
  }

  #note(name: string, reason: string, line?: number, file = this.#files.at(-1) ?? ""): void {
    this.#unrendered.push({ name, reason, file, line });
  }

  /** What `import … from "path"` brings. */
  #import(path: string): Exports {
    if (/^react(-dom)?(\/|$)/.test(path)) return this.#react();
    const file = this.#host.find(path, this.#files.at(-1) ?? "");
    if (file === undefined) {
      this.#note(path, /^[./]/.test(path) ? "the file does not exist" : "it is a package, and pages have none");
      return this.#failedImport();
    }
    const known = this.#modules.get(file);
    if (known) return known;
    if (this.#files.includes(file)) return {};
    const evaluated = this.#runOf(file, () => this.#evaluate(file));
    const exports = evaluated ? this.#watched(file, evaluated) : this.#failedImport();
    this.#modules.set(file, exports);
    // A page and its snippets share one scope.
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value === "function" && !this.#known.has(name)) this.#components.set(name, value as Component);
    }
    return exports;
  }

  /**
   * What an import that failed brings, which is told already: for each component that it was to bring a box with its name, and for
   * the page as a whole what is inside.
   */
  #failedImport(): Exports {
    const get = (_: object, name: unknown): Component | undefined => {
      if (typeof name !== "string" || !/^(?:default$|[A-Z])/.test(name)) return undefined;
      const standIn: Component = ({ children }) => (name === "default" ? children : boxOf(name, children));
      this.#ours.add(standIn);
      return standIn;
    };
    return new Proxy({}, { get });
  }

  #react(): Exports {
    const scope = this.#evaluator.module("return React");
    return { ...scope, default: scope };
  }

  /** A snippet's exports: of Markdown its content as a component, and what it exports besides; `undefined` if it can't be run. */
  #evaluate(file: string): Exports | undefined {
    this.#files.push(file);
    try {
      const loaded = this.#host.load(file);
      switch (loaded.type) {
        case "fault":
          throw new Error(loaded.reason);
        case "data":
          return { default: loaded.value };
        case "module": {
          const exports = this.#evaluator.module(loaded.code);
          this.#live.exported(file, exports);
          return exports;
        }
        case "page":
          return this.#snippetExports(file, loaded);
      }
    } catch (error) {
      this.#note(file, toError(error).message, undefined, file);
      return undefined;
    } finally {
      this.#files.pop();
    }
  }

  #snippetExports(file: string, page: ProgramCode): Exports {
    const exports = this.#exportsOf(page);
    const show: Component = (props) => {
      this.#files.push(file);
      try {
        return this.#evaluator.content(exports, props);
      } finally {
        this.#files.pop();
      }
    };
    return { ...exports, default: show };
  }

  /** `<Snippet file="a.mdx" />`, a file of a folder of snippets. */
  #snippet({ file, ...props }: Props): Child {
    const paths = snippetPaths(String(file).replace(/^\/?(_?snippets\/)?/, "")).map((path) => `/${path}`);
    const found = paths.find((path) => this.#host.find(path, this.#files.at(-1) ?? "") !== undefined);
    const show = this.#import(found ?? paths[0] ?? "").default;
    return typeof show === "function" ? (show as Component)(props) : [];
  }
}

const NO_HANDLERS = "this component of the platform calls no functions";
const OUTSIDE = "it runs only inside of components that a page defines or imports";
