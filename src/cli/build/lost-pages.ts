import type { BuildReport } from "../../builders/shared/pages/build-report.ts";
import { RenderFindings } from "../../builders/shared/render-findings.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { readTextBelow } from "../../site/files-below.ts";

/** What is in the HTML of a page that was made of the docs, and in no other page of a builder. */
const MARK = "docs-page";

/**
 * The pages that a builder was given and that are not in the folder in which it left the site: whatever becomes of a name, no page
 * is lost without a word.
 */
export async function lostPages(
  folder: string,
  { served }: BuildReport,
  docs: { readonly folder: string },
): Promise<Diagnostic[]> {
  const found = new RenderFindings(docs.folder);
  for (const [address, { source, built }] of served) {
    const text = await readTextBelow({ folder, path: built });
    if (!text?.includes(MARK)) found.leaveOut(source, address, "the builder has made no file of it");
  }
  return [...found.take().values()].flat();
}
