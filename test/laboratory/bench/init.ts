import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type OutlinedGroup, outlinePages } from "../../../src/author/init/outline-pages.ts";
import { pageMentions } from "../../../src/edit/pages/page-mentions.ts";
import { elementsOf } from "../../../src/edit/written-elements.ts";
import { normalizePagePath } from "../../../src/vocabulary/addresses/page-path.ts";
import { CORPUS, corpusSites } from "../../support/corpus.ts";

/**
 * How near `docsjson init` comes to the navigation that people wrote: the pages of each site's docs.json, as if nothing
 * but their files were known. Groups are matched one to one, those that share most first; a page is in the right group
 * where its two groups are matched. DOCSJSON_CORPUS names a folder of sites, each with docs.json and its includes.
 */
export function run(): void {
  if (CORPUS === undefined) {
    console.log("set DOCSJSON_CORPUS to a folder of sites, each a folder with a docs.json");
    return;
  }
  const shares: number[] = [];
  let right = 0;
  let all = 0;
  for (const site of corpusSites(CORPUS)) {
    const written = writtenGroups(site);
    if (written.size < 5) continue;
    const matched = countMatched(written, outlinedGroups([...written.keys()]));
    shares.push(matched / written.size);
    right += matched;
    all += written.size;
    console.log(
      `${((100 * matched) / written.size).toFixed(0).padStart(4)} %  ${String(written.size).padStart(6)} pages  ${basename(site)}`,
    );
  }
  shares.sort((a, b) => a - b);
  const median = shares[shares.length >> 1] ?? 0;
  console.log(
    `${shares.length} sites, ${all} pages: ${((100 * right) / all).toFixed(1)} % of the pages are in the right group;`,
  );
  console.log(
    `of a site in the middle ${(100 * median).toFixed(1)} %, on average ${((100 * shares.reduce((a, b) => a + b, 0)) / shares.length).toFixed(1)} %`,
  );
}

/** The group of each page in the navigation that people wrote: its innermost element, by pointer. */
function writtenGroups(site: string): Map<string, string> {
  let config: unknown;
  try {
    config = readConfig(site, "docs.json");
  } catch {
    return new Map();
  }
  const groups = new Map<string, string>();
  for (const { path, element } of pageMentions(config, elementsOf(config))) {
    if (!groups.has(path)) groups.set(path, element.pointer);
  }
  return groups;
}

/** docs.json with its includes, where they are whole objects or lists. */
function readConfig(site: string, file: string): unknown {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return JSON.parse(readFileSync(join(site, file), "utf8").replace(/^\uFEFF/, ""), (_, value) => {
    if (typeof value?.$ref !== "string") return value;
    const { $ref, ...beside } = value;
    const included = readConfig(site, `${folder}${$ref}`) as object;
    return Array.isArray(included) ? included : { ...included, ...beside };
  });
}

function outlinedGroups(paths: readonly string[]): Map<string, string> {
  const outline = outlinePages(paths.map(normalizePagePath), "Home");
  const groups = new Map<string, string>();
  const take = (group: OutlinedGroup, pointer: string) => {
    for (const [index, page] of group.pages.entries()) {
      if (typeof page === "string") groups.set(page, pointer);
      else take(page, `${pointer}/${index}`);
    }
  };
  const sets = "groups" in outline ? [outline.groups] : outline.languages.map(({ groups }) => groups);
  for (const [index, set] of sets.entries()) for (const [at, group] of set.entries()) take(group, `${index}/${at}`);
  return groups;
}

/** How many pages are in groups that are matched. */
function countMatched(written: ReadonlyMap<string, string>, outlined: ReadonlyMap<string, string>): number {
  const shared = new Map<string, { a: string; b: string; count: number }>();
  for (const [path, a] of written) {
    const b = outlined.get(path);
    if (b === undefined) continue;
    const pair = shared.get(`${a} ${b}`) ?? { a, b, count: 0 };
    pair.count++;
    shared.set(`${a} ${b}`, pair);
  }
  const taken = new Set<string>();
  let matched = 0;
  for (const { a, b, count } of [...shared.values()].sort((one, other) => other.count - one.count)) {
    if (taken.has(`a ${a}`) || taken.has(`b ${b}`)) continue;
    taken.add(`a ${a}`).add(`b ${b}`);
    matched += count;
  }
  return matched;
}
