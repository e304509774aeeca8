import { countEach } from "../../diagnostic/group-by.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import type { PreviewDiagnostic } from "../data.ts";
import { element, fill } from "./dom.ts";
import type { Model } from "./model.ts";

/** How many findings are listed before a button asks for the rest. */
const FIRST = 200;

const PLURALS = { error: "errors", warning: "warnings", info: "notes" } as const;
const SINGULARS = { error: "error", warning: "warning", info: "note" } as const;

/** The part of the findings that is shown. */
interface Choice {
  severity: Severity | "";
  code: string;
}

export interface FindingActions {
  /** Shows the node that the finding is about. */
  go(index: number): void;
  /** Opens the finding's place in the editor; absent if the page has no server. */
  open: ((place: string) => void) | undefined;
}

/**
 * The findings, errors first, with a choice of severity and code. Each leads to the node that it is about and, from a
 * served page, to its place in the editor. The choice outlives a reload.
 */
export function findings(model: Model, actions: FindingActions): HTMLElement[] {
  const { diagnostics } = model.data;
  const title = element("h2", { id: "findings-title" }, `Findings (${diagnostics.length})`);
  if (diagnostics.length === 0) return [title, element("p", {}, "Nothing is wrong with this navigation.")];
  const choice: Choice = { severity: "", code: "", ...(history.state as Partial<Choice> | null) };
  const buttons = [...countEach(diagnostics.map(({ severity }) => severity))].map(([severity, count]) => {
    const press = () => {
      choice.severity = choice.severity === severity ? "" : severity;
      draw();
    };
    const name = `${count} ${(count === 1 ? SINGULARS : PLURALS)[severity]}`;
    return {
      severity,
      button: element("button", { type: "button", class: `severity ${severity}`, click: press }, name),
    };
  });
  const codes = element("select", {
    "aria-label": "Code",
    change: () => {
      choice.code = codes.value;
      draw();
    },
  });
  const list = element("div");

  function draw(): void {
    const ofSeverity = diagnostics.filter(({ severity }) => choice.severity === "" || severity === choice.severity);
    const counts = countEach(ofSeverity.map(({ code }) => code));
    if (!counts.has(choice.code)) choice.code = "";
    history.replaceState(choice, "");
    for (const { severity, button } of buttons)
      button.setAttribute("aria-pressed", String(choice.severity === severity));
    fill(codes, element("option", { value: "" }, "All codes"));
    for (const [code, count] of counts)
      codes.append(element("option", { value: code, selected: code === choice.code }, `${code} (${count})`));
    const shown = ofSeverity.filter(({ code }) => choice.code === "" || code === choice.code);
    fill(list, ...findingList(model, shown, actions));
  }
  draw();
  const severities = element(
    "div",
    { role: "group", "aria-label": "Severity" },
    ...buttons.map(({ button }) => button),
  );
  return [title, element("div", { class: "choice" }, severities, codes), list];
}

function findingList(model: Model, shown: readonly PreviewDiagnostic[], actions: FindingActions): HTMLElement[] {
  const list = element("ol");
  const add = (from: number, to?: number) =>
    list.append(...shown.slice(from, to).map((diagnostic) => finding(model, diagnostic, actions)));
  add(0, FIRST);
  const rest = shown.length - FIRST;
  const showRest = () => {
    more.remove();
    add(FIRST);
  };
  const more = element("button", { type: "button", class: "more", click: showRest }, `Show the other ${rest}`);
  return [list, ...(rest > 0 ? [more] : [])];
}

function finding(
  model: Model,
  { severity, code, message, hint, breadcrumb, place, node }: PreviewDiagnostic,
  { go, open }: FindingActions,
): HTMLElement {
  const line = (name: string, text: string | undefined) => text !== undefined && element("span", { class: name }, text);
  const text = [
    element("span", { class: `severity ${severity}` }, SINGULARS[severity]),
    element("code", {}, code),
    line("message", message),
    line("hint", hint),
    line("place", node === undefined ? breadcrumb : (breadcrumb ?? model.node(node).title)),
  ];
  const opens = open !== undefined && !isWebUrl(place);
  return element(
    "li",
    { class: "finding" },
    node === undefined
      ? element("div", { class: "about" }, ...text)
      : element("button", { type: "button", class: "about", click: () => go(node) }, ...text),
    opens
      ? element(
          "button",
          { type: "button", class: "place", title: "Open in the editor", click: () => open(place) },
          place,
        )
      : element("span", { class: "place" }, place),
  );
}
