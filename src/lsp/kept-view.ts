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
  const kept = lastGood.diagnostics.flatMap((found) => movedFinding(found, placesIn) ?? []);
  const told = new Set(kept.map(saying));
  // Of texts that are as they were, all is told already.
  const added = now.diagnostics.filter(
    (found) => (placesIn(found.file) !== undefined || !lastGood.byFile.has(found.file)) && !told.has(saying(found)),
  );
  return lastGood.keptBy(now, { diagnostics: [...kept, ...added], placesIn });
}

/** What tells a finding from others of its file, wherever it is. */
const saying = ({ file, code, message }: Diagnostic): string => JSON.stringify([file, code, message]);
