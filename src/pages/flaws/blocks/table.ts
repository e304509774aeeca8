import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { countOf, quote } from "../../../diagnostic/words.ts";

/** How a bar is written that ends no cell. */
export const ESCAPED_BAR = "write \\| for a bar of the text, in code too";

/** The line below a head of so many columns, of the first ones in wide tables. */
const lineOf = (columns: number): string => `|${" --- |".repeat(Math.min(columns, 8))}`;

export const pageTable = code("page/table", {
  severity: "warning",
  since: "0.2",
  title: "A table is shown in part or not at all",
  explanation:
    "The line below the head of a table has as many cells as the head. Cells of a row that the head has no column for are left out. A bar is the end of a cell in code too, unless a backslash is before it: `\\|`.",
  often: { advice: ["case", "escaped"], message: "{count} tables or rows of tables are not shown as written" },
  example: contentExample(
    "| name | type |\n|---|---|\n| id | `string | null` |",
    "| name | type |\n|---|---|\n| id | `string \\| null` |",
  ),
  cases: {
    /** A row with more cells than the head. */
    row: ({ cells, columns, lost, escaped }: { cells: number; columns: number; lost: string; escaped?: true }) => ({
      message: `the row has ${countOf(cells, "cell")} and the head ${columns}, so ${quote(lost)} is not shown`,
      hint: escaped
        ? "write \\| for a bar of the text: of \\\\|, the second backslash is text and the bar ends the cell"
        : `${ESCAPED_BAR}, or add a column to the head`,
    }),
    /** A head whose line has another number of cells. */
    line: ({ cells, columns }: { cells: number; columns: number }) => ({
      message: `the head has ${countOf(columns, "cell")} and the line below it ${countOf(cells, "cell")}, so this is no table`,
      hint: `give the line as many cells as the head: ${lineOf(columns)}`,
    }),
    /** A line below the head that is none, by one of its cells. */
    malformed: ({ cell, columns }: { cell: string; columns: number }) => ({
      message: `the line below the head contains ${cell === "" ? "an empty cell" : quote(cell)}, so this is no table`,
      hint: `use dashes, with colons only directly beside them: ${lineOf(columns)}`,
    }),
    "no-line": ({ columns }: { columns: number }) => ({
      message: "the table has no line below its head, so it is shown as text with bars",
      hint: `add a line below the head: ${lineOf(columns)}`,
    }),
  },
});
