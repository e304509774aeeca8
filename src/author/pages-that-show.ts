import { scanPage } from "../pages/read/scan-page.ts";
import { IMPORT_ENDS, includedPaths } from "../pages/rules/import-not-found.ts";
import type { Site } from "../site/load-site.ts";
import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { fileOfPage, isMarkdownFile } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";

/** The paths of the pages that show a snippet, by the snippet's file: directly, or through another snippet. */
export async function pagesThatShow(
  { pages }: Site,
  textOf: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = new Set([...pages].map(([path, page]) => fileOfPage(path, page)));
  const included = new Map<string, readonly string[]>();
  const includedIn = async (file: string): Promise<readonly string[]> => {
    const known = included.get(file) ?? snippetsIn(await textOf(file), file, files);
    included.set(file, known);
    return known;
  };
  const shown = new Map<string, string[]>();
  for (const [path, page] of pages) {
    if (isNeverPage(path)) continue;
    const own = fileOfPage(path, page);
    const inside = new Set([own]);
    for (const file of inside) for (const each of await includedIn(file)) inside.add(each);
    inside.delete(own);
    for (const file of inside) shown.set(file, [...(shown.get(file) ?? []), path]);
  }
  return shown;
}

/** The files of the snippets that a page or another snippet includes. */
function snippetsIn(text: string, file: string, files: ReadonlySet<string>): string[] {
  if (!text.includes("import") && !text.includes("<Snippet")) return [];
  const { imports, links } = scanPage(text, { markdown: isMarkdownFile(file) });
  const snippets = links.filter(({ element, field }) => element === "Snippet" && field === "file");
  const all = [
    ...imports,
    ...snippets.map(({ target, ...span }) => ({ ...span, source: target, isSnippet: true as const })),
  ];
  return all.flatMap((each) => {
    const paths = includedPaths(each, folderOf(file)).flatMap((path) => IMPORT_ENDS.map((end) => path + end));
    return paths.find((path) => files.has(path)) ?? [];
  });
}
