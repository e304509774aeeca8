import { inFooter } from "../../codes/examples/link.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { appendTo } from "../../diagnostic/group-by.ts";
import { countOf, quote } from "../../diagnostic/words.ts";
import { linkPageNotFound } from "../codes/link.ts";
import type { LinkTarget, LinkTargets } from "../link-targets.ts";

export const linkBasePath = code("link/base-path", {
  severity: "warning",
  since: "0.2",
  title: "Links of docs.json and specs are written with a base path",
  explanation:
    "Most of these links lead to addresses below one folder, such as /docs, in which the site has no page, and the pages exist without that folder: the site is published below this path. Set `basePath` in docsjson.config.json.",
  example: { wrong: inFooter("/docs"), right: inFooter("") },
  message: ({ basePath, count }: { basePath: string; count: number }) =>
    `${countOf(count, "link")} of docs.json and specs ${count === 1 ? "begins" : "begin"} with ${quote(`${basePath}/`)}, without which there is a page`,
  hint: ({ basePath }) =>
    `if the site is published below ${basePath}, set "basePath": ${quote(basePath)} in docsjson.config.json`,
});

/** How many addresses make a pattern; the path that most sites have is one by itself. */
const fewest = (basePath: string): number => (basePath === "/docs" ? 1 : 3);

/**
 * Dead links outside pages, with one finding in the place of those that a base path would explain: they begin with a folder
 * in which there is no page, and most of them have a page without it. Pages are linked without the base path.
 */
export function joinByBasePath(findings: readonly Finding[], targets: LinkTargets): Finding[] {
  const folders = new Map<string, Finding[]>();
  for (const found of findings) {
    const [folder] = (found.code === linkPageNotFound && /^\/[^/]+(?=\/|$)/.exec(linkedAddress(found))) || [];
    if (folder !== undefined) appendTo(folders, folder, found);
  }
  for (const [basePath, found] of folders) {
    if (!["missing", "redirect"].includes(targets.find(basePath, "").type)) continue;
    const alive = found.filter((each) => hasPage(targets.find(linkedAddress(each).slice(basePath.length) || "/", "")));
    const [first] = alive;
    const below = new Set(alive.map(linkedAddress).filter((address) => address !== basePath));
    if (!first || alive.length * 2 <= found.length || below.size < fewest(basePath)) continue;
    const suggestion = finding(linkBasePath, { basePath, count: alive.length }, first.place);
    return [suggestion, ...findings.filter((each) => !alive.includes(each))];
  }
  return [...findings];
}

const hasPage = (target: LinkTarget): boolean =>
  target.type === "page" || ((target.type === "redirect" || target.type === "case") && hasPage(target.end));

const linkedAddress = ({ args }: Finding): string => (args as { address: string }).address;
