import { displayWidth } from "./printable.ts";

/** The rows of a table as lines: the first column to the left, all others to the right. */
export function alignColumns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widthOf = (cell: string | number | undefined) => displayWidth(String(cell));
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column])))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const space = " ".repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? `${cell}${space}` : `${space}${cell}`;
      })
      .join("  "),
  );
}
