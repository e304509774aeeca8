/** A piece of a text: what is in code stays as it is written. */
export interface TextPiece {
  readonly text: string;
  readonly code?: boolean;
}

/**
 * The text of a heading as the hosted platform shows it and makes its anchor of it: with “curly” quotes, apostrophes ’,
 * “ for two backticks, ” for two apostrophes, — for two hyphens, and … for three dots. Source: the defaults of
 * `remark-smartypants` 3, which the platform uses.
 *
 * @param before the last two characters of the text before the heading, after which a quotation mark may close something
 * @example smartText([{ text: "What's new" }]) // "What’s new"
 */
export function smartText(pieces: readonly TextPiece[], before = ""): string {
  const plain = pieces.map(({ text }) => text).join("");
  if (!/["']|``|--|\. ?\./.test(plain)) return plain;
  const written = pieces.map(({ text, code }) => (code ? "A".repeat(text.length) : text)).join("");
  const context = isOfSentence(written, before) ? "A" : before;
  const quoted = curlQuotes(context + written).slice(context.length);
  let at = 0;
  const shown = pieces.map(({ text, code }) => {
    const start = at;
    at += text.length;
    return code ? text : joinPairs(joinDots(quoted.slice(start, at)));
  });
  return shown.join("");
}

/**
 * Whether the quotation mark that a text begins with belongs to the sentence before it: not if the sentence goes on, as one does
 * before a small letter or a digit, unless its full stop is part of a word.
 */
function isOfSentence(text: string, before: string): boolean {
  const quote = text.charAt(0);
  if (/^[\p{L}\p{N}]?\.$/u.test(before)) return quote === '"';
  if (quote === "'" && /[^.!?…]\?$/.test(before)) return false;
  return /[.!?…][)\]”]?$/.test(before) && !/^.[\p{Ll}\p{Nd}]/u.test(text);
}

/** What a heading is to which the next one is joined, with no text between, by the quotation mark that it begins with: a pair is none. */
export function joinQuotes(heading: { text: string }, quote: string): void {
  heading.text = heading.text.slice(0, -1) + quote;
}

const PAIRS: Readonly<Record<string, string>> = { "``": "“", "''": "”", "--": "—" };
const joinPairs = (text: string): string =>
  text.replace(/(?<!`)``(?!`)|(?<!')''(?!')|(?<!-)--(?!-)/g, (pair) => PAIRS[pair] ?? pair);

const joinDots = (text: string): string => text.replace(/(?<!\.)\.{3,}/g, "…").replace(/\.(?: \.){2,}/g, "…");

const QUOTES = { '"': { open: "“", close: "”" }, "'": { open: "‘", close: "’" } } as const;

/** A text of the same length, in which each straight quote is one that opens or one that closes. */
function curlQuotes(text: string): string {
  // Places grow from quote to quote, so each run is measured once.
  let measured = 0;
  const endOfRun = (from: number): number => {
    if (from < measured) return measured;
    measured = from + 1;
    while (text[measured] === text[from]) measured++;
    return measured;
  };
  // Two of a kind beside each other are no quotes.
  return text.replace(
    /(?<!")"(?!")|(?<!')'(?!')/g,
    (quote, at) => QUOTES[quote as keyof typeof QUOTES][sideOf(text, at, endOfRun)],
  );
}

/** Whether a character is punctuation or a symbol, as Markdown and SmartyPants take it. */
export const isMark = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);
const isWord = (char: string): boolean => char !== "" && !/\s/.test(char) && !isMark(char);

/** The character at an offset, of one or two units. */
const characterAt = (text: string, at: number): string => [...text.slice(at, at + 2)][0] ?? "";

/**
 * The rules of SmartyPants, in their order.
 *
 * @param endOfRun the end of a run of one character, from a place in it
 */
function sideOf(text: string, at: number, endOfRun: (from: number) => number): "open" | "close" {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
  const next = characterAt(text, at + 1);
  if (next !== "" && isMark(next)) {
    const end = next.length > 1 ? at + 1 + next.length : endOfRun(at + 1);
    if (!isWord(characterAt(text, end))) return "close";
    if (/["']/.test(next) && end === at + 2) return "open";
  }
  if (/^\d\ds(?![\p{L}\p{N}])/u.test(text.slice(at + 1, at + 6))) return "close";
  if (before !== "" && isWord(before)) return "close";
  if (before !== "" && isWord(next)) return "open";
  return next === "" || /\s/.test(next) ? "close" : "open";
}
