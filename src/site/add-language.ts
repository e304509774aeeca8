import type { Result } from "../diagnostic/diagnostic.ts";
import { addAlternative } from "../edit/add-alternative.ts";
import { copyElement } from "../edit/copy-element.ts";
import { pageMentions } from "../edit/page-mentions.ts";
import { isObject, type JsonObject, own } from "../json/json-value.ts";
import { LANGUAGES } from "../vocabulary/languages.ts";
import { SiteError } from "./config/docs-root.ts";
import { configChanges, configTexts } from "./config-texts.ts";
import { type LoadOptions, loadSite, type Site } from "./load-site.ts";
import type { FileChange } from "./write/file-change.ts";

export interface AddLanguageOptions extends LoadOptions {
  /** The language that the navigation is in, where it has no list of languages (default `en`). */
  readonly from?: string | undefined;
  /** Takes pages too whose translation has no file yet (default false). */
  readonly all?: boolean | undefined;
}

/** A language that was planned; nothing is written yet. */
export interface PlannedLanguage {
  readonly site: Site;
  /** Pages of the language that have a file. */
  readonly translated: number;
  /** Pages that need one, by the path that it should have. */
  readonly untranslated: readonly string[];
  readonly changes: readonly FileChange[];
}

/**
 * Plans a language's navigation: that of the default language, with each page by its translation, which is in a folder
 * named by the language's code. Pages without a translation are left out unless `all`.
 *
 * @throws {SiteError} where the code is not known or there already, or nothing is translated
 */
export async function planLanguage(
  path: string | undefined,
  code: string,
  { from = "en", all = false, ...options }: AddLanguageOptions = {},
): Promise<Result<PlannedLanguage>> {
  const { value: site, diagnostics } = await loadSite(path, options);
  const navigation = isObject(site.config) ? own(site.config, "navigation") : undefined;
  if (!isObject(navigation)) return { ok: false, value: undefined, diagnostics };
  const codes = LANGUAGES[site.dialect];
  if (!codes.includes(code))
    throw new SiteError(`${JSON.stringify(code)} is not one of the ${codes.length} language codes`);
  const base = defaultEntry(navigation, "languages");
  const list = own(navigation, "languages");
  if (code === from && !base)
    throw new SiteError(`the navigation is in ${JSON.stringify(code)}; name another language with --from`);
  if (Array.isArray(list) && list.some((entry) => isObject(entry) && entry.language === code)) {
    throw new SiteError(`docs.json has the language ${JSON.stringify(code)} already`);
  }
  const main = base ? String(own(base, "language")) : from;
  const wanted = new Map<string, string>();
  for (const { path } of pageMentions({ navigation: base ?? navigation }))
    wanted.set(path, translationOf(path, main, code));
  const untranslated = [...wanted.values()].filter((path) => !site.pages.has(path));
  const entry = copyElement(without(base ?? navigation, ["language", "global"]), {
    page: (path) => {
      const translation = wanted.get(path);
      return all || (translation !== undefined && site.pages.has(translation)) ? translation : undefined;
    },
    spec: (source) => source,
    directory: (directory) => translationOf(directory, main, code),
  });
  if (!entry || (!all && untranslated.length === wanted.size)) {
    throw new SiteError(
      `no page is translated: a page such as ${[...wanted.values()][0] ?? code}.mdx is missing; --all takes all pages`,
    );
  }
  const texts = configTexts(site);
  const edited = addAlternative(texts, {
    key: "languages",
    entry: { language: code, ...entry },
    current: { language: main },
  });
  if (!edited.ok) return { ok: false, value: undefined, diagnostics: edited.diagnostics };
  const translated = wanted.size - untranslated.length;
  const changes = configChanges(texts, edited.value.docs);
  return { ok: true, value: { site, translated, untranslated, changes }, diagnostics: [] };
}

/** The default entry of a list at the root, else the first. */
export function defaultEntry(navigation: JsonObject, key: "languages" | "versions"): JsonObject | undefined {
  const list = own(navigation, key);
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  return entries.find((entry) => own(entry, "default") === true) ?? entries[0];
}

export const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** `guide` and `en/guide` are `fr/guide` in French. */
const translationOf = (path: string, from: string, to: string): string =>
  path.startsWith(`${from}/`) ? to + path.slice(from.length) : `${to}/${path}`;
