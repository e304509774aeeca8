import type { CodeAction, CodeActionParams, Range, WorkspaceEdit } from "vscode-languageserver-protocol";
import { planAddPage } from "../../author/add-page.ts";
import { planRedirect } from "../../author/add-redirect.ts";
import { planFixes } from "../../author/fix-site.ts";
import type { Plan } from "../../author/write/plan.ts";
import { CODES, isKnownCode } from "../../codes/table.ts";
import type { Diagnostic, Fix, Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { type PageMention, pageMentions } from "../../edit/pages/page-mentions.ts";
import { placeNewPages } from "../../edit/pages/place-new-pages.ts";
import { elementsOf, nameOf, type WrittenElement } from "../../edit/written-elements.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { Asked, DocumentFeature, WorkspaceFeature } from "../feature.ts";
import { editOfPlan } from "../plan-edit.ts";
import type { SiteView } from "../site-view.ts";
import { toLsp } from "./diagnostics.ts";

/** An action whose edit is planned when it is chosen: plain JSON, as the client gives it back. */
type Planned =
  | { readonly do: "list"; readonly page: string; readonly group?: string }
  | { readonly do: "redirect"; readonly source: string; readonly destination: string }
  | { readonly do: "fix-all" };

const FIX_ALL = "source.fixAll.docsjson";
/** How many groups a page may be listed in by an action. */
const MOST_GROUPS = 6;

export const codeActions: DocumentFeature = {
  about: "document",
  method: "textDocument/codeAction",
  capabilities: { codeActionProvider: { codeActionKinds: ["quickfix", FIX_ALL], resolveProvider: true } },
  async answer(asked, { range, context }: CodeActionParams, client): Promise<CodeAction[]> {
    const { view, file } = asked;
    const wants = (kind: string) =>
      !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
    const found = view.byFile.get(file) ?? [];
    const here = wants("quickfix") ? found.filter((each) => overlap(view.rangeIn(file, each.range), range)) : [];
    const actions = [
      ...here.flatMap((each) => fixesOf(each, view)),
      ...here.flatMap((each) => suggestionsOf(each, view)),
      ...[...new Set(here.map(({ code }) => code))].flatMap((code) => fixAllOf(code, found, view)),
      ...here.flatMap((each) => plannedFor(each, asked)),
      ...(context.only?.some((only) => FIX_ALL.startsWith(only) && only.startsWith("source")) && found.length > 0
        ? [planned({ title: "Fix all that docsjson can fix", kind: FIX_ALL }, { do: "fix-all" }, asked)]
        : []),
    ];
    return client.resolvesActions ? actions : withEdits(actions, view);
  },
};

export const resolveCodeAction: WorkspaceFeature = {
  about: "workspace",
  method: "codeAction/resolve",
  capabilities: {},
  async answer(workspace, action: CodeAction): Promise<CodeAction> {
    const { uri, plan } = action.data as { uri: string; plan: Planned };
    const found = await workspace.viewAt(uri);
    return found ? { ...action, edit: await editFor(plan, found.view) } : action;
  },
};

const overlap = (one: Range, other: Range): boolean =>
  !isBefore(one.end, other.start) && !isBefore(other.end, one.start);

const isBefore = (one: Range["start"], other: Range["start"]): boolean =>
  one.line < other.line || (one.line === other.line && one.character < other.character);

/** The corrections of a finding, each an action. */
const fixesOf = (found: Diagnostic, view: SiteView): CodeAction[] =>
  found.fixes.map((fix) => ({
    title: fix.title,
    kind: "quickfix",
    diagnostics: [toLsp(found, view)],
    ...(found.fixes.length === 1 ? { isPreferred: true } : {}),
    edit: editOfFixes([fix], view),
  }));

/** What was meant in the place of a whole string of docs.json, for findings that leave the choice to the author. */
function suggestionsOf(found: Diagnostic, view: SiteView): CodeAction[] {
  const { file, range, fixes } = found;
  const { suggestions } = found.args;
  if (fixes.length > 0 || !range || !Array.isArray(suggestions)) return [];
  const written = view.textOf(file)?.slice(range.start.offset, range.end.offset) ?? "";
  if (!view.site.configTexts.has(file) || !/^"[^"]*"$/.test(written)) return [];
  return suggestions.map((suggestion) => ({
    title: `Use ${suggestion}`,
    kind: "quickfix",
    diagnostics: [toLsp(found, view)],
    ...(suggestions.length === 1 ? { isPreferred: true } : {}),
    edit: editOfFixes([{ title: "", file, range, text: JSON.stringify(suggestion) }], view),
  }));
}

/** All corrections of a code in one file, if there are several findings that have one each. */
function fixAllOf(code: string, found: readonly Diagnostic[], view: SiteView): CodeAction[] {
  const alike = found.filter((each) => each.code === code && each.fixes.length === 1);
  if (alike.length < 2) return [];
  const title = `Fix all ${alike.length}: ${isKnownCode(code) ? CODES[code].title : code}`;
  const edit = editOfFixes(alike.flatMap(({ fixes }) => fixes), view); // biome-ignore format: short
  return [{ title, kind: "quickfix", diagnostics: alike.map((each) => toLsp(each, view)), edit }];
}

function editOfFixes(fixes: readonly Fix[], view: SiteView): WorkspaceEdit {
  const changes = Object.fromEntries(
    [...groupBy(fixes, ({ file }) => file)].map(([file, group]) => {
      const sorted = [...group].sort((a, b) => a.range.start.offset - b.range.start.offset);
      const apart = sorted.filter(
        (fix, i) => i === 0 || (sorted[i - 1] as Fix).range.end.offset <= fix.range.start.offset,
      );
      return [view.uriOf(file), apart.map(({ range, text }) => ({ range: view.rangeIn(file, range), newText: text }))];
    }),
  );
  return { changes };
}

/** What helps with a finding beyond its corrections: a page's file, an entry, a redirect. */
function plannedFor(found: Diagnostic, asked: Asked): CodeAction[] {
  const { view } = asked;
  const { code, args } = found;
  const action = (title: string, plan: Planned) =>
    planned({ title, kind: "quickfix", diagnostics: [toLsp(found, view)] }, plan, asked);
  if (code === "nav/page-not-found" && typeof args.path === "string") {
    const title = `Add the page ${args.path}`;
    return [{ title, kind: "quickfix", diagnostics: [toLsp(found, view)], edit: newPage(args.path, view) }];
  }
  if (code === "nav/orphan-page" && typeof args.path === "string") {
    const page = args.path;
    const elements = elementsOf(view.site.config);
    const mentions = pageMentions(view.site.config, elements);
    const isPlaced = placeNewPages(elements, mentions, [page]).placements.length > 0;
    return [
      ...(isPlaced ? [action("List it with the pages of its folder", { do: "list", page })] : []),
      ...nearestLists(page, elements, mentions).flatMap((element) =>
        action(`List it in ${element.kind} "${elementNames(element).join(" › ")}"`, {
          do: "list",
          page,
          group: element.pointer,
        }),
      ),
    ];
  }
  if (code === "link/page-not-found" && args.case === "page" && Array.isArray(args.suggestions)) {
    const source = typeof args.address === "string" ? args.address : String(args.target);
    if (!/^\/[^/?#]+/.test(source)) return [];
    return args.suggestions.map((destination) =>
      action(`Redirect ${source} to ${destination}`, { do: "redirect", source, destination: String(destination) }),
    );
  }
  return [];
}

/** The elements that list pages, those first that list the pages with most folders in common. */
function nearestLists(
  page: string,
  elements: readonly WrittenElement[],
  mentions: readonly PageMention[],
): WrittenElement[] {
  const folders = page.split("/").slice(0, -1);
  const lists = elements.filter((each) => Array.isArray(each.value.pages) && nameOf(each) !== undefined);
  const nearness = new Map(lists.map((element) => [element, 0]));
  for (const { element, path } of mentions) {
    if (!nearness.has(element)) continue;
    const others = path.split("/").slice(0, -1);
    const apart = folders.findIndex((folder, at) => folder !== others[at]);
    nearness.set(element, Math.max(nearness.get(element) ?? 0, apart < 0 ? folders.length : apart));
  }
  const sorted = [...nearness].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_GROUPS).map(([element]) => element);
}

/** The name of an element, behind those around it. */
function elementNames(element: WrittenElement): string[] {
  const around = element.parent ? elementNames(element.parent) : [];
  return [...around, nameOf(element) ?? []].flat();
}

/** The file of a page that is listed and missing. */
function newPage(path: string, view: SiteView): WorkspaceEdit {
  const after = `---\ntitle: ${JSON.stringify(titleOfPath(path))}\n---\n`;
  const changes = [{ kind: "create" as const, file: `${path}.mdx`, after }];
  return editOfPlan(
    { ok: true, value: { title: "", folder: view.site.folder, changes, left: [] }, diagnostics: [] },
    view,
  );
}

const planned = (action: CodeAction, plan: Planned, { uri }: Asked): CodeAction => ({ ...action, data: { uri, plan } });

/** The actions with their edits, for a client that asks once; those whose plan fails are left out. */
async function withEdits(actions: readonly CodeAction[], view: SiteView): Promise<CodeAction[]> {
  const edited = actions.map(async ({ data, ...action }): Promise<CodeAction[]> => {
    if (data === undefined) return [action];
    const edit = await editFor(data.plan, view).catch((error: unknown) => {
      if (error instanceof SiteError) return undefined;
      throw error;
    });
    return edit ? [{ ...action, edit }] : [];
  });
  return (await Promise.all(edited)).flat();
}

async function editFor(plan: Planned, view: SiteView): Promise<WorkspaceEdit> {
  return editOfPlan(await makePlan(plan, view), view);
}

function makePlan(plan: Planned, { site, options }: SiteView): Promise<Result<Plan>> {
  switch (plan.do) {
    case "list":
      return planAddPage(site.folder, plan.page, { ...options, group: plan.group });
    case "redirect":
      return planRedirect(site.folder, plan.source, plan.destination, options);
    case "fix-all":
      return planFixes(site.folder, options);
    default:
      return plan satisfies never;
  }
}
