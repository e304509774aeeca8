import type { ServerCapabilities, WorkspaceEdit } from "vscode-languageserver-protocol";
import type { SchemaReader } from "../json/schema-reader.ts";
import type { OwnMoves } from "./own-moves.ts";
import type { ParamName } from "./request-params.ts";
import type { SiteView } from "./site-view.ts";
import type { TextPositions } from "./text-positions.ts";
import type { Workspace } from "./workspace.ts";

/** The document that a request is about, and its site. */
export interface Asked {
  readonly view: SiteView;
  /** The last view with a navigation; the same as `view`, unless docs.json is no JSON now. */
  readonly lastGood: SiteView;
  /** Path from the docs root. */
  readonly file: string;
  readonly uri: string;
  /** The document as it is now. */
  readonly positions: TextPositions;
  /** The schema of docs.json, of front matter, or of components. */
  readonly schema: (name: "docs" | "page" | "components") => Promise<SchemaReader>;
}

/** What the client is able to do, as far as answers depend on it, and what its user set. */
export interface Client {
  readonly snippets: boolean;
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly watchesFiles: boolean;
  readonly resolvesActions: boolean;
  readonly renamesFiles: boolean;
  readonly createsFiles: boolean;
  readonly inlayHints: boolean;
  /** Whether a JSON service answers for docs.json by its schema too: what it says is not said twice. */
  readonly besideJsonSchema: boolean;
  /** The moves of the last edit that it was given: it announces them as if the user had moved the files. */
  readonly moves: OwnMoves;
  /** The folder that was offered for a rename last: its document and path. */
  readonly prepared: { folder?: string | undefined };
  /** Shows the user a sentence. */
  readonly warn: (message: string) => void;
  /** Asks the user to choose; `undefined` if they close the question. */
  readonly ask: (question: string, answers: readonly string[]) => Promise<string | undefined>;
  /** Makes an edit; whether the client has made it. */
  readonly apply: (label: string, edit: WorkspaceEdit) => Promise<boolean>;
}

interface FeatureBase {
  /** `textDocument/hover` */
  readonly method: string;
  /** What the server says of it when it starts. */
  readonly capabilities: ServerCapabilities;
  /** The parameters that it can't be answered without, besides the document. */
  readonly takes?: readonly ParamName[];
}

/** A request about a document of a site. */
export interface DocumentFeature extends FeatureBase {
  readonly about: "document";
  /** What a document of no site gets (default `null`). */
  readonly none?: unknown;
  /** Answers from the last view, without waiting for the text to be checked: for requests that come with every keystroke. */
  readonly isHasty?: true;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's parameters differ by method
  answer(asked: Asked, params: any, client: Client): unknown;
}

/** A request about all that is open. */
export interface WorkspaceFeature extends FeatureBase {
  readonly about: "workspace";
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's parameters differ by method
  answer(workspace: Workspace, params: any, client: Client): unknown;
}

export type EditorFeature = DocumentFeature | WorkspaceFeature;
