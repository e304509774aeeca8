import type { Diagnostic, Fix } from "../../diagnostic/diagnostic.ts";
import { JsonDocument } from "../../edit/json/json-document.ts";
import { segmentsOf } from "../../json/json-value.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import type { SiteView } from "../site-view.ts";
import type { Choice } from "./suggested-fixes.ts";

/** The findings in docs.json that are settled where what they are about is removed, with what that is. */
const IN_CONFIG: ReadonlyMap<string, "field" | "entry"> = new Map([
  ["config/unknown-field", "field"],
  ["config/ignored", "field"],
  ["nav/expanded-ignored", "field"],
  ["nav/directory-without-root", "field"],
  ["nav/beside-source", "field"],
  ["nav/empty", "field"],
  ["nav/duplicate-page", "entry"],
  ["config/duplicate-value", "entry"],
  ["redirect/duplicate-source", "entry"],
]);

/** What a finding is about, removed, where that settles it and is not certain enough for a correction. */
export function removals({ code, file, range, pointer, fixes, args }: Diagnostic, view: SiteView): Choice[] {
  const hasSuggestions = Array.isArray(args.suggestions) && args.suggestions.length > 0;
  if (fixes.length > 0 || hasSuggestions || !range) return [];
  const text = view.textOf(file) ?? "";
  const what = IN_CONFIG.get(code);
  if (what && view.isWhole && view.site.configTexts.has(file)) return removalInConfig(text, { file, pointer, what });
  if (code !== "page/unused-excuse") return [];
  return [{ title: "Remove the comment", fixes: [commentFix(text, file, range)] }];
}

function removalInConfig(
  text: string,
  { file, pointer, what }: { file: string; pointer: string; what: "field" | "entry" },
): Choice[] {
  const segments = segmentsOf(pointer);
  // The place may be a field of the entry.
  const depth = what === "entry" ? segments.findLastIndex((segment) => /^\d+$/.test(segment)) : segments.length - 1;
  const name = segments[depth];
  if (name === undefined) return [];
  const document = new JsonDocument(text);
  const parent = pointer.split("/").slice(0, depth + 1);
  const around = document.at(parent.join("/"));
  const index = around?.kind === "array" ? Number(name) : around?.parts.findLastIndex(({ key }) => key?.name === name);
  if (!around || index === undefined || index < 0 || around.kind === "scalar") return [];
  document.remove(around, index);
  const { range } = positionsOf(text);
  const title = around.kind === "array" ? "Remove this entry" : `Remove "${name}"`;
  return [
    { title, fixes: document.edits().map(({ start, end, text }) => ({ title, file, range: range(start, end), text })) },
  ];
}

/** Removes a comment: with its line, if that has nothing else, or with the space before it. */
function commentFix(text: string, file: string, { start, end }: NonNullable<Diagnostic["range"]>): Fix {
  const line = lineStart(text, start.offset);
  const before = text.slice(line, start.offset);
  const space = before.length - before.trimEnd().length;
  const rest = /^[ \t]*(?:\r\n?|\n|$)/.exec(text.slice(end.offset))?.[0] ?? "";
  const isAlone = before.trim() === "" && rest !== "";
  const { range } = positionsOf(text);
  const [from, to] = isAlone ? [line, end.offset + rest.length] : [start.offset - space, end.offset];
  return { title: "Remove the comment", file, range: range(from, to), text: "" };
}
