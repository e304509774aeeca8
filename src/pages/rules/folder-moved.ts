import { linksInto } from "../../codes/examples/link.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { countEach, groupBy } from "../../diagnostic/group-by.ts";
import { quote } from "../../diagnostic/words.ts";
import { alikeAtStart } from "../../json/alike-at-start.ts";
import { foldersAbove, nameOfPath } from "../../vocabulary/addresses/root-path.ts";
import { linkAssetNotFound, linkPageNotFound } from "../codes/link.ts";
import type { LinkTargets } from "../link-targets.ts";
import { coversFinding } from "../read/read-excuse.ts";
import type { Excuse } from "../read/scanned-page.ts";

export const linkFolderMoved = code("link/folder-moved", {
  severity: "error",
  since: "0.2",
  title: "Links lead into a folder whose pages are in another one",
  explanation:
    "One finding in the place of five or more dead links: their folder does not exist, and nearly all of their pages, or of their files, are in another folder. For pages, one redirect with `:slug*` mends them all, and the addresses that others know.",
  example: { wrong: linksInto("/sql-reference"), right: linksInto("/reference") },
  message: ({ folder, to, count, what }: MovedFolder) =>
    `${count} links lead into ${quote(`${folder}/`)}, whose ${what ?? "pages"} are in ${quote(`${to}/`)}`,
  hint: ({ folder, to, what }) =>
    to === ""
      ? `if the site is published below ${folder}, set "basePath": ${quote(folder)} in docsjson.config.json; else correct the links`
      : what === "files"
        ? `correct the links, or move the files to ${quote(`${folder.slice(1)}/`)}`
        : `correct the links, or add a redirect to docs.json: { "source": ${quote(`${folder}/:slug*`)}, "destination": ${quote(`${to}/:slug*`)} }`,
});

interface MovedFolder {
  readonly folder: string;
  readonly to: string;
  readonly count: number;
  /** Absent: pages. */
  readonly what?: "files";
}

/** How many missing pages make a folder one that moved. */
const FEWEST = 5;
/** How many of them are looked for to find out where to, and in how many pages of their names. */
const MOST_ASKED = 40;

/** What is asked about dead links before they are joined. */
interface Joining {
  readonly targets: () => LinkTargets;
  /** The comments by the files that their findings name: a link that one excuses stays by itself. */
  readonly excuses: () => ReadonlyMap<string, readonly Excuse[]>;
}

/**
 * Dead links, with one finding in the place of those whose cause is one: they lead into a folder that does not exist, and nearly
 * all have a page in another one.
 */
export function joinByMovedFolder(findings: readonly Finding[], { targets, excuses }: Joining): readonly Finding[] {
  const missing = [findings.filter(isMissingPage), findings.filter(({ code }) => code === linkAssetNotFound)];
  if (missing.every(({ length }) => length < FEWEST)) return findings;
  const commented = excuses();
  const isExcused = ({ code, place: { file = "", range } }: Finding): boolean =>
    commented.get(file)?.some((each) => coversFinding(each, range?.start.offset ?? -1, code.name)) ?? false;
  const [pages = [], files = []] = missing.map((found) => found.filter((each) => !isExcused(each)));
  const joined = new Map([...join(pages, "page", targets), ...join(files, "file", targets)]);
  return joined.size === 0
    ? findings
    : findings.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : each));
}

/** What takes the place of dead links to pages, or of those to files: one finding for the first, nothing for the others. */
function join(
  dead: readonly Finding[],
  type: "page" | "file",
  targets: () => LinkTargets,
): Map<Finding, Finding | undefined> {
  const joined = new Map<Finding, Finding | undefined>();
  if (dead.length < FEWEST) return joined;
  const isMissing =
    type === "page"
      ? (folder: string) => targets().find(folder, "").type === "missing"
      : prepareHasNoFiles(targets().files);
  // The outermost; where one has not moved as a whole, those in it may have.
  const folders = [...groupBy(dead, (found) => missingFolder(addressOf(found), isMissing) ?? "")];
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [folder, found] of folders) {
    const rests = new Set(found.map((each) => addressOf(each).slice(folder.length)));
    if (folder === "" || rests.size < FEWEST) continue;
    byName ??= groupBy(type === "page" ? targets().pages : targets().files, nameOfPath);
    const to = movedTo(folder, rests, byName);
    const isThere = (each: Finding) => targets().find(`${to}${addressOf(each).slice(folder.length)}`, "").type === type;
    const moved = to === undefined ? [] : found.filter(isThere);
    const [first, ...others] = moved;
    if (!first || to === undefined || moved.length * 10 < found.length * 9) {
      folders.push(...groupBy(found, (each) => folderOf(addressOf(each), folder.length + 1) ?? ""));
      continue;
    }
    const args = { folder, to, count: moved.length, ...(type === "file" ? { what: "files" as const } : {}) };
    joined.set(first, finding(linkFolderMoved, args, first.place));
    for (const each of others) joined.set(each, undefined);
  }
  return joined;
}

const isMissingPage = ({ code, args }: Finding): boolean =>
  code === linkPageNotFound && (args as { case: string }).case === "page";

const addressOf = ({ args }: Finding): string => (args as { address: string }).address;

/** The outermost folder of an address in which there is nothing. */
function missingFolder(address: string, isMissing: (folder: string) => boolean): string | undefined {
  let folder = folderOf(address, 1);
  while (folder !== undefined && !isMissing(folder)) folder = folderOf(address, folder.length + 1);
  return folder;
}

/** The folder of an address that ends at the first slash from a place on. */
function folderOf(address: string, from: number): string | undefined {
  const end = address.indexOf("/", from);
  return end === -1 ? undefined : address.slice(0, end);
}

/** Prepares a test of whether no file is below a folder. */
function prepareHasNoFiles(files: readonly string[]): (folder: string) => boolean {
  const folders = new Set(files.flatMap(foldersAbove));
  return (folder) => !folders.has(folder);
}

/**
 * The folder in which most of the missing pages are, by what is behind their folder; of several the one whose beginning is most
 * like theirs, which is in the same language, then one of the same name, then the one that the others are copies of (`fr/guides`).
 * None if it may be any of them.
 */
function movedTo(
  from: string,
  rests: ReadonlySet<string>,
  byName: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const votes = countEach(
    [...rests]
      .slice(0, MOST_ASKED)
      .flatMap((rest) =>
        (byName.get(nameOfPath(rest)) ?? [])
          .slice(0, MOST_ASKED)
          .flatMap((page) => (page.endsWith(rest) ? [page.slice(0, page.length - rest.length)] : [])),
      ),
  );
  const most = Math.max(0, ...votes.values());
  const found = [...votes].flatMap(([folder, count]) => (count === most ? [folder] : []));
  const likenessOf = (folder: string): number =>
    alikeAtStart(folder, from) * 2 + (nameOfPath(folder) === nameOfPath(from) ? 1 : 0);
  const mostAlike = Math.max(...found.map(likenessOf));
  const [first, ...others] = found
    .filter((folder) => likenessOf(folder) === mostAlike)
    .sort((one, other) => one.length - other.length);
  return first !== undefined && others.every((folder) => folder.endsWith(first)) ? first : undefined;
}
