import { element } from "./dom.ts";
import { nodeLink, titleOf } from "./links.ts";
import type { Model } from "./model.ts";

const MOST = 100;

/** A search over titles and addresses: all words of the query, in any order. Pages in reading order, then the rest. */
export function createFilter(model: Model): (query: string) => number[] {
  const { nodes, pages, unlisted } = model.data;
  const order = [...new Set([...pages, ...unlisted, ...nodes.keys()])];
  const texts = new Map(
    order.map((index) => {
      const { title, href = "", method = "" } = model.node(index);
      return [index, `${method} ${title} ${href}`.toLowerCase()];
    }),
  );
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length === 0 ? [] : order.filter((index) => words.every((word) => texts.get(index)?.includes(word)));
  };
}

/** The found nodes as a list, each with its way there. */
export function filterResults(model: Model, found: readonly number[]): HTMLElement[] {
  const count =
    found.length === 0
      ? "Nothing found"
      : `${found.length} found${found.length > MOST ? `, the first ${MOST} shown` : ""}`;
  const items = found.slice(0, MOST).map((index) => {
    const path = model
      .ancestors(index)
      .flatMap((at, i) => (i === 0 ? [titleOf(model, at)] : [" › ", titleOf(model, at)]));
    return element("li", {}, nodeLink(model, index), element("small", {}, ...path));
  });
  return [element("p", { role: "status" }, count), element("ul", { class: "results" }, ...items)];
}
