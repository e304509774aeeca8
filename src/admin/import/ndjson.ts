/** A line of a text, without its line break. */
export interface TextLine {
  /** Counts from 1. */
  number: number;
  /** The text; of a line that cannot be read, as much as can be shown of it. */
  text: string;
  /** Why the line cannot be read. */
  fault?: string;
  /** False for a last line without a line break: more of it may be written later. */
  complete: boolean;
  /** Bytes from the start of the text to the end of this line. */
  end: number;
}

/** Longer lines are not kept in memory, in bytes: no record may be so long, even with blanks in it. */
const LONGEST_LINE = 4 * 1024 * 1024;

const LINE_FEED = 10;

export interface SplitOptions {
  /** Where `chunks` begin in the text: lines and bytes that came before. */
  lines?: number;
  bytes?: number;
  /** Gets every byte of a line before the line comes out. */
  onBytes?: (bytes: Uint8Array) => void;
}

/** Splits UTF-8 chunks into lines, wherever the chunks are cut. Ends lines at LF or CRLF; drops a byte order mark. */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { lines = 0, bytes = 0, onBytes = () => {} }: SplitOptions = {},
): AsyncGenerator<TextLine, void, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let pieces: Uint8Array[] = [];
  let length = 0;
  let number = lines;
  let end = bytes;

  const take = (piece: Uint8Array) => {
    onBytes(piece);
    end += piece.length;
    length += piece.length;
    if (length <= LONGEST_LINE) pieces.push(piece);
  };
  const finish = (complete: boolean): TextLine => {
    const content = trimLine(concat(pieces), number === 0);
    const place = { number: ++number, complete, end };
    const tooLong = length > LONGEST_LINE;
    pieces = [];
    length = 0;
    if (tooLong) return { ...place, text: "", fault: `is longer than ${LONGEST_LINE} bytes` };
    try {
      return { ...place, text: decoder.decode(content) };
    } catch {
      return { ...place, text: new TextDecoder().decode(content), fault: "is not UTF-8" };
    }
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, at + 1));
      start = at + 1;
      yield finish(true);
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }
  if (length > 0) yield finish(false);
}

/** A line's bytes without its line break, and at the start of the text without the byte order mark. */
function trimLine(bytes: Uint8Array, first: boolean): Uint8Array {
  const hasMark = first && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let end = bytes.length;
  if (bytes[end - 1] === LINE_FEED) end--;
  if (bytes[end - 1] === 13) end--;
  return bytes.subarray(hasMark ? 3 : 0, end);
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0] as Uint8Array;
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
