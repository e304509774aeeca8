import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { isCodeFile } from "../vocabulary/files/site-files.ts";
import { findIncluded } from "./included-files.ts";
import type { PagesToJudge } from "./judged-site.ts";
import { type PageContents, readContents } from "./page-contents.ts";
import type { JudgedPage } from "./rules/page-rule.ts";

/** What was read of code, by its file: what has the same text later is not read again. */
export type CodeReadings = Map<string, { readonly text: string; readonly contents: PageContents }>;

/** The files of JavaScript that pages import, and those that these import, as rules look at them. */
export async function importedCode(
  judged: Pick<PagesToJudge, "contents" | "files" | "mounts" | "textOf">,
  readings: CodeReadings,
): Promise<JudgedPage[]> {
  const found = new Set<string>();
  const addAll = (file: string, { rare }: PageContents): void => {
    for (const included of rare.includes) {
      const path = findIncluded(included, file, judged);
      if (path !== undefined && isCodeFile(path)) found.add(path);
    }
  };
  for (const [file, contents] of judged.contents) addAll(file, contents);
  const code: JudgedPage[] = [];
  for (const file of found) {
    const text = judged.textOf(file);
    if (text === undefined) continue;
    const known = readings.get(file);
    const contents = known?.text === text ? known.contents : await readContents(text, file);
    readings.set(file, { text, contents });
    addAll(file, contents);
    code.push({ file, path: file, folder: folderOf(file), page: {}, isPage: false, isCode: true, contents });
  }
  return code;
}
