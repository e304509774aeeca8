import type { CodeAction, Range, WorkspaceEdit } from "vscode-languageserver-protocol";
import { bodyStart } from "../../pages/front-matter/front-matter-end.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { withBlankCode } from "../components/tag-cursor.ts";
import type { Asked, Client } from "../feature.ts";

/** The components that text is put into, with what their tag begins with. */
const WRAPPERS = [
  ["Note", ""],
  ["Tip", ""],
  ["Warning", ""],
  ["Accordion", ' title="Details"'],
  ["Frame", ""],
  ["Card", ' title="Title"'],
] as const;

/** What may be done with a stretch of a page: put into a component, or into a snippet. */
export function refactorings(asked: Asked, range: Range, { createsFiles }: Client): CodeAction[] {
  const { positions, view, file, uri } = asked;
  const { text } = positions;
  if (!view.site.contents.has(file)) return [];
  const [from, to] = [positions.offsetAt(range.start), positions.offsetAt(range.end)];
  const start = lineStart(text, from);
  const end = to + (/^[^\r\n]*/.exec(text.slice(to))?.[0].length ?? 0);
  const chosen = text.slice(start, end).replace(/^(?:[ \t]*\r?\n)+|(?:\r?\n[ \t]*)+$/g, "");
  if (from === to || chosen.trim() === "" || start < bodyStart(text)) return [];
  const at = { start: positions.positionAt(start), end: positions.positionAt(end) };
  const isCode = withBlankCode(chosen).trim() === "" && (chosen.match(/^[ \t]*```/gm) ?? []).length > 2;
  const wrappers = isCode ? ([["CodeGroup", ""]] as const) : WRAPPERS;
  const indent = /^[ \t]*/.exec(chosen)?.[0] ?? "";
  const wrap = (name: string, properties: string): CodeAction => ({
    title: `Wrap in <${name}>`,
    kind: "refactor.rewrite",
    edit: {
      changes: {
        [uri]: [
          {
            range: at,
            newText: `${indent}<${name}${properties}>\n${chosen.replace(/^(?=[^\r\n])/gm, "  ")}\n${indent}</${name}>`,
          },
        ],
      },
    },
  });
  const extract = { title: "Extract to a snippet", kind: "refactor.extract", edit: snippetOf(asked, chosen, at) };
  return [...wrappers.map(([name, properties]) => wrap(name, properties)), ...(createsFiles ? [extract] : [])];
}

/** The name for a text: the first words that a reader sees, not those of tags, addresses and code. */
function nameOfText(text: string): string {
  const told = withBlankCode(text)
    .replace(/<[^<>]*>|\{[^{}]*\}|\]\([^()]*\)/g, " ")
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");
  const words = told.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const latin = words.filter((word) => /^[a-z0-9]+$/.test(word));
  const telling = latin.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : latin).slice(0, 3).join("-") || "text";
}

/** Words that say nothing of what a text is about. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and are as at be by can for from has have if in is it its of on or that the then there this to was when which will with you your".split(
    " ",
  ),
);

/** Puts a text into a new snippet, which the page imports and shows. */
function snippetOf({ view, uri, positions }: Asked, chosen: string, range: Range): WorkspaceEdit {
  const base = nameOfText(chosen);
  const isTaken = (name: string) => view.textOf(`snippets/${name}.mdx`) !== undefined;
  let name = base;
  for (let count = 2; isTaken(name); count++) name = `${base}-${count}`;
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const snippet = view.uriOf(`snippets/${name}.mdx`);
  const { text } = positions;
  const body = bodyStart(text);
  const importAt = body + (/^(?:[ \t]*\r?\n)*/.exec(text.slice(body))?.[0].length ?? 0);
  const place = positions.range(importAt, importAt);
  const isBesideImport = /^import\b/.test(text.slice(importAt));
  return {
    documentChanges: [
      { kind: "create", uri: snippet, options: { ignoreIfExists: true } },
      {
        textDocument: { uri: snippet, version: null },
        edits: [
          { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, newText: `${chosen}\n` },
        ],
      },
      {
        textDocument: { uri, version: null },
        edits: [
          { range: place, newText: `import ${component} from "/snippets/${name}.mdx"\n${isBesideImport ? "" : "\n"}` },
          { range, newText: `<${component} />` },
        ],
      },
    ],
  };
}
