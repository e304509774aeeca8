import type { Result } from "../../diagnostic/diagnostic.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import type { DocsTexts, EditedDocs } from "../docs-texts.ts";
import { editDocs } from "../open-docs.ts";
import { renameLinksOfConfig } from "./config-links.ts";
import { pageMentions, withPath } from "./page-mentions.ts";

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
    const paths = new Map([...moves].map(([from, to]) => [normalizePagePath(from), normalizePagePath(to)]));
    for (const { path, written, pointer } of pageMentions(open.config)) {
      const to = paths.get(path);
      const place = to === undefined ? undefined : open.place(pointer);
      if (to !== undefined && place) place.document.replace(place.node, withPath(written, to));
    }
    renameLinksOfConfig(open, paths, options);
    return [];
  });
