import type { BUILDER_CODES } from "../../diagnostic/codes/builder.ts";
import type { Feature } from "../../diagnostic/codes/builder-features.ts";
import { UNSUPPORTED } from "../../diagnostic/codes/builder-wording.ts";
import type { Diagnostic, RelatedPlace, Result } from "../../diagnostic/diagnostic.ts";
import type { Severity } from "../../diagnostic/severity.ts";
import type { FilePlace } from "../../source/source-map.ts";

/**
 * Collects the features that a builder does not support. Each feature gives one diagnostic, at its first place; the
 * other places are related.
 */
export interface UnsupportedFeatures {
  add(feature: Feature, source: FilePlace): void;
  diagnostics(): Diagnostic[];
}

/** Starts an empty collection for a builder by its name in messages. */
export function collectUnsupported(builder: string): UnsupportedFeatures {
  const features = new Map<string, { feature: Feature; places: FilePlace[] }>();
  return {
    add(feature, source) {
      const known = features.get(feature.name);
      if (known) known.places.push(source);
      else features.set(feature.name, { feature, places: [source] });
    },
    diagnostics: () =>
      [...features.values()].map(({ feature, places }) =>
        diagnose(
          "builder/unsupported",
          UNSUPPORTED,
          { builder, feature, count: places.length },
          places[0] as FilePlace,
          places.slice(1).map((place) => ({ message: "also here", ...place })),
        ),
      ),
  };
}

/** How a code of the table is worded. */
interface Wording<Args> {
  readonly severity: Severity;
  readonly message: (args: Args) => string;
  readonly hint: (args: Args) => string;
}

/** Words a diagnostic of a builder. It has no range: builders see the resolved navigation, not the text. */
export const diagnose = <Args>(
  code: keyof typeof BUILDER_CODES,
  { severity, message, hint }: Wording<Args>,
  args: Args,
  { file, pointer }: FilePlace,
  related: RelatedPlace[] = [],
): Diagnostic => ({ code, severity, message: message(args), hint: hint(args), file, pointer, related, fixes: [] });

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
