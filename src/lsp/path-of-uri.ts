import { fileURLToPath } from "node:url";

/** The path of a file by its address; `undefined` for other schemes and hosts, and for encoded slashes. */
export function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
