import { type Diagnostic, identityOf } from "../diagnostic/diagnostic.ts";
import { longHash } from "../json/hash-text.ts";

/**
 * A name for each diagnostic that stays the same when lines above it come or go: made from its code, facts, file and the
 * keys that lead to it, without words, line numbers and places in lists. Of several that are alike, the second is told from
 * the first by its number. 16 hexadecimal digits, in the order of the diagnostics.
 */
export function fingerprintsOf(diagnostics: readonly Diagnostic[]): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { file, pointer } = diagnostic;
    const keys = pointer.split("/").filter((segment) => !/^\d+$/.test(segment));
    const identity = JSON.stringify([file, keys.join("/"), identityOf(diagnostic)]);
    const earlier = seen.get(identity) ?? 0;
    seen.set(identity, earlier + 1);
    return longHash(earlier === 0 ? identity : `${identity}#${earlier}`);
  });
}
