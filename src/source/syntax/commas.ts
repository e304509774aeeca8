import type { Scan, State } from "./scan.ts";

/** Reports the comma that is missing behind the last token, or the mark that stands in its place and is stepped over. */
export function missingComma(scan: Scan, char: string): void {
  if (char === ";" || char === "|") {
    const [start, end] = [scan.at, scan.at + 1];
    scan.faults.push({
      problem: `values are separated by commas, not by "${char}"`,
      hint: 'write ","',
      start,
      end,
      fixes: [{ title: "Write a comma", start, end, text: "," }],
    });
    scan.at = end;
    return;
  }
  const { tokenStart, tokenEnd } = scan;
  scan.faults.push({
    problem: "a comma is missing after this, before the next value",
    hint: 'write "," after it',
    start: tokenStart,
    end: tokenEnd,
    fixes: [{ title: "Insert the comma", start: tokenEnd, end: tokenEnd, text: "," }],
  });
}

/** Reports and steps over a comma where a key or a value is due. */
export function extraComma(scan: Scan): State {
  const [start, end] = [scan.at, scan.at + 1];
  scan.faults.push({
    problem: "there is one comma too many",
    hint: "remove it",
    start,
    end,
    fixes: [{ title: "Remove the comma", start, end, text: "" }],
  });
  scan.at = end;
  return scan.state;
}

/** Reports the comma before the closing bracket that the scan is at. */
export function trailingComma(scan: Scan): void {
  const { tokenStart: start, tokenEnd: end } = scan;
  scan.faults.push({
    problem: `a comma stands before the closing "${scan.text[scan.at]}", and JSON allows none after the last entry`,
    hint: "remove the comma",
    start,
    end,
    fixes: [{ title: "Remove the comma", start, end, text: "" }],
  });
}
