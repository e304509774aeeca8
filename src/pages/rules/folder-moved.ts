import { linksInto } from "../../codes/examples/link.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { quote } from "../../diagnostic/words.ts";
import { nameOfPath } from "../../vocabulary/addresses/root-path.ts";
import { linkPageNotFound } from "../codes/link.ts";
import type { LinkTargets } from "../link-targets.ts";
import { coversFinding } from "../read/read-excuse.ts";
import type { Excuse } from "../read/scanned-page.ts";

export const linkFolderMoved = code("link/folder-moved", {
  severity: "error",
  since: "0.2",
  title: "Links lead into a folder whose pages are in another one",
  explanation:
    "One finding in the place of five or more dead links: their folder does not exist, and nearly all of their pages are in another folder. One redirect with `:slug*` mends them all, and the addresses that others know.",
  example: { wrong: linksInto("/sql-reference"), right: linksInto("/reference") },
  message: ({ folder, to, count }: { folder: string; to: string; count: number }) =>
    `${count} links lead into ${quote(`${folder}/`)}, whose pages are in ${quote(`${to}/`)}`,
  hint: ({ folder, to }) =>
    to === ""
      ? `if the site is published below ${folder}, set "basePath": ${quote(folder)} in docsjson.config.json; else correct the links`
      : `correct the links, or add a redirect to docs.json: { "source": ${quote(`${folder}/:slug*`)}, "destination": ${quote(`${to}/:slug*`)} }`,
});

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
  const missing = findings.filter(isMissingPage);
  if (missing.length < FEWEST) return findings;
  const commented = excuses();
  const isExcused = ({ code, place: { file = "", range } }: Finding): boolean =>
    commented.get(file)?.some((each) => coversFinding(each, range?.start.offset ?? -1, code.name)) ?? false;
  const dead = missing.filter((found) => !isExcused(found));
  const folders = groupBy(dead, (found) => missingFolder(addressOf(found), targets()) ?? "");
  folders.delete("");
  const joined = new Map<Finding, Finding | undefined>();
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  for (const [folder, found] of folders) {
    const rests = new Set(found.map((each) => addressOf(each).slice(folder.length)));
    if (rests.size < FEWEST) continue;
    byName ??= groupBy(targets().pages, nameOfPath);
    const to = movedTo(rests, byName);
    const moved =
      to === undefined ? [] : found.filter((each) => isPage(to + addressOf(each).slice(folder.length), targets()));
    const [first, ...others] = moved;
    if (!first || to === undefined || moved.length * 10 < found.length * 9) continue;
    const args = { folder, to, count: moved.length };
    joined.set(first, finding(linkFolderMoved, args, first.place));
    for (const each of others) joined.set(each, undefined);
  }
  return joined.size === 0
    ? findings
    : findings.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : each));
}

const isMissingPage = ({ code, args }: Finding): boolean =>
  code === linkPageNotFound && (args as { case: string }).case === "page";

const addressOf = ({ args }: Finding): string => (args as { address: string }).address;

/** The outermost folder of an address in which there is nothing. */
function missingFolder(address: string, targets: LinkTargets): string | undefined {
  for (let at = address.indexOf("/", 1); at !== -1; at = address.indexOf("/", at + 1)) {
    const folder = address.slice(0, at);
    if (targets.find(folder, "").type === "missing") return folder;
  }
  return undefined;
}

/** The folder in which most of the missing pages are, by what is behind their folder; the first of several. */
function movedTo(rests: ReadonlySet<string>, byName: ReadonlyMap<string, readonly string[]>): string | undefined {
  const votes = new Map<string, number>();
  for (const rest of [...rests].slice(0, MOST_ASKED)) {
    for (const page of (byName.get(nameOfPath(rest)) ?? []).slice(0, MOST_ASKED)) {
      if (!page.endsWith(rest)) continue;
      const folder = page.slice(0, page.length - rest.length);
      votes.set(folder, (votes.get(folder) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...votes.values());
  return [...votes].find(([, count]) => count === most)?.[0];
}

const isPage = (address: string, targets: LinkTargets): boolean => targets.find(address, "").type === "page";
