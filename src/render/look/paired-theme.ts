/** The part of a theme of Shiki, as it is loaded, that colors tokens. */
export interface Theme {
  readonly name: string;
  readonly bg: string;
  readonly fg: string;
  readonly settings: readonly {
    readonly scope?: unknown;
    readonly settings: { readonly foreground?: string; readonly fontStyle?: string };
  }[];
  readonly colorReplacements?: object;
}

/** A token of Shiki, whose color in a paired theme stands for two. */
export interface Token {
  readonly content: string;
  readonly offset: number;
  readonly color?: string;
  readonly fontStyle?: number;
  htmlStyle?: object;
}

/** Gives a token the styles that it has in each appearance: `flatTokenVariants` of Shiki. */
export type WithVariants = (
  token: object,
  order: readonly string[],
  prefix: string,
  defaultColor: false,
) => { readonly htmlStyle: object };

/**
 * Two themes as one, which finds the tokens of code once instead of once for each. Light and dark editions of a theme mostly differ in
 * their colors alone: rule by rule, they are for the same scopes, in the same style of font.
 */
export class PairedTheme {
  readonly theme: Theme & { readonly type: "light" };
  /** The colors in light and dark, by the color that stands for them. */
  readonly #colors: ReadonlyMap<string, readonly [light: string, dark: string]>;
  readonly #styles = new Map<string, object>();

  private constructor(light: Theme, dark: Theme) {
    const colors = new Map<string, readonly [string, string]>();
    const numbers = new Map<string, string>();
    const pairOf = (inLight: string, inDark: string): string => {
      const pair = [inLight.toUpperCase(), inDark.toUpperCase()] as const;
      const number = numbers.get(pair.join()) ?? `#${String(numbers.size).padStart(6, "0")}`;
      numbers.set(pair.join(), number);
      colors.set(number, pair);
      return number;
    };
    const [bg, fg] = [pairOf(light.bg, dark.bg), pairOf(light.fg, dark.fg)];
    const settings = light.settings.map(({ scope, settings: { foreground, fontStyle } }, rule) => {
      const other = dark.settings[rule]?.settings.foreground;
      const pair = foreground && other ? { foreground: pairOf(foreground, other) } : {};
      return { scope, settings: { ...(fontStyle === undefined ? {} : { fontStyle }), ...pair } };
    });
    this.theme = { name: `docs ${light.name} ${dark.name}`, type: "light", bg, fg, settings };
    this.#colors = colors;
  }

  /** @returns `undefined` for themes that differ in more than colors */
  static of(light: Theme, dark: Theme): PairedTheme | undefined {
    const isPair = rulesOf(light) === rulesOf(dark) && hasOwnColors(light) && hasOwnColors(dark);
    return isPair ? new PairedTheme(light, dark) : undefined;
  }

  /** Gives a token the style that it has by the two themes. */
  dress(token: Token, withVariants: WithVariants): void {
    const { color = this.theme.fg, fontStyle } = token;
    const key = `${color} ${fontStyle}`;
    let style = this.#styles.get(key);
    if (style === undefined) {
      const [light, dark] = this.#colors.get(color) ?? [];
      const variants = { light: { color: light, fontStyle }, dark: { color: dark, fontStyle } };
      style = withVariants({ ...token, variants }, ["light", "dark"], "--shiki-", false).htmlStyle;
      this.#styles.set(key, style);
    }
    token.htmlStyle = style;
  }
}

/** A theme whose colors are variables has numbers in their place, too. */
const hasOwnColors = ({ colorReplacements = {} }: Theme): boolean => Object.keys(colorReplacements).length === 0;

const rulesOf = ({ settings }: Theme): string =>
  JSON.stringify(
    settings.map(({ scope, settings: { foreground, fontStyle } }) => [scope, fontStyle, foreground === undefined]),
  );
