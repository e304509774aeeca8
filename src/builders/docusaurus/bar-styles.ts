import { displayWidth } from "../../report/text/printable.ts";

/** An entry of the menu bar, as far as its width is concerned. */
export interface BarEntry {
  readonly label?: unknown;
  /** In place of a label, with an icon before it. */
  readonly html?: unknown;
  readonly type?: unknown;
  readonly position?: unknown;
}

/** The width below which Docusaurus has a menu at the side in place of the bar, in px. */
const NARROW = 997;

/** Widths in px, rather too large than too small. */
const [CHARACTER, ICON, PADDING, ARROW] = [8.5, 24, 20, 20];
/** The edges of the bar, a logo as wide as it may be, the switch of appearance, and the search. */
const AROUND = 32 + 200 + 48 + 170;

/**
 * The rules for a bar whose entries need more than one line of some windows: there the tabs have a line of their own below the logo and
 * the links, as on the hosted platform, and anchors keep clear of both lines.
 */
export function barStyles(entries: readonly BarEntry[]): string {
  const width = Math.ceil(entries.reduce((sum, entry) => sum + widthOf(entry), AROUND));
  const hasTabs = entries.some(({ position }) => position === "left");
  if (!hasTabs || width <= NARROW) return "";
  const tabs = ".navbar__items:not(.navbar__items--right)";
  return `
@media (min-width: ${NARROW}px) and (max-width: ${width}px) {
  :root { --ifm-navbar-height: 6.25rem; }
  .navbar__inner { justify-content: flex-start; align-items: center; }
  .navbar__inner::after { content: ""; flex-basis: 100%; order: 2; }
  ${tabs} { display: contents; }
  ${tabs} > :not(.navbar__brand) { order: 3; }
  .navbar__items--right { order: 1; flex: 0 1 auto; margin-inline-start: auto; }
}
`;
}

const widthOf = ({ label, html, type }: BarEntry): number => {
  // Menus of versions and languages get their names from Docusaurus.
  const text = String(label ?? html ?? "a language").replace(/^.*>/s, "");
  const around = PADDING + (html === undefined ? 0 : ICON) + (/dropdown/i.test(String(type)) ? ARROW : 0);
  return displayWidth(text) * CHARACTER + around;
};
