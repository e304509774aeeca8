import { own } from "../../json/json-value.ts";
import { DIRECTORY_LAYOUTS } from "../../vocabulary/directory.ts";
import { ELEMENTS } from "../../vocabulary/elements.ts";
import type { Check } from "../context/check-context.ts";
import { type Element, ownerName, pointerTo } from "../context/element-frame.ts";
import { checkPagePath } from "./page-entries.ts";

/** Reports fields of an element that are written well and have no effect. */
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

/** Reports a name that nobody can read. Of groups, many have an empty one: their pages stand there without a title. */
function checkName({ findings }: Check, element: Element): void {
  const { kind, value } = element;
  if (kind === "navigation" || kind === "language") return;
  const { nameKey } = ELEMENTS[kind];
  const name = own(value, nameKey);
  if (typeof name !== "string" || name.trim() !== "") return;
  const problem = `the name of ${ownerName(kind)} is an empty text`;
  const advice = `say in ${JSON.stringify(nameKey)} what readers shall see`;
  findings.add("nav/empty", { problem, advice }, { pointer: pointerTo(element, nameKey) });
}

/** Checks the path of a group's root page. That it is no URL is checked by its pattern. */
function checkRoot(check: Check, element: Element, root: string): void {
  if (root.trim() === "") {
    const advice = "write the path of the group's main page, or remove it";
    check.findings.add(
      "nav/empty",
      { problem: '"root" is an empty text', advice },
      { pointer: pointerTo(element, "root") },
    );
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
