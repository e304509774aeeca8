import { isObject } from "../json/json-value.ts";
import { KIND_OF_KEY } from "../vocabulary/elements.ts";
import { parsePageEntry } from "../vocabulary/reference.ts";
import { normalizeSpecSource } from "../vocabulary/spec-name.ts";
import { readSpecEntry } from "./specs/spec-scope.ts";

/** A spec that a navigation names. */
export interface ListedSpec {
  /** Path from the docs root without leading slash (it may lead out by `..`), or a URL: the key of a `SpecSource`. */
  readonly source: string;
  /** JSON Pointer into the config, to the first place that names it. */
  readonly pointer: string;
}

/**
 * The specs that a config's navigation names, each once, in document order: what has to be loaded before
 * `resolveNavigation`. They come from `openapi` at any level, and from references that name their spec. Page files may
 * show operations of other specs.
 */
export function listSpecs(config: unknown): ListedSpec[] {
  const listed = new Map<string, ListedSpec>();
  const add = (source: string, pointer: string): void => {
    const normal = normalizeSpecSource(source);
    if (!listed.has(normal)) listed.set(normal, { source: normal, pointer });
  };
  const root = isObject(config) ? config.navigation : undefined;
  const pending: { value: unknown; pointer: string }[] = [{ value: root, pointer: "/navigation" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      const entry = /\s/.test(value) ? parsePageEntry(value) : undefined;
      if (entry && entry.type !== "page" && entry.spec !== undefined) add(entry.spec, pointer);
    } else if (isObject(value)) {
      for (const found of ownSpecs(value.openapi)) add(found.source, pointer + found.step);
      // One by one: more than a hundred thousand arguments overflow the stack.
      for (const entry of childEntries(value, pointer).reverse()) pending.push(entry);
    }
  }
  return [...listed.values()];
}

/** The specs that `api.openapi` names: no element inherits them, but page files show their operations. */
export function listApiSpecs(config: unknown): ListedSpec[] {
  const api = isObject(config) ? config.api : undefined;
  const named = isObject(api) ? ownSpecs(api.openapi) : [];
  return named.map(({ source, step }) => ({ source: normalizeSpecSource(source), pointer: `/api${step}` }));
}

function ownSpecs(openapi: unknown): { source: string; step: string }[] {
  const entries: unknown[] = Array.isArray(openapi) ? openapi : [openapi];
  return entries.flatMap((entry, index) => {
    const named = readSpecEntry(entry);
    return named ? [{ source: named.source, step: Array.isArray(openapi) ? `/openapi/${index}` : "/openapi" }] : [];
  });
}

/** What may name specs beneath an element: its child elements, references among its pages, its `root`. */
function childEntries(element: Readonly<Record<string, unknown>>, pointer: string) {
  const entries: { value: unknown; pointer: string }[] = [];
  for (const key of Object.keys(element)) {
    const value = element[key];
    if (key === "root") entries.push({ value, pointer: `${pointer}/root` });
    if ((key !== "pages" && !KIND_OF_KEY.has(key)) || !Array.isArray(value)) continue;
    value.forEach((entry: unknown, index) => {
      const worthReading = key === "pages" && typeof entry === "string" ? /\s/.test(entry) : isObject(entry);
      if (worthReading) entries.push({ value: entry, pointer: `${pointer}/${key}/${index}` });
    });
  }
  return entries;
}
