import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PageReadings } from "./page-readings.ts";

/** A larger cache is not read (bytes). */
const MOST_BYTES = 512 * 1024 * 1024;

/** How much is written at a time (characters). */
const CHUNK = 1024 * 1024;

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folder for what may be lost: in the nearest `node_modules` above a docs root; `undefined` if there is none. */
export function cacheFolderOf(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    // No link, as whoever sends a change of a site may have put it there.
    if (isFolder(packages)) return join(packages, ".cache", "docsjson");
    if (folder === dirname(folder)) return undefined;
  }
}

/** The readings of a docs root's pages that the last run has left on the disk. */
export class ReadingCache {
  readonly #file: string | undefined;
  readonly readings: PageReadings;

  /** @param root absolute path of the docs root */
  constructor(root: string) {
    const folder = cacheFolderOf(root);
    const name = createHash("sha1").update(root).digest("base64url").slice(0, 12);
    this.#file = folder && join(folder, `pages-${name}.txt`);
    this.readings = new PageReadings(this.#file === undefined ? undefined : readReadings(this.#file));
  }

  /** Ends a reading of all pages, and writes what it found if that is new. A folder that can't be written is left alone. */
  save(): void {
    const readings = this.readings.finish();
    if (!readings || this.#file === undefined) return;
    const temporary = `${this.#file}.${randomBytes(6).toString("hex")}`;
    try {
      for (const folder of [join(this.#file, "../.."), dirname(this.#file)]) {
        if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { recursive: true });
        if (!isFolder(folder)) return;
      }
      writeReadings(temporary, readings);
      renameSync(temporary, this.#file);
    } catch {
      rmSync(temporary, { force: true });
    }
  }
}

/** The first line: caches of another build are not read. */
function headOf(): string {
  const { size, mtimeMs } = statSync(fileURLToPath(import.meta.url));
  return `docsjson pages 1 ${size} ${mtimeMs}\n`;
}

/** Readings as JSON, by their names; none if the file is missing, torn, of another build, or not ours. */
function readReadings(file: string): Map<string, string> {
  try {
    if (statSync(file).size > MOST_BYTES) return new Map();
    const bytes = readFileSync(file);
    const head = headOf();
    const end = bytes.lastIndexOf(10, bytes.length - 2) + 1;
    const sum = createHash("sha1").update(bytes.subarray(0, end)).digest("hex");
    if (bytes.toString("utf8", end) !== `${sum}\n` || bytes.toString("utf8", 0, head.length) !== head) return new Map();
    const lines = bytes.toString("utf8", head.length, end - 1).split("\n");
    return new Map(
      lines.map((line) => {
        const space = line.indexOf(" ");
        return [line.slice(0, space), line.slice(space + 1)];
      }),
    );
  } catch {
    return new Map();
  }
}

/** A line for each reading, and one with the sum of all lines before. */
function writeReadings(file: string, readings: ReturnType<PageReadings["finish"]> & object): void {
  const descriptor = openSync(file, "wx");
  try {
    const sum = createHash("sha1");
    const write = (text: string): void => {
      sum.update(text);
      writeSync(descriptor, text);
    };
    let chunk = headOf();
    for (const [key, contents] of readings) {
      chunk += `${key} ${JSON.stringify(contents)}\n`;
      if (chunk.length < CHUNK) continue;
      write(chunk);
      chunk = "";
    }
    write(chunk);
    writeSync(descriptor, `${sum.digest("hex")}\n`);
  } finally {
    closeSync(descriptor);
  }
}
