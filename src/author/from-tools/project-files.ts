import { isAbsolute, relative } from "node:path";
import { asList, asObject, fieldOf, type JsonObject } from "../../json/json-value.ts";
import { nameOfPath, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { upperFirst } from "../../vocabulary/files/upper-first.ts";
import type { ImportedEntry } from "./imported-site.ts";

/** The files of another tool's project, as they were read. Paths count from its folder, with `/`. */
export interface ProjectFiles {
  /** Absolute path of the project's folder. */
  readonly folder: string;
  /** The front matter of the page files, by path with extension, sorted. */
  readonly pages: ReadonlyMap<string, JsonObject>;
  /** The values of JSON and YAML files and of what modules export, by path with extension. */
  readonly data: ReadonlyMap<string, unknown>;
}

/** The page files of a folder by their path from it without extension; the values are their paths from the project's. */
export function pagePathsBelow({ pages }: ProjectFiles, folder: string): Map<string, string> {
  const start = folder === "" ? "" : `${folder}/`;
  const found = new Map<string, string>();
  for (const file of pages.keys()) {
    if (file.startsWith(start)) found.set(withoutPageExtension(file.slice(start.length)), withoutPageExtension(file));
  }
  return found;
}

/** The front matter of a page, by its path without extension. */
export const frontMatterAt = ({ pages }: ProjectFiles, path: string): JsonObject | undefined =>
  pages.get(`${path}.mdx`) ?? pages.get(`${path}.md`);

/** A folder that a config names, from the project's; `__dirname` makes it absolute. */
export const folderIn = ({ folder }: ProjectFiles, named: string): string =>
  normalizePath(isAbsolute(named) ? relative(folder, named) : named);

/** The first of these files that was read. */
export function firstOf({ data }: ProjectFiles, files: readonly string[]): unknown {
  const found = files.find((file) => data.has(file));
  return found === undefined ? undefined : data.get(found);
}

export function textField(value: unknown, key: string): string | undefined {
  const field = fieldOf(value, key);
  return typeof field === "string" && field !== "" ? field : undefined;
}

export const listField = (value: unknown, key: string): readonly unknown[] => asList(fieldOf(value, key));

/** The fields of an object; no fields for any other value. */
export const entriesOf = (value: unknown): [string, unknown][] => Object.entries(asObject(value));

/** Redirects that are written as an object, the old path before the new one. */
export const redirectPairs = (value: unknown): { from: string; to: string }[] =>
  entriesOf(value).flatMap(([from, to]) => (typeof to === "string" ? [{ from, to }] : []));

export const pageEntry = (path: string, title?: string): ImportedEntry => ({ title, path, children: [] });

export const linkEntry = (href: string, title?: string): ImportedEntry => ({ title, href, children: [] });

/** A folder's or a file's name as a title: without number and extension, with spaces. */
export const titleOfName = (path: string): string => upperFirst(nameOfPath(path).replace(/[-_]+/g, " "));
