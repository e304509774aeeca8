import type { Sentence } from "../diagnostic/code.ts";
import type { DiagnosticCode, Facts } from "../diagnostic/diagnostic.ts";
import { countOf, groupDigits, quote } from "../diagnostic/words.ts";

/** A code that is reported by the hundred, each time about another page. More than a few are one cause. */
interface OftenReported {
  /** The facts by which they are told apart if many have the same. */
  readonly advice: readonly string[];
  readonly message: (count: number) => string;
}

export const OFTEN: Readonly<Partial<Record<DiagnosticCode, OftenReported>>> = {
  "nav/page-not-found": {
    advice: ["suggestions", "folder", "noPages", "redirected"],
    message: (count) => `${countOf(count, "page file")} do not exist`,
  },
  "nav/duplicate-page": {
    advice: [],
    message: (count) =>
      `${groupDigits(count)} entries repeat a page that is already listed; only its first entry is highlighted`,
  },
  "asset/not-found": { advice: ["suggestions"], message: (count) => `${countOf(count, "file")} do not exist` },
  "openapi/shows-other-spec": {
    advice: ["named", "shown"],
    message: (count) => `${countOf(count, "page")} show the endpoint of another spec than the one that they name`,
  },
  "openapi/href-collision": {
    advice: ["parts"],
    message: (count) =>
      `${countOf(count, "address", "addresses")} are those of several pages, of which all but the first move`,
  },
  "openapi/unknown-operation": {
    advice: ["suggestions", "elsewhere", "slip"],
    message: (count) => `${countOf(count, "reference")} name operations that the specs do not have`,
  },
  "redirect/source": {
    advice: ["case"],
    message: (count) => `the sources of ${countOf(count, "redirect")} are not paths that can be redirected`,
  },
  "redirect/chain": { advice: ["end"], message: (count) => `${countOf(count, "redirect")} lead to other redirects` },
  "redirect/dead-destination": {
    advice: ["suggestions"],
    message: (count) => `${countOf(count, "destination")} of redirects have no page`,
  },
  "redirect/shadowed-page": {
    advice: ["isListed"],
    message: (count) => `readers cannot open ${countOf(count, "page")}, because redirects lead away from them`,
  },
  "link/redirected": { advice: [], message: (count) => `${countOf(count, "link")} lead to redirects` },
  "link/other-language": {
    advice: [],
    message: (count) => `${countOf(count, "link")} lead to another language, though their pages exist in this one`,
  },
  "link/other-version": {
    advice: [],
    message: (count) => `${countOf(count, "link")} lead to another version, though their pages exist in this one`,
  },
  "link/not-portable": {
    advice: [],
    message: (count) => `${countOf(count, "link")} work only where the host is lenient`,
  },
  "page/heading-repeats-title": {
    advice: [],
    message: (count) => `the headings of ${countOf(count, "page")} repeat their titles, which are shown above them`,
  },
  "page/no-description": { advice: [], message: (count) => `${countOf(count, "page")} have no description` },
};

/** A code about something that many pages name: findings about the same are one cause, whatever the spelling. */
interface TargetReported {
  /** The facts that name the target. */
  readonly facts: readonly string[];
  /** @param pages how many pages name it: `12 pages` */
  readonly message: (pages: string, args: Facts) => string;
}

const quotedFact = (fact: unknown): string => quote(String(fact));

export const BY_TARGET: Readonly<Partial<Record<DiagnosticCode, TargetReported>>> = {
  "link/page-not-found": {
    facts: ["case", "address", "to"],
    message: (pages, args) => {
      if (args.case === "folder") return `${pages} link to ${quotedFact(args.address)}, a folder without an index page`;
      const goal = args.case === "redirect" ? `is redirected to ${quotedFact(args.to)}, which does` : "does";
      return `${pages} link to ${quotedFact(args.address)}, which ${goal} not exist`;
    },
  },
  "link/anchor-not-found": {
    facts: ["page", "anchor"],
    message: (pages, { page, anchor }) =>
      `${pages} link to the anchor ${quotedFact(anchor)} of ${quotedFact(page)}, which does not exist`,
  },
  "link/asset-not-found": {
    facts: ["address"],
    message: (pages, { address }) => `${pages} name the file ${quotedFact(address)}, which does not exist`,
  },
  "link/external-dead": {
    facts: ["address"],
    message: (pages, { address }) => `${pages} link to ${quotedFact(address)}, where nothing is`,
  },
  "page/import-not-found": {
    facts: ["path"],
    message: (pages, { path }) => `${pages} import the file ${quotedFact(path)}, which does not exist`,
  },
  "page/unknown-component": {
    facts: ["name"],
    message: (pages, { name }) => `${pages} use the component ${quotedFact(name)}, which does not exist`,
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
