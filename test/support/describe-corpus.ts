import { describe } from "vitest";
import { CORPUS } from "./corpus.ts";

/** `describe` for tests over real sites. Without a corpus there are none: the project's own fixtures are what it must pass. */
export function describeCorpus(name: string, suite: (corpus: string) => void): void {
  const corpus = CORPUS;
  if (corpus !== undefined) describe(name, () => suite(corpus));
}
