import { skipSpace } from "../../source/locate/json-text.ts";
import type { JsonNode } from "./json-node.ts";

/** The layout of a text, so that additions look like the rest. */
export interface JsonLayout {
  readonly lineEnd: "\n" | "\r\n";
  /** One level of indentation; empty if the text is on one line. */
  readonly indent: string;
  /** The text between a comma and the next part on the same line, and after a colon: a space or nothing. */
  readonly gap: "" | " ";
}

export function layoutOf(text: string, root: JsonNode): JsonLayout {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const first = root.parts[0];
  const space = first ? text.slice(root.start + 1, first.start) : "\n  ";
  const gap = first?.key && text.charCodeAt(skipSpace(text, first.key.end) + 1) > 0x20 ? "" : " ";
  return { lineEnd, indent: space.includes("\n") ? space.slice(space.lastIndexOf("\n") + 1) : "", gap };
}

/** A value as text in the layout of a file; lines behind the first begin with `indent`. */
export function printValue(value: unknown, layout: JsonLayout, indent: string): string {
  if (layout.indent === "") return printInline(value, layout.gap);
  return JSON.stringify(value, null, layout.indent).replaceAll("\n", `${layout.lineEnd}${indent}`);
}

/** A value on one line. */
function printInline(value: unknown, gap: JsonLayout["gap"]): string {
  if (gap === "") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => printInline(item, gap)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${printInline(field, gap)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** The text of a value that moves to a place with another indentation. JSON strings contain no line breaks. */
export const reindent = (raw: string, from: string, to: string): string =>
  from === to
    ? raw
    : raw.replace(
        /(\n)([ \t]*)/g,
        (_, end, space: string) => end + (space.startsWith(from) ? to + space.slice(from.length) : space),
      );
