import { normalizePath } from "../vocabulary/root-path.ts";

/** An entry of another tool's table of contents. */
export interface ImportedEntry {
  readonly title: string | undefined;
  /** The path of its page from the docs root, without extension. */
  readonly path: string | undefined;
  /** Where it leads, for a link out of the site. */
  readonly href: string | undefined;
  readonly children: readonly ImportedEntry[];
}

/** A part of a table of contents with a heading of its own. */
export interface ImportedSection {
  readonly title: string | undefined;
  readonly entries: readonly ImportedEntry[];
}

/** What is known of a site of another tool. */
export interface ImportedSite {
  readonly name: string | undefined;
  readonly sections: readonly ImportedSection[];
  /** Addresses without their leading slash, or URLs. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** A docs.json made of a site of another tool, and what had no place in it. */
export interface ImportedConfig {
  readonly config: object;
  readonly notes: readonly string[];
}

interface Group {
  group: string;
  root?: string;
  pages: (string | Group)[];
}

/** The name of the group for entries that stand in no section. */
const HOME = "Documentation";

/** The docs.json of a site of another tool: its table of contents as groups, and its redirects. */
export function toConfig({ name, sections, redirects }: ImportedSite, fallbackName: string): ImportedConfig {
  const notes: string[] = [];
  const titled = { count: 0 };
  const groups = sections.flatMap(({ title, entries }): Group[] => {
    const { pages, links } = pagesOf(entries, titled);
    for (const { title, href } of links) notes.push(`the link ${title ?? ""} to ${href} has no place among pages`);
    return pages.length === 0 ? [] : [{ group: title ?? HOME, pages }];
  });
  if (titled.count > 0) {
    const words = titled.count === 1 ? "1 title of a page is" : `${titled.count} titles of pages are`;
    notes.push(`${words} left out: docs.json takes them from "title" or "sidebarTitle" in the front matter`);
  }
  const readmes = JSON.stringify(groups).match(/[^"]*\bREADME(?=")/g) ?? [];
  for (const path of readmes) {
    notes.push(
      `${path}.md would not be published under this name: docsjson mv ${path} ${path.replace(/README$/, "index")}`,
    );
  }
  const config = {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: name ?? fallbackName,
    colors: { primary: "#0f766e" },
    navigation: { groups },
    ...(redirects.length > 0 && { redirects: redirects.map(toRedirect) }),
  };
  return { config, notes };
}

const toRedirect = ({ from, to }: ImportedSite["redirects"][number]) => ({
  source: `/${pagePath(from)}`,
  destination: /^[a-z][a-z\d+.-]*:/i.test(to) ? to : `/${pagePath(to)}`,
});

/** Entries as a list of pages: one with others beneath it is a group whose root page it is. */
function pagesOf(entries: readonly ImportedEntry[], titled: { count: number }) {
  const links: ImportedEntry[] = [];
  const pages = entries.flatMap((entry): (string | Group)[] => {
    const { title, path, href, children } = entry;
    if (href !== undefined) links.push(entry);
    if (children.length === 0) {
      if (path !== undefined && title !== undefined) titled.count++;
      return path === undefined ? [] : [path];
    }
    const inner = pagesOf(children, titled);
    links.push(...inner.links);
    if (inner.pages.length === 0) return path === undefined ? [] : [path];
    return [{ group: title ?? path ?? HOME, ...(path !== undefined && { root: path }), pages: inner.pages }];
  });
  return { pages, links };
}

/** A link to a page file as its path: without extension, anchor and escapes. */
export function pagePath(target: string): string {
  const plain = target.replace(/[?#].*$/s, "");
  let decoded = plain;
  try {
    decoded = decodeURI(plain);
  } catch {
    // Not escaped at all.
  }
  return normalizePath(decoded).replace(/(?<=[^/])\.mdx?$/i, "");
}
