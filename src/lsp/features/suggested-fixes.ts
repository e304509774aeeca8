import type { Diagnostic, Fix } from "../../diagnostic/diagnostic.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { componentTags, withBlankCode } from "../components/tag-cursor.ts";
import type { SiteView } from "../site-view.ts";

/** One of the ways to correct a finding. */
export interface Choice {
  readonly title: string;
  readonly fixes: readonly Fix[];
}

/** The facts of a finding that are what the author wrote: the first that is in the text is what a suggestion replaces. */
const WRITTEN_FACTS = ["target", "anchor", "source", "name", "property", "value", "path", "reference"] as const;

/** The corrections that the suggestions of a finding come to, which leaves the choice to the author. */
export function suggestedFixes({ code, file, range, fixes, args }: Diagnostic, view: SiteView): Choice[] {
  const { suggestions } = args;
  if (fixes.length > 0 || !range || !Array.isArray(suggestions)) return [];
  const text = view.textOf(file) ?? "";
  const start = range.start.offset;
  const written = text.slice(start, range.end.offset);
  const choice = (suggestion: unknown, made: (text: string) => readonly Fix[]): Choice => ({
    title: `Use ${suggestion}`,
    fixes: made(String(suggestion)),
  });
  if (view.site.configTexts.has(file)) {
    if (!/^"[^"]*"$/.test(written)) return [];
    // Before the name of an operation there may be its spec.
    const whole = (put: string) =>
      typeof args.reference === "string" ? String(JSON.parse(written)).replace(args.reference, () => put) : put;
    return suggestions.map((each) =>
      choice(each, (put) => [{ title: "", file, range, text: JSON.stringify(whole(put)) }]),
    );
  }
  const said = WRITTEN_FACTS.map((fact) => args[fact]).find(
    (fact) => typeof fact === "string" && fact !== "" && written.includes(fact),
  );
  if (typeof said !== "string") return [];
  const positions = positionsOf(text);
  const at = start + written.indexOf(said);
  // A component has its name at its end, too.
  const places = code === "page/unknown-component" ? tagsNamed(said, text) : [at];
  return suggestions.map((each) =>
    choice(each, (put) =>
      places.map((place) => ({ title: "", file, range: positions.range(place, place + said.length), text: put })),
    ),
  );
}

const tagsNamed = (name: string, text: string): number[] =>
  componentTags(withBlankCode(text)).flatMap((tag) => (tag.name === name ? [tag.start] : []));
