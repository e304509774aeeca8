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

/** The fenced blocks of a text, with their fences, and the code spans within a line, in their order. */
export function codeIn(text: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let fence: string | undefined;
  let block = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = (text.indexOf("\n", start) + 1 || text.length + 1) - 1;
    const line = text.slice(start, end);
    if (fence !== undefined) {
      if (!closesFence(line, fence)) continue;
      found.push({ start: block, end });
      fence = undefined;
    } else {
      fence = openingFence(line);
      block = start;
      if (fence !== undefined) continue;
      for (const span of codeSpans(line)) found.push({ start: start + span.start, end: start + span.end });
    }
  }
  if (fence !== undefined) found.push({ start: block, end: text.length });
  return found;
}

/** The text with another one in the place of each stretch that is not code. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of codeIn(text)) {
    parts.push(change(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return parts.join("") + change(text.slice(at));
}

/**
 * Markdown with blanks in place of code, so that offsets and lines stay. Backticks behind `=` or `={` are around a value
 * of JSX, not code.
 */
export function withoutCode(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of codeIn(text)) {
    if (/[={][ \t]{0,7}$/.test(text.slice(Math.max(0, start - 8), start))) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
