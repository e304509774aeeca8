import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { mountFolder, type NavigationSource } from "../../navigation/repositories/source-repository.ts";
import type { FileSource, PageFile } from "../../navigation/tree.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";
import { Documents } from "../documents/documents.ts";
import type { Site } from "../site.ts";

/** Another repository of the site, somewhere on the disk. */
export interface SiteSource {
  /** Its docs root or its docs.json. */
  readonly root: string;
  /** The URL path under which its pages are published: `api`; `/` for that of the site itself. */
  readonly path: string;
}

/** Another repository that was read. */
export interface ReadSource {
  /** `owner/repo`, as entries with `sourceRef` name it. */
  readonly name: string;
  readonly path: string;
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
}

/** Adds another repository to a site: its pages, specs and files, below the path where that is published. */
export function addSource(base: Site, { name, path, site }: ReadSource): Site {
  const folder = folderOfMount(site, base);
  const source: NavigationSource = { config: site.config, path, folder, source: site.source };
  const mount = mountFolder(source);
  const added = <Value>(own: Iterable<readonly [string, Value]>, more: Iterable<readonly [string, Value]>) =>
    new Map([...[...more].map(([key, value]) => [inFolder(mount, key), value] as const), ...own]);
  const pages = [...site.pages].map(([path, page]): [string, PageFile] => [
    path,
    { ...page, file: inFolder(folder, fileOfPage(path, page)) },
  ]);
  const texts = [...site.texts].map(([file, text]): [string, string] => [inFolder(folder, file), text]);
  return {
    ...base,
    sources: new Map([...(base.sources ?? []), [name, source]]),
    pages: added(base.pages, pages),
    contents: new Map([
      ...[...site.contents].map(([file, contents]) => [inFolder(mount, file), contents] as const),
      ...base.contents,
    ]),
    files: addFiles(base.files, site.files, mount),
    documents: new Documents([
      ...[...site.documents].map((each) => ({ ...each, source: inFolder(mount, each.source) })),
      ...base.documents,
    ]),
    failedIncludes: [...base.failedIncludes, ...site.failedIncludes.map((place) => placeIn(folder, place))],
    // By the paths that the site has for them, and by their real paths, which diagnostics name.
    texts: new Map([...texts, ...added(base.texts, site.texts)]),
  };
}

/**
 * The diagnostics of another repository, with the paths of its files. Without fixes, which belong to a check of that
 * repository itself.
 */
export function diagnosticsOfSource(base: Site, { site, diagnostics }: ReadSource): Diagnostic[] {
  const folder = folderOfMount(site, base);
  return diagnostics.map((diagnostic) => {
    const related = diagnostic.related.map((place) => placeIn(folder, place));
    return { ...placeIn(folder, diagnostic), related, fixes: [] };
  });
}

const placeIn = <Placed extends { readonly file: string }>(folder: string, placed: Placed): Placed => ({
  ...placed,
  file: inFolder(folder, placed.file),
});

/** The path of another repository's docs root, relative to the site's. */
const folderOfMount = (site: Site, base: Site): string => pathFrom(base.folder, site.folder);

const inFolder = (folder: string, path: string): string =>
  folder === "" || hasScheme(path) ? path : `${folder}/${path}`;

function addFiles(own: FileSource | undefined, more: FileSource | undefined, mount: string): FileSource | undefined {
  // If not all files are known, it isn't checked which exist.
  if (!own || !more) return undefined;
  return new Set([...own.keys(), ...[...more.keys()].map((file) => inFolder(mount, file))]);
}
