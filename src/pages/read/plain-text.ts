import { withoutClosingMarks } from "../../vocabulary/trim-end.ts";
import { decodeEntities } from "./decode-text.ts";
import { readTag } from "./read-tag.ts";
import { readTarget } from "./read-target.ts";
import { skipBraces } from "./skip-code.ts";

/** A run of characters that may begin or end emphasis. */
interface Delimiter {
  readonly char: string;
  count: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

type Part = string | Delimiter;

/** Whether a text has what Markdown or MDX reads as more than text. */
const MARKUP = /[\\`<{[\]*_~$&\n]|!\[/;

/** The text of a heading as readers see it: without marks, tags, images, expressions and math. */
export function plainText(markdown: string): string {
  const trimmed = withoutClosingMarks(markdown.trim());
  if (!MARKUP.test(trimmed)) return trimmed;
  const parts: Part[] = [];
  const brackets: { at: number; image: boolean }[] = [];
  for (let at = 0; at < trimmed.length; ) at = readPart(trimmed, at, parts, brackets);
  dropEmphasis(parts);
  return parts.map((part) => (typeof part === "string" ? part : part.char.repeat(part.count))).join("");
}

function readPart(text: string, at: number, parts: Part[], brackets: { at: number; image: boolean }[]): number {
  const char = text[at] as string;
  switch (char) {
    case "\\":
      if (/[!-/:-@[-`{-~]/.test(text[at + 1] ?? "")) {
        parts.push(text[at + 1] as string);
        return at + 2;
      }
      break;
    case "`": {
      const [whole = "", , code = ""] = /^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/.exec(text.slice(at)) ?? [];
      if (whole === "") break;
      parts.push(code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "" ? code.slice(1, -1) : code);
      return at + whole.length;
    }
    case "<": {
      const tag = readTag(text, at);
      if (typeof tag === "object") return tag.end;
      break;
    }
    case "{": {
      const end = skipBraces(text, at);
      if (end !== -1) return end;
      break;
    }
    case "$": {
      const end = text.indexOf("$", at + 1);
      if (end !== -1) return end + 1;
      break;
    }
    case "!":
      if (text[at + 1] === "[") {
        brackets.push({ at: parts.push("![") - 1, image: true });
        return at + 2;
      }
      break;
    case "[":
      brackets.push({ at: parts.push("[") - 1, image: false });
      return at + 1;
    case "]": {
      const open = brackets.pop();
      const target = open && text[at + 1] === "(" ? readTarget(text, at + 2) : undefined;
      if (!open || !target) break;
      if (open.image) parts.length = open.at;
      else parts[open.at] = "";
      return target.after;
    }
    case "*":
    case "_":
    case "~":
      return readDelimiter(text, at, parts);
    case "&": {
      const entity = /^&[#\w]{2,10};/.exec(text.slice(at, at + 12))?.[0];
      if (!entity) break;
      parts.push(decodeEntities(entity));
      return at + entity.length;
    }
  }
  const next = /[\\`<{[\]*_~$&!]/g;
  next.lastIndex = at + 1;
  const end = next.exec(text)?.index ?? text.length;
  parts.push(text.slice(at, end));
  return end;
}

const isSpace = (char: string): boolean => char === "" || /\s/u.test(char);
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);

function readDelimiter(text: string, at: number, parts: Part[]): number {
  const char = text[at] as string;
  let end = at;
  while (text[end] === char) end++;
  const [before, after] = [text[at - 1] ?? "", text[end] ?? ""];
  const left = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const right = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  const underscore = char === "_";
  parts.push({
    char,
    count: end - at,
    opens: left && (!underscore || !right || isPunctuation(before)),
    closes: right && (!underscore || !left || isPunctuation(after)),
  });
  return end;
}

/** Takes the marks of emphasis and strikethrough out. */
function dropEmphasis(parts: Part[]): void {
  const open: Delimiter[] = [];
  for (const part of parts) {
    if (typeof part === "string") continue;
    for (let index = open.length - 1; part.closes && part.count > 0 && index >= 0; index--) {
      const opener = open[index] as Delimiter;
      if (opener.char !== part.char) continue;
      if (part.char === "~" && opener.count !== part.count) continue;
      const used = Math.min(opener.count, part.count);
      opener.count -= used;
      part.count -= used;
      open.length = opener.count > 0 ? index + 1 : index;
    }
    if (part.opens && part.count > 0) open.push(part);
  }
}
