/** How long a description is at most, as on the hosted platform. */
const MOST_CHARACTERS = 160;

/** Longer than any first sentence with its links. The text after that is not read. */
export const MOST_READ = 4_000;

/**
 * The first sentence of a text, as the description of a page: up to the first full stop before white space, at most 160
 * characters. `undefined` if there is nothing in it.
 *
 * @example firstSentence("Sends a\n message. Twice.") // "Sends a message."
 */
export function firstSentence(text: string): string | undefined {
  const line = text.slice(0, MOST_READ).replace(/\s+/g, " ").trim();
  const end = line.search(/\.(?=\s|$)/);
  const sentence = end === -1 ? line : line.slice(0, end + 1);
  if (sentence.length <= MOST_CHARACTERS) return sentence || undefined;
  return `${sentence.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/**
 * A text in Markdown without what marks links, emphasis and code.
 *
 * @example plainText("A [message](https://a.b) to `my_host`, _once_") // "A message to my_host, once"
 */
export const plainText = (markdown: string): string =>
  markdown
    .slice(0, MOST_READ)
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part.slice(1, -1) : withoutMarks(part)))
    .join("");

const withoutMarks = (text: string): string =>
  text
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, "$1")
    .replace(/(?<!\w)(__?)([^\s_][^_]*)\1(?!\w)/g, "$2")
    .replace(/[*`]/g, "");
