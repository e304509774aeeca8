import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, classesOfStyles, countKept, readBuiltPage } from "./built-page.ts";
import { droppedSettings } from "./setting-facts.ts";
import { bareAddress, keyOf, type SourceSite } from "./source-site.ts";
import { lacking } from "./spec-facts.ts";

/** How a built site compares with its source. */
export interface Judgement {
  readonly pages: number;
  /** Pages of the navigation that are not there. */
  readonly missing: readonly string[];
  /** The share of the words of all pages that their HTML has, 0 to 1. */
  readonly kept: number;
  /** Pages with fewer than 97 % of their words: `guides/start 81 %`. */
  readonly poor: readonly string[];
  /** Pages that lack something of the operation that they show: `api/list: limit, GET`. */
  readonly unsaid: readonly string[];
  /** Links, anchors and files that lead nowhere on the built site, and somewhere in its source. */
  readonly dead: readonly string[];
  /** Pages without exactly one heading of the first level. */
  readonly titles: readonly string[];
  /** Parts that could not be rendered and are in a box with their text. */
  readonly boxes: number;
  /** The settings that the site does not have and its build does not report. */
  readonly dropped: readonly string[];
  /** The pages whose heads lack something for those who show links: `guides/start: description`. */
  readonly untold: readonly string[];
  /** The classes that pages give to elements, and those of them that no style sheet of the site and of the page knows. */
  readonly classes: number;
  readonly plain: readonly string[];
  /** The addresses of the pages of the navigation, as they are served, by those in docs.json. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The addresses of pages with parts that scripts bring to life. */
  readonly living: readonly string[];
}

/** A file of a built site, and the address at which hosts serve it. */
interface ServedFile {
  readonly file: string;
  readonly address: string;
}

const isPage = (file: string): boolean => file.endsWith(".html");

const addressOf = (file: string): string => file.replace(/(?<=\/)index\.html$|\.html$/, "");

/** Finds the page at an address: `x.html` before `x/index.html` before `x.md.html`, one that is written so before one that differs in capital letters. */
function servedFiles(files: readonly string[]): (address: string) => ServedFile | undefined {
  const served = new Map<string, ServedFile>();
  const likeness = (file: string): number =>
    Number(!/\.mdx?\.html$/i.test(file)) + Number(!file.endsWith("/index.html"));
  const pages = files.filter(isPage).sort((a, b) => likeness(a) - likeness(b));
  for (const keyed of [keyOf, bareAddress])
    for (const file of pages) served.set(keyed(addressOf(file)), { file, address: addressOf(file) });
  return (address) => served.get(bareAddress(address)) ?? served.get(keyOf(address));
}

/** Judges the static site in a folder; `log` is what its build has said. */
export function judgeSite(source: SourceSite, folder: string, log = ""): Judgement {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/").replace(/^\/+/, "")}`,
    );
  const served = servedFiles(files);
  const others = new Set(files.map((file) => file.toLowerCase()));
  const built = new Map<string, BuiltPage>();
  const readFile = (file: string): BuiltPage => {
    const page = built.get(file) ?? readBuiltPage(readFileSync(join(folder, file), "utf8"));
    built.set(file, page);
    return page;
  };
  const read = (address: string): BuiltPage | undefined => {
    const found = served(address);
    return found && readFile(found.file);
  };
  const styles = stylesOf(files.filter((file) => file.endsWith(".css")).map((file) => join(folder, file)));
  const faults: Record<"missing" | "poor" | "unsaid" | "titles" | "untold", string[]> = {
    missing: [],
    poor: [],
    unsaid: [],
    titles: [],
    untold: [],
  };
  const addresses = new Map<string, string>();
  const living: string[] = [];
  const classes = new Map<string, boolean>();
  let [wanted, kept, boxes] = [0, 0, 0];
  for (const { href, words, spec, isDescribed, classes: given } of source.pages) {
    const page = read(href);
    wanted += words.length;
    if (!page) {
      faults.missing.push(href);
      continue;
    }
    const found = countKept(words, page);
    kept += found;
    boxes += page.boxes;
    if (found < words.length * 0.97) faults.poor.push(`${href} ${Math.floor((100 * found) / words.length)} %`);
    const unsaidHere = lacking(page, spec).map(({ kind, text }) => `${kind} ${text}`);
    if (unsaidHere.length > 0) faults.unsaid.push(`${href}: ${unsaidHere.join(", ")}`);
    if (page.titles !== 1) faults.titles.push(`${href} ${page.titles}`);
    const untold = [...HEAD, ...(isDescribed ? ["description"] : [])].filter((name) => !page.head.has(name));
    if (untold.length > 0) faults.untold.push(`${href}: ${untold.join(", ")}`);
    for (const name of given) classes.set(name, classes.get(name) || styles.has(name) || page.styled.has(name));
    const address = served(href)?.address ?? href;
    addresses.set(href, address);
    if (page.living > 0) living.push(address);
  }
  const dead = new Set<string>();
  for (const file of files.filter(isPage)) {
    const address = addressOf(file);
    for (const target of deadTargets(readFile(file), address, { read, others, source }))
      dead.add(`${target} (${address})`);
  }
  return {
    pages: source.pages.length,
    ...faults,
    kept: wanted === 0 ? 1 : kept / wanted,
    dead: onceEach([...dead]).sort(),
    boxes,
    dropped: droppedSettings(source.settings, folder, log).map(({ pointer, text }) => `${pointer} ${text}`),
    classes: classes.size,
    plain: [...classes].flatMap(([name, isKnown]) => (isKnown ? [] : [name])),
    addresses,
    living,
  };
}

/** What the head of each page says, once the address of the site is known. */
const HEAD: readonly string[] = ["title", "og:title", "canonical"];

/** The classes that style sheets know. */
const stylesOf = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => classesOfStyles(readFileSync(file, "utf8"))));

/** Each target once, with the first page that has it. */
const onceEach = (dead: readonly string[]): string[] =>
  [...new Map(dead.toReversed().map((each) => [each.slice(0, each.lastIndexOf(" (")), each])).values()].reverse();

interface Around {
  readonly read: (address: string) => BuiltPage | undefined;
  readonly others: ReadonlySet<string>;
  readonly source: SourceSite;
}

/** The links and files of a page that are dead on the built site alone. */
function deadTargets(page: BuiltPage, address: string, { read, others, source }: Around): string[] {
  const origin = "http://site.invalid";
  const targets: string[] = [];
  for (const link of [...page.links, ...page.files]) {
    const url = URL.canParse(link, origin + address) ? new URL(link, origin + address) : undefined;
    if (url?.origin !== origin) continue;
    const path = decode(url.pathname);
    const asked = read(path);
    const next = asked?.next === undefined ? undefined : new URL(asked.next, url);
    if (next && next.origin !== origin) continue;
    const target = next?.hash === "" ? read(decode(next.pathname)) : asked;
    if (!target) {
      if (!others.has(path.toLowerCase()) && source.has(path)) targets.push(path);
      continue;
    }
    const anchor = decode(url.hash.slice(1));
    const isThere =
      anchor === "" || anchor === "top" || target.anchors.has(anchor) || target.anchors.has(url.hash.slice(1));
    if (!isThere && ![path, next?.pathname ?? path].some((page) => source.lacksAnchor(page, anchor)))
      targets.push(`${path}#${anchor}`);
  }
  return targets;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
