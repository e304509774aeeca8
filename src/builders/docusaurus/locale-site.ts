import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { AnyPageNode, NavigationNode, ResolvedNavigation, VersionNode } from "../../navigation/tree.ts";
import { folderHref } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { badgesOf } from "../shared/badge.ts";
import { languageOf, type SiteLanguage, withoutFolder } from "../shared/language.ts";
import {
  outline,
  rootPageOf,
  type Section,
  type SidebarNode,
  sidebarChildren,
  visible,
  visiblePages,
} from "../shared/menu-outline.ts";
import { pageInTwoSidebars } from "../shared/unsupported/inexpressible-features.ts";
import { reportSidebarIcons } from "../shared/unsupported/unshown-fields.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";

/** An item of a sidebar as the docs plugin has it once it has read it. */
export type LoadedItem =
  | { type: "doc"; id: string; label: string; className?: string }
  | { type: "link"; href: string; label: string; className?: string }
  | {
      type: "category";
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      link?: { type: "doc"; id: string };
      items: LoadedItem[];
    };

/** A page in one of the languages. */
export interface LocalePage {
  readonly node: AnyPageNode;
  /** Its address in the language, without base path and the language's folder: `/v1/guides/start`. */
  readonly path: string;
  /** Equal for a page and its counterparts in other versions. */
  readonly id: string;
  readonly version: LocaleVersion;
  readonly sidebar: string | undefined;
  readonly previous: AnyPageNode | undefined;
  readonly next: AnyPageNode | undefined;
}

/** A version as Docusaurus has them; a site without versions is one. */
export interface LocaleVersion {
  readonly node: VersionNode | undefined;
  /** `v1`; `""` for the version at the root. */
  readonly folder: string;
  readonly sections: readonly { readonly id: string; readonly section: Section }[];
  readonly isLast: boolean;
}

/** One language of the site. */
export interface LocaleSite {
  readonly language: SiteLanguage | undefined;
  readonly children: readonly NavigationNode[];
  readonly versions: readonly LocaleVersion[];
  /** By `path`. */
  readonly pages: ReadonlyMap<string, LocalePage>;
}

/** The address of a page in its language: without the language's folder, `/guides/` for an index. */
export const localPath = (href: string, language: SiteLanguage | undefined): string =>
  folderHref(withoutLanguage(href, language?.folder ?? "")) || "/";

/** Addresses of operations are in lower case, the folder of their language too. */
const withoutLanguage = (href: string, folder: string): string => {
  const lower = folder.toLowerCase();
  return withoutFolder(href, href.startsWith(`/${lower}/`) ? lower : folder);
};

/** Lays out one language: its versions, sidebars and pages. A page in two sidebars shows the first; that is reported. */
export function layOutLocale(
  navigation: ResolvedNavigation,
  language: SiteLanguage | undefined,
  unsupported: UnsupportedFeatures,
): LocaleSite {
  const children = language?.children ?? navigation.children;
  const versions = splitVersions(children, language);
  const pages = new Map<string, LocalePage>();
  const add = (node: AnyPageNode, version: LocaleVersion, sidebar: string | undefined): void => {
    const path = localPath(node.href, language);
    const known = pages.get(path);
    if (known) {
      if (sidebar !== undefined && known.sidebar !== sidebar) unsupported.add(pageInTwoSidebars, node.source);
      return;
    }
    const id = docId(path, version);
    pages.set(path, { node, path, id, version, sidebar, ...neighbours(node) });
  };
  for (const version of versions)
    for (const { id, section } of version.sections) {
      reportSidebarIcons(section.items, unsupported);
      for (const page of section.pages) add(page, version, id);
    }
  for (const node of [...navigation.pages, ...navigation.unlisted]) {
    const own = languageOf(node);
    const isHere = language === undefined || own === language.node || (own === undefined && language.node.default);
    if (isHere) add(node, versionAt(localPath(node.href, language), versions), undefined);
  }
  return { language, children, versions, pages };
}

/** The version of an address, as Docusaurus finds it: by its folder. */
export const versionAt = (path: string, versions: readonly LocaleVersion[]): LocaleVersion =>
  (versions.find(({ folder }) => folder !== "" && path.startsWith(`/${folder}/`)) ??
    versions.find(({ folder }) => folder === "") ??
    versions[0]) as LocaleVersion;

