import { validateDocs } from "docsjson";

/**
 * What becomes of a config: `rejected` stops a deployment, `dropped` loses a part of it in silence (which we warn of),
 * `accepted` takes it whole.
 */
export type Verdict = "accepted" | "dropped" | "rejected";

/** Codes of the navigation whose warnings are about a loss. Others (empty, twice, …) lose nothing. */
const LOSSES: ReadonlySet<string> = new Set(["nav/href-with-children"]);

/** What `validateDocs` makes of a config. */
export function ourVerdict(config: unknown): Verdict {
  const { ok, diagnostics } = validateDocs(config, { dialect: "mintlify" });
  if (!ok) return "rejected";
  const isLoss = diagnostics.some(
    ({ code, severity }) => severity === "warning" && (code.startsWith("config/") || LOSSES.has(code)),
  );
  return isLoss ? "dropped" : "accepted";
}

/** Whether all of a value is in another one, which may hold more: defaults, for instance. */
export function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return part === whole || typeof part === typeof whole;
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(
    ([key, value]) => Object.hasOwn(whole, key) && holds((whole as Record<string, unknown>)[key], value),
  );
}
