import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

interface Fence {
  /** Its first line. */
  readonly opening: string;
  readonly marks: string;
}

export const unclosedCode = code("page/unclosed-code", {
  severity: "warning",
  since: "0.2",
  title: "A block of code does not end where it should",
  explanation:
    "A block of code ends with a line of at least as many marks as it began with, and nothing behind them. Until then all text is code. In a list item it ends with the item: before the first line that is indented less. Code that contains such lines, such as Markdown, is put between four marks.",
  example: contentExample("```bash\nnpm ci\n\n## Next", "```bash\nnpm ci\n```\n\n## Next"),
  cases: {
    never: ({ opening, marks }: Fence) => ({
      message: `the code block ${quote(opening)} is not closed, so the rest of the page is code`,
      hint: `add a line of ${marks} behind the code`,
    }),
    /** The last line of a page. */
    last: ({ marks }: Pick<Fence, "marks">) => ({
      message: `the last line ${quote(marks)} begins a code block, so an empty one is shown`,
      hint: "remove the line, or add the one that begins the code above it",
    }),
    /** A line with the marks and more. */
    text: ({ opening, marks, behind }: Fence & { behind: string }) => ({
      message: `this line does not close the code block ${quote(opening)}, because ${quote(behind)} is behind the marks`,
      hint: `close the block with a line of ${marks} alone, or begin it with one mark more than its code has`,
    }),
    /** Code and language in the line of the marks. */
    line: ({ language }: { language: string }) => ({
      message: `code that begins and ends in one line is no block: readers see the word ${quote(language)} in front of it`,
      hint: "put the code on lines of its own between the marks",
    }),
    /** Without anything behind its marks, where a list item ended the block before. */
    list: ({ before }: { before: string }) => ({
      message: `this line begins a code block, because ${quote(before)} ended with its list item`,
      hint: "indent all lines of that block as far as its first one",
    }),
  },
});
