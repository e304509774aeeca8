import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { MovedPlaces, movedFinding } from "./moved-places.ts";
import type { SiteView } from "./site-view.ts";

/**
 * A site whose docs.json, or an include, is no JSON at the moment: as it was last, with its places moved by what was typed
 * since, and what is wrong with the texts now.
 */
export function keepLastGood(lastGood: SiteView, now: SiteView): SiteView {
  const known = new Map<string, MovedPlaces | undefined>();
  const placesIn = (file: string): MovedPlaces | undefined => {
    if (known.has(file)) return known.get(file);
    const [before, after] = [lastGood.textOf(file), now.textOf(file)];
    const places =
      before === undefined || after === undefined || before === after ? undefined : new MovedPlaces(before, after);
    known.set(file, places);
    return places;
  };
  // What can be told now of a file counts instead of what was told before.
  const told = new Set(now.diagnostics.map(subjectOf));
  const kept = lastGood.diagnostics.flatMap((found) =>
    told.has(subjectOf(found)) ? [] : (movedFinding(found, placesIn) ?? []),
  );
  return lastGood.keptBy(now, { diagnostics: [...now.diagnostics, ...kept], placesIn });
}

const subjectOf = ({ file, code }: Diagnostic): string => JSON.stringify([file, code]);
