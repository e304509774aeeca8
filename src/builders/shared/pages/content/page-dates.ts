import { isObject, own } from "../../../../json/json-value.ts";
import { fieldsOfPage } from "../../../../pages/front-matter/front-matter-fields.ts";
import type { RenderablePage, SiteRenderer } from "../../../../render/site-renderer.ts";
import { SiteError } from "../../../../site/config/docs-root.ts";
import { historyOf } from "../../../../site/git/git.ts";
import { languageTag } from "../../../../vocabulary/elements/language-tags.ts";
import { escapeMarkup } from "../../../../vocabulary/files/escape-markup.ts";
import { textIn } from "../../../operation-page/views/text.ts";
import type { RenderFindings } from "../../render-findings.ts";
import { translatorTo } from "../../site-words.ts";
import type { Docs } from "../read-docs.ts";

/** What a page says of its last change. */
interface DateFields {
  readonly timestamp?: unknown;
  readonly lastUpdatedDate?: unknown;
}

/**
 * Reads when page files were last changed, if docs.json (`metadata.timestamp`) or a page (`timestamp`) wants that shown: from
 * `lastUpdatedDate` in front matter, else from git's history. Gives a line below a page as HTML; `""` without a date.
 *
 * @param found is told if the history is not there, or only a part of it
 */
export async function pageDates(
  { site }: Docs,
  renderer: Pick<SiteRenderer, "pages" | "text">,
  found: Pick<RenderFindings, "leaveOutPart">,
): Promise<(page: RenderablePage, language: string | undefined) => string> {
  const metadata = isObject(site.config) ? own(site.config, "metadata") : undefined;
  const onAll = isObject(metadata) && own(metadata, "timestamp") === true;
  const wants = ({ timestamp = onAll }: DateFields): boolean => timestamp === true;
  const asking = renderer.pages.find((page) => {
    const fields = dateFields(renderer.text(page));
    return wants(fields) && fields.lastUpdatedDate === undefined;
  });
  const changes = new Map<string, string>();
  if (asking) {
    try {
      for (const [file, time] of await lastChanges(site.folder)) changes.set(file, time);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      // Without the whole history, the dates would be those of the clone.
      const place = onAll ? { file: "docs.json", pointer: "/metadata/timestamp" } : { file: asking.file, pointer: "" };
      found.leaveOutPart("date of the last change", error.message, place);
    }
  }
  return (page, language = "en") => {
    const fields = dateFields(renderer.text(page));
    const date = new Date(wants(fields) ? String(fields.lastUpdatedDate ?? changes.get(page.file)) : Number.NaN);
    if (Number.isNaN(date.getTime())) return "";
    const shown = date.toLocaleDateString(languageTag(language), { dateStyle: "long", timeZone: "UTC" });
    const time = `<time datetime="${date.toISOString()}">${escapeMarkup(shown)}</time>`;
    return `<p class="docs-updated">${textIn(["$1: $2", ["Last updated"], time], translatorTo(language))}</p>`;
  };
}

/** The fields of front matter about the date. */
const dateFields = (text: string): DateFields => fieldsOfPage(text, /^(timestamp|lastUpdatedDate)[ \t]*:/m);

/** The time of the last commit of each file, by its path from the folder. @throws {SiteError} if the history is not there */
async function lastChanges(folder: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  let time = "";
  const log = await historyOf(folder, ["--name-only", "--format=//%cI"]);
  for (const part of log.split("\0")) {
    // No path begins with slashes.
    const name = part.replace(/^\n/, "");
    if (name.startsWith("//")) time = name.slice(2);
    else if (name !== "" && !changes.has(name)) changes.set(name, time);
  }
  return changes;
}
