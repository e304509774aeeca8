import { createHash, hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Code } from "../../diagnostic/code.ts";
import type { Finding, RelatedEnd } from "../../diagnostic/finding.ts";
import type { PageFile } from "../../navigation/tree.ts";
import type { LookedAtCode } from "../../pages/anchors/component-anchors.ts";
import type { PageContents } from "../../pages/page-contents.ts";
import { type LastJudging, type PageVerdict, PageVerdicts } from "../../pages/page-verdicts.ts";
import { CONTENT_RULES } from "../../pages/rules/page-rules.ts";
import { openedHere } from "../../pages/rules/syntax.ts";
import { cacheFileOf, thisBuild } from "./cache-file.ts";
import type { FileStamp } from "./file-stamp.ts";
import { jsonOf, KeptContents } from "./kept-contents.ts";
import { type KnownReadings, PageReadings, type StampedFile } from "./page-readings.ts";
import { readCacheFile, replaceCacheFile } from "./replace-cache-file.ts";

/** The share of new findings from which on all are written, which takes longer than to find fewer of them once more. */
const WORTH_WRITING = 1 / 32;

/** The readings of a docs root's pages that the last run has left on the disk, and what was found in them. */
export class ReadingCache {
  readonly #file: string;
  readonly readings: PageReadings;

