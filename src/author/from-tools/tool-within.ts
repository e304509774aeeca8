import { readdir } from "node:fs/promises";
import { readTextBelow } from "../../site/files-below.ts";
import type { ImportedTool } from "./plan-import.ts";

/** A tool, and by which file of a project it is told; `word` is in that. */
interface Sign {
  readonly tool: ImportedTool;
  readonly name: string;
  readonly file: RegExp;
  readonly word?: string;
}

const SIGNS: readonly Sign[] = [
  { tool: "summary", name: "GitBook or mdBook", file: /^SUMMARY\.md$/i },
  { tool: "mkdocs", name: "MkDocs", file: /^mkdocs\.ya?ml$/ },
  { tool: "docusaurus", name: "Docusaurus", file: /^docusaurus\.config\.[cm]?[jt]s$/ },
  { tool: "starlight", name: "Starlight", file: /^astro\.config\.[cm]?[jt]s$/, word: "starlight" },
  { tool: "vitepress", name: "VitePress", file: /^\.vitepress$/ },
  { tool: "fumadocs", name: "Fumadocs", file: /^source\.config\.[cm]?[jt]s$/, word: "fumadocs" },
  { tool: "nextra", name: "Nextra", file: /^next\.config\.[cm]?[jt]s$/, word: "nextra" },
];

/** The tool of which a folder is a project, and the file that says so. */
export async function toolWithin(
  folder: string,
): Promise<{ tool: ImportedTool; name: string; file: string } | undefined> {
  const names = await readdir(folder);
  for (const { tool, name, file: sign, word } of SIGNS) {
    const file = names.find((each) => sign.test(each));
    if (file === undefined) continue;
    if (word === undefined || (await readTextBelow({ folder, path: file }))?.includes(word))
      return { tool, name, file };
  }
  return undefined;
}
