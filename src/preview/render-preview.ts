import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { escapeMarkup } from "../vocabulary/files/escape-markup.ts";
import script from "./app/main.ts?embed";
import { buildPreviewData } from "./build-data.ts";
import styles from "./styles.css?embed";

/** How `renderPreview` makes its page. */
export interface PreviewOptions {
  /** The site's name, for the title. Default: `docs.json`. */
  name?: string;
  /** Path of an event stream; the page loads itself anew at each event. Default: none, the page is a file of its own. */
  updates?: string;
  /**
   * Path that the page sends a finding's place to (`docs.json:3:7`, as the text of a POST), for it to be opened in an
   * editor. Default: none, places are not links.
   */
  editor?: string;
  /** A sentence at the top of the page, such as why it shows an older navigation. */
  notice?: string;
  /**
   * Pictures of icons, as `data:` URLs, by the icon as written: its name, or `library:style:name` of an object.
   * Default: icons are not drawn.
   */
  icons?: ReadonlyMap<string, string>;
}

/**
 * One self-contained HTML page that shows a navigation as a site would, with its diagnostics beside it. Everything that
 * comes from the config reaches the page as JSON and is shown as text; the page's Content-Security-Policy lets nothing
 * run but its own script.
 *
 * @param navigation what `resolveNavigation` gives; without one, as for a file that is not JSON, only the diagnostics
 * are shown
 */
export function renderPreview(
  navigation: ResolvedNavigation | undefined,
  diagnostics: readonly Diagnostic[],
  options: PreviewOptions = {},
): string {
  const name = options.name ?? "docs.json";
  const { updates, editor, notice, icons } = options;
  const data = buildPreviewData(navigation, diagnostics, { name, notice, icons });
  const server = { updates, editor };
  const policy = [
    "default-src 'none'",
    `script-src '${script.hash}'`,
    `style-src '${styles.hash}'`,
    "img-src data:",
    ...(updates === undefined && editor === undefined ? [] : ["connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(name)} · navigation preview</title>
<style>${styles.text}</style>
</head>
<body${Object.entries(server)
    .map(([key, path]) => (path === undefined ? "" : ` data-${key}="${escapeMarkup(path)}"`))
    .join("")}>
<noscript>This preview draws the navigation with a script of its own. Turn scripts on to see it.</noscript>
<div id="app"></div>
<script type="application/json" id="data">${escapeJson(data)}</script>
<script>${script.text}</script>
</body>
</html>
`;
}

/** JSON that cannot end the script element around it, nor open a comment in it. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replace(/</g, "\\u003c");
