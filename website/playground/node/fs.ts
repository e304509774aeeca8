import { FILES } from "./files.ts";

// The calls of Node by which a site is read, over files in memory.

class Stats {
  readonly size: number;
  readonly mtimeMs = 0;
  readonly ctimeMs = 0;
  readonly ino = 0;
  readonly dev = 0;
  readonly mode = 0o644;
  readonly nlink = 1;
  readonly #kind: "file" | "folder";

  constructor(path: string) {
    this.#kind = FILES.kindOf(path);
    this.size = this.#kind === "file" ? FILES.read(path).length : 0;
  }

  isFile = (): boolean => this.#kind === "file";
  isDirectory = (): boolean => this.#kind === "folder";
  isSymbolicLink = (): boolean => false;
  isFIFO = (): boolean => false;
}

interface StatOptions {
  readonly throwIfNoEntry?: boolean;
}

export function statSync(path: string, { throwIfNoEntry = true }: StatOptions = {}): Stats | undefined {
  if (!throwIfNoEntry && !existsSync(path)) return undefined;
  return new Stats(path);
}

/** There are no links in memory. */
export const lstatSync = (path: string, options?: StatOptions): Stats | undefined => statSync(path, options);

export function existsSync(path: string): boolean {
  try {
    FILES.kindOf(path);
    return true;
  } catch {
    return false;
  }
}

export function realpathSync(path: string): string {
  FILES.kindOf(path);
  return path;
}
realpathSync.native = realpathSync;

const entryOf = (folder: string, name: string, isFolder: boolean) => ({
  name,
  parentPath: folder,
  isFile: () => !isFolder,
  isDirectory: () => isFolder,
  isSymbolicLink: () => false,
});

export function readdirSync(folder: string, options?: { withFileTypes?: boolean }): unknown[] {
  const names = [...FILES.namesIn(folder)];
  return options?.withFileTypes
    ? names.map(([name, isFolder]) => entryOf(folder, name, isFolder))
    : names.map(([name]) => name);
}

const ENCODER = new TextEncoder();

/** The text of a file, or its bytes if no encoding is named. */
export function readFileSync(path: string | number, encoding?: unknown): string | Uint8Array {
  const text = FILES.read(typeof path === "number" ? pathOf(path) : path);
  return encoding === undefined ? new TextBytes(ENCODER.encode(text)) : text;
}

/** The bytes of a file as Node gives them, which are a text again on request. */
export class TextBytes extends Uint8Array {
  static alloc = (length: number): TextBytes => new TextBytes(length);
  static allocUnsafe = TextBytes.alloc;
  static allocUnsafeSlow = TextBytes.alloc;
  static byteLength = (text: string): number => ENCODER.encode(text).length;

  override toString(_encoding?: string, start = 0, end = this.length): string {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.subarray(start, end));
  }
}

const open = new Map<number, { readonly path: string; at: number }>();
let next = 3;

export function openSync(path: string): number {
  FILES.read(path);
  open.set(next, { path, at: 0 });
  return next++;
}

export const closeSync = (descriptor: number): void => void open.delete(descriptor);

export const fstatSync = (descriptor: number): Stats => new Stats(pathOf(descriptor));

export function readSync(
  descriptor: number,
  into: Uint8Array,
  offset: number,
  length: number,
  position: number | null,
): number {
  const file = open.get(descriptor);
  if (!file) throw new Error("the file is not open");
  const at = position ?? file.at;
  const bytes = ENCODER.encode(FILES.read(file.path)).subarray(at, at + length);
  into.set(bytes, offset);
  if (position === null) file.at += bytes.length;
  return bytes.length;
}

function pathOf(descriptor: number): string {
  const file = open.get(descriptor);
  if (!file) throw new Error("the file is not open");
  return file.path;
}

export const constants = { O_RDONLY: 0, O_NONBLOCK: 0, O_NOFOLLOW: 0 };

/** A handle of an open file. */
const handleOf = (descriptor: number) => ({
  stat: async () => fstatSync(descriptor),
  readFile: async (encoding?: unknown) => readFileSync(descriptor, encoding),
  read: async (into: Uint8Array, offset: number, length: number, position: number | null) => ({
    bytesRead: readSync(descriptor, into, offset, length, position),
  }),
  close: async () => closeSync(descriptor),
});

export const promises = {
  readdir: async (folder: string, options?: { withFileTypes?: boolean }) => readdirSync(folder, options),
  readFile: async (path: string, encoding?: unknown) => readFileSync(path, encoding),
  realpath: async (path: string) => realpathSync(path),
  stat: async (path: string) => statSync(path),
  lstat: async (path: string) => statSync(path),
  open: async (path: string) => handleOf(openSync(path)),
};

export const { readdir, readFile, realpath, stat, lstat } = promises;
