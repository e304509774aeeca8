import { ONLY_IF_ASKED } from "../../schemas/code-defaults.js";
import type { SiteRules } from "./rule-layers.ts";
import { isRuledBy, type RuledFinding, type RuleLayer } from "./rules.ts";

/** Rules for some findings of a site that are for none, by their place in the settings. */
export interface IdleRules {
  readonly origin: string;
  /** What there is none of: a file, page or value that they name, or a finding there. */
  readonly lacks: "place" | "finding";
}

/** What rules are compared with. */
interface Judged {
  /** The findings before any rule. */
  readonly found: readonly RuledFinding[];
  /** The places at which there may be findings. */
  readonly places: () => readonly RuledFinding[];
  /** Whether the check looks for all that a rule of this name is about. */
  readonly isSought: (rule: string, layer: RuleLayer) => boolean;
}

/** The rules without a use: no place fits them, or they turn off what was not found. A raised severity needs a place alone. */
export function idleRules(
  rules: readonly SiteRules[],
  layers: readonly RuleLayer[],
  { found, places, isSought }: Judged,
): IdleRules[] {
  let known: readonly RuledFinding[] | undefined;
  return layers.flatMap((layer, i): IdleRules[] => {
    const { origin } = rules[i] ?? {};
    const { isFor } = layer;
    if (origin === undefined || !isFor || found.some((each) => isRuledBy(layer, each))) return [];
    known ??= places();
    if (!known.some(isFor)) return [{ origin, lacks: "place" }];
    const isIdle = Object.entries(layer.rules).every(
      ([name, severity]) =>
        (severity === "off" || (severity === "info" && !ONLY_IF_ASKED.includes(name))) && isSought(name, layer),
    );
    return isIdle ? [{ origin, lacks: "finding" }] : [];
  });
}
