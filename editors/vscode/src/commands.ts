import { commands, type Disposable, languages, Uri, window, workspace } from "vscode";
import type { Location, Position } from "vscode-languageclient/node";
import { chooseSite, configAbove } from "./find-site.ts";
import type { LanguageServer, SiteStatus } from "./language-server.ts";
import { PagePreview } from "./page-preview.ts";
import { PreviewPanels } from "./preview-panel.ts";

/** The scheme of documents that say what a code means. */
const EXPLANATION = "docsjson-code";

/** The commands of the palette. Each finds out what it is about, and lets the server do it. */
export function registerCommands(server: LanguageServer): Disposable[] {
  const panels = new PreviewPanels(server);
  const pages = new PagePreview(server);
  const register = (name: string, run: (...given: never[]) => Promise<unknown>) =>
    commands.registerCommand(`docsjson.${name}`, (...given: never[]) =>
      run(...given).catch((error: Error) => window.showErrorMessage(`docsjson: ${error.message}`)),
    );
  return [
    register("checkSite", () => check(server)),
    register("showFindings", async () => commands.executeCommand("workbench.actions.view.problems")),
    register("syncNavigation", async () => {
      const site = await chooseSite();
      if (site) tell(await server.run("docsjson.sync", site));
    }),
    register("movePage", (uri?: Uri) => movePage(server, uri ?? window.activeTextEditor?.document.uri)),
    register("openPreview", async () => {
      const site = await chooseSite();
      if (site) await panels.open(site);
    }),
    register("previewPage", () => pages.open()),
    register("explainCode", () => explain(server)),
    // Behind the lens above a page.
    register("showPlaces", (uri: string, at: Position, places: Location[]) => {
      const { asPosition, asLocation } = server.toEditor;
      const found = places.map((place) => asLocation(place));
      return Promise.resolve(
        commands.executeCommand("editor.action.goToLocations", Uri.parse(uri), asPosition(at), found, "goto", ""),
      );
    }),
    workspace.registerTextDocumentContentProvider(EXPLANATION, {
      provideTextDocumentContent: ({ path }) =>
        server.run<string>("docsjson.explain", undefined, { code: path.slice(1).replace(/\.txt$/, "") }),
    }),
  ];
}

const tell = (message: string | null): void => {
  if (message !== null) void window.showInformationMessage(`docsjson: ${message}.`);
};

/** Opens the site, so that all its findings are listed, and says how many there are. */
async function check(server: LanguageServer): Promise<void> {
  const site = await chooseSite();
  if (!site) return;
  const status = await server.run<SiteStatus | null>("docsjson.status", site);
  if (!status) return;
  await commands.executeCommand("workbench.actions.view.problems");
  tell(status.summary.replace(/\.$/, ""));
}

async function movePage(server: LanguageServer, uri: Uri | undefined): Promise<void> {
  const config = uri && (await configAbove(uri));
  if (!uri || !config) {
    void window.showInformationMessage("docsjson: open the page that you want to move, or choose it in the file tree.");
    return;
  }
  const root = config.path.slice(0, config.path.lastIndexOf("/") + 1);
  const from = uri.path.slice(root.length).replace(/\.mdx?$/i, "");
  const to = await window.showInputBox({
    title: `Move ${from}`,
    prompt: "The new path from the docs root; with a slash at the end, the folder that it goes to",
    value: from,
    valueSelection: [from.lastIndexOf("/") + 1, from.length],
  });
  if (to !== undefined && to !== from) tell(await server.run("docsjson.move", uri, { to }));
}

/** Says what a code means: those at the cursor come first. */
async function explain(server: LanguageServer): Promise<void> {
  const all = await server.run<{ code: string; title: string }[]>("docsjson.explain", undefined);
  const here = codesAtCursor();
  const items = all
    .map(({ code, title }) => ({ label: code, description: title }))
    .sort((a, b) => Number(here.has(b.label)) - Number(here.has(a.label)));
  const [only] = here.size === 1 ? items : [];
  const chosen = only ?? (await window.showQuickPick(items, { placeHolder: "Which code?", matchOnDescription: true }));
  if (!chosen) return;
  const document = await workspace.openTextDocument(Uri.from({ scheme: EXPLANATION, path: `/${chosen.label}.txt` }));
  await window.showTextDocument(document, { preview: true });
}

function codesAtCursor(): Set<string> {
  const editor = window.activeTextEditor;
  if (!editor) return new Set();
  const found = languages
    .getDiagnostics(editor.document.uri)
    .filter(({ source, range }) => source === "docsjson" && range.contains(editor.selection.active));
  return new Set(found.map(({ code }) => String(typeof code === "object" ? code.value : code)));
}
