import { hashText } from "../../json/hash-text.ts";
import type { CompiledModule } from "../compile/compile-module.ts";
import { REACT_NAMES } from "../program/static-react.ts";

/** A file that an interactive component is written in. */
export interface IslandSource {
  readonly module: CompiledModule;
  /** The files that its imports lead to, by their paths as they are written. */
  readonly files: ReadonlyMap<string, string>;
  /** The file that exports a name which the file doesn't import: a page and its snippets share one scope. */
  readonly sharedFrom: (name: string) => string | undefined;
}

/** What the components of a module show of the site in a later state. */
export interface IslandLook {
  /** Pictures of icons by their names. */
  readonly icons: Readonly<Record<string, string>>;
  /** Addresses on the built site, by those that are written. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A module that gives the components of files, for the script that mounts them. */
export interface IslandScript {
  /** Its path on the site: `/docs-island-x.js`. */
  readonly path: string;
  readonly text: string;
}

/** What compiled JSX calls, and imports. */
const TOOLS = "$import, $createElement, $Fragment";

/**
 * One module of files and all that they import. Names that no file defines are hooks of React and the platform's components, as in
 * pages.
 *
 * @param platform the names of the platform's components
 */
export function islandScript(
  entries: readonly string[],
  platform: readonly string[],
  sourceOf: (file: string) => IslandSource | undefined,
  lookOf: (strings: ReadonlySet<string>) => IslandLook,
): IslandScript {
  const given = new Set([...REACT_NAMES, ...platform]);
  const modules = new Map<string, string>();
  const strings = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = modules.has(file) ? undefined : sourceOf(file);
    if (!source) continue;
    const { code, names, strings: own } = source.module;
    const shared = [...names].flatMap((name) => {
      const from = given.has(name) ? undefined : source.sharedFrom(name);
      return from === undefined ? [] : [[name, from] as const];
    });
    const files = Object.fromEntries([...source.files, ...shared.map(([, from]) => [from, from] as const)]);
    const before = shared.map(([name, from]) => `const { ${name} } = $import(${JSON.stringify(from)});\n`).join("");
    const taken = [...names].filter((name) => given.has(name)).join(", ");
    const run = `({ ${taken} }, { ${TOOLS} }) => {\n${before}return (() => {\n${code}\n})()}`;
    modules.set(file, `${JSON.stringify(file)}: [${JSON.stringify(files)}, ${run}]`);
    for (const string of own) if (!source.files.has(string)) strings.add(string);
    waiting.push(...Object.values(files));
  }
  const { icons, addresses } = lookOf(strings);
  const look = `icons: ${JSON.stringify(icons)}, addresses: ${JSON.stringify(addresses)}`;
  const text = `export default { ${look}, modules: {\n${[...modules.values()].join(",\n")}\n} };\n`;
  return { path: `/docs-island-${hashText(text).toString(36)}.js`, text };
}
