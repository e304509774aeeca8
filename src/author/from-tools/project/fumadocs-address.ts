import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listProjectFiles } from "./list-project-files.ts";

/** Where a Fumadocs project publishes its docs. */
export interface FumadocsAddress {
  /** `/docs`; `undefined` if no module says it. */
  readonly base: string | undefined;
  /** The language of the site, and whether its pages are without it in their addresses; `undefined` if no module says it. */
  readonly language?: { readonly name: string; readonly isHidden: boolean } | undefined;
  /** What could not be read, as sentences. */
  readonly unread: readonly string[];
}

/**
 * Reads the `baseUrl` that a project gives the loader of its docs, the first one in a module or a folder called `source`, and the
 * default language of a module or a folder called `i18n`.
 */
export async function fumadocsAddress(project: string): Promise<FumadocsAddress> {
  const files = await listProjectFiles(project);
  const source = await textAfter(
    /\bloader\s*\(/,
    project,
    files.filter((file) => /(^|\/)source(\/[^/]+)?\.[cm]?[jt]sx?$/.test(file)),
  );
  const i18n = await textAfter(
    /\bdefineI18n\b|\bI18nConfig\b/,
    project,
    files.filter((file) => /(^|\/)i18n(\/[^/]+)?\.[cm]?[jt]sx?$/.test(file)),
  );
  const unread: string[] = [];
  const name = textIn(i18n?.text, /\bdefaultLanguage\s*:\s*(["'`])([^"'`$]*)\1/);
  const hidden = textIn(i18n?.text, /\bhideLocale\s*:\s*(["'`])([^"'`$]*)\1/);
  if (hidden === "always")
    unread.push(
      `${i18n?.file} hides all languages from addresses, so that only a browser's cookie tells a page's language`,
    );
  const base = textIn(source?.text, /\bbaseUrl\s*:\s*(["'`])([^"'`$]*)\1/);
  if (source && base === undefined)
    unread.push(
      `the baseUrl of ${source.file} is computed, so the addresses of the pages are not known: add redirects by hand`,
    );
  return { base, language: name === undefined ? undefined : { name, isHidden: hidden === "default-locale" }, unread };
}

/** The first of these files that contains something, and its text from there on. */
async function textAfter(sought: RegExp, project: string, files: readonly string[]) {
  for (const file of files) {
    const text = await readFile(join(project, file), "utf8");
    const at = sought.exec(text)?.index;
    if (at !== undefined) return { file, text: text.slice(at) };
  }
  return undefined;
}

/** The first text that is given in a module, by a pattern with its quote and itself. */
const textIn = (text: string | undefined, pattern: RegExp): string | undefined => pattern.exec(text ?? "")?.[2];
