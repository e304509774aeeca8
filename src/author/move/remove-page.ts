import type { Result } from "../../diagnostic/diagnostic.ts";
import { hrefMoves } from "../../edit/href-moves.ts";
import { pageMentions } from "../../edit/pages/page-mentions.ts";
import { removePages } from "../../edit/pages/remove-pages.ts";
import { renamePages } from "../../edit/pages/rename-pages.ts";
import { addRedirects } from "../../edit/put-redirects.ts";
import { stringPointer, stringsOf } from "../../navigation/context/config-strings.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../../site/load-site.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { existingPage } from "../page-paths.ts";
import { configChanges, planForSite } from "../plan-for-site.ts";
import type { FileChange } from "../write/file-change.ts";
import type { LeftAlone, Plan } from "../write/plan.ts";
import { movedLinks } from "./moved-links.ts";

export interface RemovePageOptions extends LoadOptions {
  /** The page that takes its place: links and a redirect lead there. */
  readonly redirect?: string | undefined;
}

/**
 * Plans to remove a page: its file, and its entries wherever the navigation names it. With `redirect`, links lead to the
 * other page, and so does a redirect from the old address; without it, the plan leaves the pages that link to it.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param page by path from the docs root
 * @throws {SiteError} if there is no such page
 */
export async function planRemove(
  path: string | undefined,
  page: string,
  { redirect, ...options }: RemovePageOptions = {},
): Promise<Result<Plan>> {
  return planForSite(path, options, async (site, texts) => {
    const old = existingPage(site, page);
    const target = redirect === undefined ? undefined : existingPage(site, redirect);
    if (target === old) throw new SiteError(`${redirect} is the page that goes: lead to another one`);
    const isListed = pageMentions(site.config).some(({ path }) => path === old);
    const removed = isListed ? removePages(texts, [old]) : { ok: true as const, value: { docs: texts } };
    if (!removed.ok) return removed;
    const led = target === undefined ? removed : leadTo(removed.value.docs, old, target, site.place);
    if (!led.ok) return led;
    const { changes, left } = await linkChanges(site, old, target, options.texts);
    return {
      title: `remove ${old}`,
      changes: [...configChanges(texts, led.value.docs), ...changes],
      left: [...(target === undefined ? leftInConfig(site, old) : []), ...left],
    };
  });
}

/** The links of docs.json to a page that goes without another in its place. */
function leftInConfig({ config, file, place }: Site, old: string): LeftAlone[] {
  const moved = hrefMoves(new Map([[old, GONE]]), place);
  return [...stringsOf(config)].flatMap((string) =>
    string.key === "href" && moved(string.value) !== undefined
      ? [{ what: `${file}#${stringPointer(string)}`, reason: `links to ${old}` }]
      : [],
  );
}

/** Links of docs.json and a redirect to the page that takes the place of another. */
function leadTo(docs: Parameters<typeof renamePages>[0], old: string, target: string, place: SitePlace) {
  const renamed = renamePages(docs, new Map([[old, target]]), place);
  const redirect = { source: `/${old}`, destination: `/${target}` };
  return renamed.ok ? addRedirects(renamed.value.docs, [redirect], place) : renamed;
}

/** The file that goes, and the links to it. */
async function linkChanges(site: Site, old: string, target: string | undefined, texts: LoadOptions["texts"]) {
  const changes: FileChange[] = [];
  const left: LeftAlone[] = [];
  for (const { path, file, text, edits } of await movedLinks(site, new Map([[old, target ?? GONE]]), { texts })) {
    if (path === old) changes.push({ kind: "delete", file, ...text });
    else if (edits.length > 0 && target === undefined) left.push({ what: file, reason: `links to ${old}` });
    else if (edits.length > 0) changes.push({ kind: "edit", file, ...text, edits });
  }
  return { changes, left };
}

/** No page has this path. */
const GONE = "\0";
