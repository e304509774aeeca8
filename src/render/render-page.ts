import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { bodyStart } from "../pages/front-matter/front-matter-end.ts";
import type { PageSyntaxFault } from "../pages/read/syntax/syntax-fault.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";
import { shownTo } from "./audience/visible-parts.ts";
import { compileModule } from "./compile/compile-module.ts";
import { toMdxText } from "./compile/page-text.ts";
import { compileAsText, compileOrRecover, type RecoveredPage } from "./compile/recover.ts";
import { allComponents, componentNames } from "./components/all-components.ts";
import type { Look } from "./components/look.ts";
import { ExpandedNodes } from "./expand-components.ts";
import { type AddressIn, settleAddressesIn } from "./finish/addresses.ts";
import { type Heading, settleHeadings } from "./finish/headings.ts";
import { loadLazily } from "./finish/lazy-loading.ts";
import { type SizeOf, writePictureSizes } from "./finish/picture-sizes.ts";
import { keepSafeElements } from "./finish/safe-elements.ts";
import { type SideColumn, takeAside } from "./finish/side-column.ts";
import { type PageUpdate, pageUpdates } from "./finish/updates.ts";
import { type WrittenParameter, writtenParameters } from "./finish/written-parameters.ts";
import type { Node } from "./hast.ts";
import { PageIslands, type PublishIsland } from "./islands/page-islands.ts";
import { CodeLimitError, type Engine, inProcess, type Program } from "./program/engine.ts";
import { toError } from "./program/jsx-runtime.ts";
import { type Loaded, PageProgram, type ProgramCode } from "./program/page-program.ts";
import type { Shown, Unrendered } from "./program/shown.ts";

export type { Unrendered };

/** A page to be rendered. */
export interface PageSource {
  /** Path of the file from the docs root. */
  readonly file: string;
  readonly text: string;
  /** The title that the builder shows above it. */
  readonly title?: string | undefined;
  /** Its language, as docs.json has it (default: English). */
  readonly language?: string | undefined;
}

/** The site around a page. */
export interface RenderContext {
  /** The text of a file of the docs root by its path; `undefined` if there is none. */
  readonly readFile: (path: string) => string | undefined;
  /** The file that a path means which a file was written with, from the docs root; `undefined` for what is outside. */
  readonly resolvePath: (path: string, from: string) => string | undefined;
  /** Where addresses of a file lead on the built site. */
  readonly addressIn: (file: string) => AddressIn;
  /** How large the pictures are that a file shows; absent where their files are not known. */
  readonly sizeIn?: ((file: string) => SizeOf) | undefined;
  readonly variables: ReadonlyMap<string, string>;
  /** Publishes the modules of components that run; absent where no scripts of the docs do. */
  readonly island?: PublishIsland | undefined;
  readonly look: Omit<Look, "markdown" | "leave" | "translate">;
  /** What translates the words of components to a language of docs.json (default: they stay English). */
  readonly translatorTo?: ((language: string | undefined) => NonNullable<Look["translate"]>) | undefined;
  /** What runs the code of pages (default: this process). */
  readonly engine?: Engine | undefined;
}

/** A page as HTML, without its title. */
export interface RenderedPage {
  readonly html: string;
  /** What is beside it; `besideColumn` puts both together. */
  readonly side?: SideColumn;
  readonly headings: readonly Heading[];
  /** The entries of a changelog. */
  readonly updates: readonly PageUpdate[];
  /** The parameters that its fields describe. */
  readonly parameters: readonly WrittenParameter[];
  /** Faults of syntax, whose characters were taken for text, with their lines (from 1). */
  readonly faults: readonly { readonly fault: PageSyntaxFault; readonly line: number }[];
  readonly unrendered: readonly Unrendered[];
}

/** Renders a page. What can't be rendered is readable in a box of its own; nothing makes a page fail as a whole. */
export function renderPage(page: PageSource, context: RenderContext): RenderedPage {
  return new PageRendering(page, context).result();
}

const htmlOf = (nodes: Root["children"]): string =>
  toHtml({ type: "root", children: nodes }, { allowDangerousHtml: true });

/** One page, and the snippets that it brings with it. */
class PageRendering {
  readonly #page: PageSource;
  readonly #context: RenderContext;
  readonly #expanded: ExpandedNodes;
  readonly #names: readonly string[];
  readonly #islands: PageIslands;
  /** The kinds of what was taken out of the page. */
  readonly #leftKinds = new Set<string>();
  readonly #engine: Engine;
  #program: Program | undefined;
  /** The file whose code runs. */
  #running: string;
  /** Whether the program may get code that pages are made of. */
  #runsCode = false;

