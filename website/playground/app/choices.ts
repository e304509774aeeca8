import type { Diagnostic, Fix } from "../../../src/diagnostic/diagnostic.ts";
import type { SiteState } from "./site-state.ts";

/** What a click can make of a finding: its corrections; else what may be meant, in the place of a text of docs.json. */
export function choicesOf(
  { file, fixes, range, args: { suggestions } }: Diagnostic,
  { files }: SiteState,
): readonly Fix[] {
  if (fixes.length > 0 || !range || !Array.isArray(suggestions)) return fixes;
  const written = files.get(file)?.slice(range.start.offset, range.end.offset) ?? "";
  if (!file.endsWith(".json") || !/^"[^"]*"$/.test(written)) return [];
  return suggestions.map((meant) => ({ title: `Use ${meant}`, file, range, text: JSON.stringify(meant) }));
}
