import { hashText } from "../json/hash-text.ts";

/** The content of a page's file, as far as it is needed to compare pages. */
export interface PageContent {
  /** The same for the same text. */
  readonly digest: string;
  /** The lines that say something, each once, as numbers. */
  readonly lines: Uint32Array;
}

/** Shorter lines (characters), such as `---` or `</Card>`, are in any page. */
const SHORTEST_LINE = 12;

/** The lines of a text as `PageContent` has them. */
export function lineNumbers(text: string): Uint32Array {
  const numbers = new Set<number>();
  for (const line of text.split("\n")) {
    const words = line.trim();
    if (words.length >= SHORTEST_LINE) numbers.add(hashText(words));
  }
  return Uint32Array.from(numbers);
}
