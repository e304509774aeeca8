import { addressPath, decodePath } from "../../vocabulary/addresses/address.ts";
import { addressesIn, type LanguagePlace, NOWHERE, withoutFolder } from "../model/language-folder.ts";
import type { VitePressNavItem, VitePressSidebar, VitePressVersion } from "./theme-config.ts";

// Runs in the browser, and where VitePress renders pages to HTML.

/** The data of a language for the theme, loaded with the first of its pages. */
export interface LocaleData {
  readonly sidebar: VitePressSidebar;
  readonly versions: readonly VitePressVersion[];
  /** Links behind those of the navigation. */
  readonly nav: readonly VitePressNavItem[];
}

/** A reactive value of Vue. */
interface Ref<Value> {
  readonly value: Value;
}
interface MutableRef<Value> {
  value: Value;
}

interface Theme {
  nav?: unknown;
  sidebar?: unknown;
  i18nRouting?: boolean;
}
interface SiteData {
  lang: string;
  dir: string;
  locales: Record<string, { label?: string; link?: string; lang?: string; dir?: string; themeConfig?: object }>;
}

/** The part of VitePress's `useData` that is changed here. */
export interface PageData {
  theme: Ref<Theme>;
  site: Ref<SiteData>;
  lang: Ref<string>;
  dir: Ref<string>;
  readonly page: Ref<{ relativePath: string }>;
  localeIndex: Ref<string>;
}

interface Router {
  onBeforePageLoad?: ((to: string) => unknown) | undefined;
  onBeforeRouteChange?: ((to: string) => unknown) | undefined;
}

/** Vue's functions, and the parts of the site. */
export interface DocsClient {
  readonly computed: <Value>(get: () => Value) => Ref<Value>;
  readonly shallowRef: <Value>(value: Value) => MutableRef<Value>;
  /** Loads the data of each language, by the keys of `locales`. */
  readonly locales: Readonly<Record<string, () => Promise<LocaleData>>>;
  /** Where the pages of each language are. */
  readonly places: Readonly<Record<string, LanguagePlace>>;
  /** The first page of each language. */
  readonly firstPages: Readonly<Record<string, string>>;
  /** The beginnings of paths in a language, each with the folder of its pages, for languages that have two. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The keys of all pages, by `pageKeys`. In the browser, VitePress's own list replaces them. */
  readonly pages?: ReadonlySet<string> | undefined;
  readonly base: string;
  readonly data: PageData;
  readonly router: Router;
}

/**
 * Gives the theme the sidebars of the language that is shown, a switch of versions and languages that keeps the page, and
 * the way to redirects.
 */
export async function installDocs(client: DocsClient): Promise<void> {
  const { computed, shallowRef, locales, places, firstPages, folders, data, router, base } = client;
  const { theme, site } = data;
  const loaded = shallowRef<Readonly<Record<string, LocaleData>>>({});
  const exists = pageFinder(client);
  const load = async (key: string): Promise<void> => {
    const locale = loaded.value[key] ? undefined : await locales[key]?.();
    if (locale) loaded.value = { ...loaded.value, [key]: locale };
  };
  const keyAt = (path: string): string => localeKey(path.slice(base.length - 1), places);
  const current = computed(() => routePath(data.page.value.relativePath));

  data.localeIndex = computed(() => localeKey(current.value, places));
  // VitePress itself finds the name of a language anywhere in a path: `fr/guides/en/start` is in English to it.
  const locale = computed(() => site.value.locales[data.localeIndex.value]);
  data.lang = computed(() => locale.value?.lang ?? site.value.lang);
  data.dir = computed(() => locale.value?.dir ?? site.value.dir);
  data.theme = computed(() => {
    const own = { ...theme.value, ...locale.value?.themeConfig };
    const local = loaded.value[data.localeIndex.value];
    if (!local) return own;
    const { sidebar } = local;
    const nav = own.nav ?? navAt(current.value, local, exists);
    return { ...own, sidebar, nav, i18nRouting: false };
  });
  data.site = computed(() => {
    const own = data.localeIndex.value;
    const { folder, depth } = places[own] ?? NOWHERE;
    const rest = withoutFolder(current.value, folder, depth);
    const links = Object.entries(site.value.locales).flatMap(([key, locale]) => {
      const isFirst = ([other]: [string, unknown]) => other.toLowerCase() === key.toLowerCase();
      if (Object.entries(site.value.locales).find(isFirst)?.[0] !== key) return [];
      const home = firstPages[key] ?? "/";
      const link =
        key === own ? homeRoute(key, home, exists) : (translation(rest, places[key], folders[key], exists) ?? home);
      return [[key, { ...locale, link }]];
    });
    return { ...site.value, lang: data.lang.value, dir: data.dir.value, locales: Object.fromEntries(links) };
  });

  if (typeof window === "undefined") {
    for (const key of Object.keys(locales)) await load(key);
    return;
  }
  await load(keyAt(location.pathname));
  const { onBeforePageLoad, onBeforeRouteChange } = router;
  router.onBeforePageLoad = async (to) => {
    await load(keyAt(new URL(to, location.href).pathname));
    return onBeforePageLoad?.(to);
  };
  router.onBeforeRouteChange = (to) => {
    const { pathname } = new URL(to, location.href);
    if (pathname === location.pathname || exists(pathname.slice(base.length - 1))) return onBeforeRouteChange?.(to);
    // Not a page: a redirect, which the host answers.
    location.href = to;
    return false;
  };
}

