import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditedText } from "./file-change.ts";

/** A file's text as changes name it; see `FileChange`. */
export type FileText = Omit<EditedText, "edits">;

/** Reads a file so that no byte is lost: one that is not UTF-8 is read byte by byte. */
export async function readFileText(path: string): Promise<FileText> {
  const bytes = await readFile(path);
  return isUtf8(bytes) ? { before: bytes.toString("utf8") } : { before: bytes.toString("latin1"), encoding: "latin1" };
}

/** The text of a file below a folder: the one that is given in its place, or that of the disk. */
export async function currentText(
  folder: string,
  file: string,
  texts: ReadonlyMap<string, string> | undefined,
): Promise<FileText> {
  const given = texts?.get(file);
  return given === undefined ? readFileText(join(folder, file)) : { before: given };
}

/** The bytes of a text. @throws {RangeError} if the encoding has no byte for one of its characters */
export function bytesOf(text: string, encoding: FileText["encoding"]): Buffer {
  const bytes = Buffer.from(text, encoding ?? "utf8");
  if (encoding === "latin1" && bytes.toString("latin1") !== text) throw new RangeError("is not UTF-8");
  return bytes;
}

/** What tells whether bytes are the same: their SHA-256. */
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64url");

/** Whether there is something by a name, be it a link that leads nowhere. */
export const doesExist = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
