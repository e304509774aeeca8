import { type Finding, finding } from "../../diagnostic/finding.ts";
import { type ListedOverlays, overlayMentions } from "../list-specs.ts";

/** Reports the places that list other overlays for a spec than the first place that lists any. */
export function checkOverlayConflicts(config: unknown, findings: Finding[]): void {
  const first = new Map<string, ListedOverlays>();
  for (const { source, overlays } of overlayMentions(config)) {
    const earlier = first.get(source);
    if (!earlier) first.set(source, overlays);
    else if (JSON.stringify(earlier.sources) !== JSON.stringify(overlays.sources)) {
      const args = { spec: source, overlays: overlays.sources, others: earlier.sources };
      const related = { message: "the other list is here", place: { pointer: earlier.pointer } };
      findings.push(finding("overlay/conflict", args, { pointer: overlays.pointer }, { related: [related] }));
    }
  }
}
