import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import { decodePath } from "../../vocabulary/addresses/address.ts";
import { lowerNameOf } from "../../vocabulary/addresses/root-path.ts";
import { fileOfPage, isMediaFile } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { readTextBelow } from "../files-below.ts";
import type { ReadingRule } from "../reading-rule.ts";
import type { Site } from "../site.ts";

const HINT = "remove it, or show it in a page";

export const assetUnused = code("asset/unused", {
  severity: "info",
  since: "0.2",
  title: "Nothing names a file",
  explanation:
    "No page, style, script, config or spec has the name of this image, film, sound or document. Where another file of the same name is meant, that is not told. Off unless a rule turns it on; `coverage --unused` counts such files.",
  onlyIfAsked: true,
  example: contentExample("Sign in.", "![Sign in](/images/sign-in.png)", { "images/sign-in.png": "" }),
  message: ({ path }: { path: string }) => `nothing names the file ${quote(path)}`,
  hint: () => HINT,
});

export const snippetUnused = code("snippet/unused", {
  severity: "info",
  since: "0.2",
  title: "No page imports a snippet",
  explanation:
    "Nothing has the name of this snippet or component. Off unless a rule turns it on; `coverage --unused` counts such files.",
  onlyIfAsked: true,
  example: contentExample("Read on.", 'import Note from "/snippets/note.mdx";\n\n<Note />', {
    "snippets/note.mdx": "Read on.\n",
  }),
  message: ({ path }: { path: string }) => `nothing imports the snippet ${quote(path)}`,
  hint: () => HINT,
});

/** The codes of files that nothing names, by their kind. */
const UNUSED = { images: assetUnused, snippets: snippetUnused } as const;

const CODE = /\.(?:jsx|tsx)$/i;
/** Files that may name others, besides pages. */
const NAMING = /\.(?:css|html?|[cm]?js|ts|jsx|tsx|json|ya?ml|svg|xml|txt)$/i;
/** What stands between names. */
const BETWEEN = /[\s"'`()<>[\]{}|\\/=,;:?#&*!]+/;

/** Files of a kind, and the files among them that nothing names. */
export interface FilesInUse {
  readonly kind: keyof typeof UNUSED;
  readonly files: readonly string[];
  readonly unused: readonly string[];
}

/**
 * The images (with films, sounds and documents) and the snippets of a site, and which of them have a name that is in no
 * page, style, script, config, spec or other text. Another file of the same name may be meant: what is called unused is so
 * for certain.
 */
export async function findUnusedFiles({ folder, pages, files, texts }: Site): Promise<FilesInUse[]> {
  const others = [...(files?.keys() ?? [])];
  const pageFiles = [...pages].map(([path, page]) => ({ path, file: fileOfPage(path, page) }));
  const images = others.filter(isMediaFile).sort();
  const snippets = [
    ...pageFiles.flatMap(({ path, file }) => (isNeverPage(path) ? [file] : [])),
    ...others.filter((file) => CODE.test(file)),
  ].sort();
  const named = new NamedFiles([...images, ...snippets]);
  for (const [file, text] of texts) named.readText(file, text);
  const unread = [...pageFiles.map(({ file }) => file), ...others.filter((file) => NAMING.test(file))];
  for (const file of unread)
    if (!texts.has(file)) named.readText(file, (await readTextBelow({ folder, path: file })) ?? "");
  const unusedOf = (files: readonly string[]) => files.filter((file) => !named.has(file));
  return [
    { kind: "images", files: images, unused: unusedOf(images) },
    { kind: "snippets", files: snippets, unused: unusedOf(snippets) },
  ];
}

/** What nothing names, each at the start of its file. */
export const unusedFilesRule: ReadingRule = {
  codes: [assetUnused, snippetUnused],
  async check({ site, texts, report }) {
    for (const { kind, unused } of await findUnusedFiles(site))
      for (const path of unused) report.add(UNUSED[kind], { path }, texts.placeIn(path, { start: 0, end: 0 }));
  },
};

/** The name by which a file is looked for: scripts are imported without their extension too. */
const fileWord = (file: string): string => lowerNameOf(file).replace(CODE, "");

/** Which of some files are named in the texts that it has read. */
class NamedFiles {
  /** By their words, the files that were found to be named. */
  readonly #named = new Map<string, boolean>();
  /** Words that texts can't be split into. */
  readonly #several: readonly string[];

  constructor(files: readonly string[]) {
    for (const file of files) this.#named.set(fileWord(file), false);
    this.#several = [...this.#named.keys()].filter((word) => BETWEEN.test(word));
  }

  has(file: string): boolean {
    return this.#named.get(fileWord(file)) ?? false;
  }

  /** Notes what a file names; its own name in it does not count. */
  readText(file: string, text: string): void {
    const own = fileWord(file);
    const lower = text.toLowerCase();
    const words = new Set(lower.split(BETWEEN));
    for (const word of words) {
      for (const name of [word, word.replace(CODE, ""), ...(word.includes("%") ? [decodePath(word)] : [])])
        if (name !== own && this.#named.get(name) === false) this.#named.set(name, true);
    }
    for (const word of this.#several)
      if (word !== own && !this.#named.get(word) && lower.includes(word)) this.#named.set(word, true);
  }
}
