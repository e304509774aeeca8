import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** A link or asset of a built site that leads to no file. */
export interface DeadLink {
  /** The page that holds it: `/guides/intro`. */
  readonly page: string;
  /** As it is written there. */
  readonly link: string;
}

export interface CrawledSite {
  /** Addresses of all HTML files, sorted. */
  readonly pages: readonly string[];
  /** How many different links inside the site were followed. */
  readonly links: number;
  readonly dead: readonly DeadLink[];
}

const REFERENCE =
  /<(?:a|link|script|img|source|iframe|meta)\b[^>]*?\s(?:href|src|content)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const REFRESH = /^\s*\d+\s*;\s*url=(.*)$/is;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&#38;": "&", "&quot;": '"', "&#39;": "'" };

/**
 * Follows every link and asset of the HTML files in a folder, as a static host serves them: `/a` is `a`, `a.html` or
 * `a/index.html`. Links to other sites are left out.
 */
export function crawl(folder: string, { base = "/" }: { base?: string } = {}): CrawledSite {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => `/${path.replaceAll("\\", "/")}`)
      .filter((path) => statSync(join(folder, path)).isFile()),
  );
  const html = [...files].filter((path) => path.endsWith(".html")).sort();
  const dead: DeadLink[] = [];
  const followed = new Map<string, boolean>();
  for (const file of html) {
    const seen = new Set<string>();
    for (const link of linksIn(readFileSync(join(folder, file), "utf8"))) {
      if (seen.has(link)) continue;
      seen.add(link);
      const target = targetOf(link, addressOf(file), base);
      if (target === undefined) continue;
      const alive = followed.get(target) ?? isServed(files, target);
      followed.set(target, alive);
      if (!alive) dead.push({ page: addressOf(file), link });
    }
  }
  return { pages: html.map(addressOf), links: followed.size, dead };
}

const addressOf = (file: string): string => file.replace(/(?<=\/)index\.html$|\.html$/, "");

function* linksIn(html: string): Generator<string> {
  const text = html.replace(
    /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>|<(style|noscript|template)\b[\s\S]*?<\/\2>/gi,
    "$1",
  );
  for (const [element, quoted = ""] of text.matchAll(REFERENCE)) {
    const value = quoted
      .replace(/^(["'])(.*)\1$/s, "$2")
      .replace(/&(amp|#38|quot|#39);/g, (entity) => ENTITIES[entity] ?? "");
    if (/^<link\b[^>]*\brel=["']?(preconnect|dns-prefetch)/i.test(element)) continue;
    if (!/^<meta/i.test(element)) yield value;
    else if (/http-equiv=["']?refresh/i.test(element)) yield (REFRESH.exec(value)?.[1] ?? "").trim();
  }
}

/** The path in the folder that a link leads to; `undefined` where it leads out of the site or nowhere else. */
function targetOf(link: string, page: string, base: string): string | undefined {
  if (link === "" || link.startsWith("#") || /^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return undefined;
  const path = link.replace(/[?#].*$/s, "");
  if (path === "") return undefined;
  const absolute = path.startsWith("/") ? path : posix.join(page.endsWith("/") ? page : posix.dirname(page), path);
  const inSite = absolute.startsWith(base) ? `/${absolute.slice(base.length)}` : absolute;
  return posix.normalize(decode(inSite));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isServed = (files: ReadonlySet<string>, path: string): boolean =>
  [path, `${path}.html`, `${path.replace(/\/$/, "")}.html`, posix.join(path, "index.html")].some((name) =>
    files.has(name),
  );
