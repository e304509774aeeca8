import { relative } from "node:path";
import { carryOut, type ImportedTool, planImport } from "docsjson/author";
import { checkSite } from "docsjson/node";
import { redirectsOf } from "../../../src/redirects/docs-redirects.ts";
import { RedirectTable } from "../../../src/redirects/redirect-table.ts";
import type { ShownPage } from "./original/shown-page.ts";

/** A site after its import. */
export interface ImportedSite {
  /** The pages that the navigation shows, in its order, by the names that their files had before. */
  readonly pages: readonly ShownPage[];
  /** The page that an old address leads to. */
  readonly follow: (address: string) => string | undefined;
  /** What the import said that it could not read. */
  readonly unread: readonly string[];
}

/** Imports a project, writing to it, and reads the site that it is then. */
export async function importSite(folder: string, tool: ImportedTool): Promise<ImportedSite> {
  const { value: plan, diagnostics } = await planImport(folder, tool);
  if (!plan) throw new Error(JSON.stringify(diagnostics));
  const oldName = new Map<string, string>();
  for (const change of plan.changes) if (change.kind === "move") oldName.set(change.file, change.from);
  await carryOut(plan);
  const { site, navigation } = (await checkSite(plan.folder)).value;
  if (!navigation) throw new Error(`${folder} has no navigation`);
  const within = relative(folder, plan.folder);
  const pages = navigation.pages.flatMap((node): ShownPage[] => {
    const file = node.type === "page" ? site.pages.get(node.path)?.file : undefined;
    if (file === undefined) return [];
    const before = oldName.get(file) ?? file;
    // The page of a group is shown as the group.
    const title = node.type === "page" && node.isRoot ? (node.parent?.title ?? node.title) : node.title;
    return [{ file: within === "" ? before : `${within}/${before}`, address: node.href, title }];
  });
  const known = new Map(
    [...pages.map(({ address }) => address), ...navigation.unlisted.map(({ href }) => href)].map((href) => [
      keyOf(href),
      href,
    ]),
  );
  const redirects = new RedirectTable(redirectsOf(site.config, site.place), (address) => known.has(keyOf(address)));
  return {
    pages,
    unread: plan.unread,
    follow: (address) => {
      const end = redirects.follow(address);
      return "address" in end ? known.get(keyOf(end.address)) : undefined;
    },
  };
}

/** An address without what sites serve alike: a slash at the end, `index`, `.html`. */
const keyOf = (address: string): string =>
  address
    .replace(/\.html$/, "")
    .replace(/(^|\/)(index|README)$/, "$1")
    .replace(/^\/+|\/+$/g, "");
