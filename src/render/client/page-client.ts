import { word } from "./client-words.ts";
import { DocsDiagram } from "./docs-diagram.ts";
import { DocsIsland } from "./docs-island.ts";
import { DocsMenu } from "./docs-menu.ts";
import { DocsTabs } from "./docs-tabs.ts";
import { DocsTry } from "./docs-try.ts";
import { DocsView, showViewOf } from "./docs-view.ts";
import { enlargePictures } from "./enlarge.ts";
import { linkHeadings } from "./link-headings.ts";
import { linkedElement } from "./linked-element.ts";
import { showEntry } from "./show-entry.ts";

/** The small part of a page that needs a script: tabs, diagrams, and buttons that copy code. Without it, everything is readable. */

/** Gives each block of code, and each prompt, a button that copies it. */
function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".docs-code, .docs-prompt-text")) {
    if (block.querySelector(":scope > .docs-copy")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "docs-copy";
    button.textContent = word("Copy");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(textToCopy(block));
      button.textContent = word("Copied");
      setTimeout(() => {
        button.textContent = word("Copy");
      }, 2000);
    });
    block.append(button);
  }
}

/** Code as it is written, or a prompt as it is read, without the buttons in it. */
function textToCopy(block: HTMLElement): string {
  if (!block.matches(".docs-prompt-text")) return block.querySelector("pre")?.textContent ?? "";
  const buttons = [...block.querySelectorAll<HTMLElement>(".docs-copy")];
  for (const { style } of buttons) style.display = "none";
  const text = block.innerText.trim();
  for (const { style } of buttons) style.display = "";
  return text;
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
