import { snippetPaths } from "../../vocabulary/files/unpublished-files.ts";
import { bodyStart } from "../front-matter/front-matter-end.ts";

/** How deep snippets are put into snippets. */
const DEEPEST = 8;

const IMPORT = /^import\s+([A-Z]\w*)\s+from\s+["']([^"'\n]+\.mdx?)["'];?[ \t]*\r?\n?/gm;

/**
 * The text of a page with its snippets in the place of the components that show them. Snippets with properties get those that
 * are plain strings. Imports of what is no Markdown stay.
 *
 * @param textOf the text of the file that an import or a `Snippet` in a file names, with its path
 */
export function insertSnippets(
  text: string,
  file: string,
  textOf: (source: string, file: string) => { readonly file: string; readonly text: string } | undefined,
  depth = 0,
): string {
  if (depth > DEEPEST) return text;
  const found = new Map<string, string>();
  const read = (source: string): string | undefined => {
    const snippet = textOf(source, file);
    return (
      snippet && insertSnippets(snippet.text.slice(bodyStart(snippet.text)).trim(), snippet.file, textOf, depth + 1)
    );
  };
  const without = text.replace(IMPORT, (whole, name: string, source: string) => {
    const snippet = read(source);
    if (snippet === undefined) return whole;
    found.set(name, snippet);
    return "";
  });
  return without.replace(
    /<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))*)\s*(?:\/>|>\s*<\/\1>)/g,
    (whole, name: string, attributes: string) => {
      const values = new Map(
        [...attributes.matchAll(/\b([\w-]{1,64})=(?:"([^"]*)"|'([^']*)')/g)].map(([, key = "", a, b]) => [
          key,
          a ?? b ?? "",
        ]),
      );
      const named = name === "Snippet" ? values.get("file") : undefined;
      const texts = named === undefined ? [] : snippetPaths(named).map((path) => read(`/${path}`));
      const snippet = found.get(name) ?? texts.find((each) => each !== undefined);
      if (snippet === undefined) return whole;
      return snippet.replace(/\{(?:props\.)?([A-Za-z_]\w*)\}/g, (written, key: string) => values.get(key) ?? written);
    },
  );
}
