import { own } from "../../../json/json-value.ts";
import { DIALECT_RULES } from "../../../vocabulary/dialect-rules.ts";
import { ELEMENTS } from "../../../vocabulary/elements.ts";
import { navEmpty } from "../../codes/nav-empty.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/**
 * Reports an empty name. In a dialect in which `""` is an error, the check of the form reports that. Groups may have an
 * empty name: their pages are then listed without a title.
 */
export function reportEmptyName({ dialect, findings }: Check, frame: ElementFrame): void {
  const { kind, value } = frame;
  if (kind === "navigation" || kind === "group" || kind === "language") return;
  const { nameKey } = ELEMENTS[kind];
  const name = own(value, nameKey);
  if (typeof name !== "string" || name.trim() !== "" || (name === "" && DIALECT_RULES[dialect].emptyText === "error"))
    return;
  findings.add(navEmpty, { case: "name", owner: kind, key: nameKey }, { pointer: pointerTo(frame, nameKey) });
}
