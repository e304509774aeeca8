import { DEFAULT_SCHEMA, load, Type } from "js-yaml";
import { asList, asObject, isObject, own, textOf, valueAt } from "../../../json/json-value.ts";
import { SiteError } from "../../../site/config/docs-root.ts";
import { locateYaml } from "../../../source/locate/locate-yaml.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { MAX_DEPTH } from "../../../vocabulary/elements/elements.ts";
import { type ImportedEntry, importedPath, type ProjectSite, sectionsOf } from "../imported-site.ts";
import { linkEntry, pageEntry, redirectPairs } from "../project-files.ts";

/** mkdocs.yml names Python objects and environment variables by tags, whose values are not needed here. */
const TAGGED = (["scalar", "sequence", "mapping"] as const).flatMap((kind) =>
  ["!", "tag:yaml.org,2002:python/"].map((tag) => new Type(tag, { kind, multi: true, construct: (data) => data })),
);

/**
 * Reads a mkdocs.yml: `nav`, `site_name`, `docs_dir`, and the redirects of its redirects plugin.
 *
 * @throws {Error} if the text is not YAML; a SiteError if `nav` is nested too deeply, or in itself
 */
export function readMkdocs(text: string): ProjectSite {
  const config = asObject(load(text, { schema: DEFAULT_SCHEMA.extend(TAGGED) }));
  const told: Told = { notes: [], unread: [] };
  const reader = new NavReader(text, told);
  const entries = asList(own(config, "nav")).flatMap((entry) => reader.read(entry, []));
  const name = own(config, "site_name");
  const folder = own(config, "docs_dir");
  return {
    name: typeof name === "string" ? name : undefined,
    docsFolder: typeof folder === "string" ? folder : "docs",
    contents: sectionsOf(entries),
    redirects: mkdocsRedirects(own(config, "plugins")),
    ...told,
  };
}

/** Entries of a `nav`. Aliases of YAML can make a small text endless. */
const MOST_ENTRIES = 200_000;

/** Notes on a `nav`: entries that have no place in docs.json, and entries that could not be read. */
interface Told {
  readonly notes: string[];
  readonly unread: string[];
}

class NavReader {
  readonly #text: string;
  readonly #told: Told;
  #count = 0;

  constructor(text: string, told: Told) {
    this.#text = text;
    this.#told = told;
  }

  /** `page.md`, `Title: page.md`, `Title: https://…`, or `Section: [ … ]`. @param around the sections that it is in */
  read(entry: unknown, around: readonly string[]): ImportedEntry[] {
    if (around.length >= MAX_DEPTH) throw this.#error(`is nested deeper than ${MAX_DEPTH} levels`, around[0]);
    if (++this.#count > MOST_ENTRIES) throw this.#error(`has more than ${MOST_ENTRIES} entries`, around[0]);
    if (typeof entry === "string") return toEntries(undefined, entry, this.#told);
    if (!isObject(entry)) return leaveOut(textOf(entry) ?? "an empty entry", this.#told.notes);
    return Object.entries(entry).flatMap(([title, value]) => {
      if (typeof value === "string") return toEntries(title, value, this.#told);
      if (!Array.isArray(value)) return leaveOut(JSON.stringify(title), this.#told.notes);
      const children = value.flatMap((child) => this.read(child, [...around, title]));
      return { title, children };
    });
  }

  #error(what: string, section: string | undefined): SiteError {
    const [nav] = locateYaml(this.#text, [{ pointer: "/nav", part: "key" }]);
    const where = section === undefined ? "" : `, in the section ${JSON.stringify(section)}`;
    return new SiteError(`mkdocs.yml:${nav?.start.line ?? 1}: "nav" ${what}${where}`);
  }
}

function leaveOut(entry: string, notes: string[]): [] {
  notes.push(`${entry} in "nav" of mkdocs.yml is not a page, a link or a section`);
  return [];
}

function toEntries(title: string | undefined, target: string, { notes, unread }: Told): ImportedEntry[] {
  if (leavesSite(target)) return [linkEntry(target, title)];
  if (target.endsWith("/") && importedPath(target) !== "") {
    unread.push(`${target} in "nav" of mkdocs.yml is a folder, whose pages a plugin lists: add them by hand`);
    return [];
  }
  const path = importedPath(target);
  return path === "" ? leaveOut(JSON.stringify(target), notes) : [pageEntry(path, title)];
}

const mkdocsRedirects = (plugins: unknown): { from: string; to: string }[] =>
  [plugins].flat().flatMap((plugin) => redirectPairs(valueAt(plugin, ["redirects", "redirect_maps"])));
