import { type SiteUpdate, type SiteWatcher, watchSite } from "../../../site/watch-site.ts";
import { isShownFile } from "../../../vocabulary/files/site-files.ts";
import { ErrorOverlay, type OverlayServer, overlayOf, overlayOfFailure } from "../../vite/error-overlay.ts";
import { faultMessage } from "../docs-fault.ts";
import { BrokenDocs, type Docs, type DocsOptions, HIDING, type Log, toDocs } from "./read-docs.ts";
import type { ToldFindings } from "./told-findings.ts";

/** Where it is said what is wrong with docs that are followed. */
interface FaultPlaces {
  readonly log: Log;
  readonly told: ToldFindings;
  /** A server that shows docs which were read before; without one, the first reading must give docs. */
  readonly server?: OverlayServer | undefined;
  /** Shows a message over the pages until other docs are shown, where the server has no overlay. */
  readonly showFault?: ((message: string) => Promise<void>) | undefined;
}

/**
 * Follows docs.json and what it names: `show` gets the docs at first and after each change, with the files that changed.
 * While docs.json is broken or gone, the last docs stay, which browsers are told. What is wrong is in the log.
 */
export function followDocs(
  { root, siteUrl: _, onError: __, ...options }: DocsOptions,
  show: (docs: Docs, changed: readonly string[]) => void | Promise<void>,
  { log, told, server, showFault }: FaultPlaces,
): SiteWatcher {
  const overlay = server && new ErrorOverlay(server);
  let isShown = server !== undefined;
  const onError = (error: unknown): void | Promise<void> => {
    log.error(`[docsjson] ${error}`);
    overlay?.show(overlayOfFailure(error));
    return isShown ? showFault?.(faultMessage(error)) : undefined;
  };
  const onChange = async ({ result: { value, diagnostics }, changed }: SiteUpdate): Promise<void> => {
    const { site, navigation } = value;
    // Over pages that are shown as they are written, a message would be in the way.
    overlay?.show(navigation ? undefined : overlayOf(diagnostics, value));
    if (!navigation) told.tellFault(diagnostics, site, log);
    if (isShown && !navigation) return showFault?.(faultMessage(new BrokenDocs(site, diagnostics)));
    await show(toDocs(value, diagnostics, false, options), changed);
    isShown = true;
  };
  const watcher = watchSite(root, onChange, { ...HIDING, ...options, alsoFollows: isShownFile, onError });
  if (server) watcher.ready.catch(onError);
  return watcher;
}
