import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { isObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { NamedSources } from "../../navigation/list-specs.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";
import { DOCUMENT_KINDS, PUBLISHED_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import type { Site } from "../site.ts";

/** Where pages are generated if no `directory` names another folder. */
const DEFAULT_FOLDERS = PUBLISHED_KINDS.map((kind) => `/${DOCUMENT_KINDS[kind].directory}/`);

/** The specs that the navigation names and that could not be read, and the folders (`/api/`) of the pages that they may have. */
export function unreadSpecs(
  { config, documents }: Site,
  loading: readonly Diagnostic[],
): { specs: string[]; folders: string[] } {
  const named = new NamedSources(config);
  const listed = PUBLISHED_KINDS.flatMap((kind) => named.of(kind).map((document) => ({ ...document, kind })));
  const faulty = new Set(loading.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])));
  const unread = listed.filter(({ kind, source }) => documents.index(kind, source) === undefined || faulty.has(source));
  if (unread.length === 0) return { specs: [], folders: [] };
  const folders = unread.flatMap(({ pointer }) => {
    const value = valueAt(config, segmentsOf(pointer));
    const directory = isObject(value) ? own(value, "directory") : undefined;
    return typeof directory === "string" && trimSlashes(directory) !== "" ? [`/${trimSlashes(directory)}/`] : [];
  });
  return { specs: unread.map(({ source }) => source), folders: [...new Set([...folders, ...DEFAULT_FOLDERS])] };
}
