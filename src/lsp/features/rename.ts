import type {
  DeleteFilesParams,
  Range,
  RenameFilesParams,
  RenameParams,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { planRedirect } from "../../author/add-redirect.ts";
import { filesOf } from "../../author/move/moving-files.ts";
import { planMove, planMoves } from "../../author/move/plan-move.ts";
import { configChanges, configTexts } from "../../author/plan-for-site.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { pageMentions } from "../../edit/pages/page-mentions.ts";
import { removePages } from "../../edit/pages/remove-pages.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { isPageFile, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import type { Asked, Client, DocumentFeature, WorkspaceFeature } from "../feature.ts";
import { mentionAt } from "../names/mention-at.ts";
import { renameName, wordsOf } from "../names/rename-name.ts";
import { headingNamed, type NameAt, nameAt } from "../names/site-name.ts";
import { editOfPlan } from "../plan-edit.ts";
import type { SiteView } from "../site-view.ts";
import type { Workspace } from "../workspace.ts";

/** What can be renamed at a place, as `mv` takes it, and where it is written. */
interface Renamed {
  /** The path of a page, or of another file. */
  readonly path: string;
  readonly range: Range;
  /** With the cursor in the name of one of its folders: that folder, with a slash at its end, and where it is written. */
  readonly folder?: { readonly path: string; readonly range: Range };
}

/** The page or file that an entry, a link or an import names. */
function renamedAt(asked: Asked, position: RenameParams["position"]): Renamed | undefined {
  const mention = mentionAt(asked, position);
  if (mention === undefined || mention.target.type === "operation" || mention.target.file === undefined)
    return undefined;
  const { name } = mention.target;
  const { positions } = asked;
  const [start, end] = [positions.offsetAt(mention.at.start), positions.offsetAt(mention.at.end)];
  const at = positions.text.slice(start, end).indexOf(name);
  const slash = at < 0 ? -1 : name.indexOf("/", Math.max(0, positions.offsetAt(position) - start - at));
  const found = { path: name, range: mention.at };
  if (slash < 0) return found;
  const range = positions.range(start + at, start + at + slash);
  return { ...found, folder: { path: name.slice(0, slash + 1), range } };
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

export const prepareRename: DocumentFeature = {
  about: "document",
  method: "textDocument/prepareRename",
  takes: ["position"],
  capabilities: { renameProvider: { prepareProvider: true } },
  answer(asked, { position }: RenameParams, client) {
    const named = nameAt(asked, position);
    if (named) return offeredName(asked, named);
    const found = renamedAt(asked, position);
    client.prepared.folder = found?.folder && folderKey(asked, found.folder.path);
    const { path, range } = found?.folder ?? found ?? {};
    return path === undefined ? null : { range, placeholder: withoutSlash(path) };
  },
};

/** The words that are replaced, and that they are now. */
function offeredName({ positions, view, file }: Asked, { name, start, end }: NameAt) {
  const isHeading =
    name.type === "heading" &&
    name.file === file &&
    headingNamed(positions.text, name.name)?.range.start.offset === start;
  const words = isHeading ? wordsOf(positions.text, start, end) : { start, end };
  const heading =
    name.type === "heading" && !isHeading ? headingNamed(view.textOf(name.file) ?? "", name.name) : undefined;
  return {
    range: positions.range(words.start, words.end),
    placeholder: heading?.text ?? positions.text.slice(words.start, words.end),
  };
}

/** What tells whether a folder was offered before its rename came. */
const folderKey = ({ uri }: Asked, folder: string): string => `${uri} ${folder}`;

/**
 * What a new name is for: the folder, if it was offered and the name is not that of something in it; else the page or file. A
 * client that does not ask first has shown its user no folder.
 */
function pathToRename(asked: Asked, { path, folder }: Renamed, newName: string, client: Client): string {
  const wasOffered = folder !== undefined && client.prepared.folder === folderKey(asked, folder.path);
  return wasOffered && !newName.startsWith(folder.path) ? folder.path : path;
}

/** Moves the page, file or folder under the cursor to another path, or gives a variable, heading or component another name. */
export const rename: DocumentFeature = {
  about: "document",
  method: "textDocument/rename",
  takes: ["position", "newName"],
  capabilities: {},
  async answer(asked, { position, newName }: RenameParams, client): Promise<WorkspaceEdit | null> {
    const named = nameAt(asked, position);
    if (named) return renameName(asked, named, newName);
    const found = renamedAt(asked, position);
    if (!found) return null;
    const path = pathToRename(asked, found, newName, client);
    client.prepared.folder = undefined;
    if (!client.renamesFiles)
      throw new SiteError(`this editor can't move files: docsjson mv ${path} ${newName} does it`);
    const { view } = asked;
    return client.moves.editOf(await planMove(view.site.folder, path, newName, view.options), view);
  },
};

const FILES = { filters: [{ scheme: "file", pattern: { glob: "**/*" } }] };

/** What files and folders, moved in the file tree, leave behind: all that names them, and redirects from old pages. */
export const willRenameFiles: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/willRenameFiles",
  takes: ["files"],
  capabilities: { workspace: { fileOperations: { willRename: FILES } } },
  async answer(workspace, { files }: RenameFilesParams, client): Promise<WorkspaceEdit | null> {
    const moves = await Promise.all(files.map(async (file) => {
      const [from, to] = [await workspace.viewAt(file.oldUri), await workspace.viewAt(file.newUri)];
      if (client.moves.take(file, from?.view)) return [];
      const path = from && pathFor(from.view, from.file);
      // A page that is no page any more is missing from the navigation, as its findings say.
      const staysPage = from && to && isPageFile(from.file) === isPageFile(to.file);
      if (!from || path === undefined || to?.view !== from.view) return [];
      return path.endsWith("/") || staysPage || !isPageFile(from.file) ? [{ view: from.view, move: [path, to.file] as const }] : [];
    })); // biome-ignore format: one mapping
    const edits = await Promise.all(
      [...groupBy(moves.flat(), ({ view }) => view)].map(async ([view, found]) => {
        const pairs = found.map(({ move }) => move);
        // What else moves is up to the user of the tree: translations stay.
        const planned = await planMoves(view.site.folder, pairs, { ...view.options, translations: false }).catch(
          (error: unknown) => {
            // The client moves the files all the same, and shows its user no error of this request.
            if (error instanceof SiteError) client.warn(`docsjson changed nothing that names them: ${error.message}`);
            throw error;
          },
        );
        return editOfPlan(planned, view, { textsOnly: true }).documentChanges ?? [];
      }),
    );
    return edits.flat().length === 0 ? null : { documentChanges: edits.flat() };
  },
};

/** Takes pages that are about to be removed out of the navigation. */
export const willDeleteFiles: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/willDeleteFiles",
  takes: ["files"],
  capabilities: { workspace: { fileOperations: { willDelete: FILES } } },
  async answer(workspace, { files }: DeleteFilesParams, client): Promise<WorkspaceEdit | null> {
    const found = (await Promise.all(files.map(({ uri }) => workspace.viewAt(uri)))).flatMap((each) => each ?? []);
    const edits = [...groupBy(found, ({ view }) => view)].flatMap(([view, gone]) =>
      entriesWithout(view, gone.map(({ file }) => file)),
    ); // biome-ignore format: one mapping
    // The editor waits for the edit, and not for what its user says.
    const pages = found.filter(({ view, file }) => isPageOf(view, file));
    for (const { view, file } of pages.slice(0, MOST_ASKED))
      void offerRedirect(workspace, view, file, client).catch((error: Error) =>
        client.warn(`docsjson: ${error.message}`),
      );
    return edits.length === 0 ? null : { documentChanges: edits };
  },
};

