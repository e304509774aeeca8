import { code } from "../../../diagnostic/code.ts";
import { elementName } from "../../../diagnostic/words.ts";
import { DIRECTORY_LAYOUTS } from "../../../vocabulary/directory-layout.ts";
import type { ContainerKind } from "../../../vocabulary/elements.ts";
import type { Check } from "../../context/check-context.ts";
import { type ElementFrame, pointerTo } from "../../context/element-frame.ts";

export const directoryWithoutRoot = code("nav/directory-without-root", {
  severity: "warning",
  message: ({ owner }: { owner: ContainerKind }) =>
    `"directory" of ${elementName(owner)} has no effect, because none of its groups has a "root" page`,
  hint: () => 'set "root" on a group, or remove "directory"',
});

/** The values of `directory` that list pages on a root page. */
const LISTINGS: ReadonlySet<unknown> = new Set(DIRECTORY_LAYOUTS.filter((layout) => layout !== "none"));

/** Notes an element that sets `directory`. */
export function noteDirectory({ directories }: Check, frame: ElementFrame): void {
  if (frame.directoryFrom === frame && LISTINGS.has(frame.value.directory)) directories.push(frame);
}

/** Notes that the root page of a group shows the directory in effect. */
export function noteRootPage({ shownDirectories }: Check, { directoryFrom }: ElementFrame): void {
  if (directoryFrom) shownDirectories.add(directoryFrom);
}

/** After the walk: reports each `directory` that no root page shows, unless part of the navigation was not read. */
export function reportDirectoriesWithoutRoot(check: Check): void {
  if (check.isPartlyRead) return;
  for (const frame of check.directories) {
    if (check.shownDirectories.has(frame)) continue;
    const place = { pointer: pointerTo(frame, "directory"), part: "key" as const };
    check.findings.add(directoryWithoutRoot, { owner: frame.kind }, place);
  }
}
