import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { Choice } from "../nodes/container.ts";
import { visit } from "../queries.ts";
import type { ContainerNode } from "../tree.ts";
import { pointerToName } from "./describe-element.ts";

/**
 * Compares the languages, and the versions, that stand side by side: each with the default one. A page's counterpart has
 * the same path but for the folders that only one of the two has (`fr/guide`, `docs/zh-cn/guide`, `guide`); an operation's
 * has the same reference. Two that are not parallel are taken to be meant so, and nothing is said.
 */
export function checkParity(choices: readonly (readonly Choice[])[], findings: Finding[]): void {
  for (const siblings of choices) {
    const base = siblings.find((choice) => choice.default);
    if (!base) continue;
    const basePages = pagesOf(base);
    for (const other of siblings) if (other !== base) compare(basePages, pagesOf(other), findings);
  }
}

/** The pages of a language or version, without those that have no file. */
interface Pages {
  readonly choice: Choice;
  readonly paths: readonly string[];
  readonly references: readonly string[];
  /** How many of the paths lead through each folder. */
  readonly folders: ReadonlyMap<string, number>;
}

function pagesOf(choice: Choice): Pages {
  const files = choice.trunk.pages;
  const paths = new Set<string>();
  const references = new Set<string>();
  visit(choice as unknown as ContainerNode, {
    enter: (node) => {
      if (node.type === "page" && (files?.has(node.path) ?? true)) paths.add(node.path);
      else if (node.type === "operation") references.add(node.reference);
    },
  });
  return { choice, paths: [...paths], references: [...references], folders: countFolders(paths) };
}

function countFolders(paths: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    for (const folder of new Set(path.split("/").slice(0, -1))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

function compare(base: Pages, other: Pages, findings: Finding[]): void {
  const { type } = base.choice;
  const paths = lacksOf(type, pathsByKey(base, other), pathsByKey(other, base));
  const references = lacksOf(type, byThemselves(base.references), byThemselves(other.references));
  reportLack(other.choice, base.choice, [...paths.second, ...references.second], findings);
  reportLack(base.choice, other.choice, [...paths.first, ...references.first], findings);
}

/** What each of two maps lacks of the other's values, by their keys; nothing where the two are not parallel. */
function lacksOf(type: string, first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>) {
  const missing = (from: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>) =>
    [...wanted].flatMap(([key, page]) => (from.has(key) ? [] : [page]));
  const lacks = { first: missing(first, second), second: missing(second, first) };
  const common = first.size - lacks.second.length;
  return areParallel(type, common, first.size, second.size) ? lacks : { first: [], second: [] };
}

/**
 * Whether two are meant to have the same pages. A translation that has only begun is; versions part by and by, and are
 * so only while each has counterparts for half of its pages.
 */
function areParallel(type: string, common: number, first: number, second: number): boolean {
  const counted = type === "language" ? Math.min(first, second) : Math.max(first, second);
  return common > 0 && common * 2 >= counted;
}

const byThemselves = (names: readonly string[]): Map<string, string> => new Map(names.map((name) => [name, name]));

/** Paths by what they share with their counterparts among `others`. */
function pathsByKey(pages: Pages, others: Pages): Map<string, string> {
  const own = ownFolders(pages, others);
  const keyOf = (path: string) => {
    const segments = path.split("/");
    return segments.filter((segment, at) => at === segments.length - 1 || !own.has(segment)).join("/");
  };
  return new Map(pages.paths.map((path) => [keyOf(path), path]));
}

/** The folders that hold at least half of the pages, and none of the others. */
function ownFolders({ paths, folders }: Pages, others: Pages): Set<string> {
  const own = new Set<string>();
  for (const [folder, count] of folders) if (count * 2 >= paths.length && !others.folders.has(folder)) own.add(folder);
  return own;
}

function reportLack(lacking: Choice, having: Choice, lacks: readonly string[], findings: Finding[]): void {
  if (lacks.length === 0) return;
  const args = {
    kind: lacking.type,
    name: lacking.title,
    other: having.title,
    count: lacks.length,
    examples: lacks.slice(0, 3),
  };
  findings.push(finding("nav/parity", args, { pointer: pointerToName(lacking) }));
}
