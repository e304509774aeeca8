import { longHash } from "../json/hash-text.ts";
import { fieldOf } from "../json/json-value.ts";
import { preparePublished } from "../navigation/pages/published-pages.ts";
import type { FileSource, PageSource, ResolvedNavigation } from "../navigation/tree.ts";
import { libraryOf } from "../vocabulary/platform/icon-libraries.ts";
import { hasOwnLanguages, type PagesToJudge } from "./judged-site.ts";
import { ownAddressOf } from "./own-address.ts";
import { prepareSelectionOf } from "./selections.ts";

/** What rules ask about a site beside what is inside its pages: addresses, files, redirects, variables, languages and versions. */
export interface SiteSurroundings {
  /** A short text: where it is the same, links lead to the same places. */
  readonly name: string;
  /** What it was made from, to tell without making it anew that it is the same. */
  readonly facts: Facts;
}

interface Facts {
  readonly pages: PageSource;
  readonly files: FileSource;
  readonly settings: string;
  /** What matters of each page of the navigation, one after the other. */
  readonly listed: readonly string[];
}

/** @param last the surroundings of an earlier judging, which are given back if nothing in them has changed */
export function describeSurroundings(
  judged: Omit<PagesToJudge, "placeIn" | "textOf">,
  last?: SiteSurroundings,
): SiteSurroundings {
  const { navigation, pages, files } = judged;
  const facts = { pages, files, settings: settingsOf(judged), listed: listedFacts(navigation) };
  return last && areSameFacts(facts, last.facts) ? last : { name: surroundingsKey(facts, navigation), facts };
}

function settingsOf({
  config,
  place,
  platform,
  unread,
  ignoreLinks,
  icons,
}: Omit<PagesToJudge, "placeIn" | "textOf">): string {
  return JSON.stringify([
    fieldOf(config, "redirects"),
    fieldOf(config, "variables"),
    libraryOf(config),
    hasOwnLanguages(config),
    icons !== undefined,
    place ?? {},
    ownAddressOf(config, place),
    platform?.label,
    unread,
    ignoreLinks,
  ]);
}

function listedFacts(navigation: ResolvedNavigation): string[] {
  const facts: string[] = [];
  const selectionOf = prepareSelectionOf();
  for (const page of navigation.pages) {
    const { language = "", version = "", versions = "" } = selectionOf(page);
    facts.push(page.type, page.href, page.type === "page" ? page.path : "", language, `${version} ${versions}`);
  }
  facts.push("");
  for (const { href } of navigation.unlisted) facts.push(href);
  return facts;
}

const areSameFacts = (a: Facts, b: Facts): boolean =>
  a.pages === b.pages &&
  a.files === b.files &&
  a.settings === b.settings &&
  a.listed.length === b.listed.length &&
  a.listed.every((fact, index) => fact === b.listed[index]);

function surroundingsKey({ pages, files, settings, listed }: Facts, navigation: ResolvedNavigation): string {
  const facts = [settings, ...listed, ""];
  const isPublished = preparePublished(navigation);
  for (const [path, page] of pages) {
    const shows = page.openapi ?? page.asyncapi ?? page.api ?? page.openapiSchema;
    facts.push(`${path} ${page.file ?? ""} ${isPublished(path, page)} ${shows !== undefined}`);
  }
  facts.push("");
  for (const file of files.keys()) facts.push(file);
  const text = facts.join("\n");
  return `${text.length} ${longHash(text)}`;
}
