import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { bodyStart } from "../pages/front-matter/front-matter-end.ts";
import type { SyntaxFault } from "./compile/compile-mdx.ts";
import { compileModule } from "./compile/compile-module.ts";
import { Evaluator, type Exports } from "./compile/evaluate.ts";
import { type Component, jsxRuntime, toError } from "./compile/jsx-runtime.ts";
import { toMdxText } from "./compile/page-text.ts";
import { compileAsText, compileOrRecover, type RecoveredPage } from "./compile/recover.ts";
import { allComponents } from "./components/all-components.ts";
import type { Look } from "./components/look.ts";
import { type AddressIn, settleAddressesIn } from "./finish/addresses.ts";
import { type Heading, settleHeadings } from "./finish/headings.ts";
import { keepSafeElements } from "./finish/safe-elements.ts";
import { type Child, element, type Node, nodesOf, type Props } from "./hast.ts";

/** A page to be rendered. */
export interface PageSource {
  /** Path of the file from the docs root. */
  readonly file: string;
  readonly text: string;
  /** The title that the builder shows above it. */
  readonly title?: string | undefined;
}

/** The site around a page. */
export interface RenderContext {
  /** The text of a file of the docs root by its path; `undefined` if there is none. */
  readonly readFile: (path: string) => string | undefined;
  /** Where a path leads that a file was written with, from the docs root; `undefined` for what is outside. */
  readonly resolvePath: (path: string, from: string) => string | undefined;
  /** Where addresses of a file lead on the built site. */
  readonly addressIn: (file: string) => AddressIn;
  readonly variables: ReadonlyMap<string, string>;
  readonly look: Omit<Look, "markdown">;
}

/** Something that could not be rendered; its text and its children are on the page. `line` counts from 1. */
export interface Unrendered {
  readonly name: string;
  readonly reason: string;
  readonly file: string;
  readonly line: number | undefined;
}

/** A page as HTML, without its title. */
export interface RenderedPage {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Faults of syntax, whose characters were taken for text. */
  readonly faults: readonly SyntaxFault[];
  readonly unrendered: readonly Unrendered[];
}

/** Renders a page. What can't be rendered is readable in a box of its own; nothing makes a page fail as a whole. */
export function renderPage(page: PageSource, context: RenderContext): RenderedPage {
  return new PageRendering(page, context).result();
}

/** One page, and the snippets that it brings with it. */
class PageRendering {
  readonly #page: PageSource;
  readonly #context: RenderContext;
  readonly #unrendered: Unrendered[] = [];
  readonly #modules = new Map<string, Exports>();
  readonly #components: Map<string, Component>;
  /** The names of the components that need no import. */
  readonly #known: ReadonlySet<string>;
  readonly #evaluator: Evaluator;
  /** The files that are being evaluated, the innermost last. */
  readonly #files: string[] = [];

