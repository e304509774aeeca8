import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** How files differ from what they should be; paths from the root, sorted. */
export interface Difference {
  /** Files that are missing or have other content. */
  changed: string[];
  /** Files of the generated folder that should not be there. */
  leftover: string[];
}

/**
 * The generated files: texts by their path from `root` (a URL that ends in a slash), and the folder that contains
 * nothing else.
 */
export interface Generated {
  root: URL;
  /** With a slash at its end. */
  folder: string;
  files: ReadonlyMap<string, string>;
}

const publishedText = (file: URL): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** Compares the files that are there with the files that should be, and writes nothing. */
export function compareFiles({ root, folder, files }: Generated): Difference {
  mkdirSync(new URL(folder, root), { recursive: true });
  const present = readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`);
  return {
    changed: [...files.keys()].filter((path) => publishedText(new URL(path, root)) !== files.get(path)).sort(),
    leftover: present.filter((path) => !files.has(path)).sort(),
  };
}

/** Writes the files. Files that are correct already are not touched, so that no build becomes stale. */
export function writeFiles(generated: Generated): Difference {
  const difference = compareFiles(generated);
  const { root } = generated;
  writeTexts(root, new Map(difference.changed.map((path) => [path, generated.files.get(path) ?? ""])));
  for (const path of difference.leftover) rmSync(new URL(path, root), { recursive: true });
  return difference;
}

/** Writes the texts that differ from the files at their paths; gives whether one did. */
export function writeTexts(root: URL, files: ReadonlyMap<string, string>): boolean {
  const changed = [...files].filter(([path, text]) => publishedText(new URL(path, root)) !== text);
  for (const [path, text] of changed) writeFileSync(new URL(path, root), text);
  return changed.length > 0;
}
