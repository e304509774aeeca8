import type { PreviewDiagnostic } from "../preview-data.ts";
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
  const { severity, code, message, hint, breadcrumb, place, node } = model.data.diagnostics[index] as PreviewDiagnostic;
  const line = (name: string, text: string | undefined) => text !== undefined && element("span", { class: name }, text);
  const head = [element("span", { class: `severity ${severity}` }, severity), element("code", {}, code)];
  const text = [line("message", message), line("hint", hint), line("place", breadcrumb), line("place", place)];
  return element(
    "li",
    {},
    node === undefined
      ? element("div", { class: "finding" }, ...head, ...text)
      : element("button", { type: "button", class: "finding", click: () => go(node) }, ...head, ...text),
  );
}
