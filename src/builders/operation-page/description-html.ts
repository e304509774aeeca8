import { closesFence, openingFence } from "../../vocabulary/files/markdown-code.ts";
import { headingText } from "../../vocabulary/files/trim-end.ts";
import { escapeCode, escapeHtml } from "./escape-html.ts";
import { inlineHtml } from "./inline-html.ts";

/**
 * A description of a spec as HTML. Of CommonMark, it supports the parts that descriptions use: paragraphs, lists,
 * headings (as bold lines), code, emphasis and links. HTML and everything else is shown as it is written.
 */
export function descriptionHtml(text: string): string {
  const blocks: string[] = [];
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const fence = openingFence(line);
    if (fence !== undefined) {
      let stop = at + 1;
      while (stop < lines.length && !closesFence(lines[stop] ?? "", fence)) stop++;
      blocks.push(`<pre><code>${escapeCode(lines.slice(at + 1, stop).join("\n"))}</code></pre>`);
      at = stop + 1;
      continue;
    }
    const kind = blockKind(line);
    let end = at + 1;
    while (end < lines.length && continues(kind, lines[end] ?? "")) end++;
    blocks.push(...blockHtml(kind, lines.slice(at, end)));
    at = end;
  }
  return blocks.join("\n");
}

type BlockKind = "blank" | "heading" | "ul" | "ol" | "table" | "text";

function blockKind(line: string): BlockKind {
  if (line.trim() === "") return "blank";
  if (/^\s{0,3}#{1,6}\s/.test(line)) return "heading";
  if (/^\s*[-*+]\s/.test(line)) return "ul";
  if (/^\s*\d+[.)]\s/.test(line)) return "ol";
  return /^\s*\|/.test(line) ? "table" : "text";
}

/** Whether a line belongs to the block above it: lists go on in indented lines, a paragraph until something else begins. */
function continues(kind: BlockKind, line: string): boolean {
  const next = blockKind(line);
  if (openingFence(line) !== undefined) return false;
  if (kind === "ul" || kind === "ol") return next === kind || (next === "text" && /^\s/.test(line));
  return kind !== "heading" && next === kind;
}

function blockHtml(kind: BlockKind, lines: readonly string[]): string[] {
  switch (kind) {
    case "blank":
      return [];
    case "heading":
      return lines.map((line) => `<p><strong>${inlineHtml(headingText(line))}</strong></p>`);
    case "table":
      return [`<pre>${escapeHtml(lines.join("\n"))}</pre>`];
    case "text":
      return [`<p>${inlineHtml(lines.join("\n"))}</p>`];
    case "ul":
    case "ol": {
      const items: string[] = [];
      for (const line of lines) {
        const item = line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "");
        if (item !== line || items.length === 0) items.push(item);
        else items.push(`${items.pop()}\n${line.trim()}`);
      }
      return [`<${kind}>${items.map((item) => `<li>${inlineHtml(item)}</li>`).join("")}</${kind}>`];
    }
    default:
      return kind satisfies never;
  }
}
