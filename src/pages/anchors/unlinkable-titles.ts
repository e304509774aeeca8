import { scanPage } from "../read/scan-page.ts";
import { anchorSlug, cleanAnchor, isDeep } from "./anchor-names.ts";

/** What has a title but no anchor: a step without `titleSize`, a heading of level 5 or 6. */
export type Unlinkable = "step" | "heading";

/** What makes such a title: pages without any of it are not scanned. */
const MAY_HAVE_ANY = /#####|<Step\b/;

/** The titles of a page that look like anchors and are none, as the anchors that they would be. */
export function unlinkableTitles(text: string): Map<string, Unlinkable> {
  const titles = new Map<string, Unlinkable>();
  if (!MAY_HAVE_ANY.test(text)) return titles;
  for (const place of scanPage(text).anchors) {
    const name = cleanAnchor(anchorSlug(place.text));
    if (place.kind === "plain-step") titles.set(name, "step");
    else if (place.kind === "heading" && isDeep(place)) titles.set(name, "heading");
  }
  return titles;
}
