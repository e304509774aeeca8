import { posix } from "node:path";
import { type Uri, window, workspace } from "vscode";

/** The names of files that make their folder a site. */
export const CONFIG_NAMES: readonly string[] = ["docs.json", "holocron.jsonc"];

/** The nearest docs.json above a file, or the file itself; `undefined` for a file of no site. */
export async function configAbove(uri: Uri): Promise<Uri | undefined> {
  if (uri.scheme !== "file") return undefined;
  for (let folder = posix.dirname(uri.path); ; folder = posix.dirname(folder)) {
    for (const name of CONFIG_NAMES) {
      const config = uri.with({ path: posix.join(folder, name) });
      if (await isThere(config)) return config;
    }
    if (folder === posix.dirname(folder)) return undefined;
  }
}

const isThere = (uri: Uri): Promise<boolean> =>
  Promise.resolve(workspace.fs.stat(uri)).then(
    () => true,
    () => false,
  );

/** The site of the active editor, else the only one of the workspace, else the one that the user chooses. */
export async function chooseSite(): Promise<Uri | undefined> {
  const active = window.activeTextEditor?.document.uri;
  const own = active && (await configAbove(active));
  if (own) return own;
  const found = await workspace.findFiles(`**/{${CONFIG_NAMES.join(",")}}`, "**/node_modules/**");
  if (found.length === 0) {
    void window.showInformationMessage("docsjson: the workspace has no docs.json.");
    return undefined;
  }
  if (found.length === 1) return found[0];
  const items = found.map((uri) => ({ label: workspace.asRelativePath(uri), uri }));
  return (await window.showQuickPick(items, { placeHolder: "Which site?" }))?.uri;
}
