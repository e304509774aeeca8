import { code } from "../../diagnostic/code.ts";
import { joinList, kindName, nounOf, quote, quoteList, quoteValue } from "../../diagnostic/words.ts";
import type { ChildKey, ContainerKind, ElementKind } from "../../vocabulary/elements.ts";
import { kindOfList } from "../../vocabulary/entry-kind.ts";
import { LINK_HINT } from "./config-type.ts";

export const misplacedElement = code("nav/misplaced-element", {
  severity: "error",
  cases: {
    "groups-in-group": () => ({
      message: 'a group cannot have "groups"; nested groups go in "pages"',
      hint: 'move the groups into "pages", which can contain both pages and groups',
    }),
    menu: ({ owner, homes }: { owner: ContainerKind; homes: readonly ElementKind[] }) => ({
      message: `${kindName(owner)} cannot have a "menu"; only ${joinList(
        homes.map((kind) => `${nounOf(kind)}s`),
        "and",
      )} can`,
      hint: "move the menu into a tab",
    }),
    "own-kind": ({ owner, key }: { owner: ContainerKind; key: ChildKey }) => ({
      message: `${kindName(owner)} cannot directly contain ${quote(key)}`,
      hint: `move them to the list that contains this ${nounOf(owner)}, or nest them in another kind of element`,
    }),
    child: ({ owner, key, allowed }: { owner: ContainerKind; key: ChildKey; allowed: readonly ChildKey[] }) => ({
      message: `${kindName(owner)} cannot contain ${quote(key)}`,
      hint: `use ${quoteList(allowed)}, or move ${quote(key)} to an element that can contain them`,
    }),
    /** An entry of another kind than its list. */
    entry: ({ list, kind }: { list: ChildKey; kind: ElementKind }) => ({
      message: `${quote(list)} contains ${kindName(kind)}`,
      hint:
        list === "pages"
          ? 'a list of pages can contain paths and groups: use "group" to name it, or move it to an element that can contain it'
          : `use ${quote(kindOfList(list))} to name it, or move it to a list of ${nounOf(kind)}s`,
    }),
    "outside-navigation": ({ key }: { key: string }) => ({
      message: `${quote(key)} must be in "navigation", which is empty`,
      hint: `move ${quote(key)} to "navigation"`,
    }),
    /** `navigation` within `navigation`. */
    "nested-navigation": () => ({
      message: '"navigation" is nested in "navigation"',
      hint: "move its content one level up",
    }),
    url: ({ url }: { url: string }) => ({
      message: `a list of pages cannot contain the URL ${quoteValue(url)}`,
      hint: LINK_HINT,
    }),
  },
});
