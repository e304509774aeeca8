import type { Translate, Word } from "../../shared/site-words.ts";

/** Text of a page: that of its spec as it is, or words that have a translation, with values in the places that `$1` and so on name. */
export type Text = string | readonly [words: Word, ...values: Text[]];

/** A text in a language (default: in English). */
export const textIn = (text: Text, translate: Translate = (words) => words): string => {
  if (typeof text === "string") return text;
  const [words, ...values] = text;
  return fillIn(
    translate(words),
    values.map((value) => textIn(value, translate)),
  );
};

/** Words with their values. */
export const fillIn = (words: string, values: readonly string[]): string =>
  words.replace(/\$(\d)/g, (_, place: string) => values[Number(place) - 1] ?? "");