  constructor(page: PageSource, context: RenderContext) {
    this.#page = page;
    this.#engine = context.engine ?? inProcess();
    this.#running = page.file;
    this.#context = context;
    const components = allComponents({
      ...context.look,
      ...(context.translatorTo ? { translate: context.translatorTo(page.language) } : {}),
      markdown: (text) => this.#inline(text),
      leave: (name, reason) => this.#expanded.leave(name, reason),
    });
    this.#names = componentNames(components);
    const { island: publish, look, addressIn } = context;
    const platform = [...components.keys()];
    const find = (path: string, from: string) => this.#find(path, from);
    this.#islands = new PageIslands({ publish, platform, find, addressIn, icon: look.icon });
    this.#expanded = new ExpandedNodes(components, (island) => this.#islands.attributesOf(island));
  }

  result(): RenderedPage {
    const { file, text, title } = this.#page;
    const mdx = toMdxText(text, bodyStart(text), this.#context.variables);
    const { page, faults } = this.#compiled(mdx);
    const root: Root = { type: "root", children: this.#tryContent(page, mdx) as Root["children"] };
    this.#program?.end();
    keepSafeElements(root, (tagName, attribute) => this.#leftOut(tagName, attribute));
    const { addressIn, sizeIn } = this.#context;
    if (sizeIn) writePictureSizes(root, sizeIn(file));
    loadLazily(root);
    const headings = settleHeadings(root, title);
    settleAddressesIn(root, addressIn(file));
    const updates = pageUpdates(root);
    const parameters = writtenParameters(root);
    const aside = takeAside(root);
    const side = aside && { html: htmlOf(aside.nodes), isFirst: aside.isFirst };
    const unrendered = this.#expanded.unrendered.map((each) => this.#placed(each));
    return {
      html: htmlOf(root.children),
      ...(side ? { side } : {}),
      headings,
      updates,
      parameters,
      faults: faults.map((fault) => ({ fault, line: mdx.slice(0, fault.start).split("\n").length })),
      unrendered,
    };
  }

  /** A page whose compiler fails is shown as its text. */
  #compiled(mdx: string): RecoveredPage {
    try {
      return this.#compile(mdx);
    } catch (error) {
      this.#note("page", toError(error).message);
      return { page: this.#asText(mdx), faults: [] };
    }
  }

  /** What is no MDX is shown as text: it is without what these readers may not see, which nothing else would take out. */
  #compile(mdx: string, options?: Parameters<typeof compileOrRecover>[1]): RecoveredPage {
    const compiled = compileOrRecover(mdx, options);
    const shown = compiled.faults.length === 0 ? mdx : this.#shown(mdx);
    return shown === mdx ? compiled : { ...compileOrRecover(shown, options), faults: compiled.faults };
  }

  #asText(mdx: string): RecoveredPage["page"] {
    return compileAsText(this.#shown(mdx));
  }

  #shown(mdx: string): string {
    return shownTo(mdx, "page", this.#context.look.readers ?? []);
  }

  /**
   * What a compiled page shows; if what it declares throws, the page without it; if it still throws or must not run, the page
   * without its code; at last its text.
   */
  #tryContent(page: RecoveredPage["page"], mdx: string): Node[] {
    let reason: string | undefined;
    for (const reading of [() => page, () => this.#compile(mdx, { withModules: false }).page]) {
      if (reason !== undefined) break;
      try {
        this.#program = this.#start();
        const read = reading();
        this.#islands.add(this.#page.file, read.modules.join("\n"), true);
        return this.#show(read);
      } catch (error) {
        const { message } = toError(error);
        if (error instanceof CodeLimitError) reason = this.#end(message);
        else this.#note("import or export", message);
      }
    }
    try {
      this.#program = this.#programWithoutCode(reason);
      const { page: still } = this.#compile(mdx, { withCode: false });
      for (const { name, line } of still.left) this.#note(name, reason ?? NO_CODE, line);
      return this.#show(still);
    } catch (error) {
      this.#note("page", toError(error).message);
      return this.#show(this.#asText(mdx));
    }
  }

  /** Keeps a file whose code was ended from running on other pages. */
  #end(message: string): string {
    const file = this.#running;
    this.#engine.ended?.add(this.#context.readFile(file) ?? this.#page.text);
    return file === this.#page.file ? message : `${message}, that of ${file}`;
  }

  #start(): Program {
    this.#program?.end();
    this.#runsCode = true;
    this.#running = this.#page.file;
    const find = (path: string, from: string) => this.#find(path, from);
    const running = (file: string) => {
      this.#running = file;
    };
    return this.#engine.start({ find, load: (file) => this.#load(file), running }, this.#names, this.#page.file);
  }

