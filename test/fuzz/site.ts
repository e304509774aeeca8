import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkSite, SiteError } from "docsjson/node";
import { holdRanges } from "./promises.ts";

/** What must hold of any folder. */
export async function holdSite(files: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-fuzz-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { value, diagnostics } = await checkSite(folder);
    for (const [file, text] of value.site.texts) {
      const isAlone = ({ file: of }: { file: string }) => of === file;
      holdRanges(
        text,
        diagnostics.filter((each) => [each, ...each.related, ...each.fixes].every(isAlone)),
      );
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
