import type { Sentence } from "../diagnostic/code.ts";
import type { DiagnosticCode, Facts } from "../diagnostic/diagnostic.ts";
import { countOf, groupDigits, quote } from "../diagnostic/words.ts";

/** A code that is reported by the hundred, each time about another page. More than a few are one cause. */
interface OftenReported {
  /** The facts that its hint is made of. */
  readonly advice: readonly string[];
  readonly message: (count: number) => string;
}

export const OFTEN: Readonly<Partial<Record<DiagnosticCode, OftenReported>>> = {
  "nav/page-not-found": {
    advice: ["suggestions", "folder", "noPages"],
    message: (count) => `${countOf(count, "page file")} do not exist`,
  },
  "nav/duplicate-page": {
    advice: [],
    message: (count) =>
      `${groupDigits(count)} entries repeat a page that is already listed; only its first entry is highlighted`,
  },
  "asset/not-found": { advice: ["suggestions"], message: (count) => `${countOf(count, "file")} do not exist` },
  "redirect/chain": { advice: ["end"], message: (count) => `${countOf(count, "redirect")} lead to other redirects` },
  "redirect/dead-destination": {
    advice: ["suggestions"],
    message: (count) => `${countOf(count, "destination")} of redirects have no page`,
  },
  "redirect/shadowed-page": {
    advice: ["isListed"],
    message: (count) => `readers cannot open ${countOf(count, "page")}, because redirects lead away from them`,
  },
};

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
