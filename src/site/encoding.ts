import { siteExample } from "../codes/examples/example.ts";
import { code } from "../diagnostic/code.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { positionsOf } from "../source/locate/positions.ts";

export const fileEncoding = code("file/encoding", {
  severity: "error",
  since: "0.2",
  title: "A file is not UTF-8",
  explanation:
    "Pages, docs.json and the files that these name are read as UTF-8. Of a file in another encoding, such as Windows-1252, readers see marks in place of letters; of one in UTF-16, which Windows PowerShell writes behind `>`, they see nothing that makes sense, and its title and links are unknown.",
  example: {
    ...siteExample('{ "pages": ["intro"] }', '{ "pages": ["intro"] }', { "intro.mdx": "" }),
    isSketch: true,
  },
  message: () => "the file is not UTF-8, so characters of it are lost",
  hint: () => "save it with the encoding UTF-8",
});

/** The text of a file. */
export interface DecodedText {
  readonly text: string;
  /** Where the first character is that was lost, because the file is not UTF-8. */
  readonly lostAt?: number | undefined;
}

/** Reads bytes as UTF-8. What is not UTF-8 becomes U+FFFD, and of UTF-16 every other byte U+0000. */
export function decodeText(bytes: Buffer): DecodedText {
  const text = bytes.toString("utf8");
  const isUtf16 = text.includes("\0");
  const isLost = isUtf16 || (text.includes("\ufffd") && !Buffer.from(text).equals(bytes));
  return isLost ? { text, lostAt: text.search(/[\ufffd\0]/) } : { text };
}

/** What to say of a file that is not UTF-8: nothing, or one finding. */
export const lostIn = ({ text = "", lostAt }: Partial<DecodedText>, file: string): Finding[] =>
  lostAt === undefined
    ? []
    : [finding(fileEncoding, {}, { file, pointer: "", range: positionsOf(text).range(lostAt, lostAt + 1) })];
