import type { Program } from "acorn";
import { OutlineReader } from "./outline.ts";
import { addLinksOfTag, readTag, type Tag } from "./read-tag.ts";
import { emptyScan, type ScannedImport, type ScannedLink, type ScannedPage } from "./scanned-page.ts";
import { type CodeFacts, factsOfModule } from "./syntax/code-facts.ts";
import { reasonOf } from "./syntax/limited-parser.ts";
import type { PageSyntaxFault } from "./syntax/syntax-fault.ts";

/** A file of JavaScript that is longer is not read. */
const MOST_PARSED = 1_000_000;

/** Reads a file of JavaScript that pages import as pages are read: its imports, and the elements in it. */
export function scanCode(text: string): { scanned: ScannedPage; faults: PageSyntaxFault[] } {
  const scanned = emptyScan();
  if (text.length > MOST_PARSED) return { scanned, faults: [{ case: "not-checked", start: 0, end: 0 }] };
  try {
    const facts = factsOfModule(text);
    for (const statement of facts.body) scanned.imports.push(...importsOf(statement));
    const links: ScannedLink[] = [];
    for (const tag of noteElements(text, scanned, facts)) addLinksOfTag(links, tag, false);
    // A component does not know the folder of the page that shows it.
    scanned.links.push(...links.filter(({ target }) => /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(target)));
    return { scanned, faults: [] };
  } catch (error) {
    const { pos = 0 } = error as { pos?: number };
    const start = Math.min(pos, Math.max(0, text.length - 1));
    return { scanned, faults: [{ case: "code", reason: reasonOf(error as SyntaxError), start, end: start + 1 }] };
  }
}

/** Notes the elements in the code of a page or file, which may be shown anywhere. Gives their tags. */
export function noteElements(text: string, scanned: ScannedPage, { elements, names }: CodeFacts): Tag[] {
  const outline = new OutlineReader(text, scanned, false);
  return elements.flatMap((start) => {
    const tag = readTag(text, start);
    if (typeof tag !== "object") return [];
    outline.element(tag, (name) => names.has(name));
    return [tag];
  });
}

/** What a statement imports, or exports from another file. */
function importsOf(statement: Program["body"][number]): ScannedImport[] {
  if (!("source" in statement) || typeof statement.source?.value !== "string") return [];
  const { value: source, start, end } = statement.source;
  const specifiers = statement.type === "ImportDeclaration" ? statement.specifiers : [];
  const names = specifiers.map(({ local }) => local.name);
  const wanted = specifiers.flatMap((each) => {
    if (each.type === "ImportDefaultSpecifier") return ["default"];
    if (each.type === "ImportNamespaceSpecifier") return [];
    return ["name" in each.imported ? each.imported.name : String(each.imported.value)];
  });
  return [{ source, names, wanted, start: start + 1, end: end - 1 }];
}
