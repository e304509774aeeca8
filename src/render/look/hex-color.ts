/** Whether a setting is a color in hexadecimal digits, the only kind that style sheets and pictures are given. */
export const isHexColor = (color: unknown): color is string =>
  typeof color === "string" && /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color);
