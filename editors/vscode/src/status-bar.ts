import { type Disposable, languages, StatusBarAlignment, window } from "vscode";
import { configAbove } from "./find-site.ts";
import type { LanguageServer, SiteStatus } from "./language-server.ts";

/** How long to wait (ms) for more changes before the server is asked. */
const DELAY = 300;

/** Shows the findings of the active editor's site and, of a page, where the navigation lists it. */
export function showStatus(server: LanguageServer): Disposable[] {
  const item = window.createStatusBarItem("docsjson.status", StatusBarAlignment.Left);
  item.name = "docsjson";
  item.command = "docsjson.showFindings";
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    const uri = window.activeTextEditor?.document.uri;
    const isOfSite = uri !== undefined && server.isRunning && (await configAbove(uri)) !== undefined;
    const status = isOfSite ? await server.run<SiteStatus | null>("docsjson.status", uri).catch(() => null) : null;
    if (!status) return item.hide();
    const { errors, warnings, infos, places, imports, summary } = status;
    const count = errors + warnings + infos;
    const imported =
      imports === undefined ? "" : ` · imported by ${imports === 1 ? "1 page" : `${imports || "no"} pages`}`;
    const place = places === undefined ? imported : ` · ${places[0] ?? "not listed"}`;
    item.text = `$(book) ${count === 1 ? "1 finding" : `${count || "no"} findings`}${place}`;
    item.tooltip = [`docsjson: ${summary}`, ...(places ?? []).map((each) => `listed in ${each}`)].join("\n");
    item.show();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), DELAY);
  };
  soon();
  return [
    item,
    server.onDidStart(soon),
    window.onDidChangeActiveTextEditor(soon),
    languages.onDidChangeDiagnostics(soon),
    { dispose: () => clearTimeout(timer) },
  ];
}
