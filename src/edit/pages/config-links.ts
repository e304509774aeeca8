import { isObject } from "../../json/json-value.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { hrefMoves } from "../href-moves.ts";
import type { OpenDocs } from "../open-docs.ts";

/** Gives the `href`s of a config that lead to moved pages their new addresses. Redirects have other fields, and stay. */
export function renameLinksOfConfig(open: OpenDocs, moves: ReadonlyMap<string, string>, site: SitePlace): void {
  const moved = hrefMoves(moves, site);
  const pending: { value: unknown; pointer: string }[] = [{ value: open.config, pointer: "" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, pointer } = next;
    if (typeof value !== "object" || value === null) continue;
    const href = isObject(value) && Object.hasOwn(value, "href") ? value.href : undefined;
    const to = typeof href === "string" ? moved(href) : undefined;
    const place = to === undefined ? undefined : open.place(`${pointer}/href`);
    if (place) place.document.replace(place.node, to);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object") pending.push({ value: child, pointer: pointer + pointerOf([key]) });
    }
  }
}
