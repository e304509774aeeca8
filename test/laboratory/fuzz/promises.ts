import type { Diagnostic } from "docsjson";

/** Throws an error that says which promise is broken. */
export function hold(condition: boolean, promise: string, detail: unknown = ""): void {
  if (!condition) throw new Error(`${promise} ${typeof detail === "string" ? detail : JSON.stringify(detail)}`);
}

/** Every range lies in its text, and its lines and columns say the same as its offsets. */
export function holdRanges(text: string, diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const lineEnd = /\r\n?|\n/g;
  const starts = [0, ...Array.from(text.matchAll(lineEnd), ({ index, 0: { length } }) => index + length)];
  for (const { code, range, related, fixes } of diagnostics) {
    for (const at of [range, ...related.map((other) => other.range), ...fixes.map((fix) => fix.range)]) {
      if (!at) continue;
      hold(at.start.offset <= at.end.offset && at.end.offset <= text.length, "a range leaves the text:", { code, at });
      for (const { line, column, offset } of [at.start, at.end]) {
        const start = starts[line - 1] ?? Number.NaN;
        const mark = line === 1 && text.startsWith("\ufeff") ? 1 : 0;
        hold(Math.max(start + mark, offset) === start + mark + column - 1, "a column is not the offset's:", {
          code,
          at,
        });
        hold(offset <= (starts[line] ?? text.length + 1), "a column lies past its line:", { code, at });
      }
    }
  }
}

/** Every pointer leads to something in the value that the text holds. */
export function holdPointers(value: unknown, diagnostics: readonly Diagnostic[]): void {
  for (const { code, pointer, related } of diagnostics) {
    for (const each of [pointer, ...related.map((other) => other.pointer)]) {
      hold(leads(value, each), "a pointer leads to nothing:", { code, pointer: each });
    }
  }
}

function leads(value: unknown, pointer: string): boolean {
  let at = value;
  for (const segment of pointer.split("/").slice(1)) {
    const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
}

/** A text that is written to a file or a terminal: no half characters, and nothing that a terminal acts on. */
export function holdPrintable(text: string, what: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal acts on
  const found = /[\0-\x08\x0b-\x1f\x7f-\x9f]|\p{Cs}/u.exec(text);
  hold(found === null, `a control character or half a character in ${what}:`, JSON.stringify(found?.[0]));
}
