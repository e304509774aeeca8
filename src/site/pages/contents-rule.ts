import { iconNames } from "../../icons/icon-names.ts";
import { judgePages } from "../../pages/judge-pages.ts";
import { CONTENT_RULES } from "../../pages/rules/page-rules.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { PUBLISHED_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import { unreadSpecs } from "../documents/unread-specs.ts";
import type { CheckOptions, ReadingRule } from "../reading-rule.ts";
import { servedPages } from "../served-pages.ts";
import type { Site } from "../site.ts";

/** Judges the contents of all pages: by the rules of single pages, and by rules that need all pages. */
export const contentsRule: ReadingRule = {
  codes: CONTENT_RULES.flatMap(({ codes }) => codes),
  async check({ site, navigation, loading, options, findings }) {
    const { config, contents, files = new Map(), place, platform, documents } = site;
    const isDescribed = documents.named(...PUBLISHED_KINDS).length > 0;
    const described = isDescribed ? await linksOfSpecs(site, options) : [];
    const served = servedPages(site, options.texts);
    const textOf = (file: string): string | undefined => {
      options.onFolder?.(site.folder, folderOf(file));
      return served.textOf(file);
    };
    const facts = { config, navigation, place, platform, icons: iconNames(), ignoreLinks: options.ignoreLinks };
    const found = judgePages(
      { ...facts, files, contents, described, unread: unreadSpecs(site, loading), ...served, textOf },
      options.cache?.verdicts ?? options.readings?.verdicts,
    );
    for (const each of found) findings.push(each);
  },
};

/** The links in the descriptions of specs. */
const linksOfSpecs = async (site: Site, { cache }: CheckOptions) =>
  (await import("../documents/spec-links.ts")).specLinks(site, cache?.specs);
