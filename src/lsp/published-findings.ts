import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostic as LspDiagnostic } from "vscode-languageserver-protocol";
import type { Client } from "./feature.ts";
import { diagnosticsOf, toLsp } from "./features/diagnostics.ts";
import { pathOfUri } from "./path-of-uri.ts";
import type { SiteSession } from "./site-session.ts";
import { isWithin, type WorkspaceSettings } from "./workspace.ts";

/** How findings reach the client. */
interface Outlet {
  /** Whether the client asks for the findings of a document, as it does for open ones. */
  readonly isAskedFor: (uri: string) => boolean;
  readonly publish: (uri: string, diagnostics: readonly LspDiagnostic[]) => void;
  /** Tells the client to ask anew. */
  readonly refresh: () => void;
}

/**
 * The findings that the client knows. It is told those of all files of a site, opened or not, whenever they change; it
 * asks for those of open documents itself, if it can. A file in several sites, one below the other, has those of the innermost.
 */
export class PublishedFindings {
  readonly #outlet: Outlet;
  /** What each site says of its documents, by docs root: a site that is lost takes its findings with it. */
  readonly #sites = new Map<string, ReadonlyMap<string, string>>();
  /** What the client was told last, by document, or would have been if it had not asked. */
  readonly #said = new Map<string, string>();

  constructor(outlet: Outlet) {
    this.#outlet = outlet;
  }

  update(session: SiteSession, { config }: WorkspaceSettings, client: Client): void {
    const { view, shown } = session;
    const now = new Map<string, string>();
    if (view)
      for (const file of view.byFile.keys())
        now.set(view.uriOf(file), JSON.stringify(diagnosticsOf(view, file, client)));
    if (view && config && config.diagnostics.length > 0) {
      const uri = pathToFileURL(join(config.folder, config.file)).href;
      now.set(uri, JSON.stringify(config.diagnostics.map((found) => toLsp(found, view))));
    }
    this.#replace(shown, now);
  }

  /** A site is closed: nothing is wrong in it any more. */
  drop(shown: string): void {
    this.#replace(shown, undefined);
  }

  /** A document changes hands: from now on the client asks for its findings, or is told them again. */
  handOver(uri: string, isOpen: boolean): void {
    const text = this.#said.get(uri);
    if (text !== undefined) this.#outlet.publish(uri, isOpen ? [] : JSON.parse(text));
  }

  #replace(shown: string, now: ReadonlyMap<string, string> | undefined): void {
    const before = this.#sites.get(shown);
    if (now) this.#sites.set(shown, now);
    else this.#sites.delete(shown);
    // A site that is new takes over its files from one around it.
    const others = before && now ? [] : [...this.#sites.values()].flatMap((site) => [...site.keys()]);
    let isStale = false;
    for (const uri of new Set([...(before?.keys() ?? []), ...(now?.keys() ?? []), ...others])) {
      const text = this.#ownerOf(uri)?.get(uri) ?? NOTHING;
      if ((this.#said.get(uri) ?? NOTHING) === text) continue;
      if (text === NOTHING) this.#said.delete(uri);
      else this.#said.set(uri, text);
      if (this.#outlet.isAskedFor(uri)) isStale = true;
      else this.#outlet.publish(uri, JSON.parse(text));
    }
    if (isStale) this.#outlet.refresh();
  }

  /** What is said by the innermost site around a document; of a document outside of all, by the one that has it. */
  #ownerOf(uri: string): ReadonlyMap<string, string> | undefined {
    const path = pathOfUri(uri) ?? "";
    const around = [...this.#sites.keys()].filter((shown) => isWithin(path, shown)).sort((a, b) => b.length - a.length);
    const [inner] = around;
    return inner === undefined ? [...this.#sites.values()].find((site) => site.has(uri)) : this.#sites.get(inner);
  }
}

const NOTHING = "[]";
