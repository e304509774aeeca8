import { fieldOf, segmentsOf, valueAt } from "../../../json/json-value.ts";
import { normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS, type DocumentKind } from "../../../vocabulary/elements/document-kinds.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { NamedSources } from "../../list-specs.ts";

/**
 * The folders (`/api-reference`) that may contain pages of specs, and of other sources, that were not read: nobody can say
 * whether there is a page at an address below them.
 */
export function unreadFolders(
  named: NamedSources,
  isUnread: (kind: DocumentKind, source: string) => boolean,
): string[] {
  const folders = DOCUMENT_KIND_NAMES.flatMap((kind) =>
    [...named.of(kind), ...(kind === "openapi" ? named.apiSpecs() : [])]
      .filter(({ source }) => isUnread(kind, source))
      .map(({ pointer }) => directoryAt(named.config, pointer, kind)),
  );
  return [...new Set(folders)];
}

/** The same for a site that is resolved. */
export const unreadFoldersOf = (resolving: Resolving): string[] =>
  unreadFolders(resolving.named, prepareUnread(resolving));

/** Prepares a test for sources of pages that were not read. */
function prepareUnread({ documents }: Resolving): (kind: DocumentKind, source: string) => boolean {
  const unread = new Map(
    DOCUMENT_KIND_NAMES.map((kind) => [
      kind,
      new Set([...documents[kind].all()].flatMap(({ source, index }) => (index ? [] : [source]))),
    ]),
  );
  return (kind, source) => unread.get(kind)?.has(source) ?? false;
}

function directoryAt(config: unknown, pointer: string, kind: DocumentKind): string {
  const entry = valueAt(config, segmentsOf(pointer));
  const directory = fieldOf(entry, "directory");
  return `/${typeof directory === "string" ? normalizePath(directory) : DOCUMENT_KINDS[kind].directory}`;
}

export const isWithinAny = (folders: readonly string[], address: string): boolean =>
  folders.some((folder) => address === folder || address.startsWith(`${folder}/`));
