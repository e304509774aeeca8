import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { meantPaths, normalizePath, pathInRoot } from "../../vocabulary/root-path.ts";
import { isPageFile, withoutPageExtension } from "../../vocabulary/site-files.ts";
import { isHidden } from "./dead-link.ts";
import type { JudgedSite, PageRule } from "./page-rule.ts";

export const pageImportNotFound = code("page/import-not-found", {
  severity: "warning",
  message: ({ source }: { source: string; path: string; suggestions: readonly string[] }) =>
    `the imported file ${quote(source)} does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "add the file, or correct the path",
});

/** The path of an imported file from the docs root; `undefined` for a package, and for one outside the root. */
export const importedPath = (source: string, folder: string): string | undefined =>
  source.startsWith(".")
    ? pathInRoot(source, folder)
    : source.startsWith("/") || isPageFile(source)
      ? normalizePath(source)
      : undefined;

/** The paths at which the file of `<Snippet file="…" />` is looked for. */
export const snippetPaths = (file: string): string[] =>
  ["snippets", "_snippets"].map((folder) => normalizePath(`${folder}/${file}`));

/** `page/import-not-found`: imports of files that do not exist. */
export const importNotFound: PageRule = {
  codes: [pageImportNotFound],
  page({ contents, folder, file }, site, report) {
    for (const { source, start, end } of contents.imports) {
      const path = importedPath(source, folder);
      if (path === undefined || isHidden(path) || exists(path, file, site)) continue;
      const suggestions = nearestImports(path, site).map((file) => `/${file}`);
      report.add(finding(pageImportNotFound, { source, path, suggestions }, report.place({ start, end })));
    }
    for (const link of contents.links) {
      if (link.element !== "Snippet" || link.field !== "file") continue;
      const paths = snippetPaths(link.target);
      if (paths.some((path) => exists(path, file, site))) continue;
      const path = paths[0] as string;
      const suggestions = nearestImports(path, site);
      report.add(finding(pageImportNotFound, { source: link.target, path, suggestions }, report.place(link)));
    }
  },
};

const ENDS = ["", ".mdx", ".jsx", ".tsx", ".js", ".ts"];

const exists = (path: string, file: string, { files, contents, mounts }: JudgedSite): boolean =>
  meantPaths(path, file, mounts).some((each) => ENDS.some((end) => files.has(each + end) || contents.has(each + end)));

function nearestImports(path: string, { contents, nearestFile, nearestText }: JudgedSite): readonly string[] {
  if (!isPageFile(path)) return nearestFile.to(path);
  const near = nearestText.to(withoutPageExtension(path));
  return near.map((text) => (contents.has(`${text}.mdx`) ? `${text}.mdx` : `${text}.md`));
}
