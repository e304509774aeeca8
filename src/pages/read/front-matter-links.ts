import type { ScannedLink } from "./scanned-page.ts";

const FIELD =
  /^["']?(canonical|og:image|twitter:image|icon)["']?[ \t]*:[ \t]*(["']?)([^\s"'#](?:[^\n"']*[^\s"'])?)\2[ \t]*\r?$/gm;
const RELATED = /^related[ \t]*:[ \t]*(\[[^\]]*\]|(?:\r?\n[ \t]*(?:-|[\w]+:)[^\n]*)+)/m;

/** What front matter with an address contains. */
const HAS_SOME = /canonical|image|icon|related|contextual/;

/** The path of an entry of `contextual`. */
const ENTRY_PATH = /\b(?:href|base)["']?:[ \t]["']?(\/[^\s"',}]*)/g;

/** The addresses in the front matter of a page: related pages, entries of its menu, its own address, images. */
export function frontMatterLinks(head: string): ScannedLink[] {
  if (!HAS_SOME.test(head)) return [];
  const fields = [...head.matchAll(FIELD)].flatMap(({ 0: line, 1: field = "", 3: target = "", index }) => {
    if (field === "icon" && !target.includes("/")) return [];
    const start = index + line.lastIndexOf(target);
    return [{ target, form: "front-matter" as const, field, start, end: start + target.length }];
  });
  const related = RELATED.exec(head);
  const listed = [...(related?.[1] ?? "").matchAll(/(?:^|[\s"'[,])(\/[^\s"',\]]*)/g)].map(
    ({ 1: target = "", 0: whole, index }) => {
      const start =
        (related?.index ?? 0) +
        (related?.[0].length ?? 0) -
        (related?.[1]?.length ?? 0) +
        index +
        whole.length -
        target.length;
      return { target, form: "front-matter" as const, field: "related", start, end: start + target.length };
    },
  );
  return [...fields, ...listed, ...menuPaths(head)].sort((a, b) => a.start - b.start);
}

/** The paths that the entries of `contextual` lead to; what is put in for `$page` and the like can't be followed. */
function menuPaths(head: string): ScannedLink[] {
  const found: ScannedLink[] = [];
  let isInside = false;
  let at = 0;
  for (const line of head.split("\n")) {
    if (/^[^\s-]/.test(line)) isInside = line.startsWith("contextual:");
    for (const { 0: whole, 1: target = "", index } of isInside ? line.matchAll(ENTRY_PATH) : []) {
      const end = at + index + whole.length;
      if (!target.includes("$"))
        found.push({ target, form: "front-matter", field: "contextual", start: end - target.length, end });
    }
    at += line.length + 1;
  }
  return found;
}