/**
 * The locale that a path belongs to, by the folder that tells its language; of two that differ in capital letters alone the
 * first. What is in no folder of a language is in the default one, which is the first.
 */
export function localeKey(path: string, places: Readonly<Record<string, LanguagePlace>>): string {
  const own = Object.entries(places).find(
    ([key, { folder, depth }]) => key !== "root" && withoutFolder(path, folder, depth) !== path,
  );
  const [first = "root"] = Object.keys(places);
  return own?.[0] ?? ("root" in places ? "root" : first);
}

/** `guides/index.md` as `/guides/`. */
const routePath = (file: string): string => `/${file.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;

/** Whether there is a page at a path, by VitePress's list of the pages' scripts. */
function pageFinder({ pages }: Pick<DocsClient, "pages">): (path: string) => boolean {
  const names = (globalThis as { __VP_HASH_MAP__?: Record<string, string> }).__VP_HASH_MAP__;
  const has = (file: string) => pages?.has(scriptKey(file)) ?? Object.hasOwn(names ?? {}, scriptKey(file));
  return (path) => {
    const file = addressPath(decodePath(path))
      .replace(/\.(html|md)$/, "")
      .slice(1);
    return file === "" || file.endsWith("/") ? has(`${file}index.md`) : has(`${file}.md`);
  };
}

/** By what pages are found again, made once for a site: of their files (`guides/start.md`). */
export const pageKeys = (files: readonly string[]): ReadonlySet<string> => new Set(files.map(scriptKey));

/** The name that VitePress gives the script of a page, by its file: `guides_start.md`. */
export const scriptKey = (file: string): string =>
  file
    .replaceAll("/", "_")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that bundlers keep out of file names
    .replace(/[\u0000-\u001F"#$&*+,:;<=>?[\]^`{|}\u007F]/g, "_")
    .replace(/^_+/, "")
    .toLowerCase();

/** The page of a language's root: its index, or else the first. */
function homeRoute(key: string, first: string, exists: (path: string) => boolean): string {
  const root = key === "root" ? "/" : `/${key}/`;
  return exists(root) ? root : first;
}

/** The same page in another language. */
function translation(
  rest: string,
  { folder, depth } = NOWHERE,
  folders: Readonly<Record<string, string>> = {},
  exists: (path: string) => boolean,
): string | undefined {
  const spelled = folders[sidebarKey(`${rest}.md`, Object.keys(folders)) ?? ""] ?? folder;
  const [target = rest] = addressesIn(spelled, rest, depth);
  return exists(target) ? markdownLink(target) : undefined;
}

/** The menu bar of a page: that of its version, and a switch of the versions. */
export function navAt(
  path: string,
  { versions, nav, sidebar }: LocaleData,
  exists: (path: string) => boolean,
): VitePressNavItem[] {
  const key = Array.isArray(sidebar) ? undefined : sidebarKey(`${path}.md`, Object.keys(sidebar));
  const current = versions.find(({ keys }) => key !== undefined && keys.includes(key)) ?? versions[0];
  if (!current) return [...nav];
  const items = versions.map((version) => ({
    text: version.text,
    link: version === current ? markdownLink(path) : (counterpartRoute(path, current, version, exists) ?? version.link),
  }));
  return [...current.nav, { text: current.text, items }, ...nav];
}

/** The key of the sidebar that VitePress shows on a page: of those that it begins with, the one with the most slashes. */
function sidebarKey(file: string, keys: readonly string[]): string | undefined {
  const depth = (key: string): number => key.split("/").length;
  return [...keys].sort((a, b) => depth(b) - depth(a)).find((key) => file.startsWith(key));
}

/** The same page in another version: at the same path in one of that version's folders. */
function counterpartRoute(
  path: string,
  from: VitePressVersion,
  to: VitePressVersion,
  exists: (path: string) => boolean,
): string | undefined {
  for (const folder of from.folders) {
    if (!path.startsWith(`${folder}/`)) continue;
    for (const other of to.folders) {
      const target = other + path.slice(folder.length);
      const isOwn = to.folders.some((inner) => inner !== "" && target.startsWith(`${inner}/`)) || to.folders[0] === "";
      if (target !== path && isOwn && exists(target)) return markdownLink(target);
    }
  }
  return undefined;
}

/** VitePress reads `/a.yml` as a file to download; with `.md` appended, it is a page. */
const markdownLink = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).includes(".") ? `${path}.md` : path;
