import type {
  CreateFile,
  DeleteFile,
  RenameFile,
  TextDocumentEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import type { FileChange } from "../author/write/file-change.ts";
import type { Plan } from "../author/write/plan.ts";
import type { Result } from "../diagnostic/diagnostic.ts";
import type { OffsetEdit } from "../edit/json/offset-edit.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { SiteView } from "./site-view.ts";

type DocumentChange = TextDocumentEdit | CreateFile | RenameFile | DeleteFile;

interface EditOptions {
  /** Leaves the files where they are: the client moves or removes them itself (default false). */
  readonly textsOnly?: boolean;
}

/**
 * A plan as an edit that the client shows and makes.
 *
 * @throws {SiteError} if there is no plan, or it changes a file that is not UTF-8
 */
export function editOfPlan(
  { value, diagnostics }: Result<Plan>,
  view: SiteView,
  { textsOnly = false }: EditOptions = {},
): WorkspaceEdit {
  if (!value) throw new SiteError(diagnostics.map(({ message }) => message).join("; "));
  return { documentChanges: value.changes.flatMap((change) => changesOf(change, view, textsOnly)) };
}

function changesOf(change: FileChange, view: SiteView, textsOnly: boolean): DocumentChange[] {
  const uri = view.uriOf(change.file);
  if (change.kind === "create") {
    const edits = [{ start: 0, end: 0, text: change.after }];
    return [{ kind: "create", uri, options: { ignoreIfExists: true } }, textEdit(uri, "", edits, view)];
  }
  if (change.kind === "delete") return textsOnly ? [] : [{ kind: "delete", uri }];
  if (change.encoding && change.edits.length > 0)
    throw new SiteError(`${change.file} is not UTF-8, and can't be edited`);
  const from = "from" in change ? view.uriOf(change.from) : uri;
  const edited = change.edits.length > 0 ? [textEdit(from, change.before, change.edits, view)] : [];
  return change.kind === "move" && !textsOnly ? [...edited, { kind: "rename", oldUri: from, newUri: uri }] : edited;
}

function textEdit(uri: string, before: string, edits: readonly OffsetEdit[], view: SiteView): TextDocumentEdit {
  const positions = view.positionsIn(before);
  return {
    textDocument: { uri, version: null },
    edits: edits.map(({ start, end, text }) => ({ range: positions.range(start, end), newText: text })),
  };
}
