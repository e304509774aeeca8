import type { Result } from "../diagnostic/diagnostic.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { joinFirst, orMeant, quote } from "../diagnostic/words.ts";
import type { Destination } from "../edit/add-children.ts";
import { addElement, moveEntry, removeEntry, renameElement, setFields } from "../edit/elements.ts";
import type { DocsTexts, EditedDocs } from "../edit/open-docs.ts";
import { pageMentions } from "../edit/pages/page-mentions.ts";
import { elementAt, elementsOf, nameOf, type WrittenElement } from "../edit/written-elements.ts";
import { asList, type JsonObject, segmentsOf, valueAt } from "../json/json-value.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { normalizePagePath } from "../vocabulary/addresses/page-path.ts";
import { CHILD_KEYS, ELEMENTS, type ElementKind } from "../vocabulary/elements/elements.ts";
import { configChanges, planForSite } from "./plan-for-site.ts";
import type { LeftAlone, Plan } from "./write/plan.ts";

/** Where an entry goes: to the end of an element, or beside another entry. */
export interface EntryPlace {
  /** The element, by name or JSON Pointer; `navigation` is the navigation itself. */
  readonly into?: string | undefined;
  /** The entry that it comes before, or after: a page by its path, an element by name or JSON Pointer. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A change of the structure. Elements and pages are named as above. */
export type NavigationEdit =
  | (EntryPlace & {
      readonly action: "add";
      readonly kind: ElementKind;
      readonly name: string;
      readonly fields?: JsonObject | undefined;
      /** The name of the element that takes over what is there, where that is of another kind. */
      readonly current?: string | undefined;
    })
  | { readonly action: "rename"; readonly entry: string; readonly name: string }
  | (EntryPlace & { readonly action: "move"; readonly entry: string })
  | { readonly action: "remove"; readonly entry: string }
  | { readonly action: "set"; readonly entry: string; readonly fields: JsonObject };

/**
 * Plans a change of the navigation's structure. Page files stay where they are.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if a name means no entry, or several
 */
export async function planNavigationEdit(
  path: string | undefined,
  edit: NavigationEdit,
  options: LoadOptions = {},
): Promise<Result<Plan>> {
  return planForSite(path, options, async (site, texts) => {
    const edited = editWith(texts, edit, site);
    if (!edited.ok) return edited;
    const left = edit.action === "remove" ? unlistedBy(edit.entry, site) : [];
    const changes = configChanges(texts, edited.value.docs);
    return { title: `${edit.action} ${JSON.stringify(edit)}`, changes, left };
  });
}

function editWith(texts: DocsTexts, edit: NavigationEdit, { config }: Site): Result<EditedDocs> {
  switch (edit.action) {
    case "add": {
      const { arrayKey, nameKey } = ELEMENTS[edit.kind];
      const entry = { [nameKey]: edit.name, ...edit.fields };
      return addElement(
        texts,
        edit.kind,
        entry,
        placeMeant(config, edit) ?? { to: "/navigation" },
        edit.current ?? currentOf(config, edit, arrayKey),
      );
    }
    case "rename":
      return renameElement(texts, findEntry(config, edit.entry), edit.name);
    case "move": {
      const to = placeMeant(config, edit);
      if (!to) throw new SiteError("say where it goes: into, before or after");
      return moveEntry(texts, findEntry(config, edit.entry), to);
    }
    case "remove":
      return removeEntry(texts, findEntry(config, edit.entry));
    case "set":
      return setFields(texts, findEntry(config, edit.entry), edit.fields);
    default:
      return edit satisfies never;
  }
}

/** @throws {SiteError} if a first tab, version … has no name for what is there already */
function currentOf(config: unknown, edit: NavigationEdit & { action: "add" }, arrayKey: string): undefined {
  if (edit.kind === "group") return undefined;
  const to = placeMeant(config, edit)?.to ?? "/navigation";
  const element = elementAt(config, to)?.value;
  const other = CHILD_KEYS.find((key) => key !== arrayKey && Object.hasOwn(element ?? {}, key));
  if (other === undefined) return undefined;
  throw new SiteError(`there are ${other} already: give "current", the name of the ${edit.kind} that takes them over`);
}

/** The list, and the index in it, that an entry is to have. @throws {SiteError} if several are meant */
export function placeMeant(config: unknown, { into, before, after }: EntryPlace): Destination | undefined {
  const given = [into, before, after].filter((each) => each !== undefined);
  if (given.length > 1) throw new SiteError("give one of into, before and after");
  if (into !== undefined) return { to: findElement(elementsOf(config), into).pointer };
  const beside = before ?? after;
  if (beside === undefined) return undefined;
  const keys = findEntry(config, beside).split("/");
  const index = Number(keys.at(-1));
  return { to: keys.slice(0, -2).join("/"), at: before === undefined ? index + 1 : index };
}

/** The pages that nothing lists any more: their files stay, and so do their addresses. */
function unlistedBy(entry: string, { config, pages }: Site): LeftAlone[] {
  const gone = findEntry(config, entry);
  const isGone = (pointer: string) => pointer === gone || pointer.startsWith(`${gone}/`);
  const mentions = pageMentions(config);
  const kept = new Set(mentions.flatMap(({ path, pointer }) => (isGone(pointer) ? [] : path)));
  const lost = new Set(
    mentions.flatMap(({ path, pointer }) => (isGone(pointer) && !kept.has(path) && pages.has(path) ? path : [])),
  );
  return [...lost].map((path) => ({ what: path, reason: `not listed any more; ${quote("remove")} removes its file` }));
}

/** How many elements of one name a message lists. */
const MOST_NAMED = 8;

/**
 * The element that a name means: `Guides`, with those around it `Docs › Guides`, or a JSON Pointer; `navigation` is the
 * navigation itself.
 *
 * @throws {SiteError} if none has the name, or several
 */
function findElement(elements: readonly WrittenElement[], name: string): WrittenElement {
  const found = elements.filter(
    (element) =>
      element.pointer === name || hasName(element, name) || (element.kind === "navigation" && name === "navigation"),
  );
  const names = () => elements.flatMap((each) => nameOf(each) ?? []);
  return theOnly(found, name, names, ({ pointer }) => pointer);
}

/**
 * The JSON Pointer of the entry that a name means: an element, as above, or a page by its path, or an operation as it is written.
 *
 * @throws {SiteError} if there is none, or several
 */
function findEntry(config: unknown, name: string): string {
  const elements = elementsOf(config);
  if (name.startsWith("/navigation/") && valueAt(config, segmentsOf(name)) !== undefined) return name;
  const path = normalizePagePath(name);
  const pages = pageMentions(config, elements).filter(
    (mention) => mention.index !== undefined && mention.path === path,
  );
  const entries = elements.flatMap(({ pointer, value }) =>
    asList(value.pages).flatMap((entry, index) => (entry === name ? [`${pointer}/pages/${index}`] : [])),
  );
  const named = elements.filter((element) => element.kind !== "navigation" && hasName(element, name));
  const found = new Set([...named.map(({ pointer }) => pointer), ...pages.map(({ pointer }) => pointer), ...entries]);
  const names = () => [
    ...elements.flatMap((each) => nameOf(each) ?? []),
    ...pageMentions(config, elements).map(({ path }) => path),
  ];
  return theOnly([...found], name, names, (pointer) => pointer);
}

function theOnly<Found>(
  found: readonly Found[],
  name: string,
  known: () => string[],
  pointerOf: (found: Found) => string,
): Found {
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined)
    throw new SiteError(`the navigation has no element ${quote(name)}${orMeant(nearest(name, known()))}`);
  const places = joinFirst(found.map(pointerOf), MOST_NAMED);
  throw new SiteError(`${found.length} elements are called ${quote(name)}: give one of ${places}`);
}

/** Whether an element and its ancestors have these names, the innermost last. */
function hasName(element: WrittenElement, name: string): boolean {
  const names = name.split(/[›>]/).map((part) => part.trim());
  if (nameOf(element) === name) return true;
  if (names.length === 1 || nameOf(element) !== names.pop()) return false;
  for (let at = element.parent; at && names.length > 0; at = at.parent) if (nameOf(at) === names.at(-1)) names.pop();
  return names.length === 0;
}
