import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Parser } from "htmlparser2";

/** Takes out the links and metadata with which the pages of a folder name the address of their site. */
export async function dropOwnAddress(folder: string, url: string): Promise<void> {
  const pages = await readdir(folder, { recursive: true });
  for (const page of pages.filter((name) => name.endsWith(".html"))) {
    const file = join(folder, page);
    const html = await readFile(file, "utf8");
    const end = html.indexOf("</head>");
    const head = withoutElementsNaming(url, html.slice(0, end));
    if (head.length !== end) await writeFile(file, head + html.slice(end));
  }
}

/** A head without the links, metadata and linked data in which an address is. */
function withoutElementsNaming(url: string, head: string): string {
  const kept: string[] = [];
  let keptTo = 0;
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, { type }) {
      const mayNameIt = name === "link" || name === "meta" || (name === "script" && type === "application/ld+json");
      start = mayNameIt ? parser.startIndex : undefined;
    },
    onclosetag(name, isImplied) {
      const end = parser.endIndex + 1;
      // A script without an end is the rest of the head.
      const isWhole = name !== "script" || !isImplied;
      if (start === undefined || !isWhole || !head.slice(start, end).includes(url)) return;
      kept.push(head.slice(keptTo, start));
      keptTo = end;
    },
  });
  parser.end(head);
  return kept.join("") + head.slice(keptTo);
}
