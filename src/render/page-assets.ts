import { hashText } from "../json/hash-text.ts";
import script from "./client/page-client.ts?embed";
import islands from "./islands/island-client.ts?packed";
import operationStyles from "./operation-styles.css?embed";
import styles from "./styles.css?embed";
import { unpack } from "./unpack.ts";

/** The style sheet of rendered pages; the hex colors are the site's in light and in dark mode. */
export const pageStyles = (colors?: { readonly primary: string; readonly light: string }): string => {
  const accents = colors
    ? `:root{--docs-primary:${colors.primary}}:is([data-theme="dark"],.dark){--docs-primary:${colors.light}}`
    : "";
  const sheets = [styles, operationStyles].map(({ text }) => text.replaceAll("<\\/", "</"));
  return `${sheets.join("\n")}\n${accents}`;
};

/** The script of rendered pages. */
export const pageScript: string = script.text;

let runtime: string | undefined;

/** The script that mounts interactive components, for pages that have one. */
export const islandRuntime: { readonly path: string; readonly text: string } = {
  path: `/docs-islands-${hashText(islands.packed).toString(36)}.js`,
  get text() {
    runtime ??= unpack(islands).toString();
    return runtime;
  },
};
