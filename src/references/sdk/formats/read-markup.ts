import { Parser } from "htmlparser2";

/** Receives the events of HTML or XML with the names of the open elements, and says when it needs no more. */
export interface MarkupReader {
  readonly isDone?: boolean;
  /** The last one of `open` is the element itself, here and where it closes. */
  onopentag(name: string, attributes: Readonly<Record<string, string>>, open: readonly string[]): void;
  ontext(text: string, open: readonly string[]): void;
  onclosetag?(open: readonly string[]): void;
}

/** How much is read at a time. Most often the rest does not need to be read. */
const CHUNK = 16_384;

/** Deeper than any tool writes. The cost of an element grows with the number of elements around it. */
const MOST_NESTED = 1_000;

/**
 * Reads a text until the reader has seen enough, with the line ends that XML and HTML give to all texts. False if elements
 * are nested too deeply: the rest is not read then.
 */
export function readMarkup(written: string, reader: MarkupReader, { xml = false } = {}): boolean {
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        reader.onopentag(name, attributes, open);
      },
      ontext: (part) => reader.ontext(part, open),
      onclosetag() {
        reader.onclosetag?.(open);
        open.pop();
      },
    },
    { xmlMode: xml },
  );
  const text = written.replace(/\r\n?/g, "\n");
  for (let at = 0; at < text.length && !reader.isDone; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    if (open.length > MOST_NESTED) return false;
  }
  if (!reader.isDone) parser.end();
  return true;
}
