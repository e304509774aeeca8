import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostic as LspDiagnostic } from "vscode-languageserver-protocol";
import { diagnosticsOf, toLsp } from "./features/diagnostics.ts";
import type { SiteSession } from "./site-session.ts";
import type { SiteSettings } from "./workspace.ts";

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
 * asks for those of open documents itself, if it can.
 */
export class PublishedFindings {
  readonly #outlet: Outlet;
  /** What was said of each document, by session: a site that is lost takes its findings with it. */
  readonly #said = new Map<string, Map<string, string>>();

  constructor(outlet: Outlet) {
    this.#outlet = outlet;
  }

  update(session: SiteSession, { config }: SiteSettings): void {
    const { view, shown } = session;
    const now = new Map<string, readonly LspDiagnostic[]>();
    if (view) for (const file of view.byFile.keys()) now.set(view.uriOf(file), diagnosticsOf(view, file));
    if (view && config && config.diagnostics.length > 0) {
      const uri = pathToFileURL(join(config.folder, config.file)).href;
      now.set(
        uri,
        config.diagnostics.map((found) => toLsp(found, view)),
      );
    }
    const before = this.#said.get(shown) ?? new Map<string, string>();
    const said = new Map<string, string>();
    let isStale = false;
    for (const uri of new Set([...before.keys(), ...now.keys()])) {
      const diagnostics = now.get(uri) ?? [];
      const text = JSON.stringify(diagnostics);
      if (diagnostics.length > 0) said.set(uri, text);
      if ((before.get(uri) ?? "[]") === text) continue;
      if (this.#outlet.isAskedFor(uri)) isStale = true;
      else this.#outlet.publish(uri, diagnostics);
    }
    this.#said.set(shown, said);
    if (isStale) this.#outlet.refresh();
  }

  /** A document changes hands: from now on the client asks for its findings, or is told them again. */
  handOver(uri: string, isOpen: boolean): void {
    for (const said of this.#said.values()) {
      const text = said.get(uri);
      if (text !== undefined) this.#outlet.publish(uri, isOpen ? [] : JSON.parse(text));
    }
  }
}
