import type { Attribute, Tag } from "./read-tag.ts";
import type { ScannedLink } from "./scanned-page.ts";

/** The attributes that have an address. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "poster", "img"]);

/** Attributes that have an address in some components. */
const SOMETIMES_ADDRESSES: ReadonlySet<string> = new Set(["to", "url", "link"]);

/** Adds the addresses in the attributes of a tag, as far as they are plain strings. */
export function addLinksOfTag(links: ScannedLink[], tag: Tag, anyAddress: boolean): void {
  for (const attribute of tag.attributes) {
    const { name, value, start, end } = attribute;
    if (value === undefined || value === "") continue;
    if (name === "srcSet" || name === "srcset") {
      links.push(...linksOfSet(tag.name, attribute, value));
      continue;
    }
    const isAddress =
      ADDRESSES.has(name) ||
      (anyAddress && SOMETIMES_ADDRESSES.has(name)) ||
      (name === "icon" && /^\.{0,2}\/.*\.\w+$/.test(value)) ||
      (name === "file" && tag.name === "Snippet");
    if (isAddress) links.push({ target: value.trim(), form: "attribute", element: tag.name, field: name, start, end });
  }
}

/** The images of a `srcSet`: `/a.png 1x, /b.png 2x`. */
function linksOfSet(element: string, { name, start }: Attribute, value: string): ScannedLink[] {
  return [...value.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(({ index, 1: target = "" }) => ({
    target,
    form: "attribute",
    element,
    field: name,
    start: start + index,
    end: start + index + target.length,
  }));
}
