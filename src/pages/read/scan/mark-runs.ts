import { appendTo } from "../../../diagnostic/group-by.ts";
/** The runs of a mark, such as of backticks, between two places of a text. All answers together take time in proportion to the text. */
export class MarkRuns {
  /** Where the runs of each length begin, last first. */
  readonly #starts = new Map<number, number[]>();

  constructor(text: string, mark: "`" | "$", from: number, to: number) {
    const runs = mark === "`" ? /`+/g : /\$+/g;
    runs.lastIndex = from;
    for (let run = runs.exec(text); run && run.index < to; run = runs.exec(text)) {
      appendTo(this.#starts, run[0].length, run.index);
    }
    for (const starts of this.#starts.values()) starts.reverse();
  }

  /** The first run of so many marks that begins at `from` or later; `from` may only grow from call to call. */
  next(length: number, from: number): number | undefined {
    const starts = this.#starts.get(length) ?? [];
    while (starts.length > 0 && (starts.at(-1) as number) < from) starts.pop();
    return starts.at(-1);
  }
}
