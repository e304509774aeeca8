import { createHash, hash } from "node:crypto";
import { closeSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageContents } from "../../pages/page-contents.ts";
import { type LastJudging, type PageVerdict, PageVerdicts } from "../../pages/page-verdicts.ts";
import { jsonOf, KeptContents } from "./kept-contents.ts";
import { PageReadings } from "./page-readings.ts";
import { replaceCacheFile } from "./replace-cache-file.ts";

/** A larger cache is not read (bytes). */
const MOST_BYTES = 512 * 1024 * 1024;

/** How much is written at a time (characters). */
const CHUNK = 1024 * 1024;

/** The readings of a docs root's pages that the last run has left on the disk, and what was found in them. */
export class ReadingCache {
  readonly #file: string;
  readonly #known: LastJudging | undefined;
  readonly readings: PageReadings;

  /** @param root absolute path of the docs root @param folder where they are kept */
  constructor(root: string, folder: string) {
    const name = hash("sha1", root, "base64url").slice(0, 12);
    this.#file = join(folder, `pages-${name}.txt`);
    const { readings, judging } = readCache(this.#file) ?? {};
    this.#known = judging;
    this.readings = new PageReadings(readings, new PageVerdicts(judging));
  }

  /** Writes what a check of the site found, if that is new. A folder that can't be written is left alone. */
  save(): void {
    const { last } = this.readings.verdicts;
    const { readings, isNew } = this.readings.all;
    if (!(isNew || (last && this.#isNew(last)))) return;
    replaceCacheFile(this.#file, (temporary) => writeCache(temporary, readings, last));
  }

  #isNew({ surroundings, verdicts }: LastJudging): boolean {
    const known = this.#known;
    if (surroundings !== known?.surroundings) return true;
    return [...verdicts].some(([file, verdict]) => isClean(verdict) && verdict !== known.verdicts.get(file));
  }
}

/** Verdicts that found something are not written: where it is must be looked up in the text anyway. */
const isClean = ({ findings, unread }: PageVerdict): boolean => findings.length === 0 && unread === 0;

/** The first line: caches of another build are not read. */
function headOf(): string {
  const { size, mtimeMs } = statSync(fileURLToPath(import.meta.url));
  return `docsjson pages 2 ${size} ${mtimeMs}\n`;
}

/** A judging as it is written: its files, each with the name of its reading, and the numbers of the files it asked. */
interface WrittenJudging {
  readonly surroundings: string;
  readonly files: readonly (readonly [file: string, key: string, asked?: readonly number[]])[];
}

interface ReadCache {
  readonly readings: ReadonlyMap<string, PageContents>;
  readonly judging?: LastJudging | undefined;
}

/** Readings by their names, and the judging; `undefined` if the file is missing, torn, of another build, or not ours. */
function readCache(file: string): ReadCache | undefined {
  try {
    if (statSync(file).size > MOST_BYTES) return undefined;
    const bytes = readFileSync(file);
    const head = headOf();
    const end = bytes.lastIndexOf(10, bytes.length - 2) + 1;
    const sum = createHash("sha1").update(bytes.subarray(0, end)).digest("hex");
    if (bytes.toString("utf8", end) !== `${sum}\n` || bytes.toString("utf8", 0, head.length) !== head) return undefined;
    const lines = bytes.toString("utf8", head.length, end - 1).split("\n");
    const judging = JSON.parse(lines.pop() ?? "null") as WrittenJudging | null;
    const readings = new Map(
      lines.map((line) => {
        const space = line.indexOf(" ");
        return [line.slice(0, space), new KeptContents(line.slice(space + 1))];
      }),
    );
    return { readings, judging: judging ? readJudging(judging, readings) : undefined };
  } catch {
    return undefined;
  }
}

function readJudging(
  { surroundings, files }: WrittenJudging,
  readings: ReadonlyMap<string, PageContents>,
): LastJudging | undefined {
  const contents = new Map<string, PageContents>();
  const verdicts = new Map<string, PageVerdict>();
  for (const [file, key, asked] of files) {
    const read = readings.get(key);
    if (!read) return undefined;
    contents.set(file, read);
    if (asked)
      verdicts.set(file, { findings: [], unread: 0, isLasting: true, asked: asked.map((at) => files[at]?.[0] ?? "") });
  }
  return { surroundings, contents, verdicts };
}

/** A line for each reading, one for the judging, and one with the sum of all lines before. */
function writeCache(file: string, readings: ReadonlyMap<string, PageContents>, judging: LastJudging | undefined): void {
  const descriptor = openSync(file, "wx");
  try {
    const sum = createHash("sha1");
    const write = (text: string): void => {
      sum.update(text);
      writeSync(descriptor, text);
    };
    let chunk = headOf();
    for (const [key, contents] of readings) {
      chunk += `${key} ${jsonOf(contents)}\n`;
      if (chunk.length < CHUNK) continue;
      write(chunk);
      chunk = "";
    }
    write(`${chunk}${JSON.stringify(judging ? describeJudging(judging, readings) : null)}\n`);
    writeSync(descriptor, `${sum.digest("hex")}\n`);
  } finally {
    closeSync(descriptor);
  }
}

function describeJudging(
  { surroundings, contents, verdicts }: LastJudging,
  readings: ReadonlyMap<string, PageContents>,
): WrittenJudging {
  const keys = new Map([...readings].map(([key, read]) => [read, key]));
  const numbers = new Map([...contents.keys()].map((file, at) => [file, at]));
  const files = [...contents].map(([file, read]) => {
    const verdict = verdicts.get(file);
    const key = keys.get(read) ?? "";
    if (!verdict || !isClean(verdict)) return [file, key] as const;
    return [file, key, verdict.asked.flatMap((asked) => numbers.get(asked) ?? [])] as const;
  });
  return { surroundings, files };
}
