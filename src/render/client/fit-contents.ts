const RULES = "docs-hidden-contents";

let isDue = false;

/**
 * Takes what is behind a tab, or in a part for another choice, out of tables of contents, once all that changes now has changed:
 * panels of a page begin one after another, and builders put one page in the place of another.
 */
export function fitContents(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const hidden = document.querySelectorAll(".docs-page :is(docs-view, .docs-panel)[hidden] [id]");
    const links = [...hidden].map(({ id }) => `a[href="#${CSS.escape(id)}"]`);
    const known = document.getElementById(RULES);
    if (links.length === 0) return known?.remove();
    const rules = known ?? document.createElement("style");
    rules.id = RULES;
    rules.textContent = `:is(${links.join()}):not(.docs-page *) { display: none; }`;
    if (!known) document.head.append(rules);
  });
}
