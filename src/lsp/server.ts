import {
  type CancellationToken,
  createMessageConnection,
  type DataCallback,
  type Disposable,
  ErrorCodes,
  type MessageConnection,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import type {
  ApplyWorkspaceEditResult,
  ClientCapabilities,
  DidChangeConfigurationParams,
  DidChangeTextDocumentParams,
  DidChangeWatchedFilesParams,
  DidChangeWorkspaceFoldersParams,
  InitializeParams,
  InitializeResult,
  MessageActionItem,
  ServerCapabilities,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { asObject, isObject } from "../json/json-value.ts";
import { SchemaReader } from "../json/schema-reader.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { Asked, Client, DocumentFeature, EditorFeature } from "./feature.ts";
import { FEATURES } from "./features.ts";
import { OwnMoves } from "./own-moves.ts";
import { watchParent } from "./parent-process.ts";
import { pathOfUri } from "./path-of-uri.ts";
import { PublishedFindings } from "./published-findings.ts";
import { type ParamName, wrongParam } from "./request-params.ts";
import { ENCODINGS, type Encoding } from "./text-positions.ts";
import { type EditorSettings, type ReadSettings, Workspace } from "./workspace.ts";

interface ServerOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly settings: ReadSettings;
  /** Reads a published schema: `docs`, with what it offers to editors. */
  readonly schema: (name: string) => Promise<object>;
  readonly version: string;
}

/** Settings that docsjson.config.json does not have. */
interface OwnSettings {
  readonly inlayHints?: unknown;
  readonly besideJsonSchema?: unknown;
  readonly runCustomRules?: unknown;
  /** The setting by which clients of VS Code's make show the messages of a server. */
  readonly trace?: unknown;
}

/** Error codes of LSP 3.17. */
const REQUEST_CANCELLED = -32800;
const REQUEST_FAILED = -32803;

/** The files that a site is made of, for clients that watch for the server. */
const WATCHED = "**/{*.{mdx,md,json,jsonc,yaml,yml,graphql,graphqls,gql},.mintignore}";

/**
 * Serves the language server protocol over two streams, until the client says `exit` or goes away.
 *
 * @returns whether the client ended it as the protocol wants: by `shutdown` first
 */
export async function serveLanguage(options: ServerOptions): Promise<boolean> {
  const server = new LanguageServer(options);
  return server.ended;
}

/** Reads messages, but for cancellations of no request, which the connection would end on. */
class RequestReader extends StreamMessageReader {
  override listen(callback: DataCallback): Disposable {
    return super.listen((message) => {
      const { method, params } = asObject(message);
      if (method !== "$/cancelRequest" || isObject(params)) callback(message);
    });
  }
}

class LanguageServer {
  readonly ended: Promise<boolean>;
  readonly #connection: MessageConnection;
  readonly #options: ServerOptions;
  #workspace: Workspace | undefined;
  #published: PublishedFindings | undefined;
  #client: Client = clientOf({}, NO_ACTIONS);
  /** What the user has set in the editor. */
  #settings: EditorSettings = { settings: {}, runsCustomRules: false };
  /** What was said of them last: each site reads them. */
  #rejected = "";
  #isShutDown = false;
  #end: () => void = () => {};
  #forgetParent: () => void = () => {};
  /** The client is gone: nothing is sent any more, for the connection would throw. */
  #isClosed = false;
  readonly #schemas = new Map<string, Promise<SchemaReader>>();

  constructor(options: ServerOptions) {
    this.#options = options;
    const reader = new RequestReader(options.input as NodeJS.ReadStream);
    // A client that dies within a message would leave a timer behind, which waits for the rest for ever.
    reader.partialMessageTimeout = 0;
    // Where a message ends is not known any more. One that is no JSON has an end.
    reader.onError((error) => (error instanceof SyntaxError ? this.#log(error) : this.#giveUp(error)));
    this.#connection = createMessageConnection(reader, new StreamMessageWriter(options.output as NodeJS.WriteStream));
    this.ended = new Promise((resolve) => {
      this.#end = () => void this.#close().then(() => resolve(this.#isShutDown));
    });
    this.#connection.onNotification("exit", () => this.#end());
    this.#connection.onClose(() => this.#end());
    // A pipe that nobody reads: what is sent is lost.
    options.output.on("error", () => this.#end());
    this.#listen();
    this.#connection.listen();
  }

  #listen(): void {
    const connection = this.#connection;
    connection.onRequest("initialize", (params: InitializeParams) =>
      this.#workspace
        ? invalid("initialize comes once")
        : (unfit(params, ["capabilities"]) ?? this.#initialize(params)),
    );
    connection.onRequest("shutdown", () => {
      this.#isShutDown = true;
      return null;
    });
    connection.onNotification("initialized", () => this.#watch());
    connection.onNotification("textDocument/didOpen", ({ textDocument: { uri, text } }) => {
      if (this.#client.pullsDiagnostics) this.#published?.handOver(uri, true);
      void this.#workspace?.open(uri, text);
    });
    connection.onNotification("textDocument/didChange", (params: DidChangeTextDocumentParams) => {
      void this.#workspace?.change(params.textDocument.uri, params.contentChanges);
    });
    connection.onNotification("textDocument/didClose", ({ textDocument: { uri } }) => {
      void this.#workspace?.close(uri);
      if (this.#client.pullsDiagnostics) this.#published?.handOver(uri, false);
    });
    connection.onNotification("textDocument/didSave", ({ textDocument: { uri } }) => {
      void this.#workspace?.changedOnDisk([uri]);
    });
    connection.onNotification("workspace/didChangeWatchedFiles", ({ changes }: DidChangeWatchedFilesParams) => {
      void this.#workspace?.changedOnDisk(changes.map(({ uri }) => uri));
    });
    connection.onNotification("workspace/didChangeWorkspaceFolders", ({ event }: DidChangeWorkspaceFoldersParams) => {
      void this.#workspace?.changeFolders(pathsOf(event.added), pathsOf(event.removed));
    });
    connection.onNotification("workspace/didChangeConfiguration", ({ settings }: DidChangeConfigurationParams) => {
      if (isObject(settings) && isObject(settings.docsjson)) this.#configure(settings.docsjson);
    });
    for (const feature of FEATURES) {
      connection.onRequest(feature.method, (params: unknown, token: CancellationToken) =>
        this.#answer(feature, params, token),
      );
    }
  }

  #initialize({ capabilities, ...params }: InitializeParams): InitializeResult {
    const encoding = encodingFor(capabilities);
    if (params.processId) this.#forgetParent = watchParent(params.processId, () => this.#end());
    this.#client = clientOf(capabilities, {
      ask: (question, answers) => this.#ask(question, answers),
      apply: (label, edit) => this.#apply(label, edit),
      warn: (message) => this.#notify("window/showMessage", { type: 2, message }),
    });
    this.#configure(params.initializationOptions ?? {});
    const root = params.rootUri ? [{ uri: params.rootUri }] : [];
    const published = new PublishedFindings({
      isAskedFor: (uri) => this.#client.pullsDiagnostics && (this.#workspace?.documents.has(uri) ?? false),
      publish: (uri, diagnostics) => this.#notify("textDocument/publishDiagnostics", { uri, diagnostics }),
      refresh: () => {
        if (this.#client.refreshesDiagnostics) this.#request("workspace/diagnostic/refresh");
      },
    });
    this.#published = published;
    this.#workspace = new Workspace({
      encoding,
      folders: pathsOf(params.workspaceFolders ?? root),
      settings: async (folder) => {
        const settings = await this.#options.settings(folder, this.#settings);
        this.#reject(settings.rejected ?? []);
        return settings;
      },
      onView: (session, settings) => published.update(session, settings, this.#client),
      onClosed: (shown) => published.drop(shown),
      onError: (error) => this.#log(error),
    });
    const own: ServerCapabilities = {
      positionEncoding: encoding,
      textDocumentSync: { openClose: true, change: 2, save: true },
    };
    return {
      capabilities: withFeatures(own),
      serverInfo: { name: "docsjson", version: this.#options.version },
    };
  }

  /** Takes over what the user has set: what only editors have, and what docsjson.config.json may say. */
  #configure({ inlayHints, besideJsonSchema, runCustomRules, trace: _, ...settings }: OwnSettings): void {
    const before = this.#client.besideJsonSchema;
    this.#client = {
      ...this.#client,
      inlayHints: inlayHints === true,
      besideJsonSchema: besideJsonSchema === true,
    };
    const now = { settings, runsCustomRules: runCustomRules === true };
    const isSame = JSON.stringify(now) === JSON.stringify(this.#settings);
    if (isSame && before === this.#client.besideJsonSchema) return;
    this.#settings = now;
    this.#rejected = "";
    void this.#workspace?.reconfigure();
  }

  /** Says what is wrong with the settings of the editor, once. */
  #reject(found: readonly Diagnostic[]): void {
    const message = found.map((each) => `docsjson, settings of the editor: ${each.message}`).join("\n");
    if (message !== "" && message !== this.#rejected) this.#notify("window/showMessage", { type: 2, message });
    this.#rejected = message;
  }

  async #ask(message: string, answers: readonly string[]): Promise<string | undefined> {
    const actions = answers.map((title) => ({ title }));
    const params = { type: 3, message, actions };
    const chosen: MessageActionItem | null = await this.#connection.sendRequest("window/showMessageRequest", params);
    return chosen?.title;
  }

  async #apply(label: string, edit: WorkspaceEdit): Promise<boolean> {
    const answer: ApplyWorkspaceEditResult | null = await this.#connection.sendRequest("workspace/applyEdit", {
      label,
      edit,
    });
    return answer?.applied ?? false;
  }

  /** Lets the client watch the files too: on some systems it sees more than we do. */
  #watch(): void {
    if (!this.#client.watchesFiles) return;
    const watchers = [{ globPattern: WATCHED }];
    const registration = { id: "files", method: "workspace/didChangeWatchedFiles", registerOptions: { watchers } };
    this.#request("client/registerCapability", { registrations: [registration] });
  }

  async #answer(feature: EditorFeature, params: unknown, token: CancellationToken): Promise<unknown> {
    try {
      return await this.#answerNow(feature, params, token);
    } catch (error) {
      // What a command would end with: nothing to move, something in the way.
      if (error instanceof SiteError) return new ResponseError(REQUEST_FAILED, error.message);
      throw error;
    }
  }

  async #answerNow(feature: EditorFeature, params: unknown, token: CancellationToken): Promise<unknown> {
    const workspace = this.#workspace;
    if (!workspace) return new ResponseError(ErrorCodes.ServerNotInitialized, "initialize comes first");
    await workspace.settled();
    if (token.isCancellationRequested) return cancelled();
    if (this.#isShutDown) return invalid("nothing is answered after shutdown");
    const wrong = unfit(params, [...(feature.about === "document" ? DOCUMENT : []), ...(feature.takes ?? [])]);
    if (wrong) return wrong;
    if (feature.about === "workspace") return feature.answer(workspace, params, this.#client);
    const asked = await this.#find(feature, workspace, params);
    if (token.isCancellationRequested) return cancelled();
    return asked ? feature.answer(asked, params, this.#client) : (feature.none ?? null);
  }

  async #find({ isHasty }: DocumentFeature, workspace: Workspace, params: unknown): Promise<Asked | undefined> {
    const { uri } = (params as { textDocument: { uri: string } }).textDocument;
    const found = await workspace.find(uri);
    if (!found) return undefined;
    const { session, file } = found;
    const view = (isHasty ? session.lastGood : undefined) ?? (await session.fresh());
    if (!view) return undefined;
    const positions = workspace.documents.get(uri)?.positions ?? view.positions(file);
    return { view, lastGood: session.lastGood ?? view, file, uri, positions, schema: this.#schema };
  }

  readonly #schema: Asked["schema"] = (name) => {
    const known = this.#schemas.get(name) ?? this.#options.schema(name).then((root) => new SchemaReader({ ...root }));
    this.#schemas.set(name, known);
    return known;
  };

  #notify(method: string, params: object): void {
    if (!this.#isClosed) this.#connection.sendNotification(method, params).catch((error: unknown) => this.#log(error));
  }

  #request(method: string, params?: object): void {
    if (!this.#isClosed) this.#connection.sendRequest(method, params).catch((error: unknown) => this.#log(error));
  }

  #log(error: unknown): void {
    if (this.#isClosed) return;
    const message = error instanceof Error ? error.message : String(error);
    this.#connection.sendNotification("window/logMessage", { type: 2, message }).catch(() => undefined);
  }

  /** Tells the user, and ends: an editor starts a server anew. */
  #giveUp({ message }: Error): void {
    if (this.#isClosed) return;
    const told = { type: 1, message: `docsjson: ${message}` };
    void this.#connection.sendNotification("window/showMessage", told).finally(() => this.#end());
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    this.#forgetParent();
    await this.#workspace?.dispose();
    this.#connection.dispose();
    // Else the process would wait for more.
    this.#options.input.pause();
  }
}

const pathsOf = (folders: readonly { readonly uri: string }[]): string[] =>
  folders.flatMap(({ uri }) => pathOfUri(uri) ?? []);

const invalid = (message: string) => new ResponseError(ErrorCodes.InvalidRequest, message);

/** What every request about a document has. */
const DOCUMENT: readonly ParamName[] = ["textDocument"];

/** The answer to a request whose parameters are not those of the protocol. */
function unfit(params: unknown, names: readonly ParamName[]): ResponseError | undefined {
  const wrong = wrongParam(params, names);
  const message = `the parameter "${wrong}" is missing, or is not what the protocol says`;
  return wrong && new ResponseError(ErrorCodes.InvalidParams, message);
}

const cancelled = () => new ResponseError(REQUEST_CANCELLED, "cancelled");

/** The first encoding that the client prefers and we know; without any wish, UTF-16. */
function encodingFor({ general }: ClientCapabilities): Encoding {
  const wanted = general?.positionEncodings ?? [];
  return wanted.flatMap((name) => ENCODINGS.find((known) => known === name) ?? [])[0] ?? "utf-16";
}

type ClientActions = Pick<Client, "ask" | "apply" | "warn">;

/** Of a client that said nothing yet. */
const NO_ACTIONS: ClientActions = { ask: async () => undefined, apply: async () => false, warn: () => {} };

function clientOf({ textDocument, workspace }: ClientCapabilities, actions: ClientActions): Client {
  const operations = workspace?.workspaceEdit?.resourceOperations ?? [];
  return {
    snippets: textDocument?.completion?.completionItem?.snippetSupport ?? false,
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport ?? false,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false,
    resolvesActions: textDocument?.codeAction?.resolveSupport?.properties.includes("edit") ?? false,
    renamesFiles: operations.includes("rename"),
    createsFiles: operations.includes("create"),
    inlayHints: false,
    besideJsonSchema: false,
    moves: new OwnMoves(),
    prepared: {},
    ...actions,
  };
}

/** The capabilities of the server itself and of all features. Capabilities of the workspace are merged. */
function withFeatures(own: ServerCapabilities): ServerCapabilities {
  const all = FEATURES.map(({ capabilities }) => capabilities);
  const operations = Object.assign({}, ...all.map(({ workspace }) => workspace?.fileOperations));
  return Object.assign({}, own, ...all, {
    workspace: { fileOperations: operations, workspaceFolders: { supported: true, changeNotifications: true } },
  });
}
