import { type Disposable, languages, type Uri, ViewColumn, type WebviewPanel, window, workspace } from "vscode";
import type { LanguageServer } from "./language-server.ts";

/** How long to wait (ms) for more changes before the page is drawn anew. */
const DELAY = 500;

/** The navigation of a site beside the editor, drawn anew when its findings or files change. One panel a site. */
export class PreviewPanels {
  readonly #server: LanguageServer;
  readonly #panels = new Map<string, WebviewPanel>();

  constructor(server: LanguageServer) {
    this.#server = server;
  }

  async open(config: Uri): Promise<void> {
    const key = config.toString();
    const known = this.#panels.get(key);
    if (known) return known.reveal();
    const title = `Navigation: ${workspace.asRelativePath(config)}`;
    const panel = window.createWebviewPanel("docsjson.preview", title, ViewColumn.Beside, {
      enableScripts: true,
      localResourceRoots: [],
      retainContextWhenHidden: true,
    });
    this.#panels.set(key, panel);
    const listening = this.#follow(() => this.#draw(panel, config));
    panel.onDidDispose(() => {
      this.#panels.delete(key);
      for (const each of listening) each.dispose();
    });
    await this.#draw(panel, config);
  }

  async #draw(panel: WebviewPanel, config: Uri): Promise<void> {
    const html = await this.#server.run<string | null>("docsjson.preview", config);
    if (html !== null && this.#panels.get(config.toString()) === panel && panel.webview.html !== html)
      panel.webview.html = html;
  }

  #follow(draw: () => Promise<void>): Disposable[] {
    let timer: NodeJS.Timeout | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), DELAY);
    };
    return [
      languages.onDidChangeDiagnostics(soon),
      workspace.onDidChangeTextDocument(soon),
      { dispose: () => clearTimeout(timer) },
    ];
  }
}
