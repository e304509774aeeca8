import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { DOCUMENT_KIND_NAMES } from "../../vocabulary/elements/document-kinds.ts";
import { parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";

/** Puts a path of another repository into the folder where the repository is published. URLs and anchors stay. */
function mountPath(path: string, folder: string): string {
  if (folder === "" || path.trim() === "" || leavesSite(path) || path.trimStart().startsWith("#")) return path;
  return `${folder}/${path.replace(/^\s*(?:\.?\/)*/, "")}`;
}

/** Puts an entry of `pages` into the folder: a path, or the spec of an operation. */
export function mountPage(entry: string, folder: string): string {
  const reference = parsePageEntry(entry);
  if (reference.type === "page") return mountPath(entry, folder);
  if (reference.spec === undefined) return entry;
  return entry.replace(reference.spec, () => mountPath(reference.spec as string, folder));
}

/** A copy of an element whose paths are put into the folder. */
export function mountElement(element: JsonObject, folder: string): Record<string, unknown> {
  const mounted: Record<string, unknown> = { ...element };
  const change = (key: string, map: (value: string) => string): void => {
    const value = own(element, key);
    if (typeof value === "string") mounted[key] = map(value);
  };
  change("root", (path) => mountPage(path, folder));
  change("href", (href) => (href.startsWith("/") ? `/${mountPath(href, folder)}` : href));
  change("icon", (icon) => (icon.startsWith("/") ? `/${mountPath(icon, folder)}` : icon));
  for (const key of DOCUMENT_KIND_NAMES)
    if (Object.hasOwn(element, key)) mounted[key] = mountSources(element[key], folder);
  return mounted;
}

/**
 * Puts the value of `openapi`, `asyncapi`, `graphql` or `sdk` into the folder: a path, an object with paths, or a list
 * of these.
 */
const mountSources = (value: unknown, folder: string): unknown =>
  Array.isArray(value) ? value.map((entry) => mountSource(entry, folder)) : mountSource(value, folder);

function mountSource(value: unknown, folder: string): unknown {
  const mount = (path: unknown) => (typeof path === "string" ? mountPath(path, folder) : path);
  if (!isObject(value)) return mount(value);
  const { source, directory, overlays } = value;
  return {
    ...value,
    ...(typeof source === "string" ? { source: mount(source) } : {}),
    ...(typeof directory === "string" ? { directory: mount(directory) } : {}),
    ...(Array.isArray(overlays) ? { overlays: overlays.map(mount) } : {}),
  };
}
