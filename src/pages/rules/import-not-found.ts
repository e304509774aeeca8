import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { didYouMean, joinList, quote } from "../../diagnostic/words.ts";
import { filesOfImport, isPageFile, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { BUILT_IN_COMPONENTS } from "../components/platform-components.ts";
import { findIncluded, includedPaths } from "../included-files.ts";
import { isHidden } from "./dead-link.ts";
import type { ContentRule, JudgedSite } from "./page-rule.ts";

export const pageImportNotFound = code("page/import-not-found", {
  severity: "warning",
  since: "0.2",
  title: "A page imports a file that does not exist",
  explanation:
    "Imports that begin with a slash start at the docs root, those that begin with a dot at the folder of the page. What a missing file should give is missing in the page.",
  byTarget: { facts: ["path"], message: "{pages} import the file {path}, which does not exist" },
  example: contentExample(
    'import Intro from "/snippets/intro.mdx";\n\n<Intro />',
    'import Intro from "/snippets/into.mdx";\n\n<Intro />',
    { "snippets/into.mdx": "Hello\n" },
  ),
  message: ({ source }: { source: string; path: string; suggestions: readonly string[] }) =>
    `the imported file ${quote(source)} does not exist`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "add the file, or correct the path",
});

export const packageImport = code("page/package-import", {
  severity: "warning",
  since: "0.2",
  title: "A page imports a package",
  explanation:
    "Pages of the hosted platform import files of the docs root by their path, `react` and `react-dom`, and no other packages.",
  example: contentExample('import dayjs from "dayjs";\n\n{dayjs().year()}', "{new Date().getFullYear()}"),
  message: ({ source }: PackageImport) => {
    const [alias] = ALIAS.exec(source) ?? [];
    return alias === undefined
      ? `pages cannot import the package ${quote(source)}`
      : `pages have no alias ${quote(alias)}, so ${quote(source)} is not found`;
  },
  hint: ({ source, builtIn }) => {
    if (builtIn) return `remove the import: ${joinList(builtIn, "and")} ${builtIn.length > 1 ? "are" : "is"} built in`;
    return ALIAS.test(source)
      ? `write the path from the docs root: ${quote(source.replace(ALIAS, "/"))}`
      : "copy what the page needs into a file of the docs root, and import that";
  },
});

interface PackageImport {
  readonly source: string;
  /** What is imported, if pages have components of all these names without it. */
  readonly builtIn?: readonly string[];
}

/** What other tools have for a folder of the project. */
const ALIAS = /^(?:@site|[@~])\//;

/** Packages that pages may import. */
const PACKAGES: ReadonlySet<string> = new Set(["react", "react-dom", "react/jsx-runtime"]);

/** `page/import-not-found`: imports of files that do not exist. `page/package-import`: imports of packages. */
export const importNotFound: ContentRule = {
  codes: [pageImportNotFound, packageImport],
  check({ page: { contents, file }, site, report }) {
    for (const included of contents.rare.includes) {
      const { source, isSnippet } = included;
      const paths = includedPaths(included, file);
      const [path = source] = paths;
      if (paths.length === 0 && !source.startsWith(".")) {
        if (!isPackage(source, site)) continue;
        const { names = [] } = included;
        const isBuiltIn = names.length > 0 && names.every((name) => BUILT_IN_COMPONENTS.has(name));
        report.add(packageImport, { source, ...(isBuiltIn ? { builtIn: names } : {}) }, report.place(included));
        continue;
      }
      if (isHidden(path) || findIncluded(included, file, site) !== undefined) continue;
      const suggestions = nearestImports(path, site).map((near) => (isSnippet ? near : `/${near}`));
      report.add(pageImportNotFound, { source, path, suggestions }, report.place(included));
    }
  },
};

/** Whether a source is a package, an alias or an address that pages cannot import. Other platforms than the hosted one may have some. */
const isPackage = (source: string, { components, files }: JudgedSite): boolean =>
  !PACKAGES.has(source) && components.size === 0 && !filesOfImport(source).some((file) => files.has(file));

function nearestImports(path: string, { contents, nearestFile, nearestText }: JudgedSite): readonly string[] {
  if (!isPageFile(path)) return nearestFile.to(path);
  const near = nearestText.to(withoutPageExtension(path));
  return near.map((text) => (contents.has(`${text}.mdx`) ? `${text}.mdx` : `${text}.md`));
}
