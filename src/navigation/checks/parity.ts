import { siteExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import type { Reporter } from "../../diagnostic/finding.ts";
import { countOf, joinExamples, nounOf, quote } from "../../diagnostic/words.ts";
import type { ElementKind } from "../../vocabulary/elements/elements.ts";
import { pointerToName } from "../context/describe-element.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import type { Choice } from "../nodes/make-element.ts";
import { countFolders } from "../queries/language-folders.ts";
import { visit } from "../queries/visit.ts";

const LACKING = {
  message: ({
    kind,
    name,
    other,
    count,
    examples,
  }: {
    kind: ElementKind;
    name: string;
    other: string;
    count: number;
    examples: readonly string[];
  }) =>
    `${nounOf(kind)} ${quote(name)} lacks ${countOf(count, "page")} that ${quote(other)} has: ${joinExamples(examples, count)}`,
  hint: () => "add the pages, unless they are missing on purpose",
} as const;

export const parity = code("nav/parity", {
  severity: "info",
  title: "A language lacks pages that another has",
  explanation:
    "Each language is compared with the default one beside it, page by page, ignoring folders that only one of them has. Translations fall behind easily; this shows where. Languages with few pages in common are not compared.",
  example: siteExample(
    '{ "languages": [{ "language": "en", "pages": ["en/a", "en/b", "en/c"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["en/a", "en/b"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] }',
    { "en/a.mdx": "", "en/b.mdx": "", "en/c.mdx": "---\nhidden: true\n---\n", "fr/a.mdx": "", "fr/b.mdx": "" },
  ),
  often: { advice: ["other"], message: "{count} languages lack pages that {other} has: {name}" },
  ...LACKING,
});
/** Off unless a rule asks for it: old versions stay as they are. */
export const versionParity = code("nav/version-parity", {
  severity: "info",
  since: "0.2",
  title: "A version lacks pages that another has",
  explanation:
    "Each version is compared with the default one beside it, page by page, ignoring folders that only one of them has. Old versions mostly stay as they are, so this is off unless a rule turns it on. Versions that share less than half of their pages are not compared.",
  onlyIfAsked: true,
  example: {
    ...siteExample(
      '{ "versions": [{ "version": "2", "pages": ["v2/a", "v2/b", "v2/c"] }, { "version": "1", "pages": ["v1/a", "v1/b"] }] }',
      '{ "versions": [{ "version": "2", "pages": ["v2/a", "v2/b"] }, { "version": "1", "pages": ["v1/a", "v1/b"] }] }',
      { "v2/a.mdx": "", "v2/b.mdx": "", "v2/c.mdx": "---\nhidden: true\n---\n", "v1/a.mdx": "", "v1/b.mdx": "" },
    ),
  },
  ...LACKING,
});

export const parityRule: SiteRule = {
  codes: [parity, versionParity],
  check: checkParity,
};

/**
 * Compares the languages, and the versions, that are siblings: each with the default one. A page's counterpart has the
 * same path but for the folders that only one of the two has (`fr/guide`, `docs/zh-cn/guide`, `guide`); an operation's
 * has the same reference. A page in the folder of a third one, such as a Korean page of the Japanese list, is no page that
 * others lack. Two that are not parallel differ on purpose, and are not reported. The cost of a comparison
 * grows with the smaller of the two.
 */
function checkParity({ resolving: { choices, findings } }: ResolvedSite): void {
  for (const siblings of choices) {
    const base = siblings.find((choice) => choice.default);
    if (!base) continue;
    const basePages = new ComparedPages(base);
    const others = siblings.filter((choice) => choice !== base).map((choice) => new ComparedPages(choice));
    const folders = new Set(others.flatMap((other) => other.foldersBeside(basePages)));
    for (const other of others) {
      other.leaveOut(folders, new Set(other.foldersBeside(basePages)));
      comparePages(basePages, other, findings);
    }
  }
}

/** The pages of a language or version that have a file. */
class ComparedPages {
  readonly choice: Choice;
  readonly references: Lookup;
  #paths: readonly string[];
  /** All folders that paths lead through, and the folders that at least half of the paths lead through. */
  readonly #folders: ReadonlySet<string>;
  readonly #majorFolders: readonly string[];
  readonly #lookups = new Map<string, Lookup>();

  constructor(choice: Choice) {
    const paths = new Set<string>();
    const references = new Map<string, string>();
    const files = choice.context.pages;
    visit(choice, {
      enter: (node) => {
        if (node.type === "page" && (files?.has(node.path) ?? true)) paths.add(node.path);
        else if (node.type === "operation") references.set(node.operation, node.operation);
      },
    });
    const counts = countFolders(paths);
    this.choice = choice;
    this.references = references;
    this.#paths = [...paths];
    this.#folders = new Set(counts.keys());
    this.#majorFolders = [...counts].flatMap(([folder, count]) => (count * 2 >= paths.size ? [folder] : []));
  }

  /** The folders of most of its pages in which others have none. */
  foldersBeside(others: ComparedPages): string[] {
    return this.#majorFolders.filter((folder) => !others.#folders.has(folder));
  }

  /** Leaves out the pages below some folders, except for pages below its own. */
  leaveOut(folders: ReadonlySet<string>, own: ReadonlySet<string>): void {
    const foreign = new Set([...this.#folders].filter((folder) => folders.has(folder) && !own.has(folder)));
    if (foreign.size > 0) this.#paths = this.#paths.filter((path) => withoutFolders(path, foreign) === path);
  }

  /**
   * The paths, each by the part that it shares with its counterpart: without the folders that only one of the two has.
   */
  pathsBeside(others: ComparedPages): Lookup {
    const own = this.foldersBeside(others);
    const name = own.join("/");
    const known = this.#lookups.get(name);
    if (known) return known;
    const lookup = new Map(this.#paths.map((path) => [withoutFolders(path, new Set(own)), path]));
    this.#lookups.set(name, lookup);
    return lookup;
  }
}

/** Paths or references, each by the part that counterparts share. */
type Lookup = ReadonlyMap<string, string>;

/** A path without some of its folders; its last segment stays. */
export function withoutFolders(path: string, folders: ReadonlySet<string>): string {
  const segments = path.split("/");
  return segments.filter((segment, at) => at === segments.length - 1 || !folders.has(segment)).join("/");
}

function comparePages(base: ComparedPages, other: ComparedPages, findings: Reporter): void {
  const { type } = base.choice;
  const paths = lacksOf(type, base.pathsBeside(other), other.pathsBeside(base));
  const references = lacksOf(type, base.references, other.references);
  reportLack(other.choice, base.choice, [paths.second, references.second], findings);
  reportLack(base.choice, other.choice, [paths.first, references.first], findings);
}

/** The pages of the other that one of the two does not have: how many, and the first of them. */
interface Lack {
  readonly count: number;
  readonly examples: readonly string[];
}

const NOTHING: Lack = { count: 0, examples: [] };
const MOST_EXAMPLES = 3;

/** The pages of the other that each of the two does not have; nothing if the two are not parallel. */
function lacksOf(type: Choice["type"], first: Lookup, second: Lookup): { first: Lack; second: Lack } {
  const [smaller, larger] = first.size < second.size ? [first, second] : [second, first];
  const counted = type === "language" ? smaller.size : larger.size;
  // If one has fewer than half of the pages that the other must share, the two can't be parallel.
  const common = smaller.size * 2 < counted ? 0 : countCommon(smaller, larger);
  if (!areParallel(common, counted)) return { first: NOTHING, second: NOTHING };
  return { first: lackOf(first, second, common), second: lackOf(second, first, common) };
}

function countCommon(smaller: Lookup, larger: Lookup): number {
  let common = 0;
  for (const key of smaller.keys()) if (larger.has(key)) common++;
  return common;
}

/**
 * Whether two are meant to have the same pages. A translation that has only begun is. Versions drift apart over time,
 * so they are only while each has counterparts for half of its pages.
 */
const areParallel = (common: number, counted: number): boolean => common > 0 && common * 2 >= counted;

function lackOf(from: Lookup, wanted: Lookup, common: number): Lack {
  const examples: string[] = [];
  for (const [key, page] of wanted) {
    if (examples.length === Math.min(MOST_EXAMPLES, wanted.size - common)) break;
    if (!from.has(key)) examples.push(page);
  }
  return { count: wanted.size - common, examples };
}

function reportLack(lacking: Choice, having: Choice, [paths, references]: [Lack, Lack], findings: Reporter): void {
  const count = paths.count + references.count;
  if (count === 0) return;
  const examples = [...paths.examples, ...references.examples].slice(0, MOST_EXAMPLES);
  const args = { kind: lacking.type, name: lacking.title, other: having.title, count, examples };
  const about = lacking.type === "version" ? versionParity : parity;
  findings.add(about, args, { pointer: pointerToName(lacking) });
}
