import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findFile } from "./read-project.ts";

const CONFIGS = ["js", "mjs", "cjs", "ts", "mts"].map((extension) => `next.config.${extension}`);

/** Reports that the redirects of a Next.js config are not read, because a function returns them. */
export async function noteNextRedirects(folder: string): Promise<string[]> {
  const project = projectOf(folder);
  const file = findFile(project, CONFIGS);
  if (file === undefined || !/\bredirects\b/.test(await readFile(join(project, file), "utf8"))) return [];
  return [`redirects of ${file} are not read, since only Next.js can tell them: add them to "redirects" by hand`];
}

/** The nearest folder upward that has a package.json or a Next.js config; the folder itself if none has. */
export function projectOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, "package.json")) || findFile(at, CONFIGS) !== undefined) return at;
    if (at === dirname(at)) return folder;
  }
}
