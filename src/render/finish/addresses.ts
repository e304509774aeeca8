import type { Element, Root } from "hast";

/** Where an address in a page leads on the built site. */
export type AddressIn = (address: string, kind: "link" | "file") => string;

/** The properties that are addresses, by element; any other element has `href` and `src`. */
const FILES = ["src", "poster"] as const;

/** Puts the addresses of the built site in the place of those that a page was written with. */
export function settleAddressesIn(root: Root, addressIn: AddressIn): void {
  const waiting: Element[] = root.children.filter((node): node is Element => node.type === "element");
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { properties } = node;
    if (typeof properties.href === "string") properties.href = addressIn(properties.href, "link");
    for (const name of FILES) {
      const value = properties[name];
      if (typeof value === "string") properties[name] = addressIn(value, "file");
    }
    if (typeof properties.style === "string") properties.style = settleStyle(properties.style, addressIn);
    const { srcSet } = properties;
    const set = Array.isArray(srcSet) ? srcSet.join(", ") : srcSet;
    if (typeof set === "string") properties.srcSet = settleSet(set, addressIn);
    waiting.push(...node.children.filter((child): child is Element => child.type === "element"));
  }
}

/** `background: url("/a.png")` */
const settleStyle = (style: string, addressIn: AddressIn): string =>
  style.replace(/\burl\((["']?)([^"'()]*)\1\)/gi, (_, quote: string, address: string) => {
    const settled = addressIn(address.trim(), "file");
    return `url(${quote}${settled}${quote})`;
  });

/** `/a.png 1x, /b.png 2x` */
const settleSet = (set: string, addressIn: AddressIn): string =>
  set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, (address) => addressIn(address, "file")))
    .join(", ");
