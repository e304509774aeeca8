/** How VitePress shows a bar that is too narrow for all of it, from wide to narrow. By class of the page, which the site's style reads. */
const NARROWER = ["docs-bar-extra", "docs-bar-tabs", "docs-bar-search", "docs-bar-screen"] as const;

/**
 * Keeps everything in the menu bar within reach, however much docs.json puts there. VitePress chooses by the width of the
 * window: languages, appearance and profiles go into the "…" menu below 1280 px, all of it behind the menu button below
 * 768 px. This does the same earlier where the bar is longer than its place, and before it hides the tabs too, it leaves out links
 * that lead out of the site, and then the words of the search. Does nothing in a theme without that bar.
 */
export function fitBar(): void {
  const bar = document.querySelector(".VPNavBar");
  const content = bar?.querySelector(".content-body");
  const menu = content?.querySelector(".VPNavBarMenu");
  if (!bar || !content || !menu) return;
  const { classList } = document.documentElement;
  const fit = () => {
    classList.remove(...NARROWER);
    for (const name of NARROWER) {
      if (fitsBar(content)) return;
      classList.add(name);
    }
  };
  // In the next frame: it changes the size of what is observed.
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  // The bar is as wide as the window; the menu is another one with each version and language.
  for (const element of [bar, menu]) observer.observe(element);
}

/** A bar's content that is too long grows beyond the window; its last icon reaches a few pixels out of it. */
function fitsBar(content: Element): boolean {
  const { left, right } = content.getBoundingClientRect();
  return left >= 16 && right <= document.documentElement.clientWidth - 16;
}
