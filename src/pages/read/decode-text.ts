const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  copy: "©",
  reg: "®",
  trade: "™",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  rarr: "→",
  larr: "←",
  times: "×",
  lbrace: "{",
  rbrace: "}",
  lbrack: "[",
  rbrack: "]",
};

/** A text with the characters that its entities mean. Names outside the usual few stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g, (written, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : written;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "\ufffd" : String.fromCodePoint(code);
  });
}

/** An address of Markdown as it is meant: without backslashes before punctuation, and without entities. */
export const decodeTarget = (text: string): string =>
  decodeEntities(text.includes("\\") ? text.replace(/\\([!-/:-@[-`{-~])/g, "$1") : text);
