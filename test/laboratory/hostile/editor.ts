import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import { COMMANDS } from "../../../src/cli/commands/index.ts";

/** An editor in this process, which has one file of a site open. */
export class Editor {
  readonly #folder = mkdtempSync(join(tmpdir(), "docsjson-editor-"));
  readonly #talk: MessageConnection;
  readonly #ended: Promise<unknown>;
  readonly #textDocument: { readonly uri: string };
  readonly #text: string;

  private constructor(files: Readonly<Record<string, string>>, file: string) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.#folder, name)), { recursive: true });
      writeFileSync(join(this.#folder, name), text);
    }
    this.#text = files[file] ?? "";
    this.#textDocument = { uri: pathToFileURL(join(this.#folder, file)).href };
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough().resume()];
    const context = { args: [], stdin, stdout, stderr, env: {}, cwd: this.#folder };
    this.#ended = COMMANDS.lsp?.load().then(({ command }) => command.run(context)) ?? Promise.resolve();
    this.#talk = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.#talk.onRequest(() => null);
    this.#talk.listen();
  }

  /** Opens a file of a site in an editor, and waits for its findings. */
  static async open(files: Readonly<Record<string, string>>, file: string): Promise<Editor> {
    const editor = new Editor(files, file);
    const capabilities = { textDocument: { diagnostic: {} } };
    await editor.#talk.sendRequest("initialize", { rootUri: pathToFileURL(editor.#folder).href, capabilities });
    const document = { ...editor.#textDocument, languageId: "x", version: 1, text: editor.#text };
    await editor.#talk.sendNotification("textDocument/didOpen", { textDocument: document });
    await editor.ask("diagnostic");
    return editor;
  }

  /** What the server answers about the middle of the file. */
  ask(method: string): Promise<unknown> {
    const start = this.#middle();
    const about = { position: start, range: { start, end: start }, context: { diagnostics: [] } };
    return this.#talk.sendRequest(`textDocument/${method}`, { textDocument: this.#textDocument, ...about });
  }

  /** A keystroke in the middle of the file, and all findings. */
  async type(): Promise<void> {
    const start = this.#middle();
    const contentChanges = [{ range: { start, end: start }, text: "x" }];
    const textDocument = { ...this.#textDocument, version: 2 };
    await this.#talk.sendNotification("textDocument/didChange", { textDocument, contentChanges });
    await this.ask("diagnostic");
  }

  async close(): Promise<void> {
    await this.#talk.sendRequest("shutdown");
    await this.#talk.sendNotification("exit");
    await this.#ended;
    this.#talk.dispose();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #middle(): { readonly line: number; readonly character: number } {
    const before = this.#text.slice(0, this.#text.length / 2).split("\n");
    return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  }
}
