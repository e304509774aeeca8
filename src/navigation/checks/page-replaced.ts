import { GENERATED, USERS } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { quote } from "../../diagnostic/words.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";

export const pageReplaced = code("openapi/page-replaced", {
  severity: "info",
  title: "A page file replaces a generated page",
  explanation:
    "A hand-written page at the address of a generated page replaces it. This is how an endpoint gets a page of its own; it also happens when pages are left over after moving from hand-written to generated ones.",
  example: {
    wrong: { "docs.json": `{ "navigation": ${GENERATED} }`, "api.yaml": USERS, "api-reference/list-users.mdx": "" },
    right: { "docs.json": `{ "navigation": ${GENERATED} }`, "api.yaml": USERS },
  },
  message: ({
    count,
    examples: [example],
  }: {
    count: number;
    examples: readonly { path: string; reference: string }[];
  }) =>
    count === 1
      ? `the page file ${quote(example?.path ?? "")} replaces the generated page for ${example?.reference}`
      : `${count} page files replace generated pages, such as ${quote(example?.path ?? "")} for ${example?.reference}`,
  hint: ({ count }) => `nothing to do if this is intended; otherwise delete the ${count === 1 ? "file" : "files"}`,
});

export const pageReplacedRule: SiteRule = {
  codes: [pageReplaced],
  check: checkReplacedPages,
};

/** Reports page files that are shown in place of generated pages, once for each place in the config. */
function checkReplacedPages({ replaced, resolving: { findings } }: ResolvedSite): void {
  for (const [pointer, pages] of groupBy(replaced, (page) => page.pointer)) {
    const examples = pages.slice(0, 3).map(({ path, replaces }) => ({ path, reference: replaces.operation }));
    findings.add(pageReplaced, { count: pages.length, examples }, { pointer });
  }
}
