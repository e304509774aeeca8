import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Rule } from "../../../diagnostic/finding.ts";
import { elementName } from "../../../diagnostic/words.ts";
import { isFilled, own } from "../../../json/json-value.ts";
import { DIRECTORY_LAYOUTS } from "../../../vocabulary/elements/directory-layout.ts";
import type { ContainerKind } from "../../../vocabulary/elements/elements.ts";
import { type Check, type ElementFrame, keyPlace } from "../../context/visits.ts";

export const directoryWithoutRoot = code("nav/directory-without-root", {
  severity: "warning",
  tag: "unnecessary",
  title: "No page shows a directory listing",
  explanation:
    "`directory` lists a group's pages on the group's root page. All groups below inherit it unless they set their own; without a `root` page it is never shown.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "directory": "card", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "directory": "card", "root": "start", "pages": ["intro"] }] }',
  ),
  message: ({ owner }: { owner: ContainerKind }) =>
    `"directory" of ${elementName(owner)} has no effect, because none of its groups has a "root" page`,
  hint: () => 'set "root" on a group, or remove "directory"',
});

/** The values of `directory` that list pages on a root page. */
const LISTINGS: ReadonlySet<unknown> = new Set(DIRECTORY_LAYOUTS.filter((layout) => layout !== "none"));

/** Notes an element that sets `directory`, and a group whose root page shows the one in effect. */
export function noteDirectory({ directories, shownDirectories }: Check, frame: ElementFrame): void {
  const { kind, value, directoryFrom } = frame;
  if (directoryFrom === frame && LISTINGS.has(value.directory)) directories.push(frame);
  const root = kind === "group" ? own(value, "root") : undefined;
  if (directoryFrom && isFilled(root)) shownDirectories.add(directoryFrom);
}

/** After the walk: reports each `directory` that no root page shows, unless part of the navigation was not read. */
export const directoryWithoutRootRule: Rule<Check> = {
  codes: [directoryWithoutRoot],
  needs: ({ isPartlyRead }) => !isPartlyRead,
  check({ directories, shownDirectories, findings }) {
    for (const frame of directories) {
      if (shownDirectories.has(frame)) continue;
      const place = keyPlace(frame, "directory");
      findings.add(directoryWithoutRoot, { owner: frame.kind }, place);
    }
  },
};
