import { decodePath } from "./address.ts";

/** How long the name of a file may be (bytes), with room for the ending that a builder adds; and a whole path. */
const MOST_NAME = 240;
const MOST_PATH = 2_000;

/** How often an address is decoded, in case whoever serves it does so once more. */
const ROUNDS = 3;

/**
 * Whether an address of a site can be that of a file below the folder of the built site. One with `..` leads out of the folder,
 * encoded or with backslashes too; no file system takes NUL, and no name may be longer than 255 bytes.
 *
 * @example isFileAddress("/a/../../b") // false
 * @example isFileAddress("/a/%2e%2e/b") // false
 */
export function isFileAddress(address: string): boolean {
  let path = address;
  for (let round = 0; round < ROUNDS; round++) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
    if (/[\\\u0000-\u001f\u007f]/.test(path)) return false;
    if (path.split("/").some((name) => name === "." || name === "..")) return false;
    path = decodePath(path);
  }
  return byteLength(path) <= MOST_PATH && path.split("/").every((name) => byteLength(name) <= MOST_NAME);
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;
