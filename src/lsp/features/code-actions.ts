import type { CodeAction, CodeActionParams, Range, WorkspaceEdit } from "vscode-languageserver-protocol";
import { NoPlaceError, newPageFile, planAddPage } from "../../author/add-page.ts";
import { planRedirect } from "../../author/add-redirect.ts";
import { planNavigationEdit } from "../../author/edit-navigation.ts";
import { planFixes } from "../../author/fix-site.ts";
import type { Plan } from "../../author/write/plan.ts";
import { CODES, isKnownCode } from "../../codes/table.ts";
import type { Diagnostic, Fix, Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { type PageMention, pageMentions } from "../../edit/pages/page-mentions.ts";
import { placeNewPages } from "../../edit/pages/place-new-pages.ts";
import { elementsOf, nameOf, type WrittenElement } from "../../edit/written-elements.ts";
import { alikeAtStart } from "../../json/alike-at-start.ts";
import { fieldOf, isObject } from "../../json/json-value.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { folderNames } from "../../vocabulary/addresses/root-path.ts";
import type { Asked, DocumentFeature, WorkspaceFeature } from "../feature.ts";
import { mentionAt } from "../names/mention-at.ts";
import { editOfPlan } from "../plan-edit.ts";
import type { SiteView } from "../site-view.ts";
import { toLsp } from "./diagnostics.ts";
import { refactorings } from "./refactorings.ts";
import { removals } from "./removals.ts";
import { suggestedFixes } from "./suggested-fixes.ts";

/** An action whose edit is planned when it is chosen: plain JSON, as the client gives it back. */
type Planned =
  | { readonly do: "list"; readonly page: string; readonly group?: string }
  | { readonly do: "create"; readonly page: string }
  | { readonly do: "move"; readonly entry: string; readonly into: string }
  | { readonly do: "redirect"; readonly source: string; readonly destination: string }
  | { readonly do: "fix-all" };

const FIX_ALL = "source.fixAll.docsjson";
/** How many groups a page may be listed in by an action. */
const MOST_GROUPS = 6;

export const codeActions: DocumentFeature = {
  about: "document",
  method: "textDocument/codeAction",
  takes: ["range", "context"],
  capabilities: {
    codeActionProvider: {
      codeActionKinds: ["quickfix", "refactor.rewrite", "refactor.extract", "refactor.move", FIX_ALL],
      resolveProvider: true,
    },
  },
  async answer(asked, { range, context }: CodeActionParams, client): Promise<CodeAction[]> {
    const { view, file } = asked;
    const wants = (kind: string) =>
      !context.only || context.only.some((only) => kind === only || kind.startsWith(`${only}.`));
    const found = view.byFile.get(file) ?? [];
    const here = wants("quickfix") ? found.filter((each) => overlap(view.rangeIn(file, each.range), range)) : [];
    const actions = [
      ...here.flatMap((each) =>
        choicesOf(
          each,
          each.fixes.map((fix) => ({ title: fix.title, fixes: [fix] })),
          view,
        ),
      ),
      ...here.flatMap((each) => choicesOf(each, suggestedFixes(each, view), view)),
      ...here.flatMap((each) => choicesOf(each, removals(each, view), view, false)),
      ...[...new Set(here.map(({ code }) => code))].flatMap((code) => fixAllOf(code, found, view)),
      ...here.flatMap((each) => plannedFor(each, asked)),
      ...[...refactorings(asked, range, client), ...movesFor(asked, range.start)].filter(({ kind }) =>
        wants(kind ?? ""),
      ),
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
    // An action that has its edit already comes back as it is.
    if (!isObject(action.data)) return action;
    const { uri, plan } = action.data as { uri: string; plan: Planned };
    const found = await workspace.viewAt(uri);
    return found ? { ...action, edit: await editFor(plan, found.view) } : action;
  },
};

const overlap = (one: Range, other: Range): boolean =>
  !isBefore(one.end, other.start) && !isBefore(other.end, one.start);

const isBefore = (one: Range["start"], other: Range["start"]): boolean =>
  one.line < other.line || (one.line === other.line && one.character < other.character);

/** Corrections of a finding, each an action; a single one is what its author wants. */
const choicesOf = (
  found: Diagnostic,
  choices: readonly { readonly title: string; readonly fixes: readonly Fix[] }[],
  view: SiteView,
  isWanted = choices.length === 1,
): CodeAction[] =>
  choices.map(({ title, fixes }) => ({
    title,
    kind: "quickfix",
    diagnostics: [toLsp(found, view)],
    ...(isWanted ? { isPreferred: true } : {}),
    edit: editOfFixes(fixes, view),
  }));

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
  if (code === "nav/orphan-page" && typeof args.path === "string")
    return placesFor(args.path, view).map(({ title, plan }) => action(title, plan));
  if (code === "link/page-not-found") return helpForDeadLink(found).map(({ title, plan }) => action(title, plan));
  if (code === "link/folder-moved" && args.to !== "") {
    const [source, destination] = [`${args.folder}/:slug*`, `${args.to}/:slug*`];
    return [action(`Redirect ${source} to ${destination}`, { do: "redirect", source, destination })];
  }
  return [];
}

/** The other lists that the entry of a page may be moved to. */
function movesFor(asked: Asked, position: Range["start"]): CodeAction[] {
  const { view, file } = asked;
  if (!view.site.configTexts.has(file) || !view.isWhole) return [];
  const mention = mentionAt(asked, position);
  if (mention?.kind !== "entry" || mention.target.type !== "page") return [];
  const elements = elementsOf(view.site.config);
  const mentions = pageMentions(view.site.config, elements);
  const own = mentions.filter(({ path, index }) => path === mention.target.name && index !== undefined);
  const [only] = own.length === 1 ? own : [];
  if (!only) return [];
  const lists = nearestLists(only.path, elements, mentions).filter((list) => list.pointer !== only.element.pointer);
  return lists.map((list) =>
    planned(
      { title: `Move this entry to ${list.kind} "${elementNames(list).join(" › ")}"`, kind: "refactor.move" },
      { do: "move", entry: only.pointer, into: list.pointer },
      asked,
    ),
  );
}

interface Help {
  readonly title: string;
  readonly plan: Planned;
}

/** The elements that an orphan may be listed in. */
function placesFor(page: string, { site }: SiteView): Help[] {
  const elements = elementsOf(site.config);
  const mentions = pageMentions(site.config, elements);
  const isPlaced = placeNewPages(elements, mentions, [page]).placements.length > 0;
  return [
    ...(isPlaced ? [{ title: "List it with the pages of its folder", plan: { do: "list" as const, page } }] : []),
    ...nearestLists(page, elements, mentions).map((element) => ({
      title: `List it in ${element.kind} "${elementNames(element).join(" › ")}"`,
      plan: { do: "list" as const, page, group: element.pointer },
    })),
  ];
}

/** For a link to a page that does not exist: the page, or a redirect to one that does. */
function helpForDeadLink({ args }: Diagnostic): Help[] {
  const source = typeof args.address === "string" ? args.address : String(args.target);
  if (!/^\/[^/?#]+/.test(source)) return [];
  const page = source.replace(/\/$/, "").slice(1);
  const isNew = args.case === "page" && !/[?#\\{}:*%]|\.\w{1,5}$/.test(page);
  return [
    ...(isNew ? [{ title: `Create the page ${page}`, plan: { do: "create" as const, page } }] : []),
    ...targetsFor(args).map((destination) => ({
      title: `Redirect ${source} to ${destination}`,
      plan: { do: "redirect" as const, source, destination },
    })),
  ];
}

/** The pages that a dead link may be led on to. */
function targetsFor({ suggestions, pages }: Diagnostic["args"]): string[] {
  if (Array.isArray(suggestions)) return suggestions.map(String);
  const examples = fieldOf(pages, "examples");
  return Array.isArray(examples) ? examples.slice(0, 1).map((example) => String(example)) : [];
}

/** The elements that list pages, first the elements whose pages have the most folders in common. */
function nearestLists(
  page: string,
  elements: readonly WrittenElement[],
  mentions: readonly PageMention[],
): WrittenElement[] {
  const folders = folderNames(page);
  const lists = elements.filter((each) => Array.isArray(each.value.pages) && nameOf(each) !== undefined);
  const nearness = new Map(lists.map((element) => [element, 0]));
  for (const { element, path } of mentions) {
    if (!nearness.has(element)) continue;
    nearness.set(element, Math.max(nearness.get(element) ?? 0, alikeAtStart(folders, folderNames(path))));
  }
  const sorted = [...nearness].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_GROUPS).map(([element]) => element);
}

/** The name of an element, behind the names of the elements around it. */
function elementNames(element: WrittenElement): string[] {
  const around = element.parent ? elementNames(element.parent) : [];
  return [...around, nameOf(element) ?? []].flat();
}

/** The file of a page that is listed and missing. */
const newPage = (path: string, view: SiteView): WorkspaceEdit => editOfPlan(pagePlan(path, view.site.folder), view);

const pagePlan = (path: string, folder: string): Result<Plan> => ({
  ok: true,
  value: { title: "", folder, changes: [newPageFile(path)], left: [] },
  diagnostics: [],
});

const planned = (action: CodeAction, plan: Planned, { uri }: Asked): CodeAction => ({ ...action, data: { uri, plan } });

/** The actions with their edits, for a client that asks once. An action whose plan fails is left out. */
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
    case "create":
      // Where nothing says which list it belongs to, its file is all.
      return planAddPage(site.folder, plan.page, options).catch((error: unknown) => {
        if (error instanceof NoPlaceError) return pagePlan(plan.page, site.folder);
        throw error;
      });
    case "move":
      return planNavigationEdit(site.folder, { action: "move", entry: plan.entry, into: plan.into }, options);
    case "redirect":
      return planRedirect(site.folder, plan.source, plan.destination, options);
    case "fix-all":
      return planFixes(site.folder, options);
    default:
      return plan satisfies never;
  }
}
