import { decodePath } from "../vocabulary/addresses/address.ts";
import { readChoices, saveChoice } from "./client-choices.ts";
import { fitContents } from "./client-contents.ts";
import { DocsDiagram } from "./client-diagram.ts";
import { linkHeadings } from "./client-headings.ts";
import { DocsMenu } from "./client-menu.ts";
import { showEntry } from "./client-sidebar.ts";
import { DocsView, showViewOf } from "./client-view.ts";
import { word } from "./client-words.ts";
import { enlargePictures } from "./client-zoom.ts";
import { loadScript } from "./load-script.ts";

/** The small part of a page that needs a script: tabs, diagrams, and buttons that copy code. Without it, everything is readable. */

/** Panels as tabs. Tabs with one title are chosen together over the page, and remembered. */
class DocsTabs extends HTMLElement {
  #panels: HTMLElement[] = [];
  #buttons: HTMLButtonElement[] = [];

  connectedCallback(): void {
    if (this.#panels.length > 0) return;
    this.#panels = [...this.querySelectorAll<HTMLElement>(":scope > .docs-panel")];
    if (this.#panels.length === 0) return;
    const list = document.createElement("div");
    list.className = "docs-tablist";
    list.role = "tablist";
    this.#buttons = this.#panels.map((panel, index) => this.#buttonOf(panel, index));
    list.append(...this.#buttons);
    list.addEventListener("keydown", (event) => this.#onKey(event));
    this.prepend(list);
    const linked = linkedElement();
    const target = linked ? this.#panels.indexOf(linked) : -1;
    const titles = this.#titles();
    const saved = this.sync ? titles.indexOf(readChoices().find((title) => titles.includes(title)) ?? "") : -1;
    this.show(target >= 0 ? target : saved >= 0 ? saved : Number(this.dataset.open ?? 0));
  }

  disconnectedCallback(): void {
    fitContents();
  }

  get sync(): boolean {
    return this.dataset.sync !== undefined;
  }

  /** Shows a panel, and hides the others. */
  show(index: number): void {
    const chosen = this.#panels[index] ? index : 0;
    for (const [at, panel] of this.#panels.entries()) {
      panel.hidden = at !== chosen;
      const button = this.#buttons[at];
      if (!button) continue;
      button.ariaSelected = String(at === chosen);
      button.tabIndex = at === chosen ? 0 : -1;
    }
    fitContents();
  }

  /** Shows the panel with a title, if there is one. */
  showTitle(title: string): void {
    const index = this.#titles().indexOf(title);
    if (index >= 0) this.show(index);
  }

  #titles(): string[] {
    return this.#buttons.map(({ textContent }) => textContent ?? "");
  }

  #buttonOf(panel: HTMLElement, index: number): HTMLButtonElement {
    const title = panel.querySelector<HTMLElement>(":scope > .docs-panel-title");
    const button = document.createElement("button");
    button.type = "button";
    button.role = "tab";
    button.append(...(title ? [...title.childNodes].map((node) => node.cloneNode(true)) : [`Tab ${index + 1}`]));
    if (title) title.hidden = true;
    panel.role = "tabpanel";
    panel.id ||= `docs-panel-${++panels}`;
    button.id = `${panel.id}-tab`;
    button.setAttribute("aria-controls", panel.id);
    panel.setAttribute("aria-labelledby", button.id);
    button.addEventListener("click", () => this.#choose(index));
    return button;
  }

  #choose(index: number): void {
    this.show(index);
    const title = this.#titles()[index];
    if (!this.sync || title === undefined) return;
    saveChoice(title);
    for (const other of document.querySelectorAll<DocsTabs>("docs-tabs[data-sync]"))
      if (other !== this) other.showTitle(title);
  }

  #onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const last = this.#buttons.length - 1;
    const at = this.#buttons.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const next = event.key === "Home" ? 0 : event.key === "End" ? last : step === undefined ? undefined : at + step;
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + this.#buttons.length) % this.#buttons.length;
    this.#choose(index);
    this.#buttons[index]?.focus();
  }
}

let panels = 0;

/** A button that loads the form of an operation, in which readers send its request. */
class DocsTry extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = word("Try it");
    button.ariaExpanded = "false";
    button.addEventListener("click", () => {
      const form = this.querySelector("docs-request-form") ?? this.#load();
      (form as HTMLElement).hidden = button.ariaExpanded === "true";
      button.ariaExpanded = String(button.ariaExpanded !== "true");
    });
    this.append(button);
  }

  #load(): HTMLElement {
    void loadScript(this.dataset.script ?? "").catch(console.error);
    const form = document.createElement("docs-request-form");
    form.dataset.request = this.dataset.request ?? "";
    this.append(form);
    return form;
  }
}

