import { Script } from "node:vm";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import type { Site } from "../../../site/load-site.ts";
import { decodePath, encodeHref, splitAddress } from "../../../vocabulary/addresses/address.ts";
import { folderOf, nameOfPath, pathInRoot } from "../../../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { isPageFile } from "../../../vocabulary/files/site-files.ts";
import {
  brokenScript,
  type Feature,
  moduleScript,
  nodeScript,
  ownScript,
  repeatedName,
} from "../unsupported/inexpressible-features.ts";
import { withHooks } from "./platform-hooks.ts";

/** The style sheets of a docs root, all of which the platform puts on every page, and the files that they name. */
export interface OwnStyles {
  /** What must be in front of all other rules. */
  readonly imports: readonly string[];
  readonly css: string;
  /** Paths from the docs root. */
  readonly files: readonly string[];
}

/** Files of a docs root with this ending, by the names that the platform publishes them under, in their order, each once. */
export function ownFiles({ files, platform }: Pick<Site, "files" | "platform">, ending: RegExp): string[] {
  const before = platform?.publicFolder === undefined ? undefined : `${platform.publicFolder}/`;
  const isElsewhere = (file: string): boolean => before !== undefined && files?.has(before + file) === true;
  return [...(files?.keys() ?? [])].filter((file) => ending.test(file) && !isElsewhere(file)).sort();
}

/** The style sheets of a docs root as one, with addresses that hold below the base path. */
export function ownStyles(site: Site, base: string): OwnStyles {
  const below = new FilesInRoot(site);
  const imports: string[] = [];
  const named = new Set<string>();
  const parts = ownFiles(site, /\.css$/i).map((file) => {
    const text = below.text(file) ?? "";
    const address = (written: string): string => {
      const [path, rest] = splitAddress(written);
      if (path === "" || leavesSite(written)) return written;
      const target = path.startsWith("/") ? pathInRoot(path) : pathInRoot(path, folderOf(file));
      if (target === undefined) return written;
      if (below.locate(target) !== undefined) named.add(target);
      return `${base}/${encodeHref(target)}${rest}`;
    };
    const rules = withoutImports(text, (target, whole) => {
      // The files of the site are here anyway.
      if (leavesSite(target)) imports.push(whole);
    });
    return rules.replace(
      /url\((?:"([^"\n(]*)"|'([^'\n(]*)'|([^"'()\s]*))\)/gi,
      (_, ...written: string[]) => `url("${address(written.slice(0, 3).find((each) => each !== undefined) ?? "")}")`,
    );
  });
  return { imports, css: withHooks(parts.join("\n")), files: [...named] };
}

/**
 * The paths from the docs root, there or not, by which scripts may name its files, as in `fetch("/data.json")`, or
 * `"/images/" + name` with the name elsewhere: which of them a browser asks for is not known before it runs them.
 */
export const filesNamedIn = (scripts: Iterable<string>, { files }: Pick<Site, "files">): string[] =>
  [...scripts].flatMap((text) => {
    const paths = [...text.matchAll(QUOTED_PATH)].map(([, path = ""]) => decodePath(path));
    const folders = paths.filter((path) => path.endsWith("/"));
    const isInFolder = (file: string) => folders.some((folder) => file.startsWith(folder));
    const named = [...(files?.keys() ?? [])].filter((file) => isInFolder(file) && text.includes(nameOfPath(file)));
    return [...paths, ...named].filter((path) => !isPageFile(path));
  });

/** A path from the root behind a quotation mark, in a string of a script or in the HTML that one makes. */
const QUOTED_PATH = /["'`]\/([^/"'`\s?#<>\\$][^"'`\s?#<>\\$]*)/g;

/** What is read as a whole in a style sheet, with nothing of it a statement, and the statements that must be in front. */
const IN_STYLES =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\([^"')]*\)?|@(import|charset)\b((?:"[^"\n]*["\n]?|'[^'\n]*['\n]?|\([^)\n]*[)\n]?|[^;"'(])*);?/gi;

/** A style sheet without what must be in front of it: each `@import` is handed over, with its address. */
const withoutImports = (text: string, onImport: (target: string, whole: string) => void): string =>
  text.replace(IN_STYLES, (whole, name?: string, value = "") => {
    if (name === undefined) return whole;
    const target = value.split(/["'()\s]/).find((part: string) => part !== "" && !/^url$/i.test(part));
    if (/import/i.test(name) && target !== undefined) onImport(target, whole);
    return "";
  });

/** A script of the docs that pages are without, and why. */
interface LeftScript {
  readonly file: string;
  readonly feature: Feature;
}

/** The scripts of a docs root: those that run in the browsers of readers, and those that pages are without. */
export function ownScripts(
  site: Site,
  { areOn }: { areOn: boolean },
): { readonly run: readonly string[]; readonly left: readonly LeftScript[] } {
  const below = new FilesInRoot(site);
  const run: string[] = [];
  const left: LeftScript[] = [];
  let before = "";
  for (const file of ownFiles(site, /\.js$/i)) {
    const text = below.text(file) ?? "";
    const feature = whyNotInBrowsers(text, before) ?? (areOn ? undefined : ownScript);
    if (feature) left.push({ file, feature });
    else {
      run.push(file);
      before += `${text}\n;`;
    }
  }
  return { run, left };
}

/** Why browsers can't run a script of the docs on every page, behind the text of others. */
function whyNotInBrowsers(text: string, before: string): Feature | undefined {
  if (text.startsWith("#!") || OF_NODE.test(text)) return nodeScript;
  if (syntaxFault(text) !== undefined) return /^[ \t]*(?:import|export)\b/m.test(text) ? moduleScript : brokenScript;
  // The names that scripts declare at their top are those of the whole page.
  const repeated = /^Identifier '(.+)' has already been declared$/.exec(syntaxFault(before + text) ?? "")?.[1];
  return repeated === undefined ? undefined : repeatedName(repeated);
}

/** What the engine says of a script that it can't read. */
function syntaxFault(text: string): string | undefined {
  try {
    new Script(text);
    return undefined;
  } catch (error) {
    return String((error as Error).message);
  }
}

/** Marks of Node's scripts, which are in a docs root for other purposes. */
const OF_NODE = /\brequire\(["']|\bmodule\.exports\b|\bprocess\.(argv|exit|env|cwd)\b/;
