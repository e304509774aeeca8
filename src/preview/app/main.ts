import { decodePath } from "../../vocabulary/addresses/address.ts";
import type { PreviewData } from "../data.ts";
import { element, fill } from "./dom.ts";
import { findings } from "./findings-view.ts";
import { hashOf, linkTitle, nodeLink } from "./links.ts";
import { Model, type Switch, type View } from "./model.ts";
import { pageView } from "./page-view.ts";
import { sidebarList } from "./sidebar.ts";
import { switcher } from "./switchers.ts";

const MOST = 100;

/** A search over titles and addresses: all words of the query, in any order. Pages in reading order, then the rest. */
function createFilter(model: Model): (query: string) => number[] {
  const { nodes, pages, unlisted } = model.data;
  const order = [...new Set([...pages, ...unlisted, ...nodes.keys()])];
  const texts = new Map(
    order.map((index) => {
      const { title, href = "", method = "" } = model.node(index);
      return [index, `${method} ${title} ${href}`.toLowerCase()];
    }),
  );
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return words.length === 0 ? [] : order.filter((index) => words.every((word) => texts.get(index)?.includes(word)));
  };
}

/** The found nodes as a list, each with its way there. */
function filterResults(model: Model, found: readonly number[]): HTMLElement[] {
  const count =
    found.length === 0
      ? "Nothing found"
      : `${found.length} found${found.length > MOST ? `, the first ${MOST} shown` : ""}`;
  const items = found.slice(0, MOST).map((index) => {
    const path = model
      .ancestors(index)
      .flatMap((at, i) => (i === 0 ? [linkTitle(model, at)] : [" › ", linkTitle(model, at)]));
    return element("li", {}, nodeLink(model, index), element("small", {}, ...path));
  });
  return [element("p", { role: "status" }, count), element("ul", { class: "results" }, ...items)];
}

const model = new Model(JSON.parse(document.getElementById("data")?.textContent ?? "{}") as PreviewData);
const search = createFilter(model);

const box = element("input", {
  type: "search",
  id: "filter",
  dir: "auto",
  placeholder: "Filter pages  ( / )",
  "aria-label": "Filter pages",
  input: () => {
    openDrawer("pages");
    showNavigation(current());
  },
});
const selects = element("div", { class: "selects" });
const rows = element("div", { class: "rows" });
const sidebar = element("nav", { class: "sidebar", "aria-label": "Pages" });
const main = element("main", { id: "main", tabindex: "-1" });
const { updates, editor } = document.body.dataset;
const open = editor === undefined ? undefined : (place: string) => openInEditor(editor, place);
const aside = element("aside", { "aria-labelledby": "findings-title", dir: "ltr" }, ...findings(model, { go, open }));
const message = element("p", { class: "message-bar", role: "status" }, model.data.notice);
const header = element("header", {}, element("p", { class: "site", dir: "auto" }, model.data.name), selects, box, rows);
const drawers = element(
  "div",
  { class: "drawers" },
  drawerButton("pages", "Pages"),
  drawerButton("findings", `Findings (${model.data.diagnostics.length})`),
);
const columns = element("div", { class: "columns" }, sidebar, main, aside);

/** On narrow screens the pages and the findings lie in drawers over the page, one open at a time. */
type Drawer = "pages" | "findings";

function drawerButton(drawer: Drawer, name: string): HTMLButtonElement {
  const toggle = () => openDrawer(document.body.dataset.drawer === drawer ? undefined : drawer);
  return element("button", { type: "button", "data-drawer": drawer, "aria-expanded": "false", click: toggle }, name);
}

function openDrawer(drawer: Drawer | undefined): void {
  if (drawer === undefined) delete document.body.dataset.drawer;
  else document.body.dataset.drawer = drawer;
  for (const button of drawers.querySelectorAll("button"))
    button.setAttribute("aria-expanded", String(button.dataset.drawer === drawer));
}

interface Panel {
  getState(): string | undefined;
  setState(address: string): void;
}

/** Asks the server to open a place. If that fails, the error is shown. */
async function openInEditor(address: string, place: string): Promise<void> {
  const answer = await fetch(address, { method: "POST", body: place }).catch((error: Error) => error);
  const fault = answer instanceof Error ? answer.message : answer.ok ? "" : await answer.text();
  message.textContent = fault === "" ? (model.data.notice ?? "") : `${place} can't be opened: ${fault}`;
}

/** The node that the address names, or the first page of the site. */
function current(): number | undefined {
  const key = decodePath(location.hash.slice(1));
  return model.byKey.get(key) ?? model.start();
}

function go(index: number): void {
  goTo(hashOf(model, index));
}

