import type { Reporter, Rule } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { memoized } from "../../json/memoized.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";
import { definedComponents, namesInBraces } from "../components/own-components.ts";
import { findIncluded } from "../included-files.ts";
import type { PagesToJudge } from "../judged-site.ts";
import type { IncludedFile } from "../page-contents.ts";
import { DECLARED_EXPORTS } from "../read/scan-module.ts";
import type { JudgedPage } from "../rules/page-rule.ts";

/** A page or snippet, as rules look at it that compare it with the files that it imports. */
interface ScopedVisit {
  readonly page: JudgedPage;
  readonly scopes: Scopes;
  readonly judged: PagesToJudge;
  readonly report: Reporter;
}

/** A rule about the names that a page has in common with what it imports. */
export type ScopeRule = Rule<ScopedVisit>;

/** The properties that a component takes. */
export interface TakenProperties {
  readonly names: readonly string[];
  has(property: string): boolean;
}

/** Of a component that takes a whole object, or cannot be read. */
const ANYTHING: TakenProperties = { names: [], has: () => true };

/** What files export, and which names a page shares with the snippets in it. */
export class Scopes {
  readonly #judged: Pick<PagesToJudge, "contents" | "files" | "textOf" | "mounts">;
  #imports: ReadonlyMap<string, string> | undefined;
  #shownBy: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(judged: Pick<PagesToJudge, "contents" | "files" | "textOf" | "mounts">) {
    this.#judged = judged;
  }

  /** Whether another page or snippet shows a file, and may give it properties. */
  isIncluded(file: string): boolean {
    return this.#including(file).length > 0;
  }

  /** What the pages and snippets define that show a file, directly or with another one. */
  namesAround(file: string): ReadonlySet<string> {
    const around = new Set(this.#including(file));
    for (const each of around) for (const other of this.#including(each)) around.add(other);
    return new Set([...around].flatMap((each) => this.#judged.contents.get(each)?.rare.definitions ?? []));
  }

  /** The pages and snippets that include a file. */
  #including(file: string): readonly string[] {
    this.#shownBy ??= this.#readIncluding();
    return this.#shownBy.get(file) ?? [];
  }

  #readIncluding(): ReadonlyMap<string, readonly string[]> {
    const pairs = [...this.#judged.contents].flatMap(([by, { rare }]) =>
      rare.includes.map((each) => ({ by, file: this.#fileOf(each, by) ?? "" })),
    );
    return new Map([...groupBy(pairs, ({ file }) => file)].map(([file, found]) => [file, found.map(({ by }) => by)]));
  }

  /** What the snippets of a page define. */
  namesIn(file: string): ReadonlySet<string> {
    const { contents } = this.#judged;
    const names = new Set<string>();
    const files = new Set([file]);
    for (const each of files) {
      const rare = contents.get(each)?.rare;
      for (const name of rare?.definitions ?? []) names.add(name);
      for (const included of rare?.includes ?? []) {
        const found = this.#fileOf(included, each);
        if (found !== undefined && isPageFile(found)) files.add(found);
        else for (const name of this.exportsOf(included, each) ?? []) names.add(name);
      }
    }
    return names;
  }

  /** The statement with which a page imports a name by a path from the docs root; `undefined` if none does. */
  importOf(name: string): string | undefined {
    this.#imports ??= this.#readImports();
    return this.#imports.get(name);
  }

  #readImports(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { rare } of this.#judged.contents.values())
      for (const { source, names = [], wanted = [] } of rare.includes) {
        if (!source.startsWith("/")) continue;
        for (const [at, name] of names.entries()) {
          const original = wanted[at];
          if (original === "default") found.set(name, `import ${name} from ${JSON.stringify(source)};`);
          else if (original === name) found.set(name, `import { ${name} } from ${JSON.stringify(source)};`);
        }
      }
    return found;
  }

  /** The names that an included file exports; `undefined` if they are not known. */
  exportsOf(included: IncludedFile, file: string): ReadonlySet<string> | undefined {
    const found = this.#fileOf(included, file);
    return found === undefined ? undefined : this.#exports(found).names;
  }

  /** What a component of a page's own takes, by where it is defined. */
  propertiesOf(component: string, file: string): TakenProperties {
    const { contents } = this.#judged;
    for (const included of contents.get(file)?.rare.includes ?? []) {
      const { names = [], wanted = [] } = included;
      const at = names.indexOf(component);
      if (at === -1) continue;
      const found = this.#fileOf(included, file);
      const original = wanted[at];
      if (found === undefined || original === undefined) return ANYTHING;
      if (original === "default" && isPageFile(found)) return this.#snippet(found);
      return this.#defined(found).get(original) ?? ANYTHING;
    }
    return this.#defined(file).get(component) ?? ANYTHING;
  }

  readonly #defined = memoized((file: string): ReadonlyMap<string, TakenProperties> => {
    const found = new Map<string, TakenProperties>();
    for (const [name, { properties }] of definedComponents(this.#judged.textOf(file) ?? ""))
      if (properties) found.set(name, { names: properties, has: (property) => properties.includes(property) });
    return found;
  });

  /** A snippet takes what its text mentions. */
  readonly #snippet = memoized((file: string): TakenProperties => {
    const text = this.#judged.textOf(file);
    if (text === undefined || /\bprops\b(?!\.)/.test(text)) return ANYTHING;
    return { names: namesInBraces(text), has: (property) => text.includes(property) };
  });

  readonly #exports = memoized((file: string) => {
    const text = this.#judged.textOf(file);
    const names = text === undefined ? undefined : exportedNames(text);
    // Pages and snippets are what they export by default.
    if (isPageFile(file)) names?.add("default");
    return { names };
  });

  #fileOf(included: IncludedFile, file: string): string | undefined {
    return findIncluded(included, file, this.#judged);
  }
}

/** What a module exports besides what it declares at once. */
const DESTRUCTURED = /\bexport\s+(?:const|let|var)\s*[{[]([^={[]*)[}\]]\s*=/g;
const LISTED = /\bexport\s*\{([^{}]*)\}/g;
/** Exports whose names are elsewhere. */
const OTHERS = /\bexport\s*\*|\bmodule\.exports\b|\bexports\.\w/;

/** The names that the code of a module exports; `undefined` if they are not in its text. */
function exportedNames(code: string): Set<string> | undefined {
  if (OTHERS.test(code)) return undefined;
  const names = new Set<string>();
  for (const [, name = ""] of code.matchAll(DECLARED_EXPORTS)) names.add(name);
  for (const [, pattern = ""] of code.matchAll(DESTRUCTURED))
    for (const name of pattern.match(/[\w$]+/g) ?? []) names.add(name);
  for (const [, list = ""] of code.matchAll(LISTED))
    for (const each of list.split(",")) names.add(each.trim().replace(/^[\s\S]*\sas\s+/, ""));
  if (/\bexport\s+default\b/.test(code)) names.add("default");
  names.delete("");
  return names;
}
