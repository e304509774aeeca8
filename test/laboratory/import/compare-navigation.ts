import type { ImportedSite } from "./import-site.ts";
import type { ShownPage, Sidebars } from "./original/shown-page.ts";

/** How much of a tool's own navigation a docs.json has. */
export interface Fidelity {
  /** The pages that the original's navigation shows, each once. */
  readonly pages: number;
  /** Those that the import shows, too. */
  readonly kept: number;
  /** Those whose order is that of the original, summed up over its lists; of so many places. */
  readonly inOrder: number;
  readonly places: number;
  /** Those with the title of the original. */
  readonly titled: number;
  /** Those that are found at the address of the original, by themselves or by a redirect. */
  readonly addressed: number;
  /** Pages that only the import shows. */
  readonly more: number;
  /** What differs, as sentences. */
  readonly differences: readonly string[];
}

/** Compares a site's own navigation with that of its docs.json, page by page: a page is told by its file. */
export function compareNavigation(original: Sidebars, { pages, follow }: ImportedSite): Fidelity {
  const imported = new Map<string, ShownPage[]>();
  for (const page of pages) imported.set(page.file, [...(imported.get(page.file) ?? []), page]);
  const shown = new Map<string, ShownPage[]>();
  for (const page of original.flat()) shown.set(page.file, [...(shown.get(page.file) ?? []), page]);
  const differences: string[] = [];
  let [titled, addressed, kept] = [0, 0, 0];
  for (const [file, places] of shown) {
    const found = imported.get(file);
    if (!found) {
      differences.push(`${file} is not listed`);
      continue;
    }
    kept++;
    const titles = places.map(({ title }) => title);
    if (found.some(({ title }) => titles.includes(title))) titled++;
    else differences.push(`${file} is called ${JSON.stringify(found[0]?.title)}, not ${JSON.stringify(titles[0])}`);
    const address = places[0]?.address ?? "";
    const end = follow(address);
    if (found.some((page) => page.address === end)) addressed++;
    else differences.push(`${file} is not at ${address}, which leads to ${end ?? "nothing"}`);
  }
  let [inOrder, places] = [0, 0];
  for (const list of original) {
    const files = list.map(({ file }) => file).filter((file) => imported.has(file));
    const { length } = longestCommon(
      files,
      pages.map(({ file }) => file),
    );
    inOrder += length;
    places += files.length;
    if (length < files.length)
      differences.push(`${files.length - length} pages of the list that begins with ${files[0]} are in another order`);
  }
  const more = [...imported.keys()].filter((file) => !shown.has(file));
  for (const file of more) differences.push(`${file} is listed, and the original does not show it`);
  return { pages: shown.size, kept, inOrder, places, titled, addressed, more: more.length, differences };
}

/** The longest list that is in both in this order. */
function longestCommon(a: readonly string[], b: readonly string[]): string[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (table[i] as Uint32Array)[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const common: string[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      common.push(a[i] as string);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return common;
}
