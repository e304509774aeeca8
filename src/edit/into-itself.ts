import { calls, NESTED } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { nounOf, quote } from "../diagnostic/words.ts";
import type { ContainerKind } from "../vocabulary/elements/elements.ts";
import type { Destination } from "./add-children.ts";
import { nameOf, type WrittenElement } from "./written-elements.ts";

export const intoItself = code("edit/into-itself", {
  severity: "error",
  title: "An element cannot move into itself",
  explanation: "An element moves with everything in it, so its new place cannot be inside it.",
  example: calls(
    NESTED,
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/0/pages/1" })',
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/1" })',
  ),
  message: ({ kind, name }: { kind: ContainerKind; name: string }) =>
    `the ${nounOf(kind)} ${quote(name)} cannot move into itself`,
  hint: () => "use an element outside of it",
});

/** The findings on an element that is to move to a place within it. */
export const findIntoItself = (element: WrittenElement, { to }: Destination): Finding[] => {
  const { kind, pointer } = element;
  const isInside = to === pointer || to.startsWith(`${pointer}/`);
  return isInside ? [finding(intoItself, { kind, name: nameOf(element) ?? pointer }, { pointer })] : [];
};
