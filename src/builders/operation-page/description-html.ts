import { closesFence, openingFence } from "../../vocabulary/files/markdown-code.ts";
import { headingText } from "../../vocabulary/files/trim-end.ts";
import { codeHtml, type HtmlOptions } from "./code-html.ts";
import { inlineHtml } from "./inline-html.ts";

/**
 * A description of a spec as HTML. Of Markdown, it supports the parts that descriptions use: paragraphs, lists, tables,
 * headings (as bold lines), quotes, code, emphasis (as tags too), links, line breaks and entities. Everything else is shown as it is written.
 */
export function descriptionHtml(text: string, options: Pick<HtmlOptions, "highlight" | "linkTo"> = {}): string {
  const inline: Inline = (words) => inlineHtml(words, options.linkTo);
  const blocks: string[] = [];
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const fence = openingFence(line);
    if (fence !== undefined) {
      let stop = at + 1;
      while (stop < lines.length && !closesFence(lines[stop] ?? "", fence)) stop++;
      const [, language = ""] = /^[\s`~]*([\w+#-]+)/.exec(line) ?? [];
      blocks.push(codeHtml({ language, text: lines.slice(at + 1, stop).join("\n") }, options.highlight));
      at = stop + 1;
      continue;
    }
    const kind = blockKind(line);
    let end = at + 1;
    while (end < lines.length && continues(kind, lines[end] ?? "")) end++;
    blocks.push(...blockHtml(kind, lines.slice(at, end), inline));
    at = end;
  }
  return blocks.join("\n");
}

/** Writes the words of a line. */
type Inline = (words: string) => string;

type BlockKind = "blank" | "heading" | "ul" | "ol" | "table" | "quote" | "text";

function blockKind(line: string): BlockKind {
  if (line.trim() === "") return "blank";
  if (/^\s{0,3}#{1,6}\s/.test(line)) return "heading";
  if (/^\s*[-*+]\s/.test(line)) return "ul";
  if (/^\s*\d+[.)]\s/.test(line)) return "ol";
  if (/^\s{0,3}>/.test(line)) return "quote";
  return /^\s*\|/.test(line) ? "table" : "text";
}

/** Whether a line belongs to the block above it: lists go on in indented lines, a paragraph until something else begins. */
function continues(kind: BlockKind, line: string): boolean {
  const next = blockKind(line);
  if (openingFence(line) !== undefined) return false;
  const isList = next === "ul" || next === "ol";
  if (kind === "ul" || kind === "ol") return next === kind || ((isList || next === "text") && /^\s/.test(line));
  return kind !== "heading" && next === kind;
}

function blockHtml(kind: BlockKind, lines: readonly string[], inline: Inline): string[] {
  switch (kind) {
    case "blank":
      return [];
    case "heading":
      return lines.map((line) => `<p><strong>${inline(headingText(line))}</strong></p>`);
    case "table":
      return [tableHtml(lines, inline)];
    case "quote":
      return [
        `<blockquote><p>${inline(lines.map((line) => line.replace(/^\s*>\s?/, "")).join("\n"))}</p></blockquote>`,
      ];
    case "text":
      return [`<p>${inline(lines.join("\n"))}</p>`];
    case "ul":
    case "ol":
      return [listHtml(kind, lines, inline)];
    default:
      return kind satisfies never;
  }
}

/** A table of GitHub's Markdown; rows without the line below the head are text in columns. */
function tableHtml(lines: readonly string[], inline: Inline): string {
  const [head = [], rule = [], ...rows] = lines.map(cellsOf);
  const isTable = rule.length > 0 && rule.every((cell) => /^:?-+:?$/.test(cell));
  const rowHtml = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  if (!isTable) return `<table><tbody>${lines.map((line) => rowHtml(cellsOf(line), "td")).join("")}</tbody></table>`;
  const body = rows.length > 0 ? `<tbody>${rows.map((row) => rowHtml(row, "td")).join("")}</tbody>` : "";
  return `<table><thead>${rowHtml(head, "th")}</thead>${body}</table>`;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

const ITEM = /^(\s*)(?:[-*+]|\d+[.)])\s+/;

/** A list, with the lists within its items. */
function listHtml(kind: "ul" | "ol", lines: readonly string[], inline: Inline): string {
  const indent = ITEM.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  const items: { text: string[]; inner: string[] }[] = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    const last = items.at(-1);
    if (found && (!last || (found[1] ?? "").length <= indent + 1))
      items.push({ text: [line.slice(found[0].length)], inner: [] });
    else if (last && (found || last.inner.length > 0)) last.inner.push(line);
    else last?.text.push(line.trim());
  }
  const itemHtml = ({ text, inner }: (typeof items)[number]): string => {
    const inside = inner.length > 0 ? listHtml(blockKind(inner[0] ?? "") === "ol" ? "ol" : "ul", inner, inline) : "";
    return `<li>${inline(text.join("\n"))}${inside}</li>`;
  };
  return `<${kind}>${items.map(itemHtml).join("")}</${kind}>`;
}
