import { readChoices, saveChoice } from "./chosen-tabs.ts";
import { word } from "./client-words.ts";
import { fitContents } from "./fit-contents.ts";

/** A part of a page that is shown for one choice of the switch at the top of the page. */
export class DocsView extends HTMLElement {
  connectedCallback(): void {
    const views = viewsOfPage();
    if (views[0] === this) addSwitch(views);
  }

  disconnectedCallback(): void {
    fitContents();
  }

  get choice(): string {
    return this.#title?.textContent?.trim() ?? "";
  }

  get #title(): HTMLElement | null {
    return this.querySelector<HTMLElement>(":scope > .docs-panel-title");
  }

  /** What the switch says: a name, with its icon. */
  label(): Node[] {
    return [...(this.#title?.childNodes ?? [])].map((node) => node.cloneNode(true));
  }

  show(choice: string): void {
    this.hidden = this.choice !== choice;
    if (this.#title) this.#title.hidden = true;
  }
}

const viewsOfPage = (): DocsView[] => [...document.querySelectorAll<DocsView>(".docs-page docs-view")];

/** A button for each choice, above all that is on the page. A page with one choice needs none. */
function addSwitch(views: readonly DocsView[]): void {
  for (const earlier of document.querySelectorAll(".docs-views")) earlier.remove();
  // A view that comes later in the document may not have been made an element of its own yet.
  for (const view of views) customElements.upgrade(view);
  const choices = new Map([...views].reverse().map((view) => [view.choice, view]));
  const names = [...new Set(views.map(({ choice }) => choice))];
  if (names.length < 2) return;
  const list = document.createElement("div");
  list.className = "docs-views";
  list.role = "group";
  list.ariaLabel = word("View");
  for (const name of names) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.choice = name;
    button.append(...(choices.get(name)?.label() ?? []));
    button.addEventListener("click", () => {
      saveChoice(name);
      showView(name);
    });
    list.append(button);
  }
  const page = views[0]?.closest(".docs-page");
  const menu = page?.querySelector(":scope > docs-menu");
  // Both are in one line where the menu is not in the title's.
  if (menu) menu.after(list);
  else page?.prepend(list);
  const saved = readChoices().find((choice) => names.includes(choice));
  showView(saved ?? names[0] ?? "");
}

/** Shows the views of a choice. */
function showView(choice: string): void {
  for (const view of viewsOfPage()) view.show(choice);
  for (const button of document.querySelectorAll<HTMLElement>(".docs-views button"))
    button.ariaPressed = String(button.dataset.choice === choice);
  fitContents();
}

/** Shows the view that a link leads into. */
export const showViewOf = (view: DocsView): void => {
  if (view.hidden) showView(view.choice);
};
