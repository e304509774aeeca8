import { keysTo, pointerTo, stringsOf } from "../navigation/context/config-strings.ts";
import { leavesSite } from "../vocabulary/url.ts";
import { scanPage } from "./read/scan-page.ts";
import type { ScannedLink } from "./read/scanned-page.ts";

/** A link of docs.json and where it is. */
export interface ConfigLink {
  readonly link: ScannedLink;
  readonly pointer: string;
}

/** The links of docs.json within the site: `href` anywhere but in redirects, and Markdown in banners. */
export function configLinks(config: unknown): ConfigLink[] {
  const links: ConfigLink[] = [];
  for (const found of stringsOf(config)) {
    const { key, value } = found;
    if (key === "href" && value.trim() !== "" && !leavesSite(value)) {
      const link: ScannedLink = { target: value, form: "attribute", field: "href", start: 0, end: 0 };
      links.push({ link, pointer: pointerTo(found) });
    } else if (key === "content" && keysTo(found).includes("banner")) {
      for (const link of scanPage(value).links)
        if (!leavesSite(link.target)) links.push({ link, pointer: pointerTo(found) });
    }
  }
  return links;
}