  /** @param root absolute path of the docs root @param folder where they are kept */
  constructor(root: string, folder: string) {
    this.#file = cacheFileOf(root, folder, "pages");
    const { readings, judging } = readCache(this.#file) ?? {};
    this.readings = new PageReadings(readings, new PageVerdicts(judging));
  }

  /** Writes what a check of the site found, if enough of it is new. A folder that can't be written is left alone. */
  save(): void {
    const { all, verdicts } = this.readings;
    const newOnes = all.newOnes + verdicts.newOnes;
    if (newOnes === 0 || newOnes < all.files.size * WORTH_WRITING) return;
    replaceCacheFile(this.#file, (descriptor) => writeCache(descriptor, all, verdicts.last));
  }
}

const CODES = new Map(CONTENT_RULES.flatMap(({ codes }) => codes.map((code) => [code.name, code])));

const NOTES = new Map([[openedHere.name, openedHere]]);

/** Whether a verdict is plain JSON but for its codes and notes, and these are known. */
const canBeWritten = ({ findings }: PageVerdict): boolean =>
  findings.every(
    ({ code, related }) => CODES.get(code.name) === code && related.every(({ note }) => NOTES.get(note.name) === note),
  );

/** The first line. */
const cacheHead = (): string => `${thisBuild()}\n`;

/** A finding as it is written: with the names of its code and its notes. */
interface WrittenFinding extends Omit<Finding, "code" | "related"> {
  readonly code: string;
  readonly related: readonly (Omit<RelatedEnd, "note"> & { readonly note: string })[];
}

const writeFinding = (found: Finding): WrittenFinding => ({
  ...found,
  code: found.code.name,
  related: found.related.map((end) => ({ ...end, note: end.note.name })),
});

const readFinding = (written: WrittenFinding): Finding => ({
  ...written,
  code: CODES.get(written.code) as Code,
  related: written.related.map((end) => ({ ...end, note: NOTES.get(end.note) as RelatedEnd["note"] })),
});

/** What is written of a verdict: the numbers of the files it asked (between spaces), unread links, findings, code. */
type WrittenVerdict = readonly [
  asked: string,
  unread?: number,
  findings?: readonly WrittenFinding[],
  code?: readonly LookedAtCode[],
];

/** The line after the lines of the contents. */
interface Index {
  readonly surroundings?: string | undefined;
  /** The name of each content, and the length of its line in bytes. */
  readonly contents: readonly (readonly [key: string, length: number])[];
  /** Each with the number of its content, and without its fields if these must be read again. */
  readonly files: readonly (readonly [
    page: PageFile | string,
    content: number,
    stamp: FileStamp | 0,
    verdict?: WrittenVerdict | undefined,
  ])[];
}

interface ReadCache {
  readonly readings: KnownReadings;
  readonly judging?: LastJudging | undefined;
}

/** Readings by their names, and the judging; `undefined` if the file is missing, torn, of another build, or not ours. */
function readCache(file: string): ReadCache | undefined {
  try {
    const bytes = readCacheFile(file);
    if (!bytes) return undefined;
    const head = cacheHead();
    const end = bytes.lastIndexOf(10, bytes.length - 2) + 1;
    const sum = hash("sha1", bytes.subarray(0, end));
    if (bytes.toString("utf8", end) !== `${sum}\n` || bytes.toString("utf8", 0, head.length) !== head) return undefined;
    const index = JSON.parse(bytes.toString("utf8", bytes.lastIndexOf(10, end - 2) + 1, end)) as Index;
    let at = head.length;
    const contents = index.contents.map(([key, length]) => {
      at += length + 1;
      return [key, new KeptContents(bytes, at - length - 1, at - 1)] as const;
    });
    return readIndex(
      index,
      contents.map(([, read]) => read),
      new Map(contents),
    );
  } catch {
    return undefined;
  }
}

function readIndex(
  { surroundings, files }: Index,
  numbered: readonly PageContents[],
  byKey: ReadonlyMap<string, PageContents>,
): ReadCache {
  const stamped = new Map<string, StampedFile>();
  const contents = new Map<string, PageContents>();
  const verdicts = new Map<string, PageVerdict>();
  const names = files.map(([page]) => (typeof page === "string" ? page : (page.file ?? "")));
  for (const [at, [page, number, stamp, verdict]] of files.entries()) {
    const file = names[at] as string;
    const read = numbered[number] as PageContents;
    contents.set(file, read);
    if (stamp !== 0) {
      const whole = typeof page === "string" ? undefined : { page, findings: [], contents: read };
      stamped.set(file, { stamp, read: whole });
    }
    if (verdict) verdicts.set(file, new KeptVerdict(verdict, names));
  }
  const judging = surroundings === undefined ? undefined : { surroundings, contents, verdicts };
  return { readings: { contents: byKey, files: stamped }, judging };
}

const NONE: readonly never[] = [];

/** A verdict of the last run. Which files it asked is read if one of the site's files has changed. */
class KeptVerdict implements PageVerdict {
  readonly unread: number;
  readonly findings: readonly Finding[];
  readonly code: readonly LookedAtCode[];
  readonly #asked: string;
  readonly #names: readonly string[];

  constructor([asked, unread = 0, findings, code = NONE]: WrittenVerdict, names: readonly string[]) {
    this.unread = unread;
    this.findings = findings?.map(readFinding) ?? NONE;
    this.code = code;
    this.#asked = asked;
    this.#names = names;
  }

  get asked(): readonly string[] {
    return this.#asked === "" ? NONE : this.#asked.split(" ").map((at) => this.#names[Number(at)] as string);
  }
}

/** Lines are written together until they have this many characters. */
const PIECE = 1 << 20;

/** Writes a line for each content, one for the files, and one with the sum of all lines before. */
function writeCache(descriptor: number, { contents, files }: KnownReadings, judging: LastJudging | undefined): void {
  const sum = createHash("sha1");
  let piece = cacheHead();
  const flush = () => {
    const bytes = Buffer.from(piece);
    sum.update(bytes);
    writeFileSync(descriptor, bytes);
    piece = "";
  };
  const lengths = [...contents].map(([key, read]) => {
    const line = jsonOf(read);
    piece += `${line}\n`;
    if (piece.length > PIECE) flush();
    return [key, Buffer.byteLength(line)] as const;
  });
  piece += `${JSON.stringify(indexOf(lengths, { contents, files }, judging))}\n`;
  flush();
  writeFileSync(descriptor, `${sum.digest("hex")}\n`);
}

function indexOf(
  lengths: Index["contents"],
  { contents, files }: KnownReadings,
  judging: LastJudging | undefined,
): Index {
  const numbers = new Map([...contents.values()].map((read, at) => [read, at]));
  const all = [...(judging?.contents ?? [])].filter(([, read]) => numbers.has(read));
  const numberOf = new Map(all.map(([file], at) => [file, at]));
  return {
    surroundings: judging?.surroundings,
    contents: lengths,
    files: all.map(([file, content]) => {
      const { stamp = 0, read } = files.get(file) ?? {};
      const isWhole = read !== undefined && read.findings.length === 0;
      const verdict = judging?.verdicts.get(file);
      const asked = verdict && canBeWritten(verdict) ? writeVerdict(verdict, numberOf) : undefined;
      const facts = [isWhole ? read.page : file, numbers.get(content) as number, stamp] as const;
      return asked ? [...facts, asked] : facts;
    }),
  };
}

function writeVerdict(
  { asked, unread, findings, code }: PageVerdict,
  numberOf: ReadonlyMap<string, number>,
): WrittenVerdict {
  const numbers = asked.flatMap((file) => numberOf.get(file) ?? []).join(" ");
  if (unread === 0 && findings.length === 0 && code.length === 0) return [numbers];
  return [numbers, unread, findings.map(writeFinding), code];
}
