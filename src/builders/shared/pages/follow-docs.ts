import { type SiteUpdate, type SiteWatcher, watchSite } from "../../../site/watch-site.ts";
import { isShownFile } from "../../../vocabulary/files/site-files.ts";
import { ErrorOverlay, type OverlayServer, overlayOf, overlayOfFailure } from "../../vite/error-overlay.ts";
import { type Docs, type DocsOptions, findingLines, HIDING, type Log, toDocs } from "./read-docs.ts";

/**
 * Follows docs.json and what it names: `show` gets the docs at first and after each change, with the files that changed.
 * While docs.json is broken or gone, the last docs stay, which the browsers of a server are told. What is wrong is in the log.
 *
 * @param server a server that shows docs which were read before; without one, the first reading must give docs
 */
export function followDocs(
  { root, siteUrl: _, onError: __, ...options }: DocsOptions,
  show: (docs: Docs, changed: readonly string[]) => void | Promise<void>,
  { log, server }: { readonly log: Log; readonly server?: OverlayServer },
): SiteWatcher {
  const overlay = server && new ErrorOverlay(server);
  let isShown = server !== undefined;
  const onError = (error: unknown): void => {
    log.error(`[docsjson] ${error}`);
    overlay?.show(overlayOfFailure(error));
  };
  const onChange = async ({ result: { value, diagnostics }, changed }: SiteUpdate): Promise<void> => {
    // Over pages that are shown as they are written, a message would be in the way.
    overlay?.show(value.navigation ? undefined : overlayOf(diagnostics, value));
    if (isShown && !value.navigation) return log.error(findingLines(diagnostics, value.site));
    await show(toDocs(value, diagnostics, false, options), changed);
    isShown = true;
  };
  const watcher = watchSite(root, onChange, { ...HIDING, ...options, alsoFollows: isShownFile, onError });
  if (server) watcher.ready.catch(onError);
  return watcher;
}
