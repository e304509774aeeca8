import { type Finding, finding } from "../diagnostic/finding.ts";
import type { Choice } from "./container.ts";
import { pointerToName } from "./describe-element.ts";
import { visit } from "./queries.ts";
import type { AnyPageNode, ContainerNode } from "./tree.ts";

/**
 * Compares the languages, and the versions, that stand side by side: each with the default one. A page's counterpart has
 * the same path but for the folder of its language or version. Siblings with little in
 * common (less than half of the smaller one) are taken to be meant so.
 */
export function checkParity(choices: readonly (readonly Choice[])[], findings: Finding[]): void {
  for (const siblings of choices) {
    const base = siblings.find((choice) => choice.default);
    if (!base) continue;
    const baseKeys = pagesByKey(base);
    for (const other of siblings) {
      if (other === base) continue;
      const otherKeys = pagesByKey(other);
      const common = [...otherKeys.keys()].filter((key) => baseKeys.has(key)).length;
      if (common * 2 < Math.min(baseKeys.size, otherKeys.size)) continue;
      reportLack(other, base, otherKeys, baseKeys, findings);
      reportLack(base, other, baseKeys, otherKeys, findings);
    }
  }
}

function reportLack(
  lacking: Choice,
  having: Choice,
  present: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
  findings: Finding[],
): void {
  const lacks = [...wanted].flatMap(([key, page]) => (present.has(key) ? [] : [page]));
  if (lacks.length === 0) return;
  const args = {
    kind: lacking.type,
    name: lacking.title,
    other: having.title,
    count: lacks.length,
    examples: lacks.slice(0, 3),
  };
  findings.push(finding("nav/parity", args, { pointer: pointerToName(lacking) }));
}

/** The pages of a language or version by what their counterparts share with them; the value names the page. */
function pagesByKey(choice: Choice): Map<string, string> {
  const pages: AnyPageNode[] = [];
  visit(choice as unknown as ContainerNode, {
    enter: (node) => {
      if (node.type === "page" || node.type === "operation") pages.push(node);
    },
  });
  const shared = commonFolder(pages.flatMap((page) => (page.type === "page" ? [page.path] : [])));
  return new Map(
    pages.map((page) =>
      page.type === "page"
        ? [withoutChoice(page.path, choice.title.toLowerCase(), shared), page.path]
        : [page.reference, page.reference],
    ),
  );
}

/** A path without the folder named like the language or version, or without the folder that all its pages share. */
function withoutChoice(path: string, name: string, shared: string): string {
  const segments = path.split("/");
  const own = segments.findIndex((segment) => segment.toLowerCase() === name);
  return own < 0 ? path.slice(shared.length) : segments.filter((_, at) => at !== own).join("/");
}

/** The folder that holds all paths, with its trailing slash; `""` for none. */
function commonFolder(paths: readonly string[]): string {
  const [first = ""] = paths;
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  for (const path of paths) {
    while (!path.startsWith(folder)) folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  }
  return folder;
}
