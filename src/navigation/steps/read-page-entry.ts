import { type AnchorEntry, isPlainPath, normalizePagePath, readAnchor } from "../../vocabulary/addresses/page-path.ts";
import { isUrlEntry } from "../../vocabulary/addresses/url.ts";
import { mayRead } from "../../vocabulary/platform/readers.ts";
import type { Resolving } from "../context/resolving.ts";
import { readSettings } from "../nodes/element-settings.ts";
import { Link } from "../nodes/link.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import { titleOfPath } from "../pages/title-of-path.ts";
import { resolveReference, type Slot } from "./resolve-operation-reference.ts";

/** A group's `root`: a page or an operation; `undefined` for a reference that finds nothing. */
export function readPage(slot: Slot, entry: string, resolving: Resolving): PageLeaf | OperationLeaf | undefined {
  if (isPlainPath(entry)) return pageAt(slot, entry, resolving);
  const found = resolveReference(slot, entry, resolving);
  if (found !== "page") return found;
  if (isUrlEntry(entry)) return undefined;
  const path = normalizePagePath(entry);
  return path === "" ? undefined : pageAt(slot, path, resolving);
}

function pageAt({ up, address, isRoot }: Slot, path: string, { showingSymbols }: Resolving): PageLeaf {
  const page = new PageLeaf(up, address, path, isRoot);
  if (page.file?.sdk !== undefined) showingSymbols.push(page);
  return page;
}

/**
 * Reads an entry of `pages` as `readPage` does, except that a page whose front matter has a `url` becomes a link, and
 * so does a page with an `#anchor`, which leads to one of its headings.
 */
export function readPageEntry(
  slot: Slot,
  entry: string,
  resolving: Resolving,
): PageLeaf | OperationLeaf | Link | undefined {
  const page = readPage(slot, entry, resolving);
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
