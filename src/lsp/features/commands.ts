import { setTimeout } from "node:timers/promises";
import type { ExecuteCommandParams, WorkspaceEdit } from "vscode-languageserver-protocol";
import { planMove } from "../../author/move/plan-move.ts";
import { planSync } from "../../author/sync/sync-site.ts";
import type { Plan } from "../../author/write/plan.ts";
import { CODES } from "../../codes/table.ts";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { countOf, joinFirst } from "../../diagnostic/words.ts";
import { asList, asObject } from "../../json/json-value.ts";
import { explainCode } from "../../report/explain-code.ts";
import { summaryLine } from "../../report/summary.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import type { Client, WorkspaceFeature } from "../feature.ts";
import { editOfPlan } from "../plan-edit.ts";
import type { SiteView } from "../site-view.ts";
import { importersOf } from "./references.ts";
import { pathFor } from "./rename.ts";

/** What a command about a site knows. */
interface Called {
  readonly view: SiteView;
  /** The site as it is later. */
  readonly fresh: () => Promise<SiteView | undefined>;
  /** The file that it was called for, by path from the docs root. */
  readonly file: string;
  /** The strings among its arguments, by name. */
  readonly values: ReadonlyMap<string, string>;
  readonly client: Client;
}

/** How many entries a question names. */
const MOST_NAMED = 8;

/** The commands about a site. Each takes one object, whose `uri` names a file of the site. */
const SITE_COMMANDS: ReadonlyMap<string, (called: Called) => unknown> = new Map<string, (called: Called) => unknown>([
  ["docsjson.status", status],
  ["docsjson.sync", sync],
  ["docsjson.move", move],
  ["docsjson.preview", preview],
  ["docsjson.previewPage", previewPage],
]);

const EXPLAIN = "docsjson.explain";

