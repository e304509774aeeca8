import { addFault, type Scan } from "./scan.ts";

const INVISIBLE = /[\p{Cc}\p{Zs}\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\ufeff]/u;
const CONFLICT = /^(<{7}|={7}|>{7})(\s|$)/;

/**
 * Steps over white space, and with a fault each over comments and invisible characters. False if the search ends
 * here: at the mark of a merge conflict.
 */
export function skipBlank(scan: Scan, mostFaults: number): boolean {
  const { text } = scan;
  while (scan.at < text.length && scan.faults.length < mostFaults) {
    const char = text[scan.at] as string;
    if (char === "\n" || char === "\r") {
      scan.at++;
      scan.lineStart = scan.at;
      scan.firstOfLine = true;
    } else if (char === " " || char === "\t") scan.at++;
    else if (INVISIBLE.test(char)) invisible(scan, char);
    else if (scan.at === scan.lineStart && CONFLICT.test(text.slice(scan.at, scan.at + 8))) return conflict(scan);
    else if (!comment(scan)) break;
  }
  if (scan.firstOfLine) scan.lineIndent = scan.at - scan.lineStart;
  return true;
}

function comment(scan: Scan): boolean {
  const { text, at: start } = scan;
  const end = commentEnd(text, start);
  if (end === undefined) return false;
  addFault(scan, { case: "comment" }, { start, end }, { title: "Remove the comment", text: "" });
  const lineBreak = text.lastIndexOf("\n", end - 1);
  if (lineBreak >= start) scan.lineStart = lineBreak + 1;
  scan.at = end;
  return true;
}

function commentEnd(text: string, at: number): number | undefined {
  if (text.startsWith("/*", at)) {
    const end = text.indexOf("*/", at + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (!text.startsWith("//", at) && text[at] !== "#") return undefined;
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = at;
  return lineBreak.exec(text)?.index ?? text.length;
}

function invisible(scan: Scan, char: string): void {
  const fault = { case: "invisible-character", codePoint: codePointName(char) } as const;
  addFault(scan, fault, { start: scan.at, end: ++scan.at }, { title: "Replace it with a space", text: " " });
}

/** `U+00A0`. */
export const codePointName = (char: string): string =>
  `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

function conflict(scan: Scan): false {
  addFault(scan, { case: "merge-conflict" }, { start: scan.at, end: scan.at + 7 });
  return false;
}
