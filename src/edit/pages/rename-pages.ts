import type { Result } from "../../diagnostic/diagnostic.ts";
import { isObject, pointerOf } from "../../json/json-value.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { expectArgument, isText } from "../call-faults.ts";
import { hrefMoves } from "../href-moves.ts";
import { type DocsTexts, type EditedDocs, editDocs, type OpenDocs } from "../open-docs.ts";
import { pageMentions, withPath } from "./page-mentions.ts";

/** Gives the `href`s of a config that lead to moved pages their new addresses. Redirects have other fields, and stay. */
function renameLinksOfConfig(open: OpenDocs, moves: ReadonlyMap<string, string>, site: SitePlace): void {
  const moved = hrefMoves(moves, site);
  const pending: { value: unknown; pointer: string }[] = [{ value: open.config, pointer: "" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer } = next;
    if (typeof value !== "object" || value === null) continue;
    const href = isObject(value) && Object.hasOwn(value, "href") ? value.href : undefined;
    const to = typeof href === "string" ? moved(href) : undefined;
    const place = to === undefined ? undefined : open.place(`${pointer}/href`);
    if (place) place.document.replace(place.node, to);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object") pending.push({ value: child, pointer: pointer + pointerOf([key]) });
    }
  }
}

/**
 * Changes the paths of pages wherever docs.json names them: as entries, as `root`, and as the `href` of links. A path
 * that is named nowhere changes nothing. Codes: `config/syntax`.
 *
 * @param moves old path to new path
 * @example renamePages(text, new Map([["intro", "guides/intro"]]))
 */
export const renamePages = (
  docs: string | DocsTexts,
  moves: ReadonlyMap<string, string>,
  options: Pick<SitePlace, "basePath"> = {},
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const isFit = moves instanceof Map && [...moves].flat().every(isText);
    expectArgument(isFit, "the moves must be a Map of old paths to new ones");
    const paths = new Map([...moves].map(([from, to]) => [normalizePagePath(from), normalizePagePath(to)]));
    for (const { path, written, pointer } of pageMentions(open.config)) {
      const to = paths.get(path);
      const place = to === undefined ? undefined : open.place(pointer);
      if (to !== undefined && place) place.document.replace(place.node, withPath(written, to));
    }
    renameLinksOfConfig(open, paths, options);
    return [];
  });
