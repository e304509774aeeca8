import { OFTEN } from "../../schemas/code-defaults.js";
import type { Sentence } from "../diagnostic/code.ts";
import type { DiagnosticCode, Facts } from "../diagnostic/diagnostic.ts";
import { countOf, quote } from "../diagnostic/words.ts";

/** What is said of many findings: their number or the pages that they are on in the place of `{count}` and `{pages}`, and facts. */
export const sayTogether = (sentence: string, words: Readonly<Record<string, string>>, facts: Facts = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? quote(String(facts[name])));

/** The facts that the hint of a finding is made of. */
export const adviceIn = (code: DiagnosticCode, args: Facts): string =>
  JSON.stringify(OFTEN[code]?.advice.map((name) => args[name]));

/** Page files outside the navigation that have one name, or lie in one folder (`""`: the docs root). */
export type ManyOrphans = { count: number; name: string } | { count: number; folder: string; mintignore?: string };

/** The sentences about many page files outside the navigation; `mintignore`: the file that can leave them out. */
export function sayManyOrphans(orphans: ManyOrphans): Required<Sentence> {
  const pages = countOf(orphans.count, "page");
  if ("name" in orphans) {
    const message = `${pages} named ${quote(orphans.name)} are not in the navigation`;
    return { message, hint: `add them to the navigation, or ${HIDE}` };
  }
  const { folder, mintignore } = orphans;
  const where = folder === "" ? "in the docs root" : `under ${quote(folder)}`;
  const ignored = folder === "" ? `add them to ${mintignore}` : `add "${folder}/" to ${mintignore}`;
  return {
    message: `${pages} ${where} are not in the navigation`,
    hint: `add them to the navigation, or ${mintignore === undefined ? HIDE : ignored}`,
  };
}

const HIDE = 'set "hidden: true" in their front matter';

/** The hint about findings whose hints differ. */
export const sayFirstHint = (hint: string): string => `--format concise shows the hint of each; of the first: ${hint}`;
