import { redirectsOf } from "../redirects/docs-redirects.ts";
import { splitAddress } from "../vocabulary/addresses/address.ts";
import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { judgedPages } from "./judged-pages.ts";
import { type PagesToJudge, prepareSite } from "./judged-site.ts";
import { configLinks } from "./links-of-config.ts";
import { linksIn } from "./page-contents.ts";
import { insertVariables } from "./rules/insert-variables.ts";

/** The paths of the page files that a link of another page, of docs.json or a redirect leads to. */
export function linkedPages(judged: Omit<PagesToJudge, "placeIn">): Set<string> {
  const { targets, variables } = prepareSite(judged);
  const linked = new Set<string>();
  const follow = (target: string, from: { path: string }): void => {
    const [path] = splitAddress(insertVariables(target.trim(), variables) ?? "");
    let found = path === "" ? undefined : targets.find(path, folderOf(from.path));
    while (found?.type === "redirect" || found?.type === "case") found = found.end;
    if (found?.type === "page" && found.path !== undefined && found.path !== from.path) linked.add(found.path);
  };
  for (const page of judgedPages(judged.navigation, judged))
    for (const { target } of linksIn(page.contents)) follow(target, page);
  const docs = { path: "" };
  for (const { link } of configLinks(judged.config)) follow(link.target, docs);
  for (const { destination } of redirectsOf(judged.config, judged.place)) follow(destination, docs);
  return linked;
}
