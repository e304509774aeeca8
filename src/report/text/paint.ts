const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
} as const;

/** Puts the codes of a terminal style around a text. */
export type Paint = Readonly<Record<keyof typeof STYLES, (text: string) => string>>;

/** Terminal styles; without `color` each gives the text as it is. */
export function painter(color: boolean): Paint {
  const styles = Object.entries(STYLES).map(([name, [on, off]]) => [
    name,
    (text: string) => (color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text),
  ]);
  return Object.fromEntries(styles) as Paint;
}
