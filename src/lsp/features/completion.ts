import { posix } from "node:path";
import type { CompletionList, CompletionParams } from "vscode-languageserver-protocol";
import { descriptionOf, typeOf, valuesOf } from "../../json/schema-reader.ts";
import { frontMatterEnd, frontMatterOf } from "../../pages/front-matter/front-matter-end.ts";
import { anchorsOf } from "../../pages/read-page.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { completeTag } from "../completion/component-completion.ts";
import { completeConfig } from "../completion/config-completion.ts";
import {
  addressProposals,
  assetProposals,
  iconProposals,
  importProposals,
  KINDS,
  listOf,
  openVariable,
  operationProposals,
  type Proposal,
  variableProposals,
} from "../completion/proposals.ts";
import type { Asked, Client, DocumentFeature } from "../feature.ts";

export const completion: DocumentFeature = {
  about: "document",
  method: "textDocument/completion",
  takes: ["position"],
  capabilities: { completionProvider: { triggerCharacters: ['"', "/", "(", "#", "{", ":", "<"] } },
  isHasty: true,
  answer(asked, { position }: CompletionParams, client) {
    const { lastGood, file, positions } = asked;
    const offset = positions.offsetAt(position);
    if (lastGood.site.configTexts.has(file)) return completeConfig(asked, offset, client);
    return lastGood.site.contents.has(file) ? completePage(asked, offset, client) : null;
  },
};

/** An attribute, or an import, whose value begins. */
const OPEN_VALUE = /\b(href|src|img|to|url|from|icon) ?=? ?["']$/;

/** A link that is being written at the end of a line: Markdown's, an attribute, or an import. */
function openLink(line: string): { typed: string; attribute: string | undefined; isImage: boolean } | undefined {
  let start = line.length;
  while (start > 0 && !/[\s"'()]/.test(line[start - 1] as string)) start--;
  const before = line.slice(0, start);
  const typed = line.slice(start);
  if (before.endsWith("]("))
    return { typed, attribute: undefined, isImage: before[before.lastIndexOf("[") - 1] === "!" };
  const attribute = OPEN_VALUE.exec(before.slice(-12))?.[1];
  return attribute === undefined ? undefined : { typed, attribute, isImage: false };
}

/** Completes pages: front matter by its schema, components, targets of links, anchors, variables. */
async function completePage(asked: Asked, offset: number, client: Client): Promise<CompletionList | null> {
  const { positions, lastGood } = asked;
  const { text } = positions;
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const line = text.slice(lineStart, offset);
  const head = frontMatterEnd(text);
  const isHead = /^\uFEFF?---/.test(text) && (head === "open" || (typeof head === "number" && offset < head));
  if (isHead && lineStart > 0) return completeHead(asked, line, offset);
  // Longer lines are no text that somebody writes.
  const near = line.slice(-2000);
  const variable = openVariable(near);
  if (variable !== undefined) return offer(asked, variableProposals(lastGood), variable, offset, "}}");
  const tag = await completeTag(asked, offset, client);
  if (tag) return tag;
  const link = openLink(near);
  if (!link) return null;
  const { typed, attribute, isImage } = link;
  if (typed.includes("#")) return completeAnchor(asked, typed, offset);
  if (/^[a-z]+:/i.test(typed)) return null;
  const isShown = isImage || attribute === "src" || attribute === "img";
  const proposals = isShown
    ? assetProposals(lastGood)
    : attribute === "from"
      ? importProposals(lastGood)
      : attribute === "icon"
        ? iconProposals(lastGood)
        : addressProposals(lastGood, folderOf(asked.file));
  return offer(asked, /^\.\.?\//.test(typed) ? fromFolder(proposals, folderOf(asked.file)) : proposals, typed, offset);
}

/** Proposals as they are written from a folder: `./tides`, `../start`. */
const fromFolder = (proposals: readonly Proposal[], folder: string): Proposal[] =>
  proposals.map((each) => {
    const path = posix.relative(`/${folder}`, each.value);
    return { ...each, value: path.startsWith("../") ? path : `./${path}` };
  });

/** Offers proposals in the place of the text before the cursor. */
function offer(
  { positions }: Asked,
  proposals: readonly Proposal[],
  typed: string,
  offset: number,
  end = "",
): CompletionList {
  const range = positions.range(offset - typed.length, offset);
  const has = positions.text.startsWith(end, offset);
  return listOf(proposals, typed, ({ value }) => ({ textEdit: { range, newText: has ? value : value + end } }));
}

function completeAnchor(asked: Asked, typed: string, offset: number): CompletionList | null {
  const { lastGood, file, positions } = asked;
  const [path = "", fragment = ""] = typed.split("#");
  const target =
    path === ""
      ? { type: "page", path: withoutPageExtension(file) }
      : lastGood.judged?.targets.find(path, folderOf(file));
  const page = target && "path" in target ? (target.path as string) : undefined;
  if (page === undefined) return null;
  const own = path === "" ? positions.text : lastGood.textOf(lastGood.site.pages.get(page)?.file ?? `${page}.mdx`);
  const titles = new Map(anchorsOf(own ?? "").map(({ name, text }) => [name, text]));
  const names = path === "" ? titles.keys() : (lastGood.judged?.anchorsOf(page).names ?? titles.keys());
  const proposals = [...names].map((value) => ({ value, kind: KINDS.reference, detail: titles.get(value) }));
  return offer(asked, proposals, fragment, offset);
}

/** Fields of front matter that the page lacks, or values of one. */
async function completeHead(asked: Asked, line: string, offset: number): Promise<CompletionList | null> {
  const { positions, lastGood } = asked;
  const schema = await asked.schema("page");
  const written = /^([\w:-]+):\s*["']?(.*)$/.exec(line);
  if (!written) {
    if (!/^[\w:-]*$/.test(line)) return null;
    // It may be unfinished.
    const head = frontMatterOf(positions.text) || positions.text;
    const has = (name: string) => head.includes(`\n${name}:`);
    const fields = schema.fields([]).filter(({ name }) => !has(name));
    const proposals = fields.map(({ name, schemas }) => ({
      value: name,
      kind: KINDS.property,
      detail: typeOf(schemas),
      documentation: descriptionOf(schemas),
    }));
    return offer(asked, proposals, line, offset, ": ");
  }
  const [, key = "", typed = ""] = written;
  if (key === "icon") return offer(asked, iconProposals(lastGood), typed, offset);
  if (key === "openapi") return offer(asked, operationProposals(lastGood), typed, offset);
  if (key === "related" || key === "url")
    return offer(asked, addressProposals(lastGood, folderOf(asked.file)), typed, offset);
  const values = valuesOf(schema.at([key]), false);
  return offer(
    asked,
    values.map((value) => ({ value: String(value), kind: KINDS.value })),
    typed,
    offset,
  );
}