/** The script that runs components. */
interface Islands {
  mount(island: HTMLElement): Promise<void>;
}

let islands: Promise<Islands> | undefined;

const loadIslands = (source: string): Promise<Islands> =>
  loadScript(source).then(() => (globalThis as unknown as { docsIslands: Islands }).docsIslands);

/** A component with state or handlers. The script that runs it comes with the first one of a page. */
class DocsIsland extends HTMLElement {
  async connectedCallback(): Promise<void> {
    if (this.dataset.mounted !== undefined) return;
    this.dataset.mounted = "";
    try {
      islands ??= loadIslands(this.dataset.runtime ?? "");
      await (await islands).mount(this);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Gives each block of code a button that copies it. */
function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".docs-code")) {
    if (block.querySelector(".docs-copy")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "docs-copy";
    button.textContent = word("Copy");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("pre")?.textContent ?? "");
      button.textContent = word("Copied");
      setTimeout(() => {
        button.textContent = word("Copy");
      }, 2000);
    });
    block.append(button);
  }
}

/** Fills a part that is opened with the fields that are further up on the page. */
function fillSame({ target: part }: Event): void {
  if (!(part instanceof HTMLDetailsElement) || !part.open || part.dataset.same === undefined) return;
  const place = document.getElementById(part.dataset.same);
  if (!place || part.dataset.filled !== undefined) return;
  part.dataset.filled = "";
  const copies = [...place.children]
    .filter(({ tagName }) => tagName !== "SUMMARY")
    .map((child) => child.cloneNode(true) as Element);
  for (const copy of copies.flatMap((copy) => [copy, ...copy.querySelectorAll<HTMLElement>("[id]")]))
    copy.removeAttribute("id");
  part.replaceChildren(...[...part.children].slice(0, 1), ...copies);
}

/** What the anchor of the address names. Anybody may write an address, with what is no encoding in it. */
function linkedElement(): HTMLElement | null {
  const anchor = location.hash.slice(1);
  return document.getElementById(anchor) ?? document.getElementById(anchor.replace(/(?:%[\da-f]{2})+/gi, decodePath));
}

/** Opens what a link to an anchor leads into. */
function openTarget(): void {
  const target = linkedElement();
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    if (node instanceof DocsView) showViewOf(node);
    const tabs = node.parentElement;
    if (node.hidden && tabs instanceof DocsTabs)
      tabs.show([...tabs.querySelectorAll(":scope > .docs-panel")].indexOf(node));
  }
  target?.scrollIntoView();
}

/** Closes explanations of words, until readers come to them again. */
function closeTooltips({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const tooltip of document.querySelectorAll<HTMLElement>(".docs-tooltip:is(:hover, :focus-within)")) {
    if (tooltip.contains(document.activeElement)) tooltip.focus();
    tooltip.dataset.closed = "";
    for (const leaving of ["focusout", "mouseleave"])
      tooltip.addEventListener(leaving, () => delete tooltip.dataset.closed, { once: true });
  }
}

/** Lets the keyboard scroll what is wider than the page. */
function reachWideTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>(".docs-page table"))
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}

/** Paper is light: the dark appearance is back when the page is printed. */
function printInLight(): void {
  const { dataset, classList } = document.documentElement;
  const isDark = classList.contains("dark");
  const { theme } = dataset;
  if (theme !== "dark" && !isDark) return;
  classList.remove("dark");
  if (theme !== undefined) dataset.theme = "light";
  const restore = () => {
    classList.toggle("dark", isDark);
    if (theme !== undefined) dataset.theme = theme;
  };
  addEventListener("afterprint", restore, { once: true });
}

/** Starts what a page needs, and again whenever a builder has put another page in its place. */
function startElements(): void {
  addCopyButtons();
  linkHeadings();
  reachWideTables();
  if (location.hash.length > 1) openTarget();
}

if (typeof window !== "undefined" && typeof customElements !== "undefined" && !customElements.get("docs-tabs")) {
  addEventListener("hashchange", openTarget);
  addEventListener("keydown", closeTooltips);
  addEventListener("beforeprint", printInLight);
  // The event does not bubble.
  addEventListener("toggle", fillSame, true);
  const observer = new MutationObserver(() => {
    addCopyButtons();
    linkHeadings();
    showEntry();
  });
  // Before the page is there as a whole, an element would begin without its panels.
  const begin = () => {
    customElements.define("docs-tabs", DocsTabs);
    customElements.define("docs-view", DocsView);
    customElements.define("docs-try", DocsTry);
    customElements.define("docs-diagram", DocsDiagram);
    customElements.define("docs-island", DocsIsland);
    customElements.define("docs-menu", DocsMenu);
    enlargePictures();
    startElements();
    showEntry();
    observer.observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}
