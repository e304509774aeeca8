/** The colors of a site: hex colors, as builders take no others. */
export interface SiteColors {
  /** Text in light mode. */
  readonly primary: string;
  /** Text in dark mode. */
  readonly light: string;
  /** Buttons. */
  readonly dark: string;
}

/**
 * Reads `colors` of a docs.json. Builders write text in the colors that the platform has for lines and marks, so they are
 * darker or lighter there, as far as they must be to be read; buttons have the author's.
 */
export function siteColors({ primary, light, dark }: Readonly<Record<string, unknown>>): SiteColors | undefined {
  if (!isHexColor(primary)) return undefined;
  return {
    primary: readable(primary, LIGHT_MODE),
    light: readable(isHexColor(light) ? light : primary, DARK_MODE),
    dark: isHexColor(dark) ? dark : primary,
  };
}

/** Whether a setting is a color in hexadecimal digits, the only kind that style sheets and pictures are given. */
export const isHexColor = (color: unknown): color is string =>
  typeof color === "string" && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color);

/** The channels that text is moved towards, and the luminance of the nearest background that builders have text on. */
const LIGHT_MODE = { towards: 0, background: 0.75 };
const DARK_MODE = { towards: 255, background: 0.03 };

/** A color, mixed with black or white until it has the contrast that WCAG 2 asks of text. */
function readable(color: string, { towards, background }: typeof LIGHT_MODE): string {
  const mixed = channels(color);
  for (let share = 0; share < 1 && contrast(luminance(mixed), background) < 4.5; share += 0.05)
    mixed.splice(0, 3, ...channels(color).map((value) => Math.round(value + (towards - value) * (share + 0.05))));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Black or white, whichever has more contrast to a hex color. */
export const textOn = (color: string): string => (luminance(channels(color)) > 0.179 ? "#000" : "#fff");

/** Red, green and blue of a hex color, from 0 to 255. */
function channels(color: string): number[] {
  const digits = color.length < 7 ? color.replace(/[\da-f]/gi, "$&$&") : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The relative luminance of WCAG 2. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