/** The id of a doc: its path in its version, without extension. */
export const docId = (path: string, { folder }: Pick<LocaleVersion, "folder">): string =>
  withoutFolder(path, folder)
    .replace(/^\//, "")
    .replace(/(^|\/)$/, "$1index");

/** The versions if each but one has a folder of its own; else all in one, with a menu of versions. */
function splitVersions(children: readonly NavigationNode[], language: SiteLanguage | undefined): LocaleVersion[] {
  const nodes = visible(children).filter((node) => node.type !== "link");
  const versions = nodes.filter((node): node is VersionNode => node.type === "version");
  const whole = (): LocaleVersion[] => [
    { node: undefined, folder: "", sections: nameSections(children), isLast: true },
  ];
  if (versions.length < 2 || versions.length < nodes.length) return whole();
  const split = atRoot(
    versions.map((node) => {
      const paths = visiblePages([node]).map((page) => localPath(page.href, language));
      return { node, folder: sharedFolder(paths), paths };
    }),
  );
  const folders = new Set(split.map(({ folder }) => folder));
  const strays = split.some(({ folder, paths }) =>
    paths.some((path) =>
      [...folders].some((other) => other !== folder && other !== "" && path.startsWith(`/${other}/`)),
    ),
  );
  if (folders.size < split.length || strays) return whole();
  return split.map(({ node, folder }) => ({
    node,
    folder,
    sections: nameSections(node.children, node),
    isLast: node.default,
  }));
}

interface VersionFolder {
  readonly node: VersionNode;
  readonly folder: string;
  readonly paths: readonly string[];
}

/**
 * The default version at the root, if it then shares more pages with the others than in the folder of all its pages.
 */
function atRoot(versions: readonly VersionFolder[]): VersionFolder[] {
  const idsOf = ({ paths }: VersionFolder, folder: string): string[] => paths.map((path) => docId(path, { folder }));
  return versions.map((version) => {
    if (!version.node.default) return version;
    const others = versions.filter((other) => other !== version);
    const ids = new Set(others.flatMap((other) => idsOf(other, other.folder)));
    const shared = (folder: string): number => idsOf(version, folder).filter((id) => ids.has(id)).length;
    return shared("") > shared(version.folder) ? { ...version, folder: "" } : version;
  });
}

/** The first folder of the paths, if all lie in it. */
function sharedFolder(paths: readonly string[]): string {
  const folder = /^\/([^/]+)\//.exec(paths[0] ?? "")?.[1] ?? "";
  return paths.every((path) => path.startsWith(`/${folder}/`)) ? folder : "";
}

/** A unique id for each sidebar, from the titles of the elements around it inside the version. */
function nameSections(children: readonly NavigationNode[], version?: VersionNode): LocaleVersion["sections"] {
  const taken = new Set<string>();
  return outline(children, version).sections.map((section) => {
    const titles: string[] = [];
    for (
      let node: NavigationNode | undefined = section.layer;
      node && node !== version && node.type !== "language";
      node = node.parent
    )
      titles.unshift(node.title);
    const name =
      titles
        .join("-")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "docs";
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    return { id, section };
  });
}

/**
 * Where a page is that a language lists: in it, in another one, as operations that both have, or nowhere, for want of a
 * file, which `nav/page-not-found` tells.
 */
export type PlaceOf = (page: AnyPageNode) => "here" | "elsewhere" | undefined;

/** The items of a sidebar. Pages that are nowhere are left out. */
export function sidebarItems(
  nodes: readonly SidebarNode[],
  site: LocaleSite,
  placeOf: PlaceOf,
  tagClass: (tag: string) => string,
  linkTo: (href: string) => string,
): LoadedItem[] {
  const doc = (node: AnyPageNode): LoadedItem[] => {
    const place = placeOf(node);
    const { id } = site.pages.get(localPath(node.href, site.language)) ?? {};
    if (place === "here" && id !== undefined) return [{ type: "doc", id, label: node.title, ...looks(node) }];
    return place ? [{ type: "link", href: linkTo(node.href), label: node.title, ...looks(node) }] : [];
  };
  const looks = (node: SidebarNode): { className?: string } => {
    const names = badgesOf(node).map(({ kind, text }) =>
      kind === "method"
        ? `docs-method docs-${text.toLowerCase()}`
        : kind === "tag"
          ? tagClass(text)
          : "docs-deprecated",
    );
    return names.length > 0 ? { className: names.join(" ") } : {};
  };
  const item = (node: SidebarNode): LoadedItem[] => {
    if (node.type === "link")
      return isSafeHref(node.href)
        ? [{ type: "link", label: node.title, href: linkTo(node.href), ...looks(node) }]
        : [];
    if (node.type !== "group") return doc(node);
    const root = rootPageOf(node);
    const [link] = root ? doc(root) : [];
    const items = sidebarChildren(node.children).flatMap(item);
    if (node.title.trim() === "") return [...(link ? [link] : []), ...items];
    if (items.length === 0 && !link) return [];
    const { collapsible, expanded, title } = node;
    return [
      {
        type: "category",
        label: title,
        collapsible,
        collapsed: collapsible && !expanded,
        ...looks(node),
        ...(link?.type === "doc" ? { link: { type: "doc", id: link.id } } : {}),
        items,
      },
    ];
  };
  return nodes.flatMap(item);
}
