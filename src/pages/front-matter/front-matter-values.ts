import { type Finding, type Place, type ProposedFix, reporterTo } from "../../diagnostic/finding.ts";
import { locateYaml } from "../../source/locate/locate-yaml.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { checkPage } from "../../validate/check-page.ts";
import type { FieldSuggestions } from "../../validate/context/visits.ts";
import type { PageHead } from "./front-matter-syntax.ts";

/** The findings about front matter that could be read, at the lines of the page's file. */
export function findValueFaults(
  data: object,
  { file, head, known }: PageHead & { known: FieldSuggestions },
): Finding[] {
  const findings: Finding[] = [];
  checkPage(reporterTo(findings), data, known);
  return findings.map((found) => ({
    ...found,
    place: placeInFrontMatter(found.place, { file, head }),
    fixes: found.fixes.map((fix) => ({
      ...fix,
      place: placeInFrontMatter(fix.place, { file, head }),
      text: asYaml(fix),
    })),
  }));
}

/** The text of a fix, which is JSON; a key and a simple value need no quotes in YAML. */
function asYaml({ text }: ProposedFix): string {
  const value: unknown = JSON.parse(text);
  return typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value) ? value : text;
}

/** A place in front matter as one in the file of the page. @param head the text of the page up to the end of it */
export function placeInFrontMatter(place: Place, { file, head }: Pick<PageHead, "file" | "head">): Place {
  const start = head.indexOf("\n") + 1;
  const end = head.lastIndexOf("---");
  const [found] = locateYaml(head.slice(start, end), [{ pointer: place.pointer, part: place.part ?? "value" }]);
  const { range } = positionsOf(head);
  return {
    file,
    pointer: place.pointer,
    range: range(start + (found?.start.offset ?? 0), start + (found?.end.offset ?? 0)),
  };
}
