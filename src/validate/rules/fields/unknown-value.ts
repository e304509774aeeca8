import type { KeyTree } from "../../../../schemas/validators.js";
import { nearest } from "../../../diagnostic/nearest.ts";
import type { Subject } from "../../../diagnostic/words.ts";
import type { Reporter } from "../../context/findings.ts";
import { meantFixes } from "../../context/fixes.ts";

/** Reports a string that is not among the known values of its field. If the list grows, only a misspelt one. */
export function reportUnknownValue(
  findings: Reporter,
  value: string,
  tree: KeyTree,
  { pointer, owner, isRefused }: { pointer: string; owner: Subject; isRefused?: boolean | undefined },
): void {
  const known = tree?.values;
  if (!known || known.includes(value)) return;
  const suggestions = nearest(value.trim(), known);
  if (tree.grows && suggestions.length === 0 && value.trim() !== "") return;
  const fixes = meantFixes(pointer, value, suggestions);
  findings.add(
    "config/unknown-value",
    { subject: owner, value, known, suggestions },
    { pointer },
    { fixes, severity: isRefused ? "error" : undefined },
  );
}
