import type { Element } from "hast";
import { Parser } from "htmlparser2";
import type { Node } from "../hast.ts";
import { HAST_NAMES } from "../program/jsx-runtime.ts";

/** HTML that a page has as a text, as nodes, so that what is said of elements holds for it too. Comments are left out. */
export function parseHtml(html: string): Node[] {
  const root: Node[] = [];
  const open: Element[] = [];
  const add = (node: Node): void => {
    const around = open.at(-1);
    if (around) around.children.push(node as Element);
    else root.push(node);
  };
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const named = Object.entries(attributes).map(([name, value]) => [HAST_NAMES.get(name) ?? name, value]);
      const element: Element = { type: "element", tagName, properties: Object.fromEntries(named), children: [] };
      add(element);
      open.push(element);
    },
    ontext: (value) => add({ type: "text", value }),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}
