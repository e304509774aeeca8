import { displayWidth, printable } from "../../report/text/printable.ts";

/** How rows are written, one after the other: nothing waits for the last one. */
export interface RowFormat {
  head: string;
  row(item: object, index: number): string;
  foot(count: number): string;
}

/** A column of the table: its width in characters, or its share of what the others leave. */
export interface Column {
  title: string;
  width?: number;
  share?: number;
  cell(item: object): string;
}

/** `jsonl` and `ndjson` are the same: a JSON value a line. */
export const ROW_FORMATS = ["table", "csv", "jsonl", "ndjson", "json"] as const;
export type RowFormatName = (typeof ROW_FORMATS)[number];

const NOTHING = () => "";

/** A format by its name; `fields` are the columns of CSV, `width` is that of the table. */
export function rowFormat(
  name: RowFormatName,
  { columns, fields, width }: { columns: readonly Column[]; fields: readonly string[]; width: number },
): RowFormat {
  switch (name) {
    case "jsonl":
    case "ndjson":
      return { head: "", row: (item) => `${JSON.stringify(item)}\n`, foot: NOTHING };
    case "json":
      return {
        head: "[",
        row: (item, index) => `${index === 0 ? "" : ","}\n  ${JSON.stringify(item)}`,
        foot: (count) => (count === 0 ? "]\n" : "\n]\n"),
      };
    case "csv":
      return {
        head: csvLine(fields),
        row: (item) => csvLine(fields.map((field) => (Object.hasOwn(item, field) ? item[field as never] : undefined))),
        foot: NOTHING,
      };
    case "table":
      return table(columns, width);
    default:
      return name satisfies never;
  }
}

/** A line of CSV (RFC 4180): lists and objects as JSON, nothing for `null`. */
const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(",")}\r\n`;

function csvCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const GAP = "  ";

function table(columns: readonly Column[], width: number): RowFormat {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const rest = Math.max(20, width - fixed - (columns.length - 1) * GAP.length);
  const last = columns.findLastIndex(({ width }) => width === undefined);
  const widths = columns.map(({ width, share = 0 }) => width ?? Math.floor(rest * share));
  widths[last] =
    rest - columns.reduce((sum, { width }, at) => sum + (width === undefined && at < last ? (widths[at] ?? 0) : 0), 0);
  const line = (cells: readonly string[]) =>
    `${cells
      .map((cell, index) => fitted(printable(cell), widths[index] ?? 0))
      .join(GAP)
      .trimEnd()}\n`;
  return {
    head: line(columns.map(({ title }) => title)),
    row: (item) => line(columns.map(({ cell }) => cell(item))),
    foot: NOTHING,
  };
}

/** The text in a cell of so many columns: cut with an ellipsis, or filled up. */
function fitted(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text + " ".repeat(columns - displayWidth(text));
  let cut = "";
  let width = 0;
  for (const char of text) {
    width += displayWidth(char);
    if (width > columns - 1) break;
    cut += char;
  }
  return `${cut}…${" ".repeat(Math.max(0, columns - 1 - displayWidth(cut)))}`;
}
