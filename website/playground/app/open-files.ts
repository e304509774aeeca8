import { strFromU8 } from "fflate";

/** More than these are not read: a folder that was dropped by mistake. */
const MOST_FILES = 3000;
const MOST_BYTES = 40_000_000;

/** Files that are read as text; others only count as being there. */
const TEXTS = /\.(?:mdx?|jsonc?|ya?ml|graphqls?|gql|svg|jsx|tsx|css)$|^\.mintignore$|\/\.mintignore$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|\.git|dist|__MACOSX)(?:\/|$)/;

interface Found {
  readonly path: string;
  readonly bytes: () => Promise<Uint8Array>;
  readonly size: number;
}

/**
 * The site in files that were dropped or chosen, by path from its docs root.
 *
 * @throws Error if there is no docs.json, or far too much
 */
export async function readSite(chosen: readonly Found[]): Promise<Record<string, string>> {
  const all = (await Promise.all(chosen.map(unpacked))).flat().filter(({ path }) => !LEFT_OUT.test(path));
  if (all.length > MOST_FILES) throw new Error(`these are ${all.length} files; at most ${MOST_FILES} can be opened`);
  const bytes = all.filter(({ path }) => TEXTS.test(path)).reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES)
    throw new Error(
      `these are ${Math.round(bytes / 1_000_000)} MB of text; at most ${MOST_BYTES / 1_000_000} can be opened`,
    );
  const configs = all.map(({ path }) => path).filter((path) => /(?:^|\/)docs\.json$/.test(path));
  const [nearest] = configs.sort((a, b) => a.split("/").length - b.split("/").length);
  if (nearest === undefined) throw new Error("there is no docs.json in it");
  const root = nearest.slice(0, -"docs.json".length);
  const files = all.filter(({ path }) => path.startsWith(root));
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async ({ path, bytes }) => [path.slice(root.length), TEXTS.test(path) ? strFromU8(await bytes()) : ""] as const,
      ),
    ),
  );
}

async function unpacked(file: Found): Promise<readonly Found[]> {
  if (!file.path.endsWith(".zip")) return [file];
  const { unzip } = await import("fflate");
  const packed = await file.bytes();
  let total = 0;
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (LEFT_OUT.test(name) || name.endsWith("/") || !TEXTS.test(name)) return false;
      total += originalSize;
      return total <= MOST_BYTES;
    };
    unzip(packed, { filter }, (error, found) => (error ? reject(new Error("the zip is broken")) : resolve(found)));
  });
  if (total > MOST_BYTES) throw new Error(`the zip unpacks to more than ${MOST_BYTES / 1_000_000} MB of text`);
  return Object.entries(files).map(([path, bytes]) => ({ path, bytes: async () => bytes, size: bytes.length }));
}

/** Files of an input; with the folder that was chosen, if it was one. */
export const filesOf = (list: Iterable<File>): Found[] =>
  [...list].map((file) => ({
    path: file.webkitRelativePath || file.name,
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
    size: file.size,
  }));

/** What was dropped: files, and all that is in folders. */
export async function filesOfDrop({ items }: DataTransfer): Promise<Found[]> {
  // The entries are gone as soon as anything is waited for.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: Found[] = [];
  for (let entry = entries.pop(); entry && found.length <= MOST_FILES; entry = entries.pop()) {
    const path = entry.fullPath.replace(/^\//, "");
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory) entries.push(...(await entriesIn(entry as FileSystemDirectoryEntry)));
    else {
      const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
      found.push({ path, bytes: async () => new Uint8Array(await file.arrayBuffer()), size: file.size });
    }
  }
  return found;
}

/** All entries of a folder, which come in parts. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}
