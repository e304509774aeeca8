import type { RenameFile, WorkspaceEdit } from "vscode-languageserver-protocol";
import { oldFileOf, textAfter } from "../author/write/file-change.ts";
import type { Plan } from "../author/write/plan.ts";
import type { Result } from "../diagnostic/diagnostic.ts";
import { pathOfUri } from "./path-of-uri.ts";
import { editOfPlan } from "./plan-edit.ts";
import type { SiteView } from "./site-view.ts";

/**
 * The files that an edit of ours moves. A client asks what else a move changes whoever wants it: of these, nothing. An edit that
 * its user has only looked at moves nothing: the same move, made later in the file tree, is the user's.
 */
export class OwnMoves {
  /** The texts that are there once the edits before a move are made, by file. */
  readonly #moves = new Map<string, ReadonlyMap<string, string>>();

  /** The edit of a plan, whose moves take the place of earlier ones. */
  editOf(plan: Result<Plan>, view: SiteView): WorkspaceEdit {
    const edit = editOfPlan(plan, view);
    this.#moves.clear();
    const texts = new Map<string, string>();
    for (const change of plan.value?.changes ?? []) {
      const text = "edits" in change && change.edits.length > 0 ? textAfter(change) : undefined;
      if (text !== undefined) texts.set(oldFileOf(change), text);
      if (change.kind !== "move") continue;
      const move = { oldUri: view.uriOf(change.from), newUri: view.uriOf(change.file) };
      this.#moves.set(moveKey(move), new Map(texts));
    }
    return edit;
  }

  /** Whether a move is one of them, of an edit that is being made; each is so once. */
  take(move: Pick<RenameFile, "oldUri" | "newUri">, view: SiteView | undefined): boolean {
    const texts = this.#moves.get(moveKey(move));
    if (!texts) return false;
    this.#moves.delete(moveKey(move));
    return texts.size === 0 || [...texts].some(([file, text]) => view?.textOf(file) === text);
  }
}

/** Clients spell addresses differently, paths are the same. */
const moveKey = ({ oldUri, newUri }: Pick<RenameFile, "oldUri" | "newUri">): string =>
  JSON.stringify([oldUri, newUri].map((uri) => pathOfUri(uri) ?? uri));
