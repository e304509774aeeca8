import * as current from "vscode-json-languageservice";
import * as next from "vscode-json-languageservice-next";

/** A CommonJS module as it is: Node names only some of its exports. */
const whole = (module: unknown): typeof current =>
  (module as { default?: typeof current }).default ?? (module as typeof current);

/** The versions of VS Code's JSON language service that the published schemas are tested in. */
export const SERVICES = { "5.7": whole(current), "6.0": whole(next) };
export type ServiceVersion = keyof typeof SERVICES;

/** What an editor offers and says for a text with one `|` where the cursor is. */
export interface Editor {
  /** The labels of the completions, in the editor's order. */
  complete(text: string): Promise<string[]>;
  /** The completions with what each of them writes (`$1`: a place to fill in) and what is said of it. */
  describe(text: string): Promise<string[]>;
  /** The hover text at the cursor, as Markdown. */
  hover(text: string): Promise<string>;
  /** `line:column "underlined" message`, in the order of the text. */
  diagnose(text: string): Promise<string[]>;
}

/** An editor with one schema for every file. */
export function openEditor(version: ServiceVersion, schema: object): Editor {
  const { ClientCapabilities, getLanguageService, TextDocument } = SERVICES[version];
  const service = getLanguageService({
    clientCapabilities: ClientCapabilities.LATEST,
    schemaRequestService: (uri: string) => Promise.reject(new Error(`nothing may be loaded: ${uri}`)),
  });
  service.configure({
    validate: true,
    schemas: [{ uri: "schema://docs.json", fileMatch: ["*"], schema: schema as never }],
  });

  const open = (marked: string) => {
    const offset = marked.indexOf("|");
    const text = marked.replace("|", "");
    const document = TextDocument.create("file:///docs.json", "json", 1, text);
    return {
      document,
      parsed: service.parseJSONDocument(document),
      position: document.positionAt(Math.max(offset, 0)),
    };
  };

  const completions = async (text: string) => {
    const { document, parsed, position } = open(text);
    const list = await service.doComplete(document, position, parsed);
    const key = ({ sortText, label }: current.CompletionItem) => sortText ?? label;
    return (list?.items ?? []).sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  };

  return {
    complete: async (text) => (await completions(text)).map(({ label }) => label),
    describe: async (text) =>
      (await completions(text)).map(({ label, insertText, textEdit, documentation = "" }) => {
        const written = (textEdit?.newText ?? insertText ?? "").replaceAll(/\s+/g, " ");
        const said = typeof documentation === "string" ? documentation : documentation.value;
        return `${label} ${written === label ? "" : `⟨${written}⟩ `}${said}`.trim();
      }),
    async hover(text) {
      const { document, parsed, position } = open(text);
      const hover = await service.doHover(document, position, parsed);
      const contents = [hover?.contents ?? []].flat();
      return contents.map((part) => (typeof part === "string" ? part : part.value)).join("\n\n");
    },
    async diagnose(text) {
      const { document, parsed } = open(text);
      const found = await service.doValidation(document, parsed, { schemaValidation: "warning" });
      return found
        .sort((a, b) => document.offsetAt(a.range.start) - document.offsetAt(b.range.start))
        .map(({ range, message }) => {
          const { line, character } = range.start;
          return `${line + 1}:${character + 1} ${document.getText(range).split("\n")[0]}\n      ${String(message).replaceAll("\n", "\n      ")}`;
        });
    },
  };
}
