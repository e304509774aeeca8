import { hashText } from "../json/hash-text.ts";
import script from "./client.ts?embed";
import islands from "./islands/island-client.ts?embed";
import { isHexColor } from "./look/hex-color.ts";
import operationStyles from "./operation-styles.css?embed";
import styles from "./styles.css?embed";

/** The style sheet of rendered pages; `primary` is the site's color. */
export const pageStyles = ({ primary, light = primary }: { primary?: string; light?: string }): string => {
  const accents = isHexColor(primary)
    ? `:root{--docs-primary:${primary}}:is([data-theme="dark"],.dark){--docs-primary:${isHexColor(light) ? light : primary}}`
    : "";
  const sheets = [styles, operationStyles].map(({ text }) => text.replaceAll("<\\/", "</"));
  return `${sheets.join("\n")}\n${accents}`;
};

/** The script of rendered pages. */
export const pageScript: string = script.text;

/** The script that mounts interactive components, for pages that have one. */
export const islandRuntime: { readonly path: string; readonly text: string } = {
  path: `/docs-islands-${hashText(islands.text).toString(36)}.js`,
  text: islands.text,
};
