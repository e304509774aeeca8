import { readFileSync } from "node:fs";
import { join } from "node:path";
import { START_OF_FILE } from "../../diagnostic/diagnostic.ts";
import type { Place } from "../../diagnostic/finding.ts";
import type { Span } from "../../pages/read/scanned-page.ts";
import { type Positions, positionsOf } from "../../source/locate/positions.ts";

/** Gives the texts of a docs root's files, and places in them. */
export interface PageTexts {
  readonly textOf: (file: string) => string | undefined;
  readonly placeIn: (file: string, span: Span) => Place;
}

/**
 * The texts of page files, read once more where something is found: keeping those of all pages would take the memory of
 * the whole site.
 *
 * @param texts count instead of those on the disk
 */
export function pageTexts(
  folder: string,
  texts: ReadonlyMap<string, string> = new Map(),
): PageTexts & { readonly lineIn: (file: string, line: number) => Place } {
  let last: { file: string; positions: Positions } | undefined;
  const textOf = (file: string) => texts.get(file) ?? readText(join(folder, file));
  const positionsIn = (file: string): Positions => {
    if (last?.file !== file) last = { file, positions: positionsOf(textOf(file) ?? "") };
    return last.positions;
  };
  return {
    textOf,
    placeIn: (file, { start, end }) => {
      const range = end === 0 ? START_OF_FILE : positionsIn(file).range(start, end);
      return { file, pointer: "", range };
    },
    lineIn: (file, line) => {
      const { range, offset } = positionsIn(file);
      return { file, pointer: "", range: range(offset(line, 1), offset(line, Number.POSITIVE_INFINITY)) };
    },
  };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Gone since it was listed.
    return undefined;
  }
}
