/** Shows a picture over the page, until it is clicked or Escape is pressed. */
export function enlarge(html: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "docs-enlarged";
  dialog.innerHTML = html;
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Pictures of a page that a click shows larger: those that have no other purpose, and do not forbid it. */
const PICTURES = ".docs-page img:not([nozoom], a *, button *, summary *, .docs-icon-image, .docs-card *)";

/** Narrower ones are signs in the text (CSS pixels). */
const NARROWEST = 160;

export function enlargePictures(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.matches(PICTURES) || target.width < NARROWEST) return;
    enlarge(target.outerHTML);
  });
}
