import { type ExtensionContext, languages, type TextDocument, workspace } from "vscode";
import { registerCommands } from "./commands.ts";
import { CONFIG_NAMES, configAbove } from "./find-site.ts";
import { LanguageServer } from "./language-server.ts";
import { showStatus } from "./status-bar.ts";

/** Called by the editor when a file opens that a site may have. The server starts once there is a docs.json. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server = new LanguageServer(context);
  const startFor = async (document: TextDocument) => {
    if ((await configAbove(document.uri)) === undefined) return;
    // Where nothing knows MDX, its text would be plain.
    if (document.languageId === "plaintext" && document.uri.path.endsWith(".mdx"))
      await languages.setTextDocumentLanguage(document, "docs-page");
    if (!server.isRunning) await server.start();
  };
  context.subscriptions.push(
    ...registerCommands(server),
    ...showStatus(server),
    workspace.onDidOpenTextDocument((document) => void startFor(document)),
  );
  const found = await workspace.findFiles(`**/{${CONFIG_NAMES.join(",")}}`, "**/node_modules/**", 1);
  if (found.length > 0) await server.start();
  for (const document of workspace.textDocuments) await startFor(document);
}
