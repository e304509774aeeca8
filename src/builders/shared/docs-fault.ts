import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { BrokenDocs, findingLines } from "./pages/read-docs.ts";

/** Why docs can't be shown, with the places of all errors. */
export function faultMessage(error: unknown): string {
  if (!(error instanceof BrokenDocs)) return error instanceof Error ? error.message : String(error);
  const errors = error.diagnostics.filter(({ severity }) => severity === "error");
  return findingLines(errors, error.site);
}

const STYLE =
  "position:fixed;inset:0;z-index:9999;margin:0;padding:2rem;overflow:auto;white-space:pre-wrap;color:#fff;background:#181818";

/**
 * The message over the pages of a development server that go on as they were, because docs.json can't be shown. The servers that are
 * Vite have Vite's own.
 */
export const faultHtml = (message: string): string =>
  `<pre role="alert" style="${STYLE}">${escapeMarkup(message)}</pre>`;
