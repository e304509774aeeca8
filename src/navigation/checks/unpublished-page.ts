import { REQUIRED_SETTINGS } from "../../codes/examples/nav.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import { isUnpublishedFile } from "../../vocabulary/files/unpublished-files.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";

export const unpublishedPage = code("nav/unpublished-page", {
  severity: "warning",
  since: "0.2",
  title: "The hosted platform does not publish the file of an entry",
  explanation:
    "README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md, in any folder and in upper or lower case, are about the repository. The hosted platform (dialect mintlify) leaves them out, even if an entry of the navigation names them. With the extension .mdx they are pages.",
  example: {
    wrong: {
      "docs.json": `{ ${REQUIRED_SETTINGS}, "navigation": { "pages": ["guides/README"] } }`,
      "guides/README.md": "",
    },
    right: {
      "docs.json": `{ ${REQUIRED_SETTINGS}, "navigation": { "pages": ["guides/introduction"] } }`,
      "guides/introduction.md": "",
    },
  },
  message: ({ file }: { file: string }) =>
    `the hosted platform never publishes ${quote(file)}, so this entry has no page`,
  hint: () => 'rename the file, for example to "introduction.mdx", and use that path here',
});

export const unpublishedPageRule: SiteRule = {
  codes: [unpublishedPage],
  needs: (site) => hasPageFiles(site) && !DIALECT_RULES[site.resolving.dialect].publishesReadme,
  check: checkUnpublishedPages,
};

/** Reports entries whose file is about the repository (`README.md`), each file once. */
function checkUnpublishedPages({ navigation, resolving: { findings } }: ResolvedSite): void {
  const seen = new Set<string>();
  for (const page of navigation.pages) {
    const file = page instanceof PageLeaf ? page.file?.file : undefined;
    if (file === undefined || seen.has(file) || !isUnpublishedFile(file)) continue;
    seen.add(file);
    findings.add(unpublishedPage, { file }, { pointer: (page as PageLeaf).pointer });
  }
}
