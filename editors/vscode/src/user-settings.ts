import { workspace } from "vscode";

/** What the user has set, and nothing that is a default: the file of the project counts before it, and before no default. */
export function userSettings(): Record<string, unknown> {
  const all = workspace.getConfiguration("docsjson");
  // What is traced is between the editor and its client.
  const names = Object.keys(all).filter((name) => typeof all[name] !== "function" && name !== "trace");
  return Object.fromEntries(
    names.flatMap((name) => {
      const { globalValue, workspaceValue, workspaceFolderValue } = all.inspect(name) ?? {};
      const isSet = [globalValue, workspaceValue, workspaceFolderValue].some((value) => value !== undefined);
      return isSet ? [[name, all.get(name)]] : [];
    }),
  );
}
