import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

interface MarkdownNode {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
}

/** The links of a SUMMARY.md in their order, as a parser of Markdown finds them: mdBook can't be had as a package. */
export async function mdbookSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const load = createRequire(join(tools, "package.json"));
  const { fromMarkdown } = await import(pathToFileURL(load.resolve("mdast-util-from-markdown")).href);
  const pages: ShownPage[] = [];
  const textOf = ({ value = "", children = [] }: MarkdownNode): string => value + children.map(textOf).join("");
  const visit = (node: MarkdownNode): void => {
    const { type, url = "", children = [] } = node;
    if (type === "link" && /\.md$/.test(url) && !/^\w+:/.test(url)) {
      const file = decodeURI(url.replace(/^\.\//, ""));
      pages.push({
        file,
        address: `/${file.replace(/(^|\/)README\.md$/, "$1index.md").replace(/\.md$/, ".html")}`,
        title: textOf(node),
      });
    } else for (const child of children) visit(child);
  };
  visit(fromMarkdown(readFileSync(join(folder, "SUMMARY.md"), "utf8")));
  return [pages];
}
