import type { Scan, State } from "./scan.ts";

/** Reports the comma that is missing behind the last token, or steps over the mark in its place. */
export function missingComma(scan: Scan, char: string): void {
  if (char === ";" || char === "|") {
    const [start, end] = [scan.at, scan.at + 1];
    scan.faults.push({
      fault: { case: "wrong-separator", character: char },
      start,
      end,
      fixes: [{ title: "Use a comma", start, end, text: "," }],
    });
    scan.at = end;
    return;
  }
  const { tokenStart, tokenEnd } = scan;
  scan.faults.push({
    fault: { case: "missing-comma" },
    start: tokenStart,
    end: tokenEnd,
    fixes: [{ title: "Insert the comma", start: tokenEnd, end: tokenEnd, text: "," }],
  });
}

/** Reports and steps over a comma in the place of a key or a value. */
export function extraComma(scan: Scan): State {
  const [start, end] = [scan.at, scan.at + 1];
  scan.faults.push({
    fault: { case: "extra-comma" },
    start,
    end,
    fixes: [{ title: "Remove the comma", start, end, text: "" }],
  });
  scan.at = end;
  return scan.state;
}

/** Reports the comma behind the last value, with the commas that follow it, before the closing bracket that the scan is at. */
export function trailingComma(scan: Scan): void {
  const start = scan.commaStart;
  const [commas] = /^,[,\s]*(?<=,)/.exec(scan.text.slice(start, scan.at)) ?? [","];
  const end = start + commas.length;
  while ((scan.faults.at(-1)?.start ?? -1) > start && (scan.faults.at(-1)?.end ?? 0) <= end) scan.faults.pop();
  scan.faults.push({
    fault: { case: "trailing-comma", close: scan.text[scan.at] as string },
    start,
    end,
    fixes: [{ title: "Remove the comma", start, end, text: "" }],
  });
}
