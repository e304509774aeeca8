import type { Place } from "../diagnostic/finding.ts";
import { keysTo, stringPointer, stringsOf } from "../navigation/context/config-strings.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import { scanPage } from "./read/scan-page.ts";
import type { ScannedLink } from "./read/scanned-page.ts";

/** A link of docs.json or of a spec, and where it is. */
export interface PlacedLink {
  readonly link: ScannedLink;
  readonly place: () => Place;
}

/** The links of docs.json within the site: `href`, the paths of entries of `contextual`, and Markdown in banners. */
export function configLinks(config: unknown): PlacedLink[] {
  const links: PlacedLink[] = [];
  for (const found of stringsOf(config)) {
    const { key, value } = found;
    const place = () => ({ pointer: stringPointer(found) });
    const leads = key === "href" || (key === "base" && keysTo(found).includes("contextual"));
    if (leads && value.trim() !== "" && !leavesSite(value)) {
      const link: ScannedLink = { target: value, form: "attribute", field: "href", start: 0, end: 0 };
      links.push({ link, place });
    } else if (key === "content" && keysTo(found).includes("banner")) {
      for (const link of scanPage(value).links) if (!leavesSite(link.target)) links.push({ link, place });
    }
  }
  return links;
}