  /** The file that an import leads to. */
  #find(path: string, from: string): string | undefined {
    const { readFile, resolvePath } = this.#context;
    const file = resolvePath(path, from);
    return file !== undefined && readFile(file) !== undefined ? file : undefined;
  }

  /** Shows pages that are compiled without their code. */
  #programWithoutCode(reason = NO_CODE): Program {
    this.#program?.end();
    this.#runsCode = false;
    const host = { find: () => undefined, load: () => ({ type: "fault", reason }) as const, running: () => undefined };
    const program = new PageProgram(host, this.#names, this.#page.file, { noCode: reason });
    return { show: (page) => program.show(page), end: () => undefined };
  }

  /** What a file gives that is imported, compiled. */
  #load(file: string): Loaded {
    const text = this.#context.readFile(file) ?? "";
    if (this.#engine.ended?.texts.has(text)) return { type: "fault", reason: ENDED };
    try {
      if (/\.(jsx?|tsx?|mjs)$/.test(file)) {
        const { code } = compileModule(text);
        this.#islands.add(file, text);
        return { type: "module", code, components: [] };
      }
      if (/\.mdx?$/.test(file)) {
        const { page } = this.#compile(toMdxText(text, bodyStart(text), this.#context.variables));
        this.#islands.add(file, page.modules.join("\n"), true);
        return { type: "page", ...codeOf(page) };
      }
      const isData = file.endsWith(".json");
      const value: unknown = isData ? JSON.parse(text) : this.#context.addressIn(file)(`/${file}`, "file");
      this.#islands.add(file, `export default ${JSON.stringify(value)}`);
      return { type: "data", value };
    } catch (error) {
      return { type: "fault", reason: toError(error).message };
    }
  }

  #show(page: RecoveredPage["page"]): Node[] {
    const shown = this.#program?.show(codeOf(page)) satisfies Shown | undefined;
    return shown ? this.#expanded.expand(shown) : [];
  }

  /** Notes what is taken out of the page, each kind once, at the first line that has it. */
  #leftOut(tagName: string, attribute: string | undefined): void {
    const kind = `${tagName} ${attribute ?? ""}`;
    if (this.#leftKinds.has(kind) || this.#leftKinds.size >= MOST_KINDS) return;
    this.#leftKinds.add(kind);
    const line = this.#lineOf(tagName, attribute);
    const name = attribute === undefined ? `<${tagName}>` : `${attribute} of <${tagName}>`;
    this.#note(name, "pages of a built site are without it", line);
  }

  /** A finding about a file that the page names, at the first line that has the file's name; of an attribute, where that is. */
  #placed(unrendered: Unrendered): Unrendered {
    const { name, file, line } = unrendered;
    if (line !== undefined || file !== this.#page.file) return unrendered;
    const [, attribute, tagName] = /^([\w:-]+) of <([\w.:-]+)>$/.exec(name) ?? [];
    if (tagName !== undefined) return { ...unrendered, line: this.#lineOf(tagName, attribute) };
    if (!name.includes("/")) return unrendered;
    return { ...unrendered, line: this.#lineWith(nameOfPath(name).toLowerCase()) };
  }

  /** The first line that has an element with an attribute; of an element over several lines, that of the attribute alone. */
  #lineOf(tagName: string, attribute = ""): number | undefined {
    const start = `<${tagName}`;
    const lines = this.#page.text.split("\n");
    const at = lines.findIndex((line) => line.includes(start) && line.includes(attribute, line.indexOf(start)));
    return at < 0 ? this.#lineWith((attribute || start).toLowerCase()) : at + 1;
  }

  /** The first line that has a text, whatever the case of its letters; `undefined` if none has it. */
  #lineWith(lowerCase: string): number | undefined {
    const at = this.#page.text.split("\n").findIndex((text) => text.toLowerCase().includes(lowerCase));
    return at < 0 ? undefined : at + 1;
  }

  #note(name: string, reason: string, line?: number): void {
    this.#expanded.unrendered.push({ name, reason, file: this.#page.file, line });
  }

  /** Markdown within a line: what a single paragraph has in it. */
  #inline(text: string): readonly Node[] {
    const { page } = this.#compile(toMdxText(text, 0, this.#context.variables), { withCode: this.#runsCode });
    for (const { name, line } of page.left) this.#note(name, NO_CODE, line);
    return this.#show(page).flatMap((node) =>
      node.type === "element" && node.tagName === "p" ? (node.children as Node[]) : [node],
    );
  }
}

/** How many kinds of elements and attributes are named that a page is without. */
const MOST_KINDS = 40;

const ENDED = "its code took too long or too much memory on another page";

const NO_CODE = "code of pages does not run here";

const codeOf = ({ code, components }: RecoveredPage["page"]): ProgramCode => ({ code, components: [...components] });
