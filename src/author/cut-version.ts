import { join } from "node:path";
import type { Result } from "../diagnostic/diagnostic.ts";
import { type Alternative, addAlternatives } from "../edit/add-alternative.ts";
import { copyElement } from "../edit/copy-element.ts";
import { asciiEdits, linkEdits } from "../edit/pages/page-links.ts";
import { type DocsRedirect, redirectsOf } from "../redirects/docs-redirects.ts";
import { addressKey, RedirectTable } from "../redirects/redirect-table.ts";
import { sourcesLeadingTo } from "../redirects/sources-leading-to.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { hasScheme } from "../vocabulary/addresses/url.ts";
import { normalizeSpecSource } from "../vocabulary/elements/spec-name.ts";
import { fileOfPage, isMarkdownFile } from "../vocabulary/files/site-files.ts";
import { holdersOf, without } from "./add-language.ts";
import { assertPublished, movedAddresses } from "./page-paths.ts";
import { configChanges, planForSite } from "./plan-for-site.ts";
import { readFileText } from "./write/file-bytes.ts";
import type { FileChange } from "./write/file-change.ts";
import type { LeftAlone, Plan } from "./write/plan.ts";

export interface CutVersionOptions extends LoadOptions {
  /** The name of the version that continues, if the navigation has no list of versions (default `latest`). */
  readonly current?: string | undefined;
}

/**
 * Plans to freeze the default version under a name: its pages, and the files that pages are generated from, are copied to
 * a folder of that name, links among the pages, through permanent redirects too, lead to the copies, and the navigation gets a version of them behind the others.
 *
 * @throws {SiteError} if the name is no folder, or there already, no version can be read, or `.mintignore` leaves its pages out
 */
export async function planVersion(
  path: string | undefined,
  name: string,
  { current = "latest", ...options }: CutVersionOptions = {},
): Promise<Result<Plan>> {
  if (!/^[\w][\w.-]*$/.test(name))
    throw new SiteError(`${JSON.stringify(name)} can't be the name of a folder and a version`);
  return planForSite(path, options, async (site, texts) => {
    const holders = holdersOf(site, "versions");
    if (holders.some(({ names }) => names.includes(name))) {
      throw new SiteError(`docs.json has the version ${JSON.stringify(name)} already`);
    }
    const copies = new Map<string, string>();
    const sources = new Map<string, string>();
    const added = holders.flatMap((holder): Alternative[] => {
      const main = holder.name ?? current;
      const frozen = (path: string) => frozenPath(path, main, name);
      const entry = copyElement(without(holder.base, ["version", "tag", "global"]), {
        page: (path) => {
          if (!site.pages.has(path)) return undefined;
          copies.set(path, frozen(path));
          return frozen(path);
        },
        spec: (source) => {
          const plain = normalizeSpecSource(source);
          const files = hasScheme(source) ? [] : filesOfVersion(site, plain);
          for (const file of files) sources.set(file, frozen(file));
          return files.length > 0 ? frozen(plain) : source;
        },
        directory: frozen,
      });
      return entry ? [{ holder, entry: { version: name, ...entry }, current }] : [];
    });
    if (added.length === 0) throw new SiteError("there is nothing to freeze: no page of the navigation has a file");
    const edited = addAlternatives(texts, "versions", added);
    if (!edited.ok) return edited;
    const copied = await copyPages(site, copies);
    await assertPublished(
      site,
      copied.changes.map(({ file }) => file),
    );
    const changes = [
      ...configChanges(texts, edited.value.docs),
      ...copied.changes,
      ...(await Promise.all(
        [...sources].map(async ([from, file]): Promise<FileChange> => {
          const text = await readFileText(join(site.folder, from));
          return { kind: "copy", from, file, ...text, edits: [] };
        }),
      )),
    ];
    return { title: `version cut ${name}`, changes, left: copied.left };
  });
}

/**
 * The files of what pages are generated from: its own, or what phpDocumentor has written into a folder of that name. Other
 * folders stay as they are, and both versions show them.
 */
const filesOfVersion = ({ texts }: Site, source: string): string[] =>
  [source, `${source}/structure.xml`].filter((file) => texts.has(file)).slice(0, 1);

/** `v2/a` and `fr/v2/a` of version v2 are `v1/a` and `fr/v1/a` as v1; `a` is `v1/a`. */
function frozenPath(path: string, from: string, to: string): string {
  const segments = path.split("/");
  const at = segments.indexOf(from);
  return at === -1 ? `${to}/${path}` : segments.with(at, to).join("/");
}

/** The copies of page files, whose links lead to the copies of other pages, and the links that stay. */
async function copyPages(
  site: Site,
  copies: ReadonlyMap<string, string>,
): Promise<{ changes: FileChange[]; left: LeftAlone[] }> {
  const { folder, pages, config, place } = site;
  const isPage = (path: string) => pages.has(path);
  const { lasting, temporary } = redirectedMoves(redirectsOf(config, place), copies, isPage);
  const moves = new Map([...lasting, ...movedAddresses(copies, site)]);
  const changes: FileChange[] = [];
  const left: LeftAlone[] = [];
  for (const [path, to] of copies) {
    const file = fileOfPage(path, pages.get(path));
    const text = await readFileText(join(folder, file));
    const copy = to + file.slice(path.length);
    const isMarkdown = isMarkdownFile(file);
    const found = linkEdits(text.before, path, { moves, place, isPage, isMarkdown });
    const edits = text.encoding ? asciiEdits(found) : found;
    changes.push({ kind: "copy", from: file, file: copy, ...text, edits });
    const staying =
      temporary.size === 0 ? [] : linkEdits(text.before, path, { moves: temporary, place, isPage, isMarkdown });
    for (const { start, end } of staying) {
      const reason = "leads to the current version through a temporary redirect, and stays";
      left.push({ what: `${copy}: the link ${text.before.slice(start, end)}`, reason });
    }
  }
  return { changes, left };
}

/** The sources of redirects to copied pages, as paths, with the copy of each: of permanent redirects, and of others. */
function redirectedMoves(
  redirects: readonly DocsRedirect[],
  copies: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
) {
  const table = new RedirectTable(redirects, (address) => isPage(address.slice(1)));
  const [lasting, temporary] = [new Map<string, string>(), new Map<string, string>()];
  const hrefs = [...copies.keys()].map((path) => `/${path}`);
  for (const redirect of redirects) {
    for (const source of /[:*]/.test(redirect.source) ? sourcesLeadingTo(redirect, hrefs) : [redirect.source]) {
      const end = table.follow(source);
      const page = "address" in end && end.hops > 0 ? addressKey(end.address).slice(1) : "";
      const copy = copies.get(page);
      const path = addressKey(source).slice(1);
      if (copy === undefined || isPage(path)) continue;
      (redirect.permanent === false ? temporary : lasting).set(path, copy);
    }
  }
  return { lasting, temporary };
}
