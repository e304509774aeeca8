import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { appendTo } from "../../../diagnostic/group-by.ts";
import { fieldOf } from "../../../json/json-value.ts";
import { RedirectTable } from "../../../redirects/redirect-table.ts";
import { splitAddress } from "../../../vocabulary/addresses/address.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import type { ImportedSite, ProjectSite } from "../imported-site.ts";
import { type ProjectFiles, pagePathsBelow, textField } from "../project-files.ts";
import { readLiteralFunction } from "./literal-module.ts";
import { NotLiteral } from "./literal-value.ts";
import { loadModules } from "./load-modules.ts";
import { findFile } from "./read-project.ts";

const CONFIGS = ["js", "mjs", "cjs", "ts", "mts"].map((extension) => `next.config.${extension}`);

/** What a site has of the redirects of its Next.js config. */
type NextRedirects = Pick<ProjectSite, "redirects" | "notes" | "unread">;

/** A site with the redirects of its project's Next.js config before its own, so far as they lead to its pages or out of the site. */
export async function withNextRedirects(
  site: ProjectSite,
  { files, folder, mayRun }: { files: ProjectFiles; folder: string; mayRun: boolean },
): Promise<ProjectSite> {
  const project = projectOf(folder);
  const file = findFile(project, CONFIGS);
  if (file === undefined || !/\bredirects\b/.test(await readFile(join(project, file), "utf8"))) return site;
  const isPage = pageTest(files);
  const {
    redirects,
    notes = [],
    unread = [],
  } = await readRedirects(project, file, mayRun).then(
    ({ list, notes }) => taken(list, { file, site, isPage, notes }),
    (error: Error) => unreadRedirects(`redirects of ${file} are not read: ${error.message}`),
  );
  return {
    ...site,
    redirects: [...redirects, ...site.redirects],
    notes: [...(site.notes ?? []), ...notes],
    unread: [...(site.unread ?? []), ...unread],
  };
}

const unreadRedirects = (why: string): NextRedirects => ({
  redirects: [],
  unread: [`${why}. Add them to "redirects" by hand`],
});

/** What the `redirects` of a config gives: as it is written there, else by a run. */
async function readRedirects(project: string, file: string, mayRun: boolean) {
  try {
    // An unknown value throws when it is read.
    return { list: structuredClone(await readLiteralFunction(project, file, "redirects")), notes: [] };
  } catch (error) {
    if (!(error instanceof NotLiteral)) throw error;
    const { message } = error;
    if (!mayRun) throw new Error(`it would have to be run, which --no-run forbids: ${message}`);
    const [module] = await loadModules(project, [join(project, file)], { call: "redirects" });
    if (module === undefined || "error" in module) throw new Error(module?.error ?? message);
    return { list: module.value, notes: [`${file} was run to read its redirects, since ${message}`] };
  }
}

/** The redirects that docs.json has a form for, and a sentence for each kind of others. */
function taken(
  list: unknown,
  { file, site, isPage, notes }: { file: string; site: ProjectSite; isPage: (at: string) => boolean; notes: string[] },
): NextRedirects {
  if (!Array.isArray(list)) return unreadRedirects(`redirects of ${file} are no list`);
  const table = new RedirectTable(
    site.redirects.map(({ from, to }) => ({ source: `/${from}`, destination: `/${to}` })),
  );
  const left = new Map<string, string[]>();
  const redirects = list.flatMap((redirect): ImportedSite["redirects"][number][] => {
    const [from = "", to = ""] = [textField(redirect, "source"), textField(redirect, "destination")];
    const leave = (why: string): [] => {
      appendTo(left, why, from);
      return [];
    };
    if (fieldOf(redirect, "has") !== undefined || fieldOf(redirect, "missing") !== undefined)
      return leave("depend on more than the address");
    if (/[(){}+?\\]|:\w+\*./.test(from) || /[{}\\]/.test(to))
      return leave("have patterns that docs.json does not have");
    if (leavesSite(to) || /[:*]/.test(to)) return [{ from, to }];
    const [path, rest] = splitAddress(to);
    const end = table.follow(path);
    const address = "address" in end ? end.address : path;
    return isPage(address) ? [{ from, to: address + rest }] : leave("lead to no page of the docs");
  });
  const sentences = [...left].map(
    ([why, [first, ...more]]) =>
      `redirects of ${file} that ${why} are left out: ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`,
  );
  return { redirects, notes: [...notes, ...sentences] };
}

/** Tells the addresses at which the site has a page. */
function pageTest(files: ProjectFiles): (address: string) => boolean {
  const addressOf = (path: string) => `/${path}`.replace(/\/(index|page)$/, "").replace(/\/$/, "");
  const known = new Set([...pagePathsBelow(files, "").values()].map(addressOf));
  return (address) => known.has(addressOf(address.replace(/^\/|\/$/g, "")));
}

/** The nearest folder upward that has a package.json or a Next.js config; the folder itself if none has. */
export function projectOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, "package.json")) || findFile(at, CONFIGS) !== undefined) return at;
    if (at === dirname(at)) return folder;
  }
}