function goTo(address: string): void {
  // The same page again only closes the drawer over it.
  if (location.hash === address) showPage(true);
  else location.hash = address;
}

/** Follows a link within the preview. In a panel of VS Code no browser does: it looks for an element of that name. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  goTo(link.getAttribute("href") ?? "");
}

const selectBoxes = (): HTMLSelectElement[] =>
  [sidebar, selects].flatMap((part) => [...part.querySelectorAll("select")]);

/** Draws the switches and the sidebar for a node. The focus stays on the select box that it was on. */
function showNavigation(index: number | undefined): void {
  const view = model.view(index);
  const focused = selectBoxes().indexOf(document.activeElement as HTMLSelectElement);
  const besidePages = view.switches.filter(({ kind }) => kind === "dropdown" || kind === "anchor");
  const controls = view.switches.filter((level) => !besidePages.includes(level)).map(control);
  fill(selects, ...controls.filter(({ tagName }) => tagName === "LABEL"));
  fill(rows, ...controls.filter(({ tagName }) => tagName === "NAV"));
  if (box.value.trim() === "") fill(sidebar, ...besidePages.map(control), ...pageLists(view, index));
  else fill(sidebar, ...filterResults(model, search(box.value)));
  for (const part of [header, columns]) part.dir = view.direction;
  selectBoxes()[focused]?.focus();
}

const control = (level: Switch): HTMLElement => switcher(model, level, current(), go);

/** The links shown on every page, the pages of the chosen section, and those outside the navigation. */
function pageLists(view: View, index: number | undefined): HTMLElement[] {
  const { unlisted } = model.data;
  const links = element("ul", { class: "global" }, ...view.links.map((at) => element("li", {}, nodeLink(model, at))));
  const outside = element("section", { class: "unlisted" }, element("h2", {}, "Not in the navigation"));
  if (unlisted.length > 0) outside.append(sidebarList(model, unlisted, index));
  return [
    ...(view.links.length > 0 ? [links] : []),
    sidebarList(model, view.sidebar, index),
    ...(unlisted.length > 0 ? [outside] : []),
  ];
}

/** Draws everything for the address; after the first time, the focus moves to what was opened. */
function showPage(moveFocus: boolean): void {
  const index = current();
  openDrawer(undefined);
  document.title = titleText(index);
  showNavigation(index);
  fill(main, ...pageView(model, index));
  main.scrollTop = 0;
  reveal(sidebar);
  reveal(header);
  if (!moveFocus) return;
  // On narrow screens it is the window that scrolls.
  scrollTo(0, 0);
  if (document.activeElement?.tagName !== "SELECT") main.focus({ preventScroll: true });
}

/** The title of the browser's tab: the page and the site. */
function titleText(index: number | undefined): string {
  const { name } = model.data;
  return index === undefined ? `${name} · navigation preview` : `${model.node(index).title || "(no name)"} · ${name}`;
}

/** Scrolls a part of the window, and nothing around it, to what is marked as current in it. */
function reveal(part: HTMLElement): void {
  const marked = part.querySelector("[aria-current]")?.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (marked && (marked.top < top || marked.bottom > bottom)) part.scrollTop += marked.top - (top + bottom) / 2;
}

/** `/` goes to the filter, Escape leaves it, and the arrow keys walk through the sidebar. */
function onKey(event: KeyboardEvent): void {
  const typing = document.activeElement === box;
  if (event.key === "/" && !typing) {
    event.preventDefault();
    box.focus();
  } else if (event.key === "Escape") {
    openDrawer(undefined);
    if (!typing) return;
    box.value = "";
    showNavigation(current());
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const stops = [...sidebar.querySelectorAll<HTMLElement>("a, button")].filter((stop) => stop.offsetParent !== null);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && !typing) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
  }
}

document.getElementById("app")?.append(
  element(
    "a",
    {
      class: "skip",
      href: "#main",
      click: (event) => {
        event.preventDefault();
        main.focus();
      },
    },
    "Skip to the page",
  ),
  drawers,
  message,
  header,
  columns,
);
// A click beside an open drawer closes it.
main.addEventListener("click", () => openDrawer(undefined));
document.addEventListener("click", followLink);
/** In a panel of VS Code, which draws the page anew with each change: there it remembers where one was. */
const panel = (globalThis as { acquireVsCodeApi?: () => Panel }).acquireVsCodeApi?.();
addEventListener("hashchange", () => {
  panel?.setState(location.hash);
  showPage(true);
});
addEventListener("keydown", onKey);
const before = panel?.getState();
if (before !== undefined && location.hash === "") location.hash = before;
showPage(false);

if (updates !== undefined) new EventSource(updates).addEventListener("change", () => location.reload());
