import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { mountFolder } from "../navigation/repositories/source-repository.ts";
import { isBelow } from "../vocabulary/addresses/root-path.ts";
import { type FileBelow, locateBelow } from "./files-below.ts";
import type { Site } from "./site.ts";

/** A docs root on the disk, and the folder of the site in which its files are: `""` for the site's own. */
interface MountedRoot {
  readonly root: string;
  readonly mount: string;
}

/**
 * The files of a site for whoever can't wait, by their paths from the docs root: those of other repositories are below the
 * paths where these are published. What a link leads out to is not there, nor are pages that the readers may not see.
 */
export class FilesInRoot {
  readonly #roots: readonly MountedRoot[];
  readonly #texts = new Map<string, string | undefined>();
  /** By absolute path, links resolved. */
  readonly #withheld: ReadonlySet<string>;

  constructor({ folder, sources, withheld }: Pick<Site, "folder" | "sources" | "withheld">) {
    const others = [...(sources?.values() ?? [])].map((source) => ({
      root: join(folder, source.folder ?? ""),
      mount: mountFolder(source),
    }));
    this.#roots = [{ root: folder, mount: "" }, ...others];
    this.#withheld = new Set([...(withheld ?? [])].flatMap((path) => this.#find(path) ?? []));
  }

  /** The absolute path of a file by its path from the root; `undefined` if there is none inside it. */
  locate(path: string): string | undefined {
    const absolute = this.#find(path);
    return absolute !== undefined && this.#withheld.has(absolute) ? undefined : absolute;
  }

  #find(path: string): string | undefined {
    for (const { root, mount } of this.#roots) {
      if (!isBelow(path, mount)) continue;
      const absolute = locateBelow({ folder: root, path: mount === "" ? path : path.slice(mount.length + 1) });
      if (absolute !== undefined) return absolute;
    }
    return undefined;
  }

  /** A file that was located, for whoever copies it. */
  below(path: string): FileBelow | undefined {
    const absolute = this.locate(path);
    return absolute === undefined ? undefined : { folder: dirname(absolute), path: basename(absolute) };
  }

  /** The text of a file; it is read once. */
  text(path: string): string | undefined {
    if (this.#texts.has(path)) return this.#texts.get(path);
    const absolute = this.locate(path);
    const text = absolute === undefined ? undefined : readFileSync(absolute, "utf8").replace(/^\uFEFF/, "");
    this.#texts.set(path, text);
    return text;
  }

  /** The folders of the site in which other repositories are. */
  get mounts(): string[] {
    return this.#roots.map(({ mount }) => mount);
  }
}
