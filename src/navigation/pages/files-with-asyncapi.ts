import type { Place } from "../../diagnostic/finding.ts";
import { folderOf, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import type { PageSource } from "../tree.ts";
import { isOwnPage, placeInFile } from "./page-file.ts";

/** A page file whose front matter names a channel. */
export interface FileWithAsyncapi {
  readonly path: string;
  readonly channel: string;
  /** The document as written; `undefined` if the front matter names none, which means all documents of the site. */
  readonly document: string | undefined;
  /** Where its `asyncapi` is. */
  readonly place: Place;
}

/** The page files that show a channel, in their order: `asyncapi: "events.yaml userSignedUp"`, `asyncapi: userSignedUp`. */
export function filesWithAsyncapi(pages: PageSource | undefined): FileWithAsyncapi[] {
  const files: FileWithAsyncapi[] = [];
  for (const [path, file] of pages ?? []) {
    const [first, second, ...more] = file.asyncapi?.trim().split(/\s+/) ?? [];
    if (first === undefined || more.length > 0 || !isOwnPage(path, file)) continue;
    const place = placeInFile(path, file, file.asyncapiRange);
    const named = second === undefined ? { document: undefined, channel: first } : { document: first, channel: second };
    files.push({ path, ...named, place });
  }
  return files;
}

/**
 * The paths that a document named in a page's front matter may have: from the page's folder and from the docs root.
 * With a leading slash, it is from the docs root only.
 */
export function documentPaths(document: string, page: string): string[] {
  const source = normalizeSpecSource(document);
  if (hasScheme(document) || document.startsWith("/")) return [source];
  return [...new Set([normalizePath(`${folderOf(page)}/${document}`), source])];
}
