import { appendTo, groupBy } from "../../diagnostic/group-by.ts";
import { asList, isObject, type JsonObject, own } from "../../json/json-value.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { isKnownLanguage } from "../../vocabulary/elements/language-tags.ts";
import type { MintNote } from "./mint-notes.ts";

/** A section of mint.json: a tab or an anchor that contains all groups of a folder, or leads elsewhere. */
interface Section {
  readonly name: string;
  /** The folder without slashes; `undefined` for a link. */
  readonly folder: string | undefined;
  readonly href: string;
  readonly version: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Each version has all groups that are of no version. */
const MOST_COPIES = 100_000;

/**
 * The navigation of a mint.json in the form of docs.json. In docs.json, tabs and anchors contain the groups whose pages
 * are in their folder; the first tab or anchor contains all other groups; a group of a version is in that version only.
 */
export function navigationOfMint(mint: JsonObject, notes: MintNote[]): JsonObject {
  const groups = asList(own(mint, "navigation")).filter(isObject);
  const tabs = sections(mint, "tabs");
  const anchors = sections(mint, "anchors");
  const global = anchors.filter(({ folder }) => folder === undefined);
  const holders = { tabs, anchors: anchors.filter(({ folder }) => folder !== undefined) };
  const linked = global.length === 0 ? {} : { global: { anchors: global.map(linkAnchor) } };
  const versions = mintVersions(mint, notes);
  const ours = new Set(versions.flatMap(({ name, url }) => (url === undefined ? [name] : [])));
  if (ours.size === 0) {
    for (const { name } of versions)
      notes.push({ setting: `versions ${name}`, fate: "is left out: it leads elsewhere, and no version has pages" });
    return { ...linked, ...layers(mint, groups, holders) };
  }
  if (ours.size * groups.length > MOST_COPIES)
    throw new SiteError(`${ours.size} versions with ${groups.length} groups each are more than a docs.json can have`);
  const isOfVersion = (version: string | undefined, name: string): boolean =>
    version === undefined || version === name || !ours.has(version);
  const isLanguages = versions.every(({ locale }) => locale !== undefined && isKnownLanguage(locale));
  const key = isLanguages ? "languages" : "versions";
  const built = versions.map(({ name, locale, url, isDefault }) => ({
    [isLanguages ? "language" : "version"]: isLanguages ? locale : name,
    ...(isDefault && { default: true }),
    ...(url === undefined
      ? layers(
          mint,
          groups.filter((group) => isOfVersion(text(group.version), name)),
          {
            tabs: tabs.filter(({ version }) => isOfVersion(version, name)),
            anchors: holders.anchors.filter(({ version }) => isOfVersion(version, name)),
          },
        )
      : { href: url }),
  }));
  return { ...linked, [key]: built };
}

interface MintVersion {
  readonly name: string;
  readonly locale: string | undefined;
  /** Set for versions that are elsewhere. */
  readonly url: string | undefined;
  readonly isDefault: boolean;
}

function mintVersions(mint: JsonObject, notes: MintNote[]): MintVersion[] {
  return asList(own(mint, "versions")).flatMap((version, index) => {
    const named = text(version);
    if (named !== undefined) return [{ name: named, locale: undefined, url: undefined, isDefault: false }];
    const name = isObject(version) ? text(own(version, "name")) : undefined;
    if (!isObject(version) || name === undefined) {
      notes.push({ setting: `versions.${index}`, fate: "has no name, and is left out" });
      return [];
    }
    const url = text(own(version, "url"));
    return [
      {
        name,
        locale: text(own(version, "locale")),
        url: url !== undefined && isWebUrl(url) ? url : undefined,
        isDefault: own(version, "default") === true,
      },
    ];
  });
}

function sections(mint: JsonObject, key: "tabs" | "anchors"): Section[] {
  return asList(own(mint, key)).flatMap((entry) => {
    const name = isObject(entry) ? text(own(entry, "name")) : undefined;
    if (!isObject(entry) || name === undefined) return [];
    const href = text(own(entry, "url")) ?? "";
    const openapi = own(entry, "openapi");
    const icon = mintIcon(entry);
    return [
      {
        name,
        href,
        folder: /^[a-z][a-z\d+.-]*:|^\/\//i.test(href) || href === "" ? undefined : normalizePagePath(href),
        version: text(own(entry, "version")),
        fields: {
          ...(icon !== undefined && { icon }),
          ...(own(entry, "isDefaultHidden") === true && { hidden: true }),
          ...(openapi !== undefined && { openapi }),
        },
      },
    ];
  });
}

const linkAnchor = ({ name, href, fields }: Section) => ({ anchor: name, ...fields, href });

/** Groups in their tabs, and in each tab in their anchors, as far as there are any. */
function layers(
  mint: JsonObject,
  groups: readonly JsonObject[],
  { tabs, anchors }: { tabs: readonly Section[]; anchors: readonly Section[] },
): JsonObject {
  if (tabs.length === 0) return anchorLayer(mint, groups, anchors);
  const primary = own(mint, "primaryTab");
  const { held, rest } = share(groups, tabs);
  // The pages of an anchor are in the first tab, whatever their folder.
  const first = { tab: (isObject(primary) && text(own(primary, "name"))) || "Documentation" };
  return {
    tabs: [
      ...(rest.length > 0 ? [{ ...first, ...anchorLayer(mint, rest, anchors) }] : []),
      ...tabs.map((tab) => ({ tab: tab.name, ...tab.fields, ...sectionContent(tab, held.get(tab) ?? []) })),
    ],
  };
}

function anchorLayer(mint: JsonObject, groups: readonly JsonObject[], anchors: readonly Section[]): JsonObject {
  const { held, rest } = share(groups, anchors);
  if (held.size === 0 && !anchors.some(({ fields }) => "openapi" in fields)) return { groups: groups.map(mintGroup) };
  const top = own(mint, "topAnchor");
  const icon = isObject(top) ? mintIcon(top) : undefined;
  const first = {
    anchor: (isObject(top) && text(own(top, "name"))) || "Documentation",
    ...(icon !== undefined && { icon }),
  };
  return {
    anchors: [
      ...(rest.length > 0 ? [{ ...first, groups: rest.map(mintGroup) }] : []),
      ...anchors
        .filter((anchor) => held.has(anchor) || "openapi" in anchor.fields)
        .map((anchor) => ({
          anchor: anchor.name,
          ...anchor.fields,
          ...sectionContent(anchor, held.get(anchor) ?? []),
        })),
    ],
  };
}

const sectionContent = ({ folder, href, fields }: Section, groups: readonly JsonObject[]): JsonObject => {
  if (groups.length > 0) return { groups: groups.map(mintGroup) };
  if (folder === undefined || !("openapi" in fields)) return { href: folder === undefined ? href : `/${folder}` };
  return {};
};

/** The groups of each section, by the folder of their first page: of several that fit, the longest folder. */
function share(groups: readonly JsonObject[], among: readonly Section[]) {
  const held = new Map<Section, JsonObject[]>();
  const rest: JsonObject[] = [];
  const byFolder = groupBy(among, ({ folder }) => folder);
  const lengths = [...new Set(among.map(({ folder }) => folder?.length ?? 0))].sort((a, b) => b - a);
  for (const group of groups) {
    const page = normalizePagePath(firstMintPage(group) ?? "");
    const fitting = lengths.filter((length) => length === page.length || (length > 0 && page[length] === "/"));
    const folder = fitting.map((length) => page.slice(0, length)).find((start) => byFolder.has(start));
    const [section] = (folder !== undefined && byFolder.get(folder)) || [];
    if (section) appendTo(held, section, group);
    else rest.push(group);
  }
  return { held, rest };
}

function firstMintPage(group: JsonObject): string | undefined {
  const open: unknown[] = [group];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") return next;
    if (isObject(next)) open.push(...asList(own(next, "pages")).toReversed());
  }
  return undefined;
}

/** The name of a group at the top that has none: docs.json needs one. */
const UNNAMED = "Documentation";

/** A group with its fields as docs.json writes them. The plan bounds its depth. */
function mintGroup(group: JsonObject): JsonObject {
  const icon = mintIcon(group);
  const { version: _, iconType: __, group: ___, pages, ...fields } = group;
  return {
    group: text(group.group) ?? UNNAMED,
    ...fields,
    ...(icon !== undefined && { icon }),
    pages: mintPages(pages),
  };
}

/** The entries of a group. A group without a name inside another is only its pages. */
const mintPages = (pages: unknown): unknown[] =>
  asList(pages).flatMap((page): unknown[] => {
    if (typeof page === "string") return [page.replace(/(?<=[^/\s])\.mdx?\s*$/i, "")];
    if (!isObject(page)) return [page];
    return text(own(page, "group")) === undefined ? mintPages(own(page, "pages")) : [mintGroup(page)];
  });

/** `icon` and `iconType` as one. */
function mintIcon(entry: JsonObject): unknown {
  const icon = own(entry, "icon");
  const style = text(own(entry, "iconType"));
  return typeof icon === "string" && style !== undefined ? { name: icon, style } : icon;
}
