import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import type { PageUpdate } from "../../../render/finish/updates.ts";
import type { RenderablePage } from "../../../render/site-renderer.ts";
import { baseOfPaths, encodeHref, folderHref } from "../../../vocabulary/addresses/address.ts";
import { languageTag } from "../../../vocabulary/elements/language-tags.ts";
import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import type { SiteFile } from "../pages/published-files.ts";
import type { Docs } from "../pages/read-docs.ts";
import type { RenderFindings } from "../render-findings.ts";
import { wholeAddress } from "./page-head.ts";
import type { SiteTag } from "./site-extras.ts";

/** The feed of a page: the tag and the link that lead to it, and what writes it. */
interface FeedOfPage {
  readonly head: readonly SiteTag[];
  /** HTML. */
  readonly link: string;
  readonly write: (updates: readonly PageUpdate[]) => void;
}

interface AboutPage {
  readonly address: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** As docs.json has it (default: English). */
  readonly language?: string | undefined;
}

interface FeedsAt {
  readonly base: string;
  readonly hrefOf: (address: string) => string;
  readonly origin?: string | undefined;
}

/** The feeds of pages with `rss` in their front matter, at the address of the page and `/rss.xml`. */
export class PageFeeds {
  /** The feeds of the pages that were rendered so far. */
  readonly files = new Map<string, SiteFile>();
  readonly #docs: Docs;
  readonly #at: FeedsAt;
  readonly #found: RenderFindings;

  constructor(docs: Docs, at: FeedsAt, found: RenderFindings) {
    this.#docs = docs;
    this.#at = at;
    this.#found = found;
  }

  /** The feed of a page; `undefined` for a page without one. */
  of(
    { path, file }: RenderablePage,
    { address, title, description, language = "en" }: AboutPage,
    text: string,
  ): FeedOfPage | undefined {
    if (fieldsOfPage(text, /^["']?rss/m).rss !== true) return undefined;
    const { base, hrefOf, origin } = this.#at;
    const place = `${folderHref(`/${path}`).replace(/\/$/, "")}/rss.xml`;
    const href = baseOfPaths(base) + encodeHref(place);
    const urlOf = (to: string): string => wholeAddress(to, origin);
    const { name } = this.#docs.settings;
    const about = {
      title: [title, name].filter(Boolean).join(" | "),
      description: description ?? title,
      language: languageTag(language),
      url: urlOf(hrefOf(address)),
      urlOf,
    };
    const leave = (reason: string): void => {
      this.#found.add(file, { unrendered: [{ name: "rss", reason, file, line: undefined }], faults: [] });
    };
    return {
      head: [{ tag: "link", attrs: { rel: "alternate", type: "application/rss+xml", title: about.title, href } }],
      link: `<a class="docs-feed" href="${escapeMarkup(href)}">RSS</a>`,
      write: (updates) => {
        if (updates.length === 0) leave("the page has no updates");
        else if (origin === undefined) leave("without the address of the site, the links of the feed are not whole");
        this.files.set(place, { path: place, text: pageFeed(about, updates) });
      },
    };
  }
}

/** A page with updates, and the site that it is on. */
interface FeedPage {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Whole addresses: of the page, and of an address of the site. */
  readonly url: string;
  readonly urlOf: (address: string) => string;
}

/** The updates of a page as RSS 2.0. */
function pageFeed({ title, description, language, url, urlOf }: FeedPage, updates: readonly PageUpdate[]): string {
  const items = updates.map((update) => {
    const address = update.id === undefined ? url : `${url}#${encodeURIComponent(update.id)}`;
    const date = dateIn(update.title) ?? dateIn(update.note);
    const html = update.html.replace(/ (href|src)="(\/[^"]*)"/g, (_, name, to) => ` ${name}="${urlOf(to)}"`);
    return [
      "<item>",
      tag("title", update.title),
      tag("link", address),
      tag("guid", address),
      ...(date === undefined ? [] : [tag("pubDate", date.toUTCString())]),
      tag("description", update.description ?? (update.note || update.title)),
      tag("content:encoded", html),
      "</item>",
    ].join("\n");
  });
  const about = [tag("title", title), tag("link", url), tag("description", description), tag("language", language)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${[...about, ...items].join("\n")}
</channel>
</rss>
`;
}

/** An element of text, without characters that XML does not know. */
const tag = (name: string, text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are meant
  `<${name}>${escapeMarkup(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, ""))}</${name}>`;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The day that a text names, in numbers (`2026-03-04`) or in English: `March 4, 2026`, `4 Mar 2026`, `March 2026`. */
function dateIn(text: string): Date | undefined {
  const [, year, month, day] = /\b(\d{4})-(\d\d)-(\d\d)\b/.exec(text) ?? [];
  if (year !== undefined) return validDate(Number(year), Number(month) - 1, Number(day));
  const named =
    /(?:\b(\d{1,2})(?:st|nd|rd|th)?\s+)?\b([a-z]{3})[a-z]*\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(\d{4})\b/i.exec(
      text,
    );
  const index = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? "");
  return index < 0 ? undefined : validDate(Number(named?.[4]), index, Number(named?.[1] ?? named?.[3] ?? 1));
}

function validDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : undefined;
}
