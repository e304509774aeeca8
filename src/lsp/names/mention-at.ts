import type { Location, Position, Range } from "vscode-languageserver-protocol";
import { anchorsOf } from "../../pages/read-page.ts";
import { locateInSpec } from "../../source/locate/locate-yaml.ts";
import type { Asked } from "../feature.ts";
import type { SiteView } from "../site-view.ts";
import type { Mention, SoughtTarget, Target } from "./mentions.ts";

/** The range of a mention as the client counts it. */
export function rangeOfMention({ file, range, span }: Mention, view: SiteView): Range {
  return range ? view.placeIn(file, range) : view.spanIn(file, span?.start ?? 0, span?.end ?? 0);
}

/** What is named at a position; of two around it, the inner one. */
export function mentionAt({ view, file }: Asked, { line, character }: Position): (Mention & { at: Range }) | undefined {
  const found = view.mentions.in(file).flatMap((mention) => {
    const at = rangeOfMention(mention, view);
    const isAfterStart = at.start.line < line || (at.start.line === line && at.start.character <= character);
    const isBeforeEnd = at.end.line > line || (at.end.line === line && at.end.character >= character);
    return isAfterStart && isBeforeEnd ? [{ ...mention, at }] : [];
  });
  return found.at(-1);
}

/** What is named at a position, or else the document itself. */
export const targetAt = (asked: Asked, position: Position): SoughtTarget =>
  mentionAt(asked, position)?.target ?? { type: "file", name: asked.file, file: asked.file };

/** The place of a target: its anchor, its operation, or the start of its file. */
export function locationOf({ file, pointer, anchor }: Target, view: SiteView): Location | undefined {
  if (file === undefined) return undefined;
  const text = view.textOf(file);
  if (text === undefined) return undefined;
  if (pointer !== undefined) return view.location(file, locateInSpec(text, [{ pointer, part: "key" }])[0]);
  const found = anchor === undefined ? undefined : anchorsOf(text).find(({ name }) => name === anchor);
  return view.location(file, found?.range);
}
