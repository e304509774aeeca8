import { siteExample } from "../../../codes/examples/example.ts";
import { RENAMED, SPEC } from "../../../codes/examples/overlay.ts";
import { code, otherList } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { quote, quoteList } from "../../../diagnostic/words.ts";
import type { ResolvedSite, SiteRule } from "../../context/resolved-site.ts";
import type { ListedOverlays } from "../../list-specs.ts";

export const overlayConflict = code("overlay/conflict", {
  severity: "error",
  title: "A spec has different overlays in two places",
  explanation:
    "A spec is read once for the whole site, so the overlays laid over it must be the same wherever `openapi` names it. Places without `overlays` use the list of the others.",
  example: siteExample(
    `{ "groups": [{ "group": "API", "openapi": { "source": "api.yaml", "overlays": ["public.yaml"] } }, { "group": "All", "openapi": { "source": "api.yaml", "overlays": [], "directory": "all" } }] }`,
    `{ "groups": [{ "group": "API", "openapi": { "source": "api.yaml", "overlays": ["public.yaml"] } }, { "group": "All", "openapi": { "source": "api.yaml", "directory": "all" } }] }`,
    { "api.yaml": SPEC, "public.yaml": RENAMED },
  ),
  message: ({ spec, overlays, others }: { spec: string; overlays: readonly string[]; others: readonly string[] }) =>
    `${quote(spec)} has ${listOverlays(overlays)} here, but ${listOverlays(others)} in another place`,
  hint: () => "use the same list wherever the spec is named",
});

const listOverlays = (overlays: readonly string[]): string =>
  overlays.length === 0 ? "no overlays" : `the overlay${overlays.length > 1 ? "s" : ""} ${quoteList(overlays, "and")}`;

export const overlayConflictRule: SiteRule = {
  codes: [overlayConflict],
  check: checkOverlayConflicts,
};

/** Reports the places that list other overlays for a spec than the first place that lists any. */
function checkOverlayConflicts({ resolving: { findings, named } }: ResolvedSite): void {
  const first = new Map<string, ListedOverlays>();
  for (const { source, overlays } of named.overlayMentions()) {
    const earlier = first.get(source);
    if (!earlier) first.set(source, overlays);
    else if (JSON.stringify(earlier.sources) !== JSON.stringify(overlays.sources)) {
      const args = { spec: source, overlays: overlays.sources, others: earlier.sources };
      const related = relatedEnd(otherList, {}, { pointer: earlier.pointer });
      findings.add(overlayConflict, args, { pointer: overlays.pointer }, { related: [related] });
    }
  }
}
