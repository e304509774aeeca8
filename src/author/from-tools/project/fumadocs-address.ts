import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listProjectFiles } from "./list-project-files.ts";

/** Where a Fumadocs project publishes its docs. */
export interface FumadocsAddress {
  /** `/docs`; `undefined` if no module says it. */
  readonly base: string | undefined;
  /** What could not be read, as sentences. */
  readonly unread: readonly string[];
}

/** Reads the `baseUrl` that a project gives the loader of its docs: the first one, in a module or a folder called `source`. */
export async function fumadocsAddress(project: string): Promise<FumadocsAddress> {
  const files = await listProjectFiles(project);
  for (const file of files.filter((file) => /(^|\/)source(\/[^/]+)?\.[cm]?[jt]sx?$/.test(file))) {
    const text = await readFile(join(project, file), "utf8");
    const at = /\bloader\s*\(/.exec(text)?.index;
    if (at === undefined) continue;
    const [, , base] = /\bbaseUrl\s*:\s*(["'`])([^"'`$]*)\1/.exec(text.slice(at)) ?? [];
    if (base !== undefined) return { base, unread: [] };
    return {
      base: undefined,
      unread: [
        `the baseUrl of ${file} is computed, so the addresses of the pages are not known: add redirects by hand`,
      ],
    };
  }
  return { base: undefined, unread: [] };
}
