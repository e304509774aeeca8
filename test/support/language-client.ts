import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import {
  CancellationTokenSource,
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import type {
  ClientCapabilities,
  Diagnostic,
  InitializeResult,
  Position,
  PublishDiagnosticsParams,
  Range,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { CLI } from "./run-cli.ts";

interface ClientOptions {
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: object;
  /** Folders of the workspace besides the first. */
  readonly folders?: readonly string[];
}

/** A client that can do what VS Code can, as far as the server asks. */
export const FULL: ClientCapabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    codeAction: { resolveSupport: { properties: ["edit"] } },
    completion: { completionItem: { snippetSupport: true } },
    diagnostic: { dynamicRegistration: true },
  },
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"] },
    diagnostics: { refreshSupport: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
};

/** The built language server, started over stdio, as an editor would. It ends with the test. */
export class LanguageClient {
  readonly folder: string;
  /** What was pushed last, by file. */
  readonly pushed = new Map<string, readonly Diagnostic[]>();
  /** The requests and log messages of the server. */
  readonly asked: { method: string; params: unknown }[] = [];
  /** What the user, or the editor, answers to requests of the server; `null` to others. */
  readonly answers = new Map<string, unknown>();
  readonly #texts = new Map<string, { text: string; version: number }>();
  readonly #connection: MessageConnection;
  readonly #exited: Promise<number | null>;
  #onPush = () => {};
  server!: InitializeResult;

  private constructor(folder: string) {
    this.folder = folder;
    const child = spawn(process.execPath, [CLI, "lsp", "--stdio"], { cwd: "/", stdio: ["pipe", "pipe", "inherit"] });
    this.#exited = new Promise((resolve) => child.on("close", resolve));
    this.#connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    this.#connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      this.pushed.set(this.fileOf(params.uri), params.diagnostics);
      this.#onPush();
    });
    this.#connection.onNotification((method, params) => void this.asked.push({ method, params }));
    this.#connection.onRequest((method, params) => {
      this.asked.push({ method, params });
      const answer = this.answers.get(method) ?? null;
      return typeof answer === "function" ? answer() : answer;
    });
    this.#connection.onError(() => undefined);
    this.#connection.listen();
    onTestFinished(async () => {
      if (child.exitCode === null) await this.end();
      this.#connection.dispose();
    });
  }

  static async start(folder: string, options: ClientOptions = {}): Promise<LanguageClient> {
    const client = new LanguageClient(folder);
    const folders = [folder, ...(options.folders ?? [])];
    client.server = await client.#connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      workspaceFolders: folders.map((each) => ({ uri: pathToFileURL(each).href, name: each })),
      capabilities: options.capabilities ?? FULL,
      initializationOptions: options.initializationOptions,
    });
    client.notify("initialized", {});
    return client;
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.folder, file)).href;
  }

  fileOf(uri: string): string {
    return uri.replace(`${pathToFileURL(this.folder).href}/`, "");
  }

  /** Opens a file with the text on the disk, or another. */
  open(file: string, text = readFileSync(join(this.folder, file), "utf8").replace(/^\uFEFF/, "")): void {
    this.#texts.set(file, { text, version: 1 });
    this.notify("textDocument/didOpen", {
      textDocument: { uri: this.uriOf(file), languageId: file.endsWith(".json") ? "json" : "mdx", version: 1, text },
    });
  }

  textOf(file: string): string {
    return this.#texts.get(file)?.text ?? readFileSync(join(this.folder, file), "utf8");
  }

  /** Replaces a stretch of an open file, as typing does. */
  replace(file: string, old: string, by: string): void {
    const { text, version } = this.#texts.get(file) as { text: string; version: number };
    const start = text.indexOf(old);
    if (start < 0) throw new Error(`${file} does not contain ${old}`);
    this.#texts.set(file, { text: text.slice(0, start) + by + text.slice(start + old.length), version: version + 1 });
    this.notify("textDocument/didChange", {
      textDocument: { uri: this.uriOf(file), version: version + 1 },
      contentChanges: [{ range: rangeOf(text, start, start + old.length), text: by }],
    });
  }

  /** Makes the changes of texts that an edit asks for, in documents that it opens, as an editor does. */
  makeTexts({ documentChanges = [] }: WorkspaceEdit): void {
    for (const change of documentChanges) {
      if (!("edits" in change)) continue;
      const file = this.fileOf(change.textDocument.uri);
      if (!this.#texts.has(file)) this.open(file);
      for (const edit of [...change.edits].reverse() as TextEdit[]) {
        const { text, version } = this.#texts.get(file) as { text: string; version: number };
        const start = offsetOf(text, edit.range.start);
        const next = text.slice(0, start) + edit.newText + text.slice(offsetOf(text, edit.range.end));
        this.#texts.set(file, { text: next, version: version + 1 });
        this.notify("textDocument/didChange", {
          textDocument: { uri: this.uriOf(file), version: version + 1 },
          contentChanges: [{ range: edit.range, text: edit.newText }],
        });
      }
    }
  }

  close(file: string): void {
    this.#texts.delete(file);
    this.notify("textDocument/didClose", { textDocument: { uri: this.uriOf(file) } });
  }

  /** Says that files changed on the disk. */
  changed(...files: string[]): void {
    this.notify("workspace/didChangeWatchedFiles", {
      changes: files.map((file) => ({ uri: this.uriOf(file), type: 2 })),
    });
  }

  /** The findings of a file, asked for. */
  async pull(file: string): Promise<Diagnostic[]> {
    const { items } = await this.ask<{ items: Diagnostic[] }>("textDocument/diagnostic", file);
    return items;
  }

  /** Waits until what was pushed is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#onPush = resolve));
  }

  /** Asks about a file; with `at`, about the place of the `|` in that stretch of it. */
  ask<Answer>(method: string, file: string, at?: string, more: object = {}): Promise<Answer> {
    const position = at === undefined ? {} : { position: this.position(file, at) };
    return this.request(method, { textDocument: { uri: this.uriOf(file) }, ...position, ...more });
  }

  /** The place of the `|` in a stretch of a file, in UTF-16. */
  position(file: string, at: string): Position {
    const start = this.textOf(file).indexOf(at.replace("|", ""));
    if (start < 0) throw new Error(`${file} does not contain ${at}`);
    return positionOf(this.textOf(file), start + Math.max(at.indexOf("|"), 0));
  }

  /** Asks about a file, and takes it back at once. */
  askAndCancel(method: string, file: string, position?: Position): void {
    const source = new CancellationTokenSource();
    const params = { textDocument: { uri: this.uriOf(file) }, ...(position ? { position } : {}) };
    this.#connection.sendRequest(method, params, source.token).catch(() => undefined);
    source.cancel();
  }

  /** Runs a command of the server, about a file. */
  command(command: string, file?: string, values: object = {}): Promise<unknown> {
    const about = file === undefined ? {} : { uri: this.uriOf(file) };
    return this.request("workspace/executeCommand", { command, arguments: [{ ...about, ...values }] });
  }

  request<Answer>(method: string, params: object): Promise<Answer> {
    return this.#connection.sendRequest(method, params);
  }

  notify(method: string, params: object): void {
    void this.#connection.sendNotification(method, params);
  }

  /** Ends the server as the protocol wants, or without waiting for its word; gives its exit status. */
  async end(isHasty = false): Promise<number | null> {
    const answer = this.#connection.sendRequest("shutdown").catch(() => undefined);
    if (!isHasty) await answer;
    this.notify("exit", {});
    return this.#exited;
  }
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

const rangeOf = (text: string, start: number, end: number): Range => ({
  start: positionOf(text, start),
  end: positionOf(text, end),
});

const offsetOf = (text: string, { line, character }: Position): number =>
  text
    .split(/(?<=\n)/)
    .slice(0, line)
    .join("").length + character;

/** The stretch of a text that a range names, in UTF-16. */
export const slice = (text: string, { start, end }: Range): string =>
  text.slice(offsetOf(text, start), offsetOf(text, end));
