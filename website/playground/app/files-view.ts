import { element, fill } from "../../../src/preview/app/dom.ts";
import type { SiteState } from "./site-state.ts";

/** Page files that can be made here, and what is in a new one. */
const BEGINNING: Readonly<Record<string, string>> = {
  mdx: "---\ntitle: New page\n---\n\n",
  md: "---\ntitle: New page\n---\n\n",
};

/** The files of the site, docs.json first, each with the number of its findings. */
export function showFiles(
  target: HTMLElement,
  state: SiteState,
  { current, open }: { current: string; open: (file: string) => void },
): void {
  const worst = new Map<string, string>();
  for (const { file, severity } of state.checked?.found ?? []) {
    const rank = ["info", "warning", "error"];
    if (rank.indexOf(severity) > rank.indexOf(worst.get(file) ?? "")) worst.set(file, severity);
  }
  const names = [...state.files.keys()].sort(
    (a, b) => Number(b === "docs.json") - Number(a === "docs.json") || a.localeCompare(b),
  );
  const items = names.map((file) => {
    const severity = worst.get(file);
    const button = element(
      "button",
      { type: "button", "aria-current": file === current ? "true" : undefined, click: () => open(file) },
      element("span", { class: "name" }, file),
      severity !== undefined &&
        element("span", { class: `dot ${severity}`, title: severity }, element("span", { class: "unseen" }, severity)),
    );
    const remove =
      file !== "docs.json" &&
      element(
        "button",
        { type: "button", class: "remove", "aria-label": `Remove ${file}`, click: () => state.remove(file) },
        "×",
      );
    return element("li", {}, button, remove);
  });
  fill(target, element("h2", {}, "Files"), element("ul", {}, ...items), newFile(state, open));
}

function newFile(state: SiteState, open: (file: string) => void): HTMLElement {
  const input = element("input", {
    type: "text",
    "aria-label": "Path of a new file",
    placeholder: "new/page.mdx",
    autocomplete: "off",
    spellcheck: "false",
  });
  const submit = (event: Event) => {
    event.preventDefault();
    const path = input.value.trim().replace(/^\/+/, "");
    if (path === "" || path.split("/").includes("..")) return;
    const file = /\.\w+$/.test(path) ? path : `${path}.mdx`;
    if (!state.files.has(file)) state.write(file, BEGINNING[file.split(".").at(-1) ?? ""] ?? "");
    open(file);
  };
  return element("form", { class: "new", submit }, input, element("button", { "aria-label": "Add the file" }, "+"));
}
