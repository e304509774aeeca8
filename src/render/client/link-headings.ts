/** Headings that get no link: what the docs draw themselves is theirs alone, and a link is never inside of another. */
const WITHOUT = ":has(.docs-heading-link), :is(.docs-mode-custom, .docs-mode-frame, .not-prose, docs-island, a) *";

/** Gives each heading that has an anchor a link to it, which readers see beside the heading, and copy. */
export function linkHeadings(): void {
  for (const heading of document.querySelectorAll(`.docs-page :is(h2, h3, h4, h5, h6)[id]:not(${WITHOUT})`)) {
    const link = document.createElement("a");
    link.className = "docs-heading-link";
    link.href = `#${heading.id}`;
    // The heading itself is read aloud, and the table of contents leads to it.
    link.ariaHidden = "true";
    link.tabIndex = -1;
    heading.append(link);
  }
}
