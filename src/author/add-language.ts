import type { Result } from "../diagnostic/diagnostic.ts";
import {
  type Alternative,
  type AlternativeHolder,
  addAlternatives,
  alternativeHolders,
} from "../edit/add-alternative.ts";
import { copyElement } from "../edit/copy-element.ts";
import { pageMentions } from "../edit/pages/page-mentions.ts";
import type { JsonObject } from "../json/json-value.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { LANGUAGES } from "../vocabulary/elements/languages.ts";
import { configChanges, planForSite } from "./plan-for-site.ts";
import type { Plan } from "./write/plan.ts";

export interface AddLanguageOptions extends LoadOptions {
  /** The language that the navigation is in, if it has no list of languages (default `en`). */
  readonly from?: string | undefined;
  /** Takes pages too whose translation has no file yet (default false). */
  readonly all?: boolean | undefined;
}

/** A plan for a language; it leaves the pages that need a translation, by the path that each should have. */
export interface LanguagePlan extends Plan {
  /** How many pages of the language have a file. */
  readonly translated: number;
}

/**
 * Plans a language's navigation: that of the default language, with each page by its translation, which is in a folder
 * named by the language's code. Pages without a translation are left out unless `all`.
 *
 * @throws {SiteError} if the code is not known or there already, no language can be read, or nothing is translated
 */
export async function planLanguage(
  path: string | undefined,
  code: string,
  { from = "en", all = false, ...options }: AddLanguageOptions = {},
): Promise<Result<LanguagePlan>> {
  return planForSite<LanguagePlan>(path, options, async (site, texts) => {
    const codes = LANGUAGES[site.dialect];
    if (!codes.includes(code)) {
      throw new SiteError(`${JSON.stringify(code)} is not one of the ${codes.length} language codes`);
    }
    const holders = holdersOf(site, "languages");
    const lacking = holders.filter(({ names }) => !names.includes(code));
    if (lacking.length === 0) throw new SiteError(`docs.json has the language ${JSON.stringify(code)} already`);
    if (code === from && lacking.some(({ name }) => name === undefined)) {
      throw new SiteError(`the navigation is in ${JSON.stringify(code)}; name another language with --from`);
    }
    const wanted = new Set<string>();
    const added = lacking.flatMap((holder): Alternative[] => {
      const main = holder.name ?? from;
      for (const { path } of pageMentions({ navigation: holder.base })) wanted.add(translationOf(path, main, code));
      const entry = copyElement(without(holder.base, ["language", "global"]), {
        page: (path) => {
          const translation = translationOf(path, main, code);
          return all || site.pages.has(translation) ? translation : undefined;
        },
        spec: (source) => source,
        directory: (directory) => translationOf(directory, main, code),
      });
      return entry ? [{ holder, entry: { language: code, ...entry }, current: from }] : [];
    });
    const untranslated = [...wanted].filter((path) => !site.pages.has(path));
    if (added.length === 0 || (!all && untranslated.length === wanted.size)) {
      const example = untranslated[0] === undefined ? "" : `: a page such as ${untranslated[0]}.mdx is missing`;
      throw new SiteError(
        `no page is translated${example}; the option all (--all) lists pages without a translation too`,
      );
    }
    const edited = addAlternatives(texts, "languages", added);
    if (!edited.ok) return edited;
    return {
      title: `language add ${code}`,
      changes: configChanges(texts, edited.value.docs),
      left: untranslated.map((what) => ({ what, reason: "has no file yet" })),
      translated: wanted.size - untranslated.length,
    };
  });
}

/** The elements with languages or versions. Throws `SiteError` if these are written, and none of them can be read. */
export function holdersOf({ config }: Pick<Site, "config">, key: "languages" | "versions"): AlternativeHolder[] {
  const holders = alternativeHolders(config, key);
  if (holders.length > 0) return holders;
  throw new SiteError(`docs.json has no "${key}" that can be read: "docsjson check" says why`);
}

/** An object without some of its properties. */
export const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** `guide` and `en/guide` are `fr/guide` in French. */
const translationOf = (path: string, from: string, to: string): string =>
  path.startsWith(`${from}/`) ? to + path.slice(from.length) : `${to}/${path}`;
