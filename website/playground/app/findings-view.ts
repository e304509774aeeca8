import { helpPath } from "../../../src/codes/help-page.ts";
import type { Diagnostic, Fix } from "../../../src/diagnostic/diagnostic.ts";
import { element, fill } from "../../../src/preview/app/dom.ts";
import type { Checked } from "../worker/protocol.ts";

/** How many findings the list shows: the others come when these are mended. */
const MOST_SHOWN = 100;

interface Actions {
  readonly goTo: (found: Diagnostic) => void;
  readonly fix: (fix: Fix) => void;
  readonly choicesOf: (found: Diagnostic) => readonly Fix[];
}

/** The findings, the worst first, each with its place, its hint, what corrects it, and the page of its code. */
export function showFindings(
  target: HTMLElement,
  found: readonly Diagnostic[],
  { goTo, fix, choicesOf }: Actions,
): void {
  const items = found.slice(0, MOST_SHOWN).map((each) => {
    const { code, file, hint, message, range, severity } = each;
    const place = range ? `${file}:${range.start.line}:${range.start.column}` : file;
    return element(
      "li",
      { class: severity },
      element(
        "button",
        { type: "button", class: "place", click: () => goTo(each) },
        element("span", { class: "severity" }, severity),
        element("span", {}, place),
      ),
      element("p", {}, sentence(message)),
      hint !== undefined && element("p", { class: "hint" }, sentence(hint)),
      element(
        "p",
        { class: "actions" },
        ...choicesOf(each).map((choice) =>
          element("button", { type: "button", class: "fix", click: () => fix(choice) }, choice.title),
        ),
        element("a", { href: `../${helpPath(code)}`, target: "_blank", rel: "noopener" }, code),
      ),
    );
  });
  fill(target, ...items);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** The number of findings in words, and how long the check took. */
export function countsOf({ counts, isFirst, milliseconds }: Checked): string {
  const { error, warning, info } = counts;
  const parts = [
    error && counted(error, "error"),
    warning && counted(warning, "warning"),
    info && counted(info, "note"),
  ];
  const said = parts.filter(Boolean).join(", ") || "Nothing is wrong";
  return isFirst ? `${said}; reading the pages…` : `${said} · ${Math.max(1, Math.round(milliseconds))} ms`;
}
