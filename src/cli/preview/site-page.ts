import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { type PreviewOptions, renderPreview } from "../../preview/render-preview.ts";
import type { SiteUpdate } from "../../site/watch-site.ts";
import { libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import { readIconPictures } from "./icon-pictures.ts";
import type { RenderPage } from "./preview-server.ts";

type CheckedResult = SiteUpdate["result"];

/** A site as it was when its docs.json could be read. */
interface ReadSite {
  readonly navigation: ResolvedNavigation;
  readonly config: unknown;
}

/** Makes the page of a site, again after each change. */
export class SitePage {
  /** The packages without which some icons are not drawn. */
  missingPackages: ReadonlySet<string> = new Set();
  #last: ReadSite | undefined;

  /** The page. If docs.json can't be read now, it keeps the navigation that it had before. */
  async make({ value: { navigation, site }, diagnostics }: CheckedResult): Promise<RenderPage> {
    if (navigation) this.#last = { navigation, config: site.config };
    const options: PreviewOptions = {};
    if (this.#last) {
      const { navigation: shown, config } = this.#last;
      const { name } = config as { name?: unknown };
      if (typeof name === "string") options.name = name;
      const { pictures, missingPackages } = await readIconPictures(shown, site.folder, libraryOf(config));
      options.icons = pictures;
      this.missingPackages = missingPackages;
      if (!navigation) options.notice = `${site.file} can't be read. This is the navigation from before the change.`;
    }
    const shown = this.#last?.navigation;
    return (paths) => renderPreview(shown, diagnostics, { ...options, ...paths });
  }
}