/** What an editor offers in its palette: the state of a site, writers with their plan shown first, the preview, codes. */
export const commands: WorkspaceFeature = {
  about: "workspace",
  method: "workspace/executeCommand",
  takes: ["command"],
  capabilities: { executeCommandProvider: { commands: [...SITE_COMMANDS.keys(), EXPLAIN] } },
  async answer(workspace, { command, arguments: given }: ExecuteCommandParams, client) {
    const named = Object.entries(asObject(asList(given)[0]));
    const values = new Map(named.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
    if (command === EXPLAIN) return explanationOf(values.get("code"));
    const run = SITE_COMMANDS.get(command);
    if (!run) throw new SiteError(`no command is called ${JSON.stringify(command)}`);
    const uri = values.get("uri");
    if (uri === undefined) throw new SiteError('the command takes {"uri": …}, a file of the site');
    const fresh = async () => {
      // What the client says with its answer, or before it, counts.
      await workspace.settled();
      return (await workspace.viewAt(uri))?.view;
    };
    const found = await workspace.viewAt(uri);
    return found ? run({ ...found, fresh, values, client }) : null;
  },
};

/** How many findings a site has, and where the navigation lists a page, or what imports a snippet. */
function status({ view, file }: Called) {
  const { diagnostics, navigation, site } = view;
  const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
  return {
    config: view.uriOf(site.file),
    summary: summaryLine(diagnostics, { pages: navigation?.pages.length ?? 0 }),
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    /** Absent if the file is no page. */
    ...(site.contents.has(file) ? placesOf(view, file) : {}),
  };
}

function placesOf(view: SiteView, file: string) {
  const path = withoutPageExtension(file);
  if (isNeverPage(path)) return { imports: importersOf(view, file).length };
  return { places: view.placesOf(path).map((place) => place || view.site.file) };
}

/** Lists new pages and operations, and removes entries without a file, once the user agrees. */
async function sync(called: Called): Promise<string> {
  const plan = ({ site, options }: SiteView) => planSync(site.folder, options);
  const planned = await plan(called.view);
  const { added = [], removed = [] } = planned.value ?? {};
  const shown = editOfPlan(planned, called.view);
  if (changedIn(shown) === 0) return "the navigation, the pages and the specs agree";
  const named = (what: string, entries: readonly { readonly entry: string }[]) => {
    const names = entries.map(({ entry }) => entry);
    return names.length === 0 ? [] : [`${what} ${joinFirst(names, MOST_NAMED)}`];
  };
  const question = [...named("Add", added), ...named("Remove", removed)].join(". ");
  return carryOutProposal(called, { question: `${question}?`, answer: "Sync", shown, plan });
}

/** Moves a page or a folder, once the user agrees. */
async function move(called: Called): Promise<string> {
  const from = pathFor(called.view, called.file);
  const to = called.values.get("to");
  if (from === undefined) throw new SiteError(`${called.file} is no file and no folder of the site`);
  if (to === undefined) throw new SiteError('the command takes {"uri": …, "to": …}');
  const plan = ({ site, options }: SiteView) => planMove(site.folder, from, to, options);
  const shown = editOfPlan(await plan(called.view), called.view);
  const question = `Move ${from} to ${to}? ${countOf(changedIn(shown), "file")} change, with entries, links and redirects.`;
  return carryOutProposal(called, { question, answer: "Move", shown, plan });
}

/** How many files an edit changes. */
const changedIn = ({ documentChanges = [] }: WorkspaceEdit): number =>
  new Set(
    documentChanges.map((change) =>
      "edits" in change ? change.textDocument.uri : "oldUri" in change ? change.oldUri : change.uri,
    ),
  ).size;

interface Proposal {
  readonly question: string;
  readonly answer: string;
  /** What the question is about. */
  readonly shown: WorkspaceEdit;
  readonly plan: (view: SiteView) => Promise<Result<Plan>>;
}

/** Asks, and makes the edit of a plan, unless the plan is another one by then. */
async function carryOutProposal(
  { view, client, fresh }: Called,
  { question, answer, shown, plan }: Proposal,
): Promise<string> {
  if ((await client.ask(question, [answer])) !== answer) return "nothing was changed";
  const later = (await fresh()) ?? view;
  const edit = client.moves.editOf(await plan(later), later);
  if (JSON.stringify(edit) !== JSON.stringify(shown))
    throw new SiteError("the site has changed since the question: ask again");
  if (await client.apply(answer, edit)) return `done: ${countOf(changedIn(edit), "file")} changed, not saved yet`;
  throw new SiteError("the editor did not make the changes");
}

/** The navigation as one HTML page; while docs.json is not JSON, what is wrong with it. */
async function preview(called: Called): Promise<string> {
  const { renderPreview } = await import("../../preview/render-preview.ts");
  const { navigation, diagnostics, site } = await afterOthers(called);
  return renderPreview(navigation, diagnostics, { name: site.file });
}

/** A page as it will be. While docs.json is no JSON, by what was known last. */
async function previewPage(called: Called) {
  const { renderPagePreview } = await import("./page-preview.ts");
  const { file, values } = called;
  const view = await afterOthers(called);
  return (await renderPagePreview(view, file, values.get("assets") ?? view.uriOf(""))) ?? null;
}

/** How long (ms) a preview lets other requests go first: the findings of a keystroke matter more than its picture. */
const PREVIEW_PAUSE = 20;

/** The site as it is when what was asked meanwhile is answered. */
async function afterOthers({ view, fresh }: Called): Promise<SiteView> {
  await setTimeout(PREVIEW_PAUSE);
  return (await fresh()) ?? view;
}

/** What a code means; without one, all codes with their titles. */
function explanationOf(code: string | undefined) {
  if (code === undefined) return Object.entries(CODES).map(([name, { title }]) => ({ code: name, title }));
  const text = explainCode(code);
  if (text === undefined) throw new SiteError(`no finding has the code ${JSON.stringify(code)}`);
  return text;
}
