import { own } from "../../../json/json-value.ts";
import { ELEMENTS } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

/** Reports an empty name; where the platform refuses it, its form is reported. Groups may have one: their pages are then listed without a title. */
export function reportEmptyName({ dialect, findings }: Check, frame: ElementFrame): void {
  const { kind, value } = frame;
  if (kind === "navigation" || kind === "group" || kind === "language") return;
  const { nameKey } = ELEMENTS[kind];
  const name = own(value, nameKey);
  if (typeof name !== "string" || name.trim() !== "" || (name === "" && dialect === "mintlify")) return;
  findings.add("nav/empty", { case: "name", owner: kind, key: nameKey }, { pointer: pointerTo(frame, nameKey) });
}
