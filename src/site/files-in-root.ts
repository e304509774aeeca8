import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { mountFolder } from "../navigation/repositories/source-repository.ts";
import { folderOf, isBelow, meantPaths, pathInRoot } from "../vocabulary/addresses/root-path.ts";
import { ignoresFile, readIgnoreRules } from "../vocabulary/files/ignore-rules.ts";
import { pathFrom } from "../vocabulary/files/path-from.ts";
import { fileOfPage, filesOfImport, IGNORE_FILE, servedFile } from "../vocabulary/files/site-files.ts";
import { BUILT_SITE_MARK, isBelowHidden } from "../vocabulary/files/unpublished-files.ts";
import { type FileBelow, locateBelow, readStart } from "./files-below.ts";
import { MAX_RULES_SIZE } from "./pages/find-page-files.ts";
import type { Site } from "./site.ts";

/** A docs root on the disk, and the folder of the site in which its files are: `""` for the site's own. */
interface MountedRoot {
  readonly root: string;
  readonly mount: string;
  /** What is before a path inside it: "public/" for files that are at the root of the site. */
  readonly before: string;
  readonly published: PublishedBelow;
}

/**
 * The files of a site for whoever can't wait, by their paths from the docs root: those of other repositories are below the
 * paths where these are published. What a link leads out to is not there, nor what is never published, nor pages that the
 * readers may not see.
 */
export class FilesInRoot {
  readonly #roots: readonly MountedRoot[];
  readonly #texts: Map<string, string | undefined>;
  /** By absolute path, links resolved. */
  readonly #withheld: ReadonlySet<string>;

  /** The page files, which a list may name although they would be left out. */
  #pageFiles: ReadonlySet<string> | undefined;
  readonly #pages: Site["pages"];

  /** @param texts what counts in the place of the files on the disk */
  constructor(
    {
      folder,
      sources,
      withheld,
      pages,
      platform,
    }: Pick<Site, "folder" | "sources" | "withheld" | "pages" | "platform">,
    texts: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#texts = new Map(texts);
    const others = [...(sources?.values() ?? [])].map((source) => {
      const root = join(folder, source.folder ?? "");
      return { root, mount: mountFolder(source), before: "", published: new PublishedBelow(root) };
    });
    const { publicFolder } = platform ?? {};
    const befores = publicFolder === undefined ? [""] : ["", `${publicFolder}/`];
    const published = new PublishedBelow(folder);
    this.#roots = [...befores.map((before) => ({ root: folder, mount: "", before, published })), ...others];
    this.#pages = pages;
    this.#withheld = new Set([...(withheld ?? [])].flatMap((path) => this.#find(path) ?? []));
  }

  /** The absolute path of a file by its path from the root; `undefined` if there is none inside it. */
  locate(path: string): string | undefined {
    const absolute = this.#find(path);
    return absolute !== undefined && this.#withheld.has(absolute) ? undefined : absolute;
  }

  #find(path: string): string | undefined {
    for (const { root, mount, before, published } of this.#roots) {
      if (!isBelow(path, mount)) continue;
      const own = before + (mount === "" ? path : path.slice(mount.length + 1));
      const absolute = locateBelow({ folder: root, path: own });
      if (absolute === undefined || published.isHidden(own, absolute)) continue;
      if (!published.isLeftOut(own) || this.#isPageFile(path)) return absolute;
    }
    return undefined;
  }

  #isPageFile(path: string): boolean {
    this.#pageFiles ??= new Set(
      [...this.#pages].map(([page, { file }]) => servedFile(page, fileOfPage(page, { file }))),
    );
    return this.#pageFiles.has(path);
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
    const text = absolute === undefined ? undefined : readFileSync(absolute, "utf8").replace(/^\uFEFF+/, "");
    this.#texts.set(path, text);
    return text;
  }

  /** The first bytes of a file, at most this many; `undefined` if it can't be read. */
  start(path: string, most: number): Buffer | undefined {
    const file = this.below(path);
    return file && readStart(file, most);
  }

  /** The paths from the root that a file may mean by one: only one that begins with `.` counts from its folder. */
  meantBy(path: string, file: string): string[] {
    const isRelative = path.startsWith(".");
    const target = pathInRoot(path, isRelative ? folderOf(file) : "");
    if (target === undefined) return [];
    return isRelative ? [target] : meantPaths(target, file, this.mounts);
  }

  /** The file that an import of a file means, whose ending may be left out. */
  imported(source: string, file: string): string | undefined {
    const paths = this.meantBy(source, file).flatMap(filesOfImport);
    return paths.find((path) => this.#texts.get(path) !== undefined || this.locate(path) !== undefined);
  }

  /** The folders of the site in which other repositories are. */
  get mounts(): string[] {
    return this.#roots.map(({ mount }) => mount);
  }
}

/**
 * Which files of a docs root may be published, by the rules of the listing that `check` goes by: none whose path has a name with a
 * leading dot, none that `.mintignore` names or that a build wrote, and no link to a hidden one.
 */
class PublishedBelow {
  readonly #folder: string;
  readonly #ignores: ReturnType<typeof readIgnoreRules>;
  /** By folder, whether a build wrote it. */
  readonly #built = new Map<string, boolean>();

  constructor(folder: string) {
    this.#folder = folder;
    const rules = locateBelow({ folder, path: IGNORE_FILE }, MAX_RULES_SIZE);
    this.#ignores = readIgnoreRules(rules === undefined ? "" : readFileSync(rules, "utf8"));
  }

  /** Whether a file is left out by its name, or by that of the file that it is a link to. */
  isHidden(path: string, absolute: string): boolean {
    return isBelowHidden(path) || isBelowHidden(pathFrom(realpathSync(this.#folder), absolute));
  }

  /** Whether `.mintignore` leaves a file out, or it is part of a built site. */
  isLeftOut(path: string): boolean {
    return ignoresFile(this.#ignores, path) || this.#isBuilt(folderOf(path));
  }

  #isBuilt(folder: string): boolean {
    const known = this.#built.get(folder);
    if (known !== undefined) return known;
    const isBuilt =
      existsSync(join(this.#folder, folder, BUILT_SITE_MARK)) || (folder !== "" && this.#isBuilt(folderOf(folder)));
    this.#built.set(folder, isBuilt);
    return isBuilt;
  }
}
