import type { Frame, Imbalance, JsonSyntaxFault, MissingCloser, MissingOpener } from "./scan.ts";

/** Finds the place of a missing bracket, as far as the text and its indentation show it. */
export function locateImbalance(text: string, imbalance: Imbalance): JsonSyntaxFault {
  return imbalance.missing === "closer" ? missingCloser(text, imbalance) : missingOpener(text, imbalance);
}

function missingCloser(text: string, { frame, before }: MissingCloser): JsonSyntaxFault {
  const [open, close] = frame.kind === "array" ? (["[", "]"] as const) : (["{", "}"] as const);
  const at = closingPlace(text, frame, before);
  const atEnd = /^[\s,]*$/.test(text.slice(at));
  // At the end of a line, only the text before the bracket's place can be underlined.
  const start = /\S/.test(text[at] ?? " ") || !/\S/.test(text[at - 1] ?? " ") ? at : at - 1;
  return {
    fault: { case: "unclosed-bracket", open, close, atEnd },
    start,
    end: Math.min(start + 1, text.length),
    unclosed: { open, start: frame.start },
    fixes: [{ title: `Insert "${close}"`, start: at, end: at, text: close }],
  };
}

/**
 * Where the bracket that closes `frame` belongs: before the first line that is indented no deeper than the line of the
 * opening bracket, else right before the token at `before`.
 */
function closingPlace(text: string, frame: Frame, before: number): number {
  const lineBreak = /\r\n?|\n/g;
  lineBreak.lastIndex = frame.start;
  for (let match = lineBreak.exec(text); match && match.index < before; match = lineBreak.exec(text)) {
    const start = match.index + match[0].length;
    let first = start;
    while (text[first] === " " || text[first] === "\t") first++;
    const isBlank = first >= text.length || text[first] === "\r" || text[first] === "\n";
    if (!isBlank && first - start <= frame.indent && first <= before) return placeBefore(text, first);
  }
  return placeBefore(text, before);
}

/**
 * The place for a closing bracket before the token at `at`: behind what precedes it, but before a comma, and on the
 * empty line between them, if there is one: it was there.
 */
function placeBefore(text: string, at: number): number {
  let next = at;
  let last = lastCharBefore(text, next);
  if (text[last] === "," && text[next] !== ",") {
    next = last;
    last = lastCharBefore(text, next);
  }
  return emptyLine(text, last + 1, next) ?? (text[next] === "," ? next : last + 1);
}

function lastCharBefore(text: string, at: number): number {
  let i = at - 1;
  while (i >= 0 && /\s/.test(text[i] as string)) i--;
  return i;
}

/** The end of the first empty line between two offsets that have only white space between them. */
function emptyLine(text: string, start: number, end: number): number | undefined {
  const match = /(?:\r\n?|\n)[ \t]*(?=\r|\n|$)/.exec(text.slice(start, end));
  return match && start + match.index + match[0].length < end ? start + match.index + match[0].length : undefined;
}

function missingOpener(text: string, { bracket, frame, before }: MissingOpener): JsonSyntaxFault {
  if (before !== undefined) {
    const at = emptyLine(text, lastCharBefore(text, before) + 1, before) ?? before;
    return {
      fault: { case: "unopened-object-in-list" },
      start: at,
      end: at + 1,
      fixes: [{ title: `Insert "${bracket}"`, start: at, end: at, text: bracket }],
    };
  }
  const {
    keyStart: start,
    keyEnd: end,
    colonEnd,
  } = frame.property ?? {
    keyStart: frame.start,
    keyEnd: frame.start + 1,
    colonEnd: frame.start + 1,
  };
  return {
    fault: { case: "unopened-value", open: bracket, key: text.slice(start, end) },
    start,
    end,
    fixes: [{ title: `Insert "${bracket}"`, start: colonEnd, end: colonEnd, text: bracket }],
  };
}
