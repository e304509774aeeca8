import { type Finding, finding } from "../../diagnostic/finding.ts";
import { asObject, fieldOf, isObject, type JsonObject, own, pointerOf } from "../../json/json-value.ts";
import { sourceRefEntry } from "../../validate/rules/entries/source-ref.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { DOCUMENT_KIND_NAMES } from "../../vocabulary/elements/document-kinds.ts";
import { isChildKey } from "../../vocabulary/elements/elements.ts";
import { parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";
import { sourceRefOf } from "../../vocabulary/elements/source-ref.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { ReferenceFollower, type SplicedEntry, type SplicedPlace } from "./follow-source-refs.ts";
import { mountFolder, type NavigationSources } from "./source-repository.ts";

/** A config with the navigation of its sources in place. */
interface SplicedConfig {
  readonly value: JsonObject;
  /**
   * By pointer into `value`: where the value is from. Only values whose origin does not follow from the pointer above
   * are listed.
   */
  readonly origins: ReadonlyMap<string, SplicedPlace>;
  /** The findings about references that can't be followed. Those references stay in the config. */
  readonly findings: readonly Finding[];
}

/** An element, or its `global`, whose lists are still to be read. */
interface Unread {
  readonly element: Record<string, unknown>;
  readonly pointer: string;
  readonly place: SplicedPlace;
  readonly trail: readonly string[];
  readonly isGlobal: boolean;
}

/**
 * Replaces each `{ "sourceRef": "owner/repo" }` with the entries of the list of the same name in that repository's
 * navigation. Their paths are put below the address where the repository is published, and they keep the settings that
 * they inherit there. Variables of a source count if the config has none of the name. References to unknown sources
 * stay. Source: the hosted platform's documentation, "Reference navigation from another source".
 */
export function spliceSources(config: JsonObject, sources: NavigationSources, dialect: Dialect): SplicedConfig {
  const written = own(config, "navigation");
  const origins = new Map<string, SplicedPlace>();
  const findings: Finding[] = [];
  if (!isObject(written)) return { value: config, origins, findings };
  const inherited = DIALECT_RULES[dialect].inheritsRootSpec ? ["directory", "openapi"] : ["directory"];
  const follower = new ReferenceFollower(sources, inherited);
  const navigation = { ...written };
  const place = { source: undefined, pointer: "/navigation" };
  const unread: Unread[] = [{ element: navigation, pointer: "/navigation", place, trail: [], isGlobal: false }];
  for (let next = unread.pop(); next; next = unread.pop()) {
    for (const key of Object.keys(next.element)) {
      const value = next.element[key];
      const at = {
        pointer: `${next.pointer}/${key}`,
        place: { source: next.place.source, pointer: `${next.place.pointer}/${key}` },
      };
      if (key === "global" && isObject(value) && !next.isGlobal) {
        const element = { ...value };
        next.element[key] = element;
        unread.push({ ...next, ...at, element, isGlobal: true });
      }
      if (!isChildKey(key) || !Array.isArray(value)) continue;
      const entries = follower.follow({ ...next, key, entries: value, place: at.place });
      const isMoved = entries.some(({ place }) => place.source !== at.place.source);
      next.element[key] = entries.map((entry, index) => {
        const pointer = `${at.pointer}/${index}`;
        if (isMoved) origins.set(pointer, entry.place);
        if (entry.fault) findings.push(sourceFault(entry, { key, pointer, isGlobal: next.isGlobal }));
        return mountEntry(entry, pointer);
      });
    }
  }
  return { value: withVariables({ ...config, navigation }), origins, findings };

  /** An entry with its paths as the site has them. Its children are read later. */
  function mountEntry({ value, place, trail }: SplicedEntry, pointer: string): unknown {
    const source = place.source === undefined ? undefined : sources.get(place.source);
    if (typeof value === "string") return source ? mountPage(value, mountFolder(source)) : value;
    if (!isObject(value)) return value;
    const element = source ? mountElement(value, mountFolder(source)) : { ...value };
    unread.push({ element, pointer, place, trail, isGlobal: false });
    return element;
  }

  function withVariables(value: JsonObject): JsonObject {
    const variables = new Map(writtenVariables(value));
    for (const source of follower.used) {
      for (const [name, text] of writtenVariables(sources.get(source)?.config)) {
        if (variables.has(name)) continue;
        const pointer = pointerOf(["variables", name]);
        origins.set(pointer, { source, pointer });
        variables.set(name, text);
      }
    }
    return variables.size > 0 ? { ...value, variables: Object.fromEntries(variables) } : value;
  }
}

const writtenVariables = (config: unknown): [name: string, text: unknown][] =>
  Object.entries(asObject(fieldOf(config, "variables")));

function sourceFault(
  { value, fault, trail }: SplicedEntry,
  { key, pointer, isGlobal }: { key: string; pointer: string; isGlobal: boolean },
): Finding {
  const source = sourceRefOf(value as object) ?? "";
  const list = isGlobal ? `global.${key}` : key;
  const args =
    fault === "cycle"
      ? ({ case: "cycle", trail: [...trail, source] } as const)
      : ({ case: "no-list", source, list } as const);
  return finding(sourceRefEntry, args, { pointer: `${pointer}/sourceRef` }, { severity: "error" });
}

/** Puts a path of another repository into the folder where the repository is published. URLs and anchors stay. */
function mountPath(path: string, folder: string): string {
  if (folder === "" || path.trim() === "" || leavesSite(path) || path.trimStart().startsWith("#")) return path;
  return `${folder}/${path.replace(/^\s*(?:\.?\/)*/, "")}`;
}

/** Puts an entry of `pages` into the folder: a path, or the spec of an operation. */
function mountPage(entry: string, folder: string): string {
  const reference = parsePageEntry(entry);
  if (reference.type === "page") return mountPath(entry, folder);
  if (reference.spec === undefined) return entry;
  return entry.replace(reference.spec, () => mountPath(reference.spec as string, folder));
}

/** A copy of an element whose paths are put into the folder. */
function mountElement(element: JsonObject, folder: string): Record<string, unknown> {
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
