import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { WrittenElement } from "../edit/elements.ts";
import type { Placement } from "../edit/place-new-pages.ts";
import { pointerOf } from "../json/pointer.ts";
import { pagesOf } from "../navigation/queries.ts";
import type { OperationNode, ResolvedNavigation } from "../navigation/tree.ts";
import { parsePageEntry, referenceOf } from "../vocabulary/reference.ts";
import type { Site } from "./load-site.ts";

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
      if (typeof written !== "string" || parsePageEntry(written).type === "page") return [];
      const { file, pointer } = source.origin(element.pointer + pointerOf(["pages", index]));
      return [{ element, index, written, place: `${file}#${pointer}` }];
    });
  });

/** The references that no operation of a spec answers to. */
export function unknownReferences(
  site: Site,
  diagnostics: readonly Diagnostic[],
  elements: readonly WrittenElement[],
): WrittenReference[] {
  const unknown = new Set(
    diagnostics.flatMap(({ code, file, pointer }) =>
      code === "openapi/unknown-operation" ? [`${file}#${pointer}`] : [],
    ),
  );
  return unknown.size === 0 ? [] : referencesOf(site, elements).filter(({ place }) => unknown.has(place));
}

/**
 * Places for the operations that no page shows, of specs whose operations the navigation lists one by one: behind those
 * of their tag, in the list that has most of them; else behind all others of the spec.
 */
export function newOperations(
  site: Site,
  navigation: ResolvedNavigation,
  elements: readonly WrittenElement[],
): Placement[] {
  const nodes = new Map<string, OperationNode>();
  for (const page of navigation.pages) {
    if (page.type === "operation" && !page.generated) nodes.set(`${page.source.file}#${page.source.pointer}`, page);
  }
  const references = referencesOf(site, elements).flatMap((reference) => {
    const node = nodes.get(reference.place);
    return node ? [{ ...reference, node }] : [];
  });
  const shownByFiles = new Set([...site.pages.values()].flatMap(({ openapi }) => shownReference(openapi)));
  return [...new Set(references.map(({ node }) => node.spec))].flatMap((spec) => {
    const ofSpec = references.filter(({ node }) => node.spec === spec);
    const operations = site.specs.get(spec)?.value?.operations ?? [];
    return operations.flatMap((operation): Placement[] => {
      const reference = referenceOf(operation);
      if (operation.hidden || operation.excluded || shownByFiles.has(reference)) return [];
      if (pagesOf(navigation, `${spec} ${reference}`).length > 0) return [];
      const ofTag = ofSpec.filter(({ node }) => node.endpoint.tag === operation.tag);
      const beside = lastOfFullest(ofTag.length > 0 ? ofTag : ofSpec);
      if (!beside) return [];
      const entry = parsePageEntry(beside.written);
      const prefix = entry.type !== "page" && entry.spec !== undefined ? `${entry.spec} ` : "";
      return [
        { element: beside.element, at: beside.index + 1, entry: prefix + reference.replace(/^WEBHOOK/, "webhook") },
      ];
    });
  });
}

/** The operation that a page's front matter names, as a reference. */
function shownReference(openapi: string | undefined): string[] {
  const entry = parsePageEntry(openapi ?? "");
  if (entry.type === "page") return [];
  return [entry.type === "webhook" ? `WEBHOOK ${entry.name}` : `${entry.method.toUpperCase()} ${entry.path}`];
}

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
