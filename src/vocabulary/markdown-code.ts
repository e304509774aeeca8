/** A code span of Markdown with its backticks. Offsets count from 0, the end is exclusive. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
  /** How many backticks are on each side. */
  readonly ticks: number;
}

/**
 * The code spans of one line or paragraph: from a run of backticks to the next run of the same length
 * (CommonMark 0.31, section 6.1). The time grows with the length of the text, whatever is in it.
 */
export function codeSpans(text: string): CodeSpan[] {
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ start: run.index, ticks: run[0].length }));
  const closing: (number | undefined)[] = [];
  const later = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at--) {
    const { ticks } = runs[at] as (typeof runs)[number];
    closing[at] = later.get(ticks);
    later.set(ticks, at);
  }
  const spans: CodeSpan[] = [];
  for (let at = 0; at < runs.length; at++) {
    const close = closing[at];
    if (close === undefined) continue;
    const { start, ticks } = runs[at] as (typeof runs)[number];
    spans.push({ start, end: (runs[close] as (typeof runs)[number]).start + ticks, ticks });
    at = close;
  }
  return spans;
}

/** The fence that begins a code block in this line, without the indent; `undefined` if none does. */
export function openingFence(line: string): string | undefined {
  const fence = /^[ \t]*(`{3,}|~{3,})/.exec(line);
  if (fence?.[1]?.startsWith("`") && line.includes("`", fence[0].length)) return undefined;
  return fence?.[1];
}

/** Whether a line ends the code block that began with this fence. */
export function closesFence(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

/**
 * Markdown with blanks in place of fenced blocks and of code spans within a line, so that offsets and lines stay. What
 * stands in backticks behind `=` or `={` is a value of JSX, not code.
 */
export function withoutCode(text: string): string {
  let fence: string | undefined;
  const lines = text.split("\n").map((line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return blank(line);
    }
    fence = openingFence(line);
    return fence === undefined ? withoutSpans(line) : blank(line);
  });
  return lines.join("\n");
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, " ");

function withoutSpans(line: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { start, end } of codeSpans(line)) {
    if (/[={][ \t]{0,7}$/.test(line.slice(Math.max(0, start - 8), start))) continue;
    parts.push(line.slice(last, start), blank(line.slice(start, end)));
    last = end;
  }
  return parts.length === 0 ? line : parts.join("") + line.slice(last);
}
