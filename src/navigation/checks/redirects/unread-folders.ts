import { isObject, own, valueAt } from "../../../json/json-value.ts";
import { segmentsOf } from "../../../json/pointer.ts";
import { DEFAULT_DIRECTORIES, type SourceProperty } from "../../../vocabulary/default-directories.ts";
import { normalizePath } from "../../../vocabulary/root-path.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { NamedSources } from "../../list-specs.ts";

/**
 * The folders (`/api-reference`) that may contain pages of specs, and of other sources, that were not read: nobody can say
 * whether there is a page at an address below them.
 */
export function unreadFolders(
  named: NamedSources,
  isUnread: (property: SourceProperty, source: string) => boolean,
): string[] {
  const sources = {
    openapi: [...named.specs(), ...named.apiSpecs()],
    asyncapi: named.definitions("asyncapi"),
    graphql: named.definitions("graphql"),
    sdk: named.sdks(),
  };
  const folders = (["openapi", "asyncapi", "graphql", "sdk"] as const).flatMap((property) =>
    sources[property]
      .filter(({ source }) => isUnread(property, source))
      .map(({ pointer }) => directoryAt(named.config, pointer, property)),
  );
  return [...new Set(folders)];
}

/** The same for a site that is resolved. */
export const unreadFoldersOf = (resolving: Resolving): string[] =>
  unreadFolders(resolving.named, prepareUnread(resolving));

/** Prepares a test for sources of pages that were not read. */
function prepareUnread({ specs, definitions }: Resolving): (property: SourceProperty, source: string) => boolean {
  const unread = new Map(
    Object.entries({ ...definitions, openapi: specs }).map(([property, library]) => [
      property,
      new Set([...library.all()].flatMap(({ source, index }) => (index ? [] : [source]))),
    ]),
  );
  return (property, source) => unread.get(property)?.has(source) ?? false;
}

function directoryAt(config: unknown, pointer: string, property: SourceProperty): string {
  const entry = valueAt(config, segmentsOf(pointer));
  const directory = isObject(entry) ? own(entry, "directory") : undefined;
  return `/${typeof directory === "string" ? normalizePath(directory) : DEFAULT_DIRECTORIES[property]}`;
}

/** Whether an address is one of these folders, or in one. */
export const isWithinAny = (folders: readonly string[], address: string): boolean =>
  folders.some((folder) => address === folder || address.startsWith(`${folder}/`));
