import { byId } from "./by-id.ts";

const TABS = ["navigation", "page"] as const;
type Tab = (typeof TABS)[number];

/** Two panels of which one is shown, by a click or by the arrow keys. */
export function connectTabs(onChange: (tab: Tab) => void): void {
  const choose = (chosen: Tab): void => {
    for (const tab of TABS) {
      const button = byId(`tab-${tab}`);
      button.setAttribute("aria-selected", String(tab === chosen));
      button.tabIndex = tab === chosen ? 0 : -1;
      byId(tab).hidden = tab !== chosen;
    }
    showPane("result");
    onChange(chosen);
  };
  // What scrolls is reached by the keyboard.
  byId("navigation").tabIndex = 0;
  for (const [i, tab] of TABS.entries()) {
    byId(`tab-${tab}`).addEventListener("click", () => choose(tab));
    byId(`tab-${tab}`).addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowRight" && key !== "ArrowLeft") return;
      const other = TABS[(i + 1) % TABS.length] as Tab;
      choose(other);
      byId(`tab-${other}`).focus();
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-show]"))
    button.addEventListener("click", () => showPane(button.dataset.show ?? ""));
}

/** On a narrow screen, one part of the page is shown at a time. */
export function showPane(name: string): void {
  document.body.dataset.pane = name;
  for (const button of document.querySelectorAll<HTMLElement>("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === name));
}
