/** Words that say nothing about a page; an own list of the commonest ones of English. */
const COMMON = new Set(
  "a an and are as at be by can do does for from has have how i if in into is it its me my of on or our should so that the their then there these this to up use using was we what when where which who why will with you your".split(
    " ",
  ),
);

const WORDS = /[\p{L}\p{N}]+/gu;
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A word of a text, as an index has it, and where it is. */
export interface SearchWord {
  readonly word: string;
  readonly start: number;
}

/** The words of a text in their base form: small letters without accents and endings; pairs of signs where no spaces are. */
export function* searchWords(text: string): Generator<SearchWord> {
  for (const { 0: found, index } of text.matchAll(WORDS)) {
    if (!UNSPACED.test(found)) {
      const word = baseOf(found);
      if (word !== "" && !COMMON.has(found.toLowerCase())) yield { word, start: index };
      continue;
    }
    const signs = [...found];
    if (signs.length === 1) yield { word: found, start: index };
    for (let at = 0; at + 1 < signs.length; at++) yield { word: `${signs[at]}${signs[at + 1]}`, start: index + at };
  }
}

/** The words of a question. If all of them are common ones, they count. */
export function questionWords(question: string): string[] {
  const found = [...new Set([...searchWords(question)].map(({ word }) => word))];
  return found.length > 0 ? found : [...new Set((question.match(WORDS) ?? []).map(baseOf))];
}

/** Endings that one word has in several forms, the longest first, and what is in their place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, "y"],
  [/(?<=(?:s|x|z|ch|sh))es$/, ""],
  [/(?<=[^su])s$/, ""],
  [/(?<=...)(?:ation|ing|ed|er|ion)$/, ""],
  [/(?<=...)e$/, ""],
];

function baseOf(found: string): string {
  let word = found.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is no ASCII
  if (/[^\x00-\x7f]/.test(word)) word = word.normalize("NFKD").replace(/\p{M}/gu, "");
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, by] of ENDINGS) word = word.replace(ending, by);
  return word;
}
