import type { FactsOf } from "../../../diagnostic/code.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { CHILDREN, type ChildKey, type ElementKind, KIND_OF_KEY } from "../../../vocabulary/elements.ts";
import { misplacedElement } from "../../codes/nav-misplaced-element.ts";
import type { Check } from "../../context/check-context.ts";
import type { ChildList } from "../../context/child-list.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports children of a kind that the element cannot contain: a menu outside a tab, tabs in a tab, groups in a group. */
export function reportMisplacedChildren({ findings, dialect }: Check, frame: ElementFrame, key: ChildKey): void {
  const { kind: owner } = frame;
  const place = { pointer: pointerTo(frame, key), part: "key" as const };
  const report = (args: FactsOf<typeof misplacedElement>) => findings.add(misplacedElement, args, place);
  if (owner === "group" && key === "groups") report({ case: "groups-in-group" });
  else if (key === "menu") report({ case: "menu", owner, homes: DIALECT_RULES[dialect].menuHolders });
  else if (KIND_OF_KEY.get(key) === owner) report({ case: "own-kind", owner, key });
  else report({ case: "child", owner, key, allowed: CHILDREN[dialect][owner] });
}

/** Reports an entry of another kind than its list: a tab in a list of pages. */
export function reportMisplacedEntry(
  { findings }: Check,
  parent: ElementFrame,
  { key, writtenKey }: ChildList,
  index: number,
  kind: ElementKind,
): void {
  const args = { case: "entry", list: key, kind } as const;
  findings.add(misplacedElement, args, { pointer: pointerTo(parent, writtenKey, index) });
}
