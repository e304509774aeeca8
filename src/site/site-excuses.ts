import { ONLY_IF_ASKED } from "../../schemas/code-defaults.js";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { judgedPages } from "../pages/judged-pages.ts";
import { scanPage } from "../pages/read/scan-page.ts";
import type { Excuse } from "../pages/read/scanned-page.ts";
import { Excuses } from "../policy/excuses/excuses.ts";
import type { SiteRules } from "../policy/rule-layers.ts";
import { isAskedFor, type Rules } from "../policy/rules.ts";
import { isMarkdownFile, isPageFile } from "../vocabulary/files/site-files.ts";
import { servedPages } from "./served-pages.ts";
import type { Site } from "./site.ts";

/** Codes that are only found if something other than a rule asks. */
const FOUND_BY_OPTIONS: ReadonlySet<string> = new Set(["link/external-dead", "link/not-checked"]);

/** The comments in the pages of a site that excuse findings. Pages whose content was not judged are read if one is asked about. */
export function excusesOf(
  site: Site,
  navigation: ResolvedNavigation,
  {
    rules,
    texts,
  }: { rules?: Rules | readonly SiteRules[] | undefined; texts?: ReadonlyMap<string, string> | undefined },
): Excuses {
  const { placeIn, textOf, pages } = servedPages(site, texts);
  const judged = new Map<string, readonly Excuse[]>();
  for (const { file, contents } of judgedPages(navigation, { pages, contents: site.contents }))
    if (contents.rare.excuses.length > 0) judged.set(placeIn(file, NOWHERE).file ?? file, contents.rare.excuses);
  const readIn = (file: string): readonly Excuse[] => {
    const text = isPageFile(file) && site.contents.size === 0 ? (textOf(file) ?? "") : "";
    return text.includes("docsjson-disable") ? scanPage(text, { markdown: isMarkdownFile(file) }).excuses : [];
  };
  const isLookedFor = (code: string) =>
    !FOUND_BY_OPTIONS.has(code) && (!ONLY_IF_ASKED.includes(code) || isAskedFor([code], rules));
  return new Excuses({ judged, readIn, isLookedFor, placeIn });
}

const NOWHERE = { start: 0, end: 0 };
