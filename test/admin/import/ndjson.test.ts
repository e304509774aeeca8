import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitLines, type TextLine } from "../../../src/admin/import/ndjson.ts";

async function* pieces(bytes: Uint8Array, cuts: readonly number[]) {
  let start = 0;
  for (const cut of [...cuts.map((at) => at % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]) {
    yield bytes.subarray(start, cut);
    start = cut;
  }
}

const split = async (bytes: Uint8Array, cuts: readonly number[] = []): Promise<TextLine[]> => {
  const lines: TextLine[] = [];
  for await (const line of splitLines(pieces(bytes, cuts))) lines.push(line);
  return lines;
};

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("splitLines", () => {
  it("ends lines at LF and CRLF, drops a byte order mark, and tells an unfinished line", async () => {
    expect(await split(utf8("\ufeffone\r\n\n\ufefftwo\rß"))).toEqual([
      { number: 1, text: "one", complete: true, end: 8 },
      { number: 2, text: "", complete: true, end: 9 },
      { number: 3, text: "\ufefftwo\rß", complete: false, end: 18 },
    ]);
    expect(await split(utf8(""))).toEqual([]);
    expect(await split(utf8("\n"))).toEqual([{ number: 1, text: "", complete: true, end: 1 }]);
  });

  it("finds the same lines wherever the chunks are cut", async () => {
    const text = fc
      .array(fc.constantFrom("a", "\n", "\r", "ß", "😀", "{}", "\ufeff"))
      .map((parts) => utf8(parts.join("")));
    const bytes = fc.oneof(text, fc.uint8Array());
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(50)), async (input, cuts) => {
        expect(await split(input, cuts)).toEqual(await split(input));
      }),
    );
  });

  it("goes on after a line that is too long to keep, and one that is not UTF-8", async () => {
    const long = new Uint8Array(5 * 1024 * 1024).fill(97);
    const all = Buffer.concat([long, Buffer.from("\n\xff\nnext\n", "latin1")]);
    expect(await split(all, [1_000_000, 5_200_000])).toEqual([
      { number: 1, text: "", fault: "is longer than 4194304 bytes", complete: true, end: long.length + 1 },
      { number: 2, text: "\ufffd", fault: "is not UTF-8", complete: true, end: long.length + 3 },
      { number: 3, text: "next", complete: true, end: long.length + 8 },
    ]);
  });

  it("shows every byte of a line before the line comes out", async () => {
    let seen = 0;
    const bytes = utf8("one\ntwo\nthree");
    for await (const { end } of splitLines(pieces(bytes, [2, 5, 9]), { onBytes: ({ length }) => (seen += length) })) {
      expect(seen).toBe(end);
    }
    expect(seen).toBe(bytes.length);
  });
});
