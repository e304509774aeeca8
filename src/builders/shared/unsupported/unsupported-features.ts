import { alsoHere, type Code, code } from "../../../diagnostic/code.ts";
import type { Diagnostic, Range, RelatedPlace, Result } from "../../../diagnostic/diagnostic.ts";
import { wordFinding, wordNote } from "../../../diagnostic/word-finding.ts";
import type { FilePlace } from "../../../source/source-map.ts";
import type { Feature } from "./inexpressible-features.ts";

export const unsupported = code("builder/unsupported", {
  severity: "warning",
  title: "A built site lacks something that docs.json or a page asks for",
  explanation:
    "No site builder can express everything in docs.json and the front matter of pages: icons in the sidebar, a sidebar for each language, pictures for social networks. What a builder does not support is left out or replaced, as the hint says. There is one diagnostic for each feature: it is at the first place, and lists the others as related places.",
  example: {
    wrong: {
      "docs.json": '{ "navigation": { "groups": [{ "group": "Start", "icon": "book", "pages": ["intro"] }] } }',
      "build.js": "toStarlight(navigation)",
    },
    right: {
      "docs.json": '{ "navigation": { "groups": [{ "group": "Start", "pages": ["intro"] }] } }',
      "build.js": "toStarlight(navigation)",
    },
  },
  message: ({ builder, feature }: UnsupportedFacts) => `${builder} does not support ${feature}`,
});

interface UnsupportedFacts {
  readonly builder: string;
  readonly feature: string;
  readonly count: number;
}

/** The code with the words for a feature: each builder's bundle contains the words for its own features alone. */
const builderUnsupported = ({ name, instead, severity = unsupported.severity }: Feature): Code<UnsupportedFacts> => ({
  ...unsupported,
  severity,
  message: ({ builder, count }) => `${builder} does not support ${name}${count > 1 ? ` (${count} places)` : ""}`,
  hint: () => instead,
});

/**
 * Collects the features that a builder does not support. Each feature gives one diagnostic, at its first place; the
 * other places are related. A place counts once, however often it is added.
 */
export interface UnsupportedFeatures {
  add(feature: Feature, source: PlaceOfFeature): void;
  diagnostics(): Diagnostic[];
}

/** A place, with its range where that is known: builders see the resolved navigation, not the text. */
type PlaceOfFeature = FilePlace & { readonly range?: Range };

/** Starts an empty collection for a builder by its name in messages. */
export function collectUnsupported(builder: string): UnsupportedFeatures {
  const features = new Map<string, { feature: Feature; places: Map<string, PlaceOfFeature> }>();
  return {
    add(feature, source) {
      const key = feature.name;
      const known = features.get(key) ?? { feature, places: new Map() };
      known.places.set(JSON.stringify([source.file, source.pointer, source.range]), source);
      features.set(key, known);
    },
    diagnostics: () =>
      [...features.values()].map(({ feature, places }) => {
        const [first, ...others] = places.values();
        return diagnose(
          builderUnsupported(feature),
          { ...feature.facts, builder, feature: feature.id, count: places.size },
          first as PlaceOfFeature,
          others.map((place) => ({ ...wordNote(alsoHere, {}), ...place })),
        );
      }),
  };
}

/** A diagnostic of a builder. */
export const diagnose = <Args extends object>(
  code: Code<Args>,
  args: NoInfer<Args>,
  { file, pointer, range }: PlaceOfFeature,
  related: RelatedPlace[] = [],
): Diagnostic => ({
  ...wordFinding({ code, severity: code.severity, args }),
  file,
  pointer,
  ...(range && { range }),
  related,
  fixes: [],
});

/** The result of every builder: always a value, and diagnostics about everything that could not be expressed. */
export interface Built<T> {
  ok: true;
  value: T;
  diagnostics: Diagnostic[];
}

/** A builder's result. */
export const built = <T>(value: T, diagnostics: Diagnostic[]): Built<T> & Result<T> => ({
  ok: true,
  value,
  diagnostics,
});
