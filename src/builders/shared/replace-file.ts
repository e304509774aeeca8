import { rename, writeFile } from "node:fs/promises";

let count = 0;

/** Writes a file aside, and puts it in its place: who reads it meanwhile, as a server does while one edits, has it whole. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}-${++count}`;
  await writeFile(aside, content);
  await rename(aside, file);
}
