import type { Position } from "vscode-languageserver-protocol";
import { anchorsOf, type PageAnchor } from "../../pages/read-page.ts";
import { isVariableName, matchVariables } from "../../vocabulary/elements/variable-name.ts";
import { lineEnd, lineStart } from "../../vocabulary/files/line-bounds.ts";
import { siteComponents } from "../components/site-components.ts";
import type { Asked } from "../feature.ts";
import { jsonCursor } from "../json-cursor.ts";
import { mentionAt } from "./mention-at.ts";

/** Something that pages name and that is no file: a variable of docs.json, a component of the site, a heading. */
export type SiteName =
  | { readonly type: "variable"; readonly name: string }
  | {
      readonly type: "component";
      /** As the page has it, and as the file that defines it has it; that is `default` for a file as a whole. */
      readonly name: string;
      readonly exported: string;
      readonly file: string;
      readonly start: number | undefined;
    }
  | { readonly type: "heading"; readonly name: string; readonly text: string; readonly file: string };

/** A name, and the stretch of the document that is it. */
export interface NameAt {
  readonly name: SiteName;
  readonly start: number;
  readonly end: number;
}

export function nameAt(asked: Asked, position: Position): NameAt | undefined {
  const { view, file, positions } = asked;
  const offset = positions.offsetAt(position);
  const variable = variableAt(asked, offset);
  if (variable) return variable;
  if (!view.site.contents.has(file)) return undefined;
  return headingAt(asked, position, offset) ?? componentAt(asked, offset);
}

/** The names of the variables in a text, and where they are; `from` is where the text begins in its file. */
export const variableNames = (text: string, from = 0): { name: string; start: number; end: number }[] =>
  matchVariables(text).map(({ 0: whole, 1: name = "", index }) => {
    const start = from + index + whole.indexOf(name);
    return { name, start, end: start + name.length };
  });

/** A variable in braces, or where docs.json defines it. */
function variableAt({ view, file, positions: { text } }: Asked, offset: number): NameAt | undefined {
  const from = lineStart(text, offset);
  const line = text.slice(from, lineEnd(text, offset));
  const found = variableNames(line, from).find(({ start, end }) => start <= offset && offset <= end);
  if (found) return { ...found, name: { type: "variable", name: found.name } };
  if (!view.site.configTexts.has(file)) return undefined;
  const cursor = jsonCursor(text, offset);
  if (cursor?.part !== "key" || cursor.path.join("/") !== "variables") return undefined;
  const name = text.slice(cursor.start + 1, cursor.end - 1);
  return isVariableName(name)
    ? { name: { type: "variable", name }, start: cursor.start + 1, end: cursor.end - 1 }
    : undefined;
}

/** A heading, or the anchor of a link that leads to one. */
function headingAt(asked: Asked, position: Position, offset: number): NameAt | undefined {
  const { view, file, positions } = asked;
  const mention = mentionAt(asked, position);
  if (mention?.target.anchor !== undefined && mention.target.file !== undefined) {
    const start = positions.offsetAt(mention.at.start);
    const end = positions.offsetAt(mention.at.end);
    const hash = positions.text.slice(start, end).indexOf("#");
    const heading = headingNamed(view.textOf(mention.target.file) ?? "", mention.target.anchor);
    if (!heading || hash < 0 || offset <= start + hash) return undefined;
    return {
      name: { type: "heading", name: heading.name, text: heading.text, file: mention.target.file },
      start: start + hash + 1,
      end,
    };
  }
  const heading = headingsIn(positions.text).find(
    ({ range }) => range.start.offset <= offset && offset <= range.end.offset,
  );
  if (!heading) return undefined;
  const { name, text, range } = heading;
  return { name: { type: "heading", name, text, file }, start: range.start.offset, end: range.end.offset };
}

/** The headings of a text whose anchors are made from what they say. */
export const headingsIn = (text: string): PageAnchor[] => anchorsOf(text).filter(({ kind }) => kind === "heading");

export const headingNamed = (text: string, name: string): PageAnchor | undefined =>
  headingsIn(text).find((heading) => heading.name === name);

/** A component of the site where a page uses, imports or defines it. */
function componentAt({ view, file, positions: { text } }: Asked, offset: number): NameAt | undefined {
  let start = offset;
  let end = offset;
  while (/[\w$]/.test(text[start - 1] ?? "")) start--;
  while (/[\w$]/.test(text[end] ?? "")) end++;
  const word = text.slice(start, end);
  if (!/^[A-Z]/.test(word)) return undefined;
  const line = text.slice(lineStart(text, start), start);
  const found = siteComponents(text, file, view.textOf).get(word);
  const isNamed = /<\/?$/.test(line) || /^\s*(?:import|export|const|let|var|function)\b/.test(line);
  return found && isNamed ? { name: { type: "component", ...found, start: found.start }, start, end } : undefined;
}
