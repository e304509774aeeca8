import { fileURLToPath } from "node:url";

/** The path of a file by its address; `undefined` for what is no file of this machine: another scheme or host, an encoded slash. */
export function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
