import { basename, dirname, join, sep } from "node:path";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { CheckOptions } from "../site/check-site.ts";
import { configIn } from "../site/config/docs-root.ts";
import { findDocsRoots, structuresASite } from "../site/config/find-docs-roots.ts";
import { pathFrom } from "../vocabulary/files/path-from.ts";
import { isConfigName } from "../vocabulary/platform/platforms.ts";
import { OpenDocument } from "./open-document.ts";
import { pathOfUri } from "./path-of-uri.ts";
import { type CheckedResult, SiteSession } from "./site-session.ts";
import type { SiteView } from "./site-view.ts";
import type { Encoding } from "./text-positions.ts";

/** How a site is checked, by the settings of its project. */
export interface WorkspaceSettings {
  readonly options: CheckOptions;
  /** The file of the settings, with what is wrong with it; absent if there is none. */
  readonly config?:
    | { readonly folder: string; readonly file: string; readonly diagnostics: readonly Diagnostic[] }
    | undefined;
  /** What is left of the findings: a project may have accepted some of them. */
  readonly withoutAccepted?: ((checked: CheckedResult) => Promise<readonly Diagnostic[]>) | undefined;
  /** What is wrong with the settings of the editor. */
  readonly rejected?: readonly Diagnostic[];
}

/** What the user has set in the editor. */
export interface EditorSettings {
  /** As docsjson.config.json has them. */
  readonly settings: object;
  /** Whether the rules of the project are executed. */
  readonly runsCustomRules: boolean;
}

/** Gives the settings that count in a folder, given those of the editor. */
export type ReadSettings = (folder: string, editor: EditorSettings) => Promise<WorkspaceSettings>;

/** A file of a site that is open. */
export interface WorkspaceFile {
  readonly session: SiteSession;
  /** Path from the docs root, with `/`. */
  readonly file: string;
}

