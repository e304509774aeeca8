import { hashText } from "../json/hash-text.ts";
import { isObject, own } from "../json/json-value.ts";
import { preparePublished } from "../navigation/pages/published-pages.ts";
import type { PagesToJudge } from "./judged-site.ts";
import { selectionOf } from "./selections.ts";

/**
 * What rules ask about a site beside what is inside its pages, as a short text: addresses, files, redirects, variables,
 * languages and versions. Where it is the same, links lead to the same places.
 */
export function describeSurroundings(judged: Omit<PagesToJudge, "placeIn" | "textOf">): string {
  const { config, navigation, pages, files, unread, place, ignoreLinks } = judged;
  const settings = isObject(config) ? [own(config, "redirects"), own(config, "variables")] : [];
  const facts = [JSON.stringify([settings, place ?? {}, unread, ignoreLinks])];
  for (const page of navigation.pages) {
    const { language = "", version = "" } = selectionOf(page);
    facts.push(`${page.type} ${page.href} ${language} ${version}`);
  }
  facts.push("");
  for (const { href } of navigation.unlisted) facts.push(href);
  facts.push("");
  const isPublished = preparePublished(navigation);
  for (const [path, page] of pages) {
    const shows = page.openapi ?? page.asyncapi ?? page.api ?? page.openapiSchema;
    facts.push(`${path} ${page.file ?? ""} ${isPublished(path, page)} ${shows !== undefined}`);
  }
  facts.push("");
  for (const file of files.keys()) facts.push(file);
  const text = facts.join("\n");
  return `${text.length} ${hashText(text)} ${hashText(text, SECOND_BASIS)}`;
}

/** A second start value: two hashes of 32 bits say more than one. */
const SECOND_BASIS = 0x2f0b4c47;
