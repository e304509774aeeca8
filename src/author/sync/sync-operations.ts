import { filePointer } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import type { Placement } from "../../edit/pages/place-new-pages.ts";
import { nameOf, type WrittenElement } from "../../edit/written-elements.ts";
import { alikeAtStart } from "../../json/alike-at-start.ts";
import { pointerOf } from "../../json/json-value.ts";
import type { Resolving } from "../../navigation/context/resolving.ts";
import { shownByFile } from "../../navigation/pages/shown-operation.ts";
import { pagesOf } from "../../navigation/queries/pages-of-operation.ts";
import type { OperationNode, ResolvedNavigation } from "../../navigation/tree.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import type { Site } from "../../site/load-site.ts";
import { entryOfOperation, parsePageEntry, referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import { operationName } from "./unlisted-before.ts";

/** A reference in a list of pages. */
interface WrittenReference {
  readonly element: WrittenElement;
  readonly index: number;
  readonly written: string;
  /** File and pointer, as diagnostics and nodes name the place. */
  readonly place: string;
}

/** Every reference to an operation, in the order of the text. */
const referencesOf = ({ source }: Site, elements: readonly WrittenElement[]): WrittenReference[] =>
  elements.flatMap((element) => {
    const { pages } = element.value;
    if (!Array.isArray(pages)) return [];
    return pages.flatMap((written, index) => {
      if (typeof written !== "string" || ["page", "graphql"].includes(parsePageEntry(written).type)) return [];
      const place = filePointer(source.origin(element.pointer + pointerOf(["pages", index])));
      return [{ element, index, written, place }];
    });
  });

/** The references to operations that none of the specs in effect has. */
export function unknownReferences(
  site: Site,
  { unknown: unresolved, root }: Resolving,
  elements: readonly WrittenElement[],
): WrittenReference[] {
  const unknown = new Set(
    unresolved.flatMap(({ pointer, wanted, scoped }) =>
      scoped === undefined || wanted.property === "graphql" ? [] : filePointer(root.origin(pointer)),
    ),
  );
  return unknown.size === 0 ? [] : referencesOf(site, elements).filter(({ place }) => unknown.has(place));
}

/** A group for the operations of a tag that the navigation does not have yet. */
export interface NewTagGroup {
  /** The group of another tag, after which it is added. */
  readonly behind: WrittenElement;
  readonly title: string;
  readonly entries: readonly string[];
}

interface KnownReference extends WrittenReference {
  readonly node: OperationNode;
}

/**
 * Places for the operations that no page shows, for specs whose operations the navigation lists one by one: after those
 * of their tag with the nearest paths, in the list that has most of them. A new tag gets a group if every other tag has a
 * group of its own; otherwise its operations come after those of the spec with the nearest paths.
 *
 * @param wanted tells which operations get a place; the others are `offered`
 */
export function newOperations(
  site: Site,
  navigation: ResolvedNavigation,
  elements: readonly WrittenElement[],
  wanted: (name: string, operation: Operation) => boolean,
): { placements: Placement[]; groups: NewTagGroup[]; offered: string[] } {
  const nodes = new Map<string, OperationNode>();
  for (const page of navigation.pages) {
    if (page.type === "operation" && !page.generated) nodes.set(filePointer(page.source), page);
  }
  const references = referencesOf(site, elements).flatMap((reference): KnownReference[] => {
    const node = nodes.get(reference.place);
    return node ? [{ ...reference, node }] : [];
  });
  const shownByFiles = new Set([...site.pages.values()].flatMap((file) => shownByFile(file)?.operation ?? []));
  const placements: Placement[] = [];
  const groups: NewTagGroup[] = [];
  const offered: string[] = [];
  for (const [spec, ofSpec] of groupBy(references, ({ node }) => node.spec)) {
    const operations = site.documents.index("openapi", spec)?.operations ?? [];
    const unlisted = operations.filter((operation) => {
      const reference = referenceOf(operation);
      if (operation.hidden || operation.excluded || shownByFiles.has(reference)) return false;
      return pagesOf(navigation, `${spec} ${reference}`).length === 0;
    });
    const fresh = unlisted.filter((operation) => wanted(operationName(spec, referenceOf(operation)), operation));
    offered.push(...unlisted.filter((operation) => !fresh.includes(operation)).map(referenceOf));
    const behind = lastTagGroup(ofSpec);
    for (const [tag, ofTag] of groupBy(fresh, ({ tag }) => tag)) {
      const like = ofSpec.filter(({ node }) => node.endpoint.tag === tag);
      const all = like.length > 0 ? like : ofSpec;
      const placed = ofTag.map((operation): Placement => {
        const { element, index, written } = lastOfFullest(nearestByPath(all, operation.path)) as KnownReference;
        return { element, at: index + 1, entry: entryLike(written, entryOfOperation(operation)) };
      });
      if (like.length === 0 && behind && tag !== undefined) {
        groups.push({ behind, title: ofTag[0]?.tagTitle ?? tag, entries: placed.map(({ entry }) => entry) });
      } else placements.push(...placed);
    }
  }
  return { placements, groups, offered };
}

/** The references to the operations whose paths have most segments in common with a path, from the first on. */
function nearestByPath(references: readonly KnownReference[], path: string): readonly KnownReference[] {
  const segments = path.split("/");
  const inCommon = ({ node }: KnownReference): number => alikeAtStart(segments, node.endpoint.path.split("/"));
  const most = Math.max(...references.map(inCommon));
  return references.filter((reference) => inCommon(reference) === most);
}

/** A reference that names its spec if another reference does so. */
function entryLike(written: string, reference: string): string {
  const entry = parsePageEntry(written);
  const prefix = entry.type !== "page" && entry.spec !== undefined ? `${entry.spec} ` : "";
  return prefix + reference;
}

/** The last group of a spec's operations, if each group has one tag and each tag one group. */
function lastTagGroup(references: readonly KnownReference[]): WrittenElement | undefined {
  const tagOf = new Map<WrittenElement, string>();
  for (const { element, node } of references) {
    const { tag } = node.endpoint;
    if (element.kind !== "group" || tag === undefined || (tagOf.get(element) ?? tag) !== tag) return undefined;
    tagOf.set(element, tag);
  }
  const isSingle = tagOf.size === 1 && !isNamedByTag(references[0] as KnownReference);
  if (isSingle || new Set(tagOf.values()).size < tagOf.size) return undefined;
  return [...tagOf.keys()].at(-1);
}

const isNamedByTag = ({ element, node }: KnownReference): boolean => {
  const { tag, tagTitle } = node.endpoint;
  return [tag, tagTitle].includes(nameOf(element));
};

/** The last entry in the list that has most of them. */
function lastOfFullest<Reference extends WrittenReference>(references: readonly Reference[]): Reference | undefined {
  const counts = new Map<string, number>();
  let fullest: Reference | undefined;
  for (const reference of references) {
    const { pointer } = reference.element;
    const count = (counts.get(pointer) ?? 0) + 1;
    counts.set(pointer, count);
    if (!fullest || pointer === fullest.element.pointer || count > (counts.get(fullest.element.pointer) ?? 0)) {
      fullest = reference;
    }
  }
  return fullest;
}
