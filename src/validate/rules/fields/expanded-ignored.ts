import { own } from "../../../json/json-value.ts";
import { DIRECTORY_LAYOUTS } from "../../../vocabulary/directory.ts";
import { ELEMENTS } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import { type Element, pointerTo } from "../../context/element-frame.ts";
import { checkPagePath } from "../entries/page-entry.ts";

/** Reports fields of an element that are valid but have no effect. */
export function checkEffects(check: Check, element: Element): void {
  const { kind, value } = element;
  if (element.directoryFrom === element && LISTINGS.has(value.directory)) check.directories.push(element);
  if (kind === "group") {
    const root = own(value, "root");
    if (typeof root === "string") checkRoot(check, element, root);
    checkExpanded(check, element);
  } else checkName(check, element);
}

/** The values of `directory` that list pages somewhere. */
const LISTINGS: ReadonlySet<unknown> = new Set(DIRECTORY_LAYOUTS.filter((layout) => layout !== "none"));

/** Reports an empty name. Groups may have one: their pages are then listed without a title. */
function checkName({ findings }: Check, element: Element): void {
  const { kind, value } = element;
  if (kind === "navigation" || kind === "language") return;
  const { nameKey } = ELEMENTS[kind];
  const name = own(value, nameKey);
  if (typeof name !== "string" || name.trim() !== "") return;
  findings.add("nav/empty", { case: "name", owner: kind, key: nameKey }, { pointer: pointerTo(element, nameKey) });
}

/** Checks the path of a group's root page. That it is no URL is checked by its pattern. */
function checkRoot(check: Check, element: Element, root: string): void {
  if (root.trim() === "") {
    check.findings.add("nav/empty", { case: "root" }, { pointer: pointerTo(element, "root") });
  } else {
    if (element.directoryFrom) check.shownDirectories.add(element.directoryFrom);
    checkPagePath(check, root, () => pointerTo(element, "root"));
  }
}

/** Reports `expanded` on a group at the top level. */
function checkExpanded({ findings }: Check, element: Element): void {
  const expanded = own(element.value, "expanded");
  if (typeof expanded !== "boolean" || element.parent?.kind === "group" || element.isStray) return;
  const place = { pointer: pointerTo(element, "expanded"), part: "key" as const };
  findings.add("nav/expanded-ignored", { value: expanded }, place);
}
