import { fileURLToPath } from "node:url";
import type { RenameFile, WorkspaceEdit } from "vscode-languageserver-protocol";

/** The files that an edit of ours moves. A client asks what else a move changes whoever wants it: of these, nothing. */
export class OwnMoves {
  readonly #moves = new Set<string>();

  /** Takes the moves of an edit that the client is about to make, in the place of earlier ones. Gives the edit. */
  note(edit: WorkspaceEdit): WorkspaceEdit {
    this.#moves.clear();
    for (const change of edit.documentChanges ?? []) if ("oldUri" in change) this.#moves.add(moveKey(change));
    return edit;
  }

  /** Whether a move is one of them; each is so once. */
  take(move: Pick<RenameFile, "oldUri" | "newUri">): boolean {
    return this.#moves.delete(moveKey(move));
  }
}

/** Clients spell addresses differently, paths are the same. */
const moveKey = ({ oldUri, newUri }: Pick<RenameFile, "oldUri" | "newUri">): string =>
  JSON.stringify([oldUri, newUri].map((uri) => (uri.startsWith("file:") ? fileURLToPath(uri) : uri)));
