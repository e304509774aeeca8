import { element } from "./dom.ts";
import type { Model } from "./model.ts";

/** How many findings are listed before a button asks for the rest. */
const FIRST = 200;

/** The diagnostics, errors first as they come; each leads to the node that it is about. */
export function findings(model: Model, go: (index: number) => void): HTMLElement[] {
  const { diagnostics } = model.data;
  const list = element("ol");
  const add = (from: number, to: number) =>
    list.append(...diagnostics.slice(from, to).map((_, i) => finding(model, from + i, go)));
  add(0, FIRST);
  const rest = diagnostics.length - FIRST;
  const more = element(
    "button",
    {
      type: "button",
      class: "more",
      click: () => {
        more.remove();
        add(FIRST, diagnostics.length);
      },
    },
    `Show the other ${rest}`,
  );
  return [
    element("h2", { id: "findings-title" }, `Findings (${diagnostics.length})`),
    diagnostics.length === 0 ? element("p", {}, "Nothing is wrong with this navigation.") : list,
    ...(rest > 0 ? [more] : []),
  ];
}

function finding(model: Model, index: number, go: (index: number) => void): HTMLElement {
  const { severity, code, message, hint, place, node } = model.data.diagnostics[
    index
  ] as Model["data"]["diagnostics"][number];
  const head = [element("span", { class: `severity ${severity}` }, severity), element("code", {}, code)];
  const text = [
    element("span", { class: "message" }, message),
    hint !== undefined && element("span", { class: "hint" }, hint),
    element("span", { class: "place" }, place),
  ];
  return element(
    "li",
    {},
    node === undefined
      ? element("div", { class: "finding" }, ...head, ...text)
      : element("button", { type: "button", class: "finding", click: () => go(node) }, ...head, ...text),
  );
}
