import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "../../diagnostic/diagnostic.ts";
import type { Place } from "../../diagnostic/finding.ts";
import type { Span } from "../../pages/read/scanned-page.ts";
import { type Positions, positionsOf } from "../../source/locate/positions.ts";

/** Gives the texts of a docs root's files, and places in them. */
export interface PageTexts {
  readonly textOf: (file: string) => string | undefined;
  readonly placeIn: (file: string, span: Span) => Place;
}

/** The start of a file, which is found without reading it. */
const startOfText = (): Position => ({ line: 1, column: 1, offset: 0 });

/**
 * The texts of page files, read once more where something is found: keeping those of all pages would take the memory of
 * the whole site.
 *
 * @param texts count instead of those on the disk
 */
export function pageTexts(folder: string, texts: ReadonlyMap<string, string> = new Map()): PageTexts {
  let last: { file: string; positions: Positions } | undefined;
  const textOf = (file: string) => texts.get(file) ?? readText(join(folder, file));
  return {
    textOf,
    placeIn: (file, { start: from, end }) => {
      if (end === 0) return { file, pointer: "", range: { start: startOfText(), end: startOfText() } };
      if (last?.file !== file) last = { file, positions: positionsOf(textOf(file) ?? "") };
      return { file, pointer: "", range: last.positions.range(from, end) };
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
