import { type Finding, finding } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import type { ReplacedPage } from "../nodes/replaced-page.ts";

/** Reports page files that are shown in place of generated pages, once for each place in the config. */
export function checkReplacedPages(replaced: readonly ReplacedPage[], findings: Finding[]): void {
  for (const [pointer, pages] of groupBy(replaced, (page) => page.pointer)) {
    const examples = pages.slice(0, 3).map(({ path, replaces }) => ({ path, reference: replaces.operation }));
    findings.push(finding("openapi/page-replaced", { count: pages.length, examples }, { pointer }));
  }
}
