import { calls } from "../../codes/examples/edit.ts";
import { code } from "../../diagnostic/code.ts";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { addChildren, type Destination } from "../add-children.ts";
import { expectArgument, expectDestination, isNewGroup, isText } from "../call-faults.ts";
import type { NewGroup } from "../groups.ts";
import { type DocsTexts, type EditedDocs, editDocs, type OpenDocs } from "../open-docs.ts";
import { pathOfEntry } from "./page-mentions.ts";

export const pageTwice = code("edit/page-twice", {
  severity: "error",
  title: "A page would be in one list twice",
  explanation:
    "A page may be in several places of the navigation, but twice in one list is a slip: readers would see it twice, and only one of the two entries is marked as the current page.",
  example: calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'addPages(docs, ["intro"], { to: "/navigation" })',
    'addPages(docs, ["setup"], { to: "/navigation" })',
  ),
  message: ({ path, where }: { path: string; where: "given" | "listed" }) =>
    where === "given" ? `the page ${quote(path)} is given twice` : `this list contains the page ${quote(path)} already`,
  hint: ({ where }) => (where === "given" ? "give each page once" : "move the page if it should be in another place"),
});

/** An entry of `pages`: the path of a page, a reference to an operation, or a group. */
export type NewPage = string | NewGroup;

/**
 * Adds entries to the pages of an element, at the end or at an index. An element without children gets `pages`. Codes:
 * `edit/not-found`, `edit/no-place`, `edit/page-twice`, `edit/doubled-key`, `config/type`, `config/syntax`.
 *
 * @example addPages(text, ["guides/intro"], { to: "/navigation/tabs/0/groups/1", at: 0 })
 */
export const addPages = (docs: string | DocsTexts, pages: readonly NewPage[], to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const isFit = Array.isArray(pages) && pages.every((page) => isText(page) || isNewGroup(page));
    expectArgument(isFit, "the pages must be a list of paths and groups");
    expectDestination(to);
    const twice = givenTwice(pages, to.to) ?? listedAlready(open, pages, to.to);
    if (twice) return [twice];
    return addChildren(
      open,
      to,
      "pages",
      pages.map((value) => ({ value })),
    );
  });

const pathsOf = (entries: readonly unknown[]): string[] =>
  entries.flatMap((entry) => (typeof entry === "string" ? (pathOfEntry(entry) ?? []) : []));

/** The finding on a page that is given twice. */
export function givenTwice(entries: readonly unknown[], pointer: string): Finding | undefined {
  const paths = pathsOf(entries);
  const path = paths.find((path, index) => paths.indexOf(path) < index);
  return path === undefined ? undefined : finding(pageTwice, { path, where: "given" }, { pointer });
}

function listedAlready(open: OpenDocs, entries: readonly unknown[], to: string): Finding | undefined {
  const list = open.valueAt(`${to}/pages`);
  const listed = new Set(Array.isArray(list) ? pathsOf(list) : []);
  const path = pathsOf(entries).find((path) => listed.has(path));
  return path === undefined ? undefined : finding(pageTwice, { path, where: "listed" }, { pointer: to });
}
