import { EventEmitter, type ExtensionContext, Uri, workspace } from "vscode";
import { LanguageClient, type LanguageClientOptions, TransportKind } from "vscode-languageclient/node";
import { userSettings } from "./user-settings.ts";

/** What `docsjson.status` answers. */
export interface SiteStatus {
  /** The address of docs.json. */
  readonly config: string;
  readonly summary: string;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Where the navigation lists the page; absent for what is no page. */
  readonly places?: readonly string[];
  /** How many pages import a snippet. */
  readonly imports?: number;
}

/** The server that knows what docs.json means. It is started with the first document of a site, or the first command. */
export class LanguageServer {
  readonly #client: LanguageClient;
  #started: Promise<void> | undefined;
  readonly #onDidStart = new EventEmitter<void>();
  readonly onDidStart = this.#onDidStart.event;

  constructor(context: ExtensionContext) {
    const run = {
      module: Uri.joinPath(context.extensionUri, "dist", "server.mjs").fsPath,
      args: ["--stdio"],
      transport: TransportKind.stdio,
    };
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: "file", pattern: "**/*.{json,jsonc,mdx,md,yaml,yml}" }],
      initializationOptions: userSettings,
      outputChannelName: "docsjson",
    };
    this.#client = new LanguageClient("docsjson", "docsjson", { run, debug: run }, options);
    context.subscriptions.push(
      this.#client,
      this.#onDidStart,
      workspace.onDidChangeConfiguration((change) => {
        if (!change.affectsConfiguration("docsjson") || !this.isRunning) return;
        const settings = { docsjson: userSettings() };
        void this.#client.sendNotification("workspace/didChangeConfiguration", { settings });
      }),
    );
  }

  get isRunning(): boolean {
    return this.#client.isRunning();
  }

  start(): Promise<void> {
    this.#started ??= this.#client.start().then(() => this.#onDidStart.fire());
    return this.#started;
  }

  /** Runs a command of the server about a file; `null` for a file of no site. */
  async run<Answer>(command: string, uri: Uri | undefined, values: object = {}): Promise<Answer> {
    await this.start();
    const about = uri ? { uri: this.#client.code2ProtocolConverter.asUri(uri) } : {};
    return this.#client.sendRequest("workspace/executeCommand", { command, arguments: [{ ...about, ...values }] });
  }

  /** Places of the protocol as the editor has them. */
  get toEditor(): LanguageClient["protocol2CodeConverter"] {
    return this.#client.protocol2CodeConverter;
  }
}
