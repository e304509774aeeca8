import { isBelow, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { PLATFORMS, type Platform } from "../../vocabulary/platform/platforms.ts";
import { readTextBelow } from "../files-below.ts";

const CONFIGS = ["vite.config.ts", "vite.config.js", "vite.config.mts", "vite.config.mjs"];

/** The setting of Holocron's plugin, if it is written as a plain string. */
const SETTING = /\bpagesDir:[ \t]*(["'`])([^"'`$\n]{1,200})\1/;

/**
 * The folder of a Holocron site below which the paths of its pages begin; `""` for the docs root, where they are if its
 * config of Vite says nothing else.
 */
export async function pagesFolderOf(root: string, platform: Platform | undefined): Promise<string> {
  if (platform !== PLATFORMS.holocron) return "";
  for (const name of CONFIGS) {
    const folder = SETTING.exec((await readTextBelow({ folder: root, path: name })) ?? "")?.[2];
    if (folder !== undefined) return normalizePath(folder);
  }
  return "";
}

/** The path of a page by its file. A file outside of the folder of pages keeps the path that it has in the docs root. */
export const pagePathOf = (file: string, pagesFolder: string): string =>
  withoutPageExtension(pagesFolder !== "" && isBelow(file, pagesFolder) ? file.slice(pagesFolder.length + 1) : file);
