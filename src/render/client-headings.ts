/** Gives each heading that has an anchor a link to it, which readers see beside the heading, and copy. */
export function linkHeadings(): void {
  // What a component of the docs draws is its own, and a link is never inside of another.
  const headings = ".docs-page :is(h2, h3, h4, h5, h6)[id]:not(:has(.docs-heading-link), docs-island *, a *)";
  for (const heading of document.querySelectorAll(headings)) {
    const link = document.createElement("a");
    link.className = "docs-heading-link";
    link.href = `#${heading.id}`;
    // The heading itself is read aloud, and the table of contents leads to it.
    link.ariaHidden = "true";
    link.tabIndex = -1;
    heading.append(link);
  }
}
