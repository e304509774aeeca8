import type { CompletionItem, CompletionList, Hover, TextEdit } from "vscode-languageserver-protocol";
import { SchemaReader } from "../../../src/json/schema-reader.ts";
import type { Asked, Client } from "../../../src/lsp/feature.ts";
import { completion } from "../../../src/lsp/features/completion.ts";
import { hover } from "../../../src/lsp/features/hover.ts";
import { SiteView } from "../../../src/lsp/site-view.ts";
import { TextPositions } from "../../../src/lsp/text-positions.ts";
import type { CheckOptions, checkSite } from "../../../src/site/check-site.ts";
import type { Proposal } from "./protocol.ts";
import { ROOT } from "./root.ts";

/** The place that is asked about, and what is known of the site. */
interface Place {
  readonly asked: Asked;
  readonly offset: number;
}

interface Known {
  readonly result: Awaited<ReturnType<typeof checkSite>>;
  readonly lastGood: Awaited<ReturnType<typeof checkSite>>;
  readonly texts: ReadonlyMap<string, string>;
  readonly options: CheckOptions;
  readonly file: string;
  readonly offset: number;
}

/** As the language server is asked, by the same features. */
export function askAt({ result, lastGood, texts, options, file, offset }: Known): Place {
  const viewOf = (of: Known["result"]) => new SiteView({ result: of, texts, options, shown: ROOT, encoding: "utf-16" });
  const view = viewOf(result);
  const asked = {
    view,
    lastGood: result === lastGood ? view : viewOf(lastGood),
    file,
    uri: view.uriOf(file),
    positions: new TextPositions(texts.get(file) ?? "", "utf-16"),
    schema,
  };
  return { asked, offset };
}

const schemas = new Map<string, Promise<SchemaReader>>();

function schema(name: "docs" | "page" | "components"): Promise<SchemaReader> {
  const known =
    schemas.get(name) ?? fetch(`./${name}.schema.json`).then(async (answer) => new SchemaReader(await answer.json()));
  schemas.set(name, known);
  return known;
}

const CLIENT = { snippets: true } as Client;

export async function proposalsAt({ asked, offset }: Place): Promise<Proposal[]> {
  const { positions } = asked;
  const params = { textDocument: { uri: asked.uri }, position: positions.positionAt(offset) };
  const list = (await completion.answer(asked, params, CLIENT)) as CompletionList | CompletionItem[] | null;
  const items = Array.isArray(list) ? list : (list?.items ?? []);
  const changeOf = ({ range, newText }: TextEdit) => ({
    from: positions.offsetAt(range.start),
    to: positions.offsetAt(range.end),
    text: newText,
  });
  return items.map((item) => {
    const edit = item.textEdit && "range" in item.textEdit ? item.textEdit : undefined;
    const { from, to, text } = edit
      ? changeOf(edit)
      : { from: offset, to: offset, text: item.insertText ?? item.label };
    const documentation = typeof item.documentation === "string" ? item.documentation : item.documentation?.value;
    return {
      label: item.label,
      detail: item.detail,
      info: documentation,
      kind: item.kind,
      ...{ from, to, text },
      isSnippet: item.insertTextFormat === 2,
      also: (item.additionalTextEdits ?? []).map(changeOf),
    };
  });
}

export async function hoverAt({ asked, offset }: Place): Promise<string | undefined> {
  const params = { textDocument: { uri: asked.uri }, position: asked.positions.positionAt(offset) };
  const found = (await hover.answer(asked, params, CLIENT)) as Hover | null;
  if (!found) return undefined;
  const { contents } = found;
  return typeof contents === "object" && "value" in contents ? contents.value : undefined;
}
