import {
  type Disposable,
  Selection,
  type TextDocument,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from "vscode";
import { configAbove } from "./find-site.ts";
import type { LanguageServer } from "./language-server.ts";

/** How long to wait (ms) for the next keystroke before the page is drawn anew. */
const DELAY = 250;

/** What `docsjson.previewPage` answers. */
interface Rendered {
  readonly html: string;
  readonly title: string;
}

/** What the page says when it is clicked: a link, or the line of a heading. */
interface Clicked {
  readonly open?: string;
  readonly line?: number;
}

/** The open page as readers will see it, beside the editor. It follows the active page and its cursor. */
export class PagePreview {
  readonly #server: LanguageServer;
  #panel: WebviewPanel | undefined;
  #shown: TextDocument | undefined;

  constructor(server: LanguageServer) {
    this.#server = server;
  }

  async open(): Promise<void> {
    const document = window.activeTextEditor?.document;
    const config = document && (await configAbove(document.uri));
    if (!document || !config) return void window.showInformationMessage("docsjson: open a page of a site first.");
    if (!this.#panel) this.#start(Uri.joinPath(config, ".."));
    this.#panel?.reveal(ViewColumn.Beside, true);
    await this.#draw(document);
  }

  #start(folder: Uri): void {
    const panel = window.createWebviewPanel(
      "docsjson.page",
      "Page",
      { viewColumn: ViewColumn.Beside, preserveFocus: true },
      {
        enableScripts: true,
        localResourceRoots: [folder],
      },
    );
    let timer: NodeJS.Timeout | undefined;
    const soon = (document: TextDocument) => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.#draw(document), DELAY);
    };
    const listening: Disposable[] = [
      workspace.onDidChangeTextDocument(({ document }) => {
        // Snippets that it shows change it, too.
        if (this.#shown && /\.(?:mdx?|jsx|json)$/.test(document.uri.path)) soon(this.#shown);
      }),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor && /\.mdx?$/.test(editor.document.uri.path)) soon(editor.document);
      }),
      window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
        if (textEditor.document === this.#shown)
          void panel.webview.postMessage({ line: selections[0]?.active.line ?? 0 });
      }),
      panel.webview.onDidReceiveMessage((clicked: Clicked) => void this.#follow(clicked)),
    ];
    panel.onDidDispose(() => {
      clearTimeout(timer);
      for (const each of listening) each.dispose();
      this.#panel = undefined;
      this.#shown = undefined;
    });
    this.#panel = panel;
  }

  async #draw(document: TextDocument): Promise<void> {
    const panel = this.#panel;
    const config = await configAbove(document.uri);
    if (!panel || !config) return;
    const assets = panel.webview.asWebviewUri(Uri.joinPath(config, "..")).toString();
    const rendered = await this.#server.run<Rendered | null>("docsjson.previewPage", document.uri, { assets });
    if (!rendered || this.#panel !== panel) return;
    this.#shown = document;
    panel.title = `Preview ${rendered.title}`;
    panel.webview.html = rendered.html;
    const line = window.visibleTextEditors.find((editor) => editor.document === document)?.selection.active.line;
    if (line !== undefined) setTimeout(() => void panel.webview.postMessage({ line }), DELAY);
  }

  /** Opens the file that a link leads to, or shows the heading that was clicked in the text. */
  async #follow({ open, line }: Clicked): Promise<void> {
    if (open !== undefined) {
      const uri = Uri.parse(open).with({ fragment: "" });
      if (uri.scheme !== "file") return;
      await window.showTextDocument(uri, { viewColumn: ViewColumn.One });
    } else if (line !== undefined && this.#shown) {
      const editor = await window.showTextDocument(this.#shown, { viewColumn: ViewColumn.One });
      editor.selection = new Selection(line, 0, line, 0);
      editor.revealRange(editor.selection);
    }
  }
}
