import type {
  DeleteFilesParams,
  Range,
  RenameFilesParams,
  RenameParams,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { configChanges, configTexts } from "../../author/config-texts.ts";
import { planMove, planMoves } from "../../author/rename-page-files.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { pageMentions } from "../../edit/pages/page-mentions.ts";
import { removePages } from "../../edit/pages/remove-pages.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { isPageFile, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import type { Asked, DocumentFeature, WorkspaceFeature } from "../feature.ts";
import { mentionAt } from "../mention-at.ts";
import { editOfPlan } from "../plan-edit.ts";
import type { SiteView } from "../site-view.ts";

/** What can be renamed at a place, as `mv` takes it, and where it is written. */
interface Renamed {
  /** The path of a page; of a folder, with a slash at its end. */
  readonly path: string;
  readonly range: Range;
}

/** The page that an entry or a link names; with the cursor in the name of one of its folders, that folder. */
function renamedAt(asked: Asked, position: RenameParams["position"]): Renamed | undefined {
  const mention = mentionAt(asked, position);
  if (mention?.target.type !== "page" || mention.target.file === undefined) return undefined;
  const { name } = mention.target;
  const { positions } = asked;
  const [start, end] = [positions.offsetAt(mention.at.start), positions.offsetAt(mention.at.end)];
  const at = positions.text.slice(start, end).indexOf(name);
  const slash = at < 0 ? -1 : name.indexOf("/", Math.max(0, positions.offsetAt(position) - start - at));
  if (slash < 0) return { path: name, range: mention.at };
  return { path: name.slice(0, slash + 1), range: positions.range(start + at, start + at + slash) };
}

export const prepareRename: DocumentFeature = {
  about: "document",
  method: "textDocument/prepareRename",
  capabilities: { renameProvider: { prepareProvider: true } },
  answer(asked, { position }: RenameParams) {
    const found = renamedAt(asked, position);
    return found ? { range: found.range, placeholder: found.path.replace(/\/$/, "") } : null;
  },
};

/** Moves the page or folder under the cursor to another path: its files, entries, links and redirects. */
export const rename: DocumentFeature = {
  about: "document",
  method: "textDocument/rename",
  capabilities: {},
  async answer(asked, { position, newName }: RenameParams, { renamesFiles, moves }): Promise<WorkspaceEdit | null> {
    const found = renamedAt(asked, position);
    if (!found) return null;
    if (!renamesFiles)
      throw new SiteError(`this editor can't move files: docsjson mv ${found.path} ${newName} does it`);
    const { view } = asked;
    return moves.note(editOfPlan(await planMove(view.site.folder, found.path, newName, view.options), view));
  },
};

const FILES = { filters: [{ scheme: "file", pattern: { glob: "**/*" } }] };

/** What pages, moved in the file tree, leave behind: entries, links and redirects. */
export const willRenameFiles: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/willRenameFiles",
  capabilities: { workspace: { fileOperations: { willRename: FILES } } },
  async answer(workspace, { files }: RenameFilesParams, client): Promise<WorkspaceEdit | null> {
    const byUser = files.filter((file) => !client.moves.take(file));
    const moves = await Promise.all(byUser.map(async ({ oldUri, newUri }) => {
      const [from, to] = [await workspace.viewAt(oldUri), await workspace.viewAt(newUri)];
      const path = from && pathFor(from.view, from.file);
      if (!from || path === undefined || to?.view !== from.view) return [];
      const target = path.endsWith("/") ? to.file : withoutPageExtension(to.file);
      return [{ view: from.view, move: [path, target] as const }];
    })); // biome-ignore format: one mapping
    const edits = await Promise.all(
      [...groupBy(moves.flat(), ({ view }) => view)].map(async ([view, found]) => {
        const pairs = found.map(({ move }) => move);
        // What else moves is up to the user of the tree: translations stay.
        const plan = await planMoves(view.site.folder, pairs, { ...view.options, translations: false });
        return editOfPlan(plan, view, { textsOnly: true }).documentChanges ?? [];
      }),
    );
    return edits.length === 0 ? null : { documentChanges: edits.flat() };
  },
};

/** Takes pages that are about to be removed out of the navigation. */
export const willDeleteFiles: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/willDeleteFiles",
  capabilities: { workspace: { fileOperations: { willDelete: FILES } } },
  async answer(workspace, { files }: DeleteFilesParams): Promise<WorkspaceEdit | null> {
    const found = (await Promise.all(files.map(({ uri }) => workspace.viewAt(uri)))).flatMap((each) => each ?? []);
    const edits = [...groupBy(found, ({ view }) => view)].flatMap(([view, gone]) =>
      entriesWithout(view, gone.map(({ file }) => file)),
    ); // biome-ignore format: one mapping
    return edits.length === 0 ? null : { documentChanges: edits };
  },
};

function entriesWithout(view: SiteView, files: readonly string[]) {
  const isGone = (path: string) =>
    files.some((file) => (isPageFile(file) ? withoutPageExtension(file) === path : path.startsWith(`${file}/`)));
  const listed = new Set(pageMentions(view.site.config).map(({ path }) => path));
  const paths = [...listed].filter(isGone);
  if (paths.length === 0) return [];
  const texts = configTexts(view.site);
  const { ok, value, diagnostics } = removePages(texts, paths);
  if (!ok) throw new SiteError(diagnostics.map(({ message }) => message).join("; "));
  const plan = { title: "", folder: view.site.folder, changes: configChanges(texts, value.docs), left: [] };
  return editOfPlan({ ok: true, value: plan, diagnostics: [] }, view).documentChanges ?? [];
}

/** The path of a page for a move; of a folder of pages, with a slash at its end. */
export function pathFor({ site }: SiteView, file: string): string | undefined {
  if (isPageFile(file)) return site.pages.has(withoutPageExtension(file)) ? withoutPageExtension(file) : undefined;
  return [...site.pages.keys()].some((path) => path.startsWith(`${file}/`)) ? `${file}/` : undefined;
}
