import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Files by their path from the folder; what is no text is written as JSON. */
export type SiteFiles = Readonly<Record<string, unknown>>;

/** Writes a site to a new temporary folder, which goes when the test ends; gives its path. */
export function tempSite(files: SiteFiles): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-site-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(folder, files);
  return folder;
}

/** Writes files to a folder. */
export function writeSite(folder: string, files: SiteFiles): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
}
