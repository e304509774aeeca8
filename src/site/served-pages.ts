import type { PagesToJudge } from "../pages/judged-site.ts";
import { servedFile } from "../vocabulary/files/site-files.ts";
import { FilesInRoot } from "./files-in-root.ts";
import { type PageTexts, pageTexts } from "./pages/page-texts.ts";
import type { Site } from "./site.ts";

/**
 * The pages of a site as they are judged: those of other repositories as files below the paths where these are published.
 * Places in them name the files that are there.
 */
export function servedPages(
  site: Site,
  texts?: ReadonlyMap<string, string>,
): Pick<PagesToJudge, "pages" | "mounts"> & PageTexts {
  const { folder, pages, sources } = site;
  if (!sources) return { pages, ...pageTexts(folder, texts) };
  const files = new FilesInRoot(site);
  const written = new Map<string, string>();
  const served = new Map(
    [...pages].map(([path, page]) => {
      if (!page.file?.startsWith("../")) return [path, page];
      const file = servedFile(path, page.file);
      written.set(file, page.file);
      return [path, { ...page, file }];
    }),
  );
  const { placeIn } = pageTexts(folder, texts);
  return {
    pages: served,
    mounts: files.mounts,
    textOf: (file) => texts?.get(file) ?? files.text(file),
    placeIn: (file, span) => placeIn(written.get(file) ?? file, span),
  };
}
