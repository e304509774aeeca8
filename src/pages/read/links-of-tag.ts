import type { Attribute, Tag } from "./read-tag.ts";
import type { ScannedLink } from "./scanned-page.ts";

/** The attributes that have an address. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "poster", "img"]);

/** Attributes that have an address in some components. */
const SOMETIMES_ADDRESSES: ReadonlySet<string> = new Set(["to", "url", "link"]);

/** The addresses in the attributes of a tag, as far as they are plain strings. */
export function linksOfTag(tag: Tag, anyAddress: boolean): ScannedLink[] {
  if (tag.attributes.length === 0) return [];
  return tag.attributes.flatMap((attribute) => {
    const { name, value, start, end } = attribute;
    if (value === undefined || value === "") return [];
    if (name === "srcSet" || name === "srcset") return linksOfSet(tag.name, attribute, value);
    const isAddress =
      ADDRESSES.has(name) ||
      (anyAddress && SOMETIMES_ADDRESSES.has(name)) ||
      (name === "icon" && /^\.{0,2}\/.*\.\w+$/.test(value)) ||
      (name === "file" && tag.name === "Snippet");
    return isAddress ? [{ target: value.trim(), form: "attribute", element: tag.name, field: name, start, end }] : [];
  });
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
