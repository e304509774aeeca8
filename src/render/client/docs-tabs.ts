import { readChoices, saveChoice } from "./chosen-tabs.ts";
import { fitContents } from "./fit-contents.ts";
import { linkedElement } from "./linked-element.ts";

/** Panels as tabs. Tabs with one title are chosen together over the page, and remembered. */
export class DocsTabs extends HTMLElement {
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
