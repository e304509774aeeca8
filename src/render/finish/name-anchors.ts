/** A place that may be linked to. */
export interface AnchorPlace {
  readonly kind: "heading" | "heading-tag" | "update" | "step" | "id" | "param" | "accordion" | "tab" | "view";
  readonly text: string;
  readonly id?: string | undefined;
  readonly level?: number | undefined;
  readonly outsideContents?: boolean | undefined;
}

export function nameAnchors<Place extends AnchorPlace>(places: readonly Place[]): (Place & { name: string })[] {
  const seen = new Map<string, number>();
  return places.map((place) => {
    const slug =
      place.id ??
      place.text
        .toLowerCase()
        .trim()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "");
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return { ...place, name: before === 0 ? slug : `${slug}-${before + 1}` };
  });
}
