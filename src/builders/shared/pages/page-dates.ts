import { isObject, own } from "../../../json/json-value.ts";
import { frontMatterEnd } from "../../../pages/front-matter/front-matter-end.ts";
import { frontMatterFields } from "../../../pages/front-matter/front-matter-fields.ts";
import type { RenderablePage } from "../../../render/site-renderer.ts";
import { historyOf, NoHistory } from "../../../site/git.ts";
import { languageTag } from "../../../vocabulary/elements/language-tags.ts";
import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import { languageOf } from "../../model/languages.ts";
import { themeWords } from "../theme-words.ts";
import type { Docs } from "./read-docs.ts";

/** What a page says of its last change. */
interface DateFields {
  readonly timestamp?: unknown;
  readonly lastUpdatedDate?: unknown;
}

/**
 * Reads when page files were last changed, if docs.json (`metadata.timestamp`) or a page (`timestamp`) wants that shown: from
 * `lastUpdatedDate` in front matter, else from git's history. Gives a line below a page as HTML; `""` without a date.
 *
 * @throws {SiteError} if the repository has only a part of its history: the dates would be those of the clone
 */
export async function pageDates(
  { site }: Docs,
  pages: readonly RenderablePage[],
  textOf: (page: RenderablePage) => string,
): Promise<(page: RenderablePage) => string> {
  const metadata = isObject(site.config) ? own(site.config, "metadata") : undefined;
  const onAll = isObject(metadata) && own(metadata, "timestamp") === true;
  const wants = ({ timestamp = onAll }: DateFields): boolean => timestamp === true;
  if (!pages.some((page) => wants(dateFields(textOf(page))))) return () => "";
  const changes = await lastChanges(site.folder);
  return (page) => {
    const fields = dateFields(textOf(page));
    const date = new Date(wants(fields) ? String(fields.lastUpdatedDate ?? changes.get(page.file)) : Number.NaN);
    if (Number.isNaN(date.getTime())) return "";
    const language = (page.node && languageOf(page.node)?.title) ?? "en";
    const shown = date.toLocaleDateString(languageTag(language), { dateStyle: "long", timeZone: "UTC" });
    const words = `${themeWords(language)?.updated ?? "Last updated"}: `;
    return `<p class="docs-updated">${escapeMarkup(words)}<time datetime="${date.toISOString()}">${escapeMarkup(shown)}</time></p>`;
  };
}

/** The fields of front matter about the date; its YAML is read only if it has one of them. */
function dateFields(text: string): DateFields {
  const end = frontMatterEnd(text);
  const head = typeof end === "number" ? text.slice(0, end) : "";
  return (/^(timestamp|lastUpdatedDate)[ \t]*:/m.test(head) ? frontMatterFields(head) : undefined) ?? {};
}

/** The time of the last commit of each file, by its path from the folder. */
async function lastChanges(folder: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  let time = "";
  const log = await historyOf(folder, ["--name-only", "--format=//%cI"]).catch((error: unknown) => {
    if (error instanceof NoHistory) return "";
    throw error;
  });
  for (const part of log.split("\0")) {
    // No path begins with slashes.
    const name = part.replace(/^\n/, "");
    if (name.startsWith("//")) time = name.slice(2);
    else if (name !== "" && !changes.has(name)) changes.set(name, time);
  }
  return changes;
}
