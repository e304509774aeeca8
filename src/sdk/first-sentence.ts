/** How long a description is at most, as on the hosted platform. */
const MOST_CHARACTERS = 160;

/** More than the first sentence and its links take; what is behind it is not read. */
const MOST_READ = 4_000;

/**
 * The first sentence of a text in Markdown, without markup, as the description of a page: up to the first full stop
 * before white space, at most 160 characters. `undefined` where there is nothing in it.
 *
 * @example firstSentence("Sends a [message](https://a.b) to `host`. Twice.") // "Sends a message to host."
 */
export function firstSentence(markdown: string): string | undefined {
  const text = markdown
    .slice(0, MOST_READ)
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const end = text.search(/\.(?=\s|$)/);
  const sentence = end === -1 ? text : text.slice(0, end + 1);
  if (sentence.length <= MOST_CHARACTERS) return sentence || undefined;
  return `${sentence.slice(0, MOST_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
