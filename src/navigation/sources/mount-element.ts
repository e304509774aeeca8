import { isObject, type JsonObject, own } from "../../json/json-value.ts";
import { parsePageEntry } from "../../vocabulary/reference.ts";
import { leavesSite } from "../../vocabulary/url.ts";

/** Puts a path of another repository into the folder where that is published; URLs and anchors stay. */
function mountPath(path: string, folder: string): string {
  if (folder === "" || path.trim() === "" || leavesSite(path) || path.trimStart().startsWith("#")) return path;
  return `${folder}/${path.replace(/^\s*(?:\.?\/)*/, "")}`;
}

/** An entry of `pages`: a path, or an operation, whose spec is a path. */
export function mountPage(entry: string, folder: string): string {
  const reference = parsePageEntry(entry);
  if (reference.type === "page") return mountPath(entry, folder);
  if (reference.spec === undefined) return entry;
  return entry.replace(reference.spec, () => mountPath(reference.spec as string, folder));
}

/** The fields of an element that hold paths: a copy with these in the folder. */
export function mountElement(element: JsonObject, folder: string): Record<string, unknown> {
  const mounted: Record<string, unknown> = { ...element };
  const change = (key: string, map: (value: string) => string): void => {
    const value = own(element, key);
    if (typeof value === "string") mounted[key] = map(value);
  };
  change("root", (path) => mountPage(path, folder));
  change("href", (href) => (href.startsWith("/") ? `/${mountPath(href, folder)}` : href));
  change("icon", (icon) => (icon.startsWith("/") ? `/${mountPath(icon, folder)}` : icon));
  for (const key of ["openapi", "asyncapi", "graphql", "sdk"])
    if (Object.hasOwn(element, key)) mounted[key] = mountSource(element[key], folder);
  return mounted;
}

/** What pages are made from: a path, an object with paths, or a list of these. */
function mountSource(value: unknown, folder: string): unknown {
  if (typeof value === "string") return mountPath(value, folder);
  if (Array.isArray(value)) return value.map((entry) => mountSource(entry, folder));
  if (!isObject(value)) return value;
  const { source, directory, overlays } = value;
  return {
    ...value,
    ...(typeof source === "string" ? { source: mountPath(source, folder) } : {}),
    ...(typeof directory === "string" ? { directory: mountPath(directory, folder) } : {}),
    ...(Array.isArray(overlays) ? { overlays: overlays.map((overlay) => mountSource(overlay, folder)) } : {}),
  };
}
