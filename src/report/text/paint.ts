const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
} as const;

/** Puts the codes of a terminal style around a text. */
type Styles = Readonly<Record<keyof typeof STYLES, (text: string) => string>>;

export interface Paint extends Styles {
  /** A text that a click leads on from; terminals that know no links show the text alone. */
  readonly link: (text: string, address: string) => string;
}

/** A link begins with its address (OSC 8) and ends with an empty one. */
const LINK = "\u001b]8;;";
const END = "\u001b\\";

/** Terminal styles; without `color` each gives the text as it is. */
export function painter(color: boolean): Paint {
  const styles = Object.entries(STYLES).map(([name, [on, off]]) => [
    name,
    (text: string) => (color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text),
  ]);
  const link = (text: string, address: string) => (color ? `${LINK}${address}${END}${text}${LINK}${END}` : text);
  return { ...(Object.fromEntries(styles) as Styles), link };
}
