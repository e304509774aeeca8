import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageFields } from "./page-fields.ts";
import type { OriginalSite, ShownPage, Sidebars } from "./shown-page.ts";

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly url?: string;
  readonly external?: boolean;
  readonly index?: Node;
  readonly root?: boolean;
  readonly children?: readonly Node[];
}

/** What the loader of Fumadocs makes of its content folder: one list a root folder. */
export async function fumadocsSidebars({ folder, tools }: OriginalSite): Promise<Sidebars> {
  const content = existsSync(join(folder, "content/docs")) ? "content/docs" : "content";
  const { loader } = await import(
    pathToFileURL(createRequire(join(tools, "package.json")).resolve("fumadocs-core/source")).href
  );
  const files = readdirSync(join(folder, content), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$|(^|\/)meta\.json$/.test(file) && !/(^|\/)\./.test(file))
    .map((path) => {
      const absolute = join(folder, content, path);
      if (path.endsWith(".json")) return { type: "meta", path, data: JSON.parse(readFileSync(absolute, "utf8")) };
      return { type: "page", path, absolutePath: absolute, data: { ...pageFields(absolute).fields } };
    });
  const source = loader({ baseUrl: baseUrlOf(folder), source: { files } });
  const fileOf = new Map<string, string>(
    source.getPages().map(({ url, path }: { url: string; path: string }) => [url, `${content}/${path}`]),
  );
  const lists: ShownPage[][] = [];
  const shown = ({ name, url = "" }: Node): ShownPage[] => {
    const file = fileOf.get(url);
    return file === undefined ? [] : [{ file, address: url, title: String(name) }];
  };
  const flat = (nodes: readonly Node[], list: ShownPage[]): void => {
    for (const node of nodes) {
      if (node.type === "page" && !node.external) list.push(...shown(node));
      if (node.type !== "folder") continue;
      const inner = node.root ? [] : list;
      if (node.root) lists.push(inner);
      if (node.index) inner.push(...shown({ ...node.index, name: node.name }));
      flat(node.children ?? [], inner);
    }
  };
  const own: ShownPage[] = [];
  lists.push(own);
  const tree: Node = source.pageTree;
  flat(tree.children ?? [], own);
  return lists;
}

/** The address that the project's own loader gives its content folder. */
function baseUrlOf(folder: string): string {
  const places = ["lib/source.ts", "lib/source/index.tsx", "loaders/source.ts"];
  const file = places.map((place) => join(folder, place)).find(existsSync);
  return /\bbaseUrl:\s*["']([^"']*)["']/.exec(file === undefined ? "" : readFileSync(file, "utf8"))?.[1] ?? "/docs";
}