/** For how many deleted pages a redirect is offered at once. */
const MOST_ASKED = 3;
/** How long to wait (ms) until the editor has made the edit that a deletion comes with. */
const AFTER_EDIT = 400;

/** Whether a file is a page of the site, which has an address. */
const isPageOf = ({ site }: SiteView, file: string): boolean =>
  isPageFile(file) && site.pages.has(withoutPageExtension(file)) && !isNeverPage(file);

/** Asks where the address of a deleted page leads from now on. */
async function offerRedirect(workspace: Workspace, view: SiteView, file: string, client: Client): Promise<void> {
  const page = withoutPageExtension(file);
  const near = (view.judged?.nearest.to(page) ?? []).filter((each) => each !== page);
  const folder = [...view.site.pages.keys()].filter((each) => each !== page && folderOf(each) === folderOf(page));
  const choices = [...new Set([...near, ...folder])].slice(0, MOST_ASKED).map((each) => `/${each}`);
  if (choices.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, AFTER_EDIT));
  const destination = await client.ask(`${file} is deleted. Where does /${page} lead from now on?`, [
    ...choices,
    "Nowhere",
  ]);
  if (destination === undefined || !choices.includes(destination)) return;
  await workspace.settled();
  const later = (await workspace.viewAt(view.uriOf(view.site.file)))?.view ?? view;
  const plan = await planRedirect(later.site.folder, `/${page}`, destination, later.options);
  await client.apply("Add a redirect", editOfPlan(plan, later));
}

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

/** The path of a file for a move; of a folder with files, with a slash at its end. */
export function pathFor({ site }: SiteView, file: string): string | undefined {
  const files = filesOf(site);
  if (files.has(file)) return file;
  return [...files].some((each) => each.startsWith(`${file}/`)) ? `${file}/` : undefined;
}
