import type { Result } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/words.ts";
import type { Destination } from "../edit/add-children.ts";
import type { DocsTexts, EditedDocs } from "../edit/docs-texts.ts";
import { addElement, moveEntry, removeEntry, renameElement, setFields } from "../edit/elements.ts";
import { pageMentions } from "../edit/pages/page-mentions.ts";
import { elementsOf } from "../edit/written-elements.ts";
import type { JsonObject } from "../json/json-value.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { ELEMENTS, type ElementKind } from "../vocabulary/elements/elements.ts";
import { findElement, findEntry } from "./find-element.ts";
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
  const element = elementsOf(config).find(({ pointer }) => pointer === to)?.value;
  const other = Object.values(ELEMENTS)
    .map((each) => each.arrayKey as string)
    .concat("pages")
    .find((key) => key !== arrayKey && Object.hasOwn(element ?? {}, key));
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
