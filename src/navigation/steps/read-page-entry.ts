import { type AnchorEntry, isPlainPath, normalizePagePath, readAnchor } from "../../vocabulary/addresses/page-path.ts";
import { isUrlEntry } from "../../vocabulary/addresses/url.ts";
import { isAdditionalMethod } from "../../vocabulary/elements/methods.ts";
import { misspeltReference } from "../../vocabulary/elements/operation-reference.ts";
import { readSymbolReference } from "../../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import { mayRead } from "../../vocabulary/platform/readers.ts";
import type { Resolving } from "../context/resolving.ts";
import { readSettings } from "../nodes/element-settings.ts";
import type { Holder } from "../nodes/holder.ts";
import { Link } from "../nodes/link.ts";
import { OperationLeaf } from "../nodes/operation-leaf.ts";
import { addressPointer } from "../nodes/packed-address.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import { titleOfPath } from "../pages/title-of-path.ts";
import { ambiguousOperation } from "../specs/ambiguous-operation.ts";
import { readReference, type Wanted } from "../specs/read-operation-reference.ts";
import { SpecScope } from "../specs/spec-scope.ts";
import { findExcludedReference } from "../specs/x-hidden.ts";

/** A group's `root`: a page or an operation; `undefined` for a reference that finds nothing. */
export function readListedPage(slot: Slot, entry: string, resolving: Resolving): PageLeaf | OperationLeaf | undefined {
  if (isPlainPath(entry)) return pageAt(slot, entry, resolving);
  const found = resolveReference(slot, entry, resolving);
  if (found !== "page") return found;
  if (isUrlEntry(entry)) return undefined;
  const path = normalizePagePath(entry);
  return path === "" ? undefined : pageAt(slot, path, resolving);
}

/**
 * Notes a page that shows a part of an SDK, and that the `sdk` in effect for it makes no pages of its own.
 * Source: hosted platform, "SDK reference setup".
 */
function pageAt({ up, address, isRoot }: Slot, path: string, { shownSymbols }: Resolving): PageLeaf {
  const page = new PageLeaf(up, address, path, isRoot);
  const symbol = readSymbolReference(page.file?.sdk);
  if (symbol) {
    const scope = up.scopes.sdk;
    if (scope) scope.used = true;
    shownSymbols.push({ page, symbol, scope });
  }
  return page;
}

/**
 * Reads an entry of `pages` as `readListedPage` does, except that a page whose front matter has a `url` becomes a link, and
 * so does a page with an `#anchor`, which leads to one of its headings.
 */
export function readPageEntry(
  slot: Slot,
  entry: string,
  resolving: Resolving,
): PageLeaf | OperationLeaf | Link | undefined {
  const page = readListedPage(slot, entry, resolving);
  if (!(page instanceof PageLeaf)) return page;
  // It stays a page until the pages that readers may not see are removed.
  if (resolving.readers && !mayRead(page.file?.groups, resolving.readers)) return page;
  if (page.file?.url !== undefined) return linkOf(page, page.file.url);
  const heading = page.file ? undefined : readAnchor(entry);
  return heading ? linkToHeading(slot, heading, resolving) : page;
}

const linkOf = ({ up, address, title, file, icon, tag, description }: PageLeaf, href: string): Link =>
  new Link(up, address, {
    title,
    href,
    element: "page",
    hidden: file?.hidden === true,
    settings: readSettings({ icon, tag, description }),
  });

function linkToHeading({ up, address }: Slot, { page, anchor }: AnchorEntry, { anchored }: Resolving): Link {
  const target = new PageLeaf(up, address, normalizePagePath(page));
  anchored.push(target);
  return new Link(up, address, {
    title: titleOfPath(anchor),
    href: `${target.href}#${anchor}`,
    element: "page",
    hidden: target.file?.hidden === true,
    settings: undefined,
  });
}

/** The place of an entry of `pages` (or a `root`) in the tree. */
export interface Slot {
  readonly up: Holder;
  readonly address: number;
  readonly isRoot?: true | undefined;
}

/**
 * The page of the operation that an entry names; `undefined` if it is left out (and reported), `"page"` if the entry is
 * a page after all.
 */
function resolveReference(slot: Slot, entry: string, resolving: Resolving): OperationLeaf | "page" | undefined {
  const reference = readReference(entry);
  if (reference && isUsual(reference)) return lookUp(slot, reference, resolving);
  const misspelt = reference ?? misspeltReference(entry);
  if (!misspelt || resolving.root.pages?.has(normalizePagePath(entry))) return "page";
  const scope = scopeFor(slot, misspelt, resolving);
  if (reference && scope) return lookUp(slot, reference, resolving);
  const wanted = { ...misspelt, text: entry.trim() };
  resolving.unknown.push({ pointer: slotPointer(slot), wanted, scoped: scope?.specs ?? [] });
  return undefined;
}

/** Whether it names an operation by one of the usual methods, and not what may also be the path of a page. */
const isUsual = ({ method, property }: Wanted): boolean => property === undefined && !isAdditionalMethod(method);

function lookUp(slot: Slot, wanted: Wanted, resolving: Resolving): OperationLeaf | undefined {
  const { findings, dialect, unknown, waiting } = resolving;
  const pointer = slotPointer(slot);
  const scope = scopeFor(slot, wanted, resolving);
  const matches = (wanted.property ? (scope?.specs ?? []) : (scope?.specsOfPath(wanted.path) ?? [])).flatMap((spec) => {
    const operation = spec.spec.index?.find(wanted.method, wanted.path);
    return operation ? [{ spec, operation }] : [];
  });
  const [match] = matches;
  if (!match) {
    if (scope && scope.missing.length > 0) waiting.set(scope, (waiting.get(scope) ?? 0) + 1);
    else unknown.push({ pointer, wanted, scoped: scope?.specs });
    return undefined;
  }
  if (wanted.spec === undefined && scope) scope.used = true;
  if (matches.length > 1) {
    const args = { reference: wanted.text, specs: matches.map(({ spec }) => spec.source) };
    findings.add(ambiguousOperation, args, { pointer });
  }
  const excluded = findExcludedReference(match.operation, match.spec.source, dialect, pointer);
  if (!excluded)
    return new OperationLeaf(slot.up, slot.address, match.operation, { scoped: match.spec, isRoot: slot.isRoot });
  findings.push(excluded);
  return undefined;
}

/**
 * The specs in which to look: the one that the reference names, else those in effect; `undefined` if there are none.
 */
function scopeFor(
  slot: Slot,
  { spec: named, property }: Pick<Wanted, "spec" | "property">,
  resolving: Resolving,
): SpecScope | undefined {
  const inEffect = slot.up.scopes[property ?? "openapi"];
  if (named === undefined) return inEffect;
  const source = normalizeSpecSource(named);
  const declared = inEffect?.named(source);
  if (declared) return new SpecScope(slot.up, [declared]);
  const spec = resolving.documents.openapi.open(source, slotPointer(slot));
  // As on the hosted platform, the directory is that of the spec in effect.
  const directory = inEffect?.specs[0]?.directory;
  return new SpecScope(slot.up, [{ source, directory, step: addressPointer(slot.address), spec }]);
}

const slotPointer = ({ up, address }: Slot): string => up.pointer + addressPointer(address);