  constructor(page: PageSource, context: RenderContext) {
    this.#page = page;
    this.#context = context;
    const onFailure = (name: string, error: Error, props: Props, line: number | undefined): Child =>
      this.#leave(name, error.message, line, props.children);
    const look: Look = { ...context.look, markdown: (text) => this.#inline(text) };
    this.#components = allComponents(look);
    this.#components.set("Snippet", (props) => this.#snippet(props));
    this.#known = new Set([...this.#components.keys(), "default"]);
    this.#evaluator = new Evaluator({
      runtime: jsxRuntime(onFailure),
      components: this.#components,
      importModule: (path) => this.#import(path),
      onFailure: (error, line) => this.#leave("expression", error.message, line, undefined),
    });
  }

  result(): RenderedPage {
    const { file, text, title } = this.#page;
    const mdx = toMdxText(text, bodyStart(text), this.#context.variables);
    const { page, faults } = compileOrRecover(mdx);
    this.#files.push(file);
    const root: Root = { type: "root", children: nodesOf(this.#tryContent(page, mdx)) as Root["children"] };
    keepSafeElements(root);
    const headings = settleHeadings(root, title);
    settleAddressesIn(root, this.#context.addressIn(file));
    return {
      html: toHtml(root, { allowDangerousHtml: true }),
      headings,
      faults,
      unrendered: this.#unrendered,
    };
  }

  /** What a compiled page shows; if what it declares throws, the page without it; if it still throws, its text. */
  #tryContent(page: RecoveredPage["page"], mdx: string): Child {
    for (const read of [() => page, () => compileOrRecover(mdx, { withModules: false }).page]) {
      try {
        return this.#contentOf(read(), {});
      } catch (error) {
        this.#leave("import or export", toError(error).message, undefined, undefined);
      }
    }
    return this.#contentOf(compileAsText(mdx), {});
  }

  /** What a compiled page shows. */
  #contentOf(page: RecoveredPage["page"], props: Props): Child {
    return this.#evaluator.content(this.#exportsOf(page), props);
  }

  /** What a compiled page exports, after the components that nobody defines have got a stand-in. */
  #exportsOf(page: RecoveredPage["page"]): Exports {
    for (const [name, line] of page.components) {
      if (!this.#components.has(name)) this.#components.set(name, this.#unknown(name, line));
    }
    return this.#evaluator.page(page.code);
  }

  /** A component that nobody defines, unless the page itself does. */
  #unknown(name: string, line: number): Component {
    return ({ children }) => this.#leave(name, "no such component", line, children);
  }

  #leave(name: string, reason: string, line: number | undefined, children: Child): Child {
    this.#unrendered.push({ name, reason, file: this.#files.at(-1) ?? this.#page.file, line });
    const label = name === "expression" ? "This part needs a script" : name;
    return element(
      "div",
      { className: ["docs-unrendered"] },
      element("p", { className: ["docs-unrendered-name"] }, label),
      children,
    );
  }

  /** What `import … from "path"` brings. */
  #import(path: string): Exports {
    const from = this.#files.at(-1) ?? this.#page.file;
    if (/^react(-dom)?(\/|$)/.test(path)) return this.#react();
    const file = this.#context.resolvePath(path, from);
    const found = file === undefined ? undefined : this.#findFile(file);
    if (!found) {
      this.#unrendered.push({ name: path, reason: "the file does not exist", file: from, line: undefined });
      return new Proxy({}, { get: (_, name) => (name === "default" ? ({ children }: Props) => children : undefined) });
    }
    const known = this.#modules.get(found.file);
    if (known) return known;
    if (this.#files.includes(found.file)) return {};
    const exports = this.#evaluate(found.file, found.text);
    this.#modules.set(found.file, exports);
    // A page and its snippets share one scope.
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value === "function" && !this.#known.has(name)) this.#components.set(name, value as Component);
    }
    return exports;
  }

  #react(): Exports {
    const scope = this.#evaluator.module("return React");
    return { ...scope, default: scope };
  }

  #findFile(path: string): { file: string; text: string } | undefined {
    for (const file of [path, `${path}.mdx`, `${path}.md`, `${path}.jsx`, `${path}.tsx`]) {
      const text = this.#context.readFile(file);
      if (text !== undefined) return { file, text };
    }
    return undefined;
  }

  /** A snippet's exports: of Markdown its content as a component, and what it exports besides. */
  #evaluate(file: string, text: string): Exports {
    this.#files.push(file);
    try {
      if (/\.(jsx?|tsx?|mjs)$/.test(file)) return this.#evaluator.module(compileModule(text));
      if (/\.json$/.test(file)) return { default: JSON.parse(text) };
      if (!/\.mdx?$/.test(file)) return { default: this.#context.addressIn(file)(`/${file}`, "file") };
      const { page } = compileOrRecover(toMdxText(text, bodyStart(text), this.#context.variables));
      return this.#snippetExports(file, page);
    } catch (error) {
      this.#unrendered.push({ name: file, reason: toError(error).message, file, line: undefined });
      return {};
    } finally {
      this.#files.pop();
    }
  }

  #snippetExports(file: string, page: RecoveredPage["page"]): Exports {
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

  /** `<Snippet file="a.mdx" />`, a file of the folder `snippets`. */
  #snippet({ file, ...props }: Props): Child {
    const name = String(file).replace(/^\/?(snippets\/)?/, "");
    const show = this.#import(`/snippets/${name}`).default;
    return typeof show === "function" ? (show as Component)(props) : [];
  }

  /** Markdown within a line: what a single paragraph has in it. */
  #inline(text: string): readonly Node[] {
    const { page } = compileOrRecover(toMdxText(text, 0, this.#context.variables));
    const nodes = nodesOf(this.#contentOf(page, {}));
    return nodes.flatMap((node) => (node.type === "element" && node.tagName === "p" ? node.children : [node]));
  }
}
