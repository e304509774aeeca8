import { isKnownLanguage } from "../../vocabulary/elements/language-tags.ts";
import type { ImportedContents } from "./imported-site.ts";

/**
 * Contents whose languages are those of docs.json: `pt-PT` is `pt` there, if no other language is. One that docs.json does not know
 * is left out.
 *
 * @param unread told of each that is left out
 */
export function withKnownLanguages(contents: ImportedContents, unread: string[]): ImportedContents {
  if (!("divisions" in contents)) return contents;
  const taken = new Set(contents.divisions.map(({ name }) => name));
  const divisions = contents.divisions.flatMap((division) => {
    if (division.kind !== "language" || isKnownLanguage(division.name)) return [division];
    const name = division.name.split("-")[0] as string;
    if (isKnownLanguage(name) && !taken.has(name)) {
      taken.add(name);
      return [{ ...division, name }];
    }
    unread.push(`docs.json does not know the language ${division.name}: its pages are left out`);
    return [];
  });
  return { divisions };
}
