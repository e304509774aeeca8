import type { Span } from "./scanned-page.ts";

/** A text with spaces in place of some stretches. Line ends and all offsets stay. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const { start, end } of spans) {
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/[^\r\n]/g, " ") + blanked.slice(end);
  }
  return blanked;
}