interface WorkspaceOptions {
  /** The folders that the client has open. */
  readonly folders: Iterable<string>;
  readonly encoding: Encoding;
  readonly settings: (folder: string) => Promise<WorkspaceSettings>;
  readonly onView: (session: SiteSession, settings: WorkspaceSettings) => void;
  /** A site is not open any more. */
  readonly onClosed: (shown: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The files whose change makes settings count that did not before. */
const SETTINGS_FILES: ReadonlySet<string> = new Set(["docsjson.config.json", "package.json"]);

/** The documents that the client has open, and the sites that they belong to. A site is opened with its first document. */
export class Workspace {
  readonly documents = new Map<string, OpenDocument>();
  readonly #sessions = new Map<string, Promise<SiteSession>>();
  readonly #folders: Set<string>;
  readonly #options: WorkspaceOptions;
  #said: Promise<void> = Promise.resolve();
  #isDisposed = false;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    this.#folders = new Set(options.folders);
  }

  open(uri: string, text: string): Promise<void> {
    this.documents.set(uri, new OpenDocument(uri, text, this.#options.encoding));
    return this.#then(() => this.#lay(uri));
  }

  change(uri: string, changes: Parameters<OpenDocument["change"]>[0]): Promise<void> {
    this.documents.get(uri)?.change(changes);
    return this.#then(() => this.#lay(uri));
  }

  close(uri: string): Promise<void> {
    this.documents.delete(uri);
    return this.#then(async () => {
      const found = await this.find(uri);
      found?.session.setText(found.file, undefined);
    });
  }

  /** Notes files that changed on the disk, by their addresses. Changed settings open all sites anew. */
  changedOnDisk(uris: readonly string[]): Promise<void> {
    return this.#then(async () => {
      if (uris.some((uri) => SETTINGS_FILES.has(basename(uri)))) await this.#reopen();
      for (const uri of uris) {
        const found = await this.find(uri);
        found?.session.touch([found.file]);
      }
      if (uris.some((uri) => isConfigName(basename(uri)))) await this.#layAll();
    });
  }

  /** Reads the settings anew, and all sites by them. */
  reconfigure(): Promise<void> {
    return this.#then(() => this.#reopen());
  }

  /** Takes over which folders are open. A site that is in none of them, and has no open document, is closed. */
  changeFolders(added: readonly string[], removed: readonly string[]): Promise<void> {
    for (const folder of added) this.#folders.add(folder);
    for (const folder of removed) this.#folders.delete(folder);
    return this.#then(async () => {
      const used = await Promise.all([...this.documents.keys()].map((uri) => this.find(uri)));
      const shown = new Set(used.map((found) => found?.session.shown));
      const isOpen = (root: string) => [...this.#folders].some((folder) => isWithin(root, folder));
      for (const [root, session] of this.#sessions) {
        if (shown.has(root) || isOpen(root)) continue;
        this.#sessions.delete(root);
        await (await session).close();
        this.#options.onClosed(root);
      }
    });
  }

  /** Settles once all that the client said until now has reached the sites. */
  settled(): Promise<void> {
    return this.#said;
  }

  /** The site that a file belongs to: the nearest docs.json upward. `undefined` for a file of none. */
  async find(uri: string): Promise<WorkspaceFile | undefined> {
    const path = pathOfUri(uri);
    if (path === undefined) return undefined;
    const folder = await docsRootAbove(path);
    if (folder === undefined) return undefined;
    const file = pathFrom(folder, path);
    const text = this.documents.get(uri)?.text;
    const session = await this.#sessionIn(folder, new Map(text === undefined ? [] : [[file, text]]));
    return session && { session, file };
  }

  /** The site of a file as all that was said until now makes it; `undefined` if there is none, or it can't be read. */
  async viewAt(uri: string): Promise<{ readonly view: SiteView; readonly file: string } | undefined> {
    const found = await this.find(uri);
    const view = await found?.session.fresh();
    return found && view && { view, file: found.file };
  }

  /** All sites below the folders of the workspace. */
  async sessions(): Promise<SiteSession[]> {
    for (const folder of this.#folders)
      for (const root of await findDocsRoots(folder)) await this.#sessionIn(join(folder, root));
    return Promise.all(this.#sessions.values());
  }

  /** Closes all sites; none is opened any more, whatever is still being done. */
  dispose(): Promise<void> {
    this.#isDisposed = true;
    return this.#closeSessions();
  }

  async #closeSessions(): Promise<void> {
    const open = await Promise.all(this.#sessions.values());
    this.#sessions.clear();
    await Promise.all(open.map((session) => session.close()));
  }

  /** Does one thing after the other, in the order in which the client said them. */
  #then(work: () => Promise<void>): Promise<void> {
    this.#said = this.#said.then(work).catch(this.#options.onError);
    return this.#said;
  }

  async #lay(uri: string): Promise<void> {
    const found = await this.find(uri);
    // As it is now: further changes may have come while the site was looked for.
    const text = this.documents.get(uri)?.text;
    if (text !== undefined) found?.session.setText(found.file, text);
  }

  async #layAll(): Promise<void> {
    for (const uri of this.documents.keys()) await this.#lay(uri);
  }

  async #reopen(): Promise<void> {
    await this.#closeSessions();
    await this.#layAll();
  }

  #sessionIn(folder: string, first: ReadonlyMap<string, string> = new Map()): Promise<SiteSession> | undefined {
    if (this.#isDisposed) return undefined;
    const session = this.#sessions.get(folder) ?? this.#openSession(folder, first);
    this.#sessions.set(folder, session);
    return session;
  }

  async #openSession(folder: string, first: ReadonlyMap<string, string>): Promise<SiteSession> {
    const { settings: read, onView, encoding, onError } = this.#options;
    const settings = await read(folder).catch((error: unknown): WorkspaceSettings => {
      onError(error);
      return { options: {} };
    });
    return new SiteSession({
      shown: folder,
      encoding,
      options: settings.options,
      first,
      withoutAccepted: settings.withoutAccepted,
      onView: (session) => onView(session, settings),
      onError,
      // It is opened again with the next document, or when its docs.json changes.
      onFailed: () => this.#sessions.delete(folder),
    });
  }
}

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The nearest folder upward that is the root of a site. A docs.json that is open is one whatever is in it. */
async function docsRootAbove(path: string): Promise<string | undefined> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const config = await configIn(folder, "file");
    if (config !== undefined) {
      const file = join(folder, config);
      return file === path || (await structuresASite(file)) ? folder : undefined;
    }
    if (folder === dirname(folder)) return undefined;
  }
}
