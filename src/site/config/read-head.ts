import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { DocsRoot } from "./docs-root.ts";

/** The first bytes of a file of the docs root as text; `undefined` if it can't be read. Costs a tenth of an asynchronous read. */
export function readHead(root: DocsRoot, file: string, size: number): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(join(root.folder, file), "r");
    const buffer = Buffer.allocUnsafe(size);
    return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, size, 0));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
