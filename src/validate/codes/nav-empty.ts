import { code } from "../../diagnostic/code.ts";
import { elementName, nounOf, quote, quoteList } from "../../diagnostic/words.ts";
import type { ChildKey, ContainerKind, ElementKind } from "../../vocabulary/elements.ts";

/** An element by its kind and name: `tab "API"`, `the navigation`. */
export interface NamedElement {
  kind: ContainerKind;
  name: string;
}

export const navEmpty = code("nav/empty", {
  severity: "warning",
  cases: {
    element: ({ owner, children }: { owner: ElementKind; children: readonly ChildKey[] }) => ({
      message: `${elementName(owner)} has no content`,
      hint:
        children.length === 1
          ? `add ${quoteList(children)}, or remove it`
          : 'add "groups" or "pages", add "href" to make it a link, or remove it',
    }),
    list: ({ key }: { key: string }) => ({
      message: `${quote(key)} is an empty list`,
      hint: "fill it, or remove it",
    }),
    name: ({ owner, key }: { owner: ElementKind; key: string }) => ({
      message: `the name of ${elementName(owner)} is empty`,
      hint: `set ${quote(key)} to the text that readers see`,
    }),
    root: () => ({ message: '"root" is empty', hint: "use the path of the group's main page, or remove it" }),
    "page-path": () => ({ message: "the path of this page is empty", hint: "use the path of a page, or remove it" }),
    specs: () => ({
      message: '"openapi" is an empty list, and its element has no other content',
      hint: "add a spec, or add pages",
    }),
    /** An entry of `global` without a link. */
    "global-entry": ({ kind }: { kind: ElementKind }) => ({
      message: `${elementName(kind)} has no "href", so it is left out`,
      hint: 'add "href", or remove it',
    }),
    /** Nothing is generated for an element, although its specs can be read. */
    operations: ({ element, specs }: { element: NamedElement; specs: readonly string[] }) => ({
      message: `${nounOf(element.kind)} ${quote(element.name)} has no pages, because ${quoteList(specs, "and")} ${specs.length > 1 ? "have" : "has"} no operation to show`,
      hint: "remove the element, or add pages; operations marked x-hidden or x-excluded do not count",
    }),
  },
});
