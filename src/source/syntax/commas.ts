import { addFault, type Scan, type State } from "./scan.ts";

/** Reports the comma that is missing behind the last token, or steps over the mark in its place. */
export function missingComma(scan: Scan, char: string): void {
  if (char === ";" || char === "|") {
    const mark = { start: scan.at, end: ++scan.at };
    addFault(scan, { case: "wrong-separator", character: char }, mark, { title: "Use a comma", text: "," });
    return;
  }
  const { tokenStart: start, tokenEnd: end } = scan;
  addFault(scan, { case: "missing-comma" }, { start, end }, { title: "Insert the comma", start: end, text: "," });
}

/** Reports and steps over a comma in the place of a key or a value. */
export function extraComma(scan: Scan): State {
  addFault(scan, { case: "extra-comma" }, { start: scan.at, end: ++scan.at }, REMOVE);
  return scan.state;
}

/** Reports the comma behind the last value, with the commas that follow it, before the closing bracket that the scan is at. */
export function trailingComma(scan: Scan): void {
  const start = scan.commaStart;
  const [commas] = /^,[,\s]*(?<=,)/.exec(scan.text.slice(start, scan.at)) ?? [","];
  const end = start + commas.length;
  while ((scan.faults.at(-1)?.start ?? -1) > start && (scan.faults.at(-1)?.end ?? 0) <= end) scan.faults.pop();
  addFault(scan, { case: "trailing-comma", close: scan.text[scan.at] as string }, { start, end }, REMOVE);
}

const REMOVE = { title: "Remove the comma", text: "" };
