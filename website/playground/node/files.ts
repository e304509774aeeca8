/** The files of the site that is open, by absolute path: what the checks find in the place of a disk. */
export class MemoryFiles {
  readonly #texts = new Map<string, string>();
  /** The names in each folder, and whether a name is that of a folder. */
  readonly #folders = new Map<string, Map<string, boolean>>();

  constructor() {
    this.clear();
  }

  clear(): void {
    this.#texts.clear();
    this.#folders.clear();
    this.#folders.set("/", new Map());
  }

  write(path: string, text: string): void {
    this.#texts.set(path, text);
    let isFolder = false;
    for (let at = path; at !== "/"; at = parentOf(at)) {
      const folder = parentOf(at);
      const names = this.#folders.get(folder) ?? new Map<string, boolean>();
      names.set(at.slice(at.lastIndexOf("/") + 1), isFolder);
      this.#folders.set(folder, names);
      isFolder = true;
    }
  }

  read(path: string): string {
    const text = this.#texts.get(path);
    if (text === undefined) throw notFound(path);
    return text;
  }

  /** @throws an error with the code ENOENT, as a disk does */
  kindOf(path: string): "file" | "folder" {
    const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
    if (this.#texts.has(plain)) return "file";
    if (this.#folders.has(plain)) return "folder";
    throw notFound(path);
  }

  namesIn(folder: string): ReadonlyMap<string, boolean> {
    const names = this.#folders.get(folder.length > 1 ? folder.replace(/\/+$/, "") : folder);
    if (!names) throw notFound(folder);
    return names;
  }
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/")) || "/";

const notFound = (path: string): Error => Object.assign(new Error(`no such file: ${path}`), { code: "ENOENT" });

export const FILES = new MemoryFiles();
