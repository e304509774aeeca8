import { type Finding, finding } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { unknownProperty } from "../flaws/unknown-property.ts";
import type { PagesToJudge } from "../judged-site.ts";
import type { JudgedPage } from "../rules/page-rule.ts";
import type { Scopes } from "./scopes.ts";

/** What a page gives to components that the site defines, and that these do not take. */
export function findOwnProperties(
  { file, contents: { rare } }: JudgedPage,
  scopes: Scopes,
  { placeIn }: Pick<PagesToJudge, "placeIn">,
): Finding[] {
  return rare.properties.flatMap(({ component, name: property, start, end }) => {
    const taken = scopes.propertiesOf(component, file);
    if (taken.has(property)) return [];
    const suggestions = nearest(property, taken.names);
    const place = placeIn(file, { start, end });
    const [text] = suggestions.length === 1 ? suggestions : [];
    const fixes = text === undefined ? [] : [{ title: FIX_TITLES.replace(text), place, text }];
    return [finding(unknownProperty, { component, property, suggestions }, place, { fixes })];
  });
}
