import { isObject, type JsonObject } from "../json/json-value.ts";
import { DOCUMENT_KINDS, isDocumentKind } from "../vocabulary/elements/document-kinds.ts";
import { isChildKey, MAX_DEPTH } from "../vocabulary/elements/elements.ts";
import { parsePageEntry } from "../vocabulary/elements/operation-reference.ts";
import { pathOfEntry, withPath } from "./pages/page-mentions.ts";

/** The counterparts that a copy of an element names instead. */
export interface CopyRules {
  /** The counterpart of a page; `undefined` leaves it out. */
  readonly page: (path: string) => string | undefined;
  /** The counterpart of a spec, or of another source of pages. */
  readonly spec: (source: string) => string;
  /** The folder in which the copy generates the pages that the element generates in this one. */
  readonly directory: (directory: string) => string;
}

/**
 * A copy of an element, with its pages and specs by their counterparts. Elements that keep nothing are left out, as is
 * `default`; `undefined` if nothing is left in the copy.
 */
export function copyElement(element: JsonObject, rules: CopyRules, depth = 0): JsonObject | undefined {
  const copy: Record<string, unknown> = {};
  let holds = false;
  let held = false;
  for (const [key, value] of Object.entries(element)) {
    if (isChildKey(key) && Array.isArray(value)) {
      const children = depth > MAX_DEPTH ? [] : value.flatMap((child) => copyChild(child, rules, depth));
      if (children.length > 0 || value.length === 0) copy[key] = children;
      held = true;
      holds ||= children.length > 0;
      continue;
    }
    const copied = copyField(key, value, rules);
    if (copied !== undefined) copy[key] = copied;
    holds ||= (key === "root" && typeof copied === "string") || (isDocumentKind(key) && !held);
  }
  const leads = ["href", "sdk"].some((key) => Object.hasOwn(element, key));
  return holds || leads ? copy : undefined;
}

/** `undefined` for a field that the copy does without. */
function copyField(key: string, value: unknown, rules: CopyRules): unknown {
  if (key === "default") return undefined;
  if (key === "root" && typeof value === "string") return copyPage(value, rules);
  if (!isDocumentKind(key)) return value;
  // A list of AsyncAPI documents has no folders: the pages of the copy get addresses of their own by numbers.
  if (key === "asyncapi" && Array.isArray(value))
    return value.map((each) => (typeof each === "string" ? rules.spec(each) : each));
  return copySource(value, rules, DOCUMENT_KINDS[key].directory);
}

function copyChild(child: unknown, rules: CopyRules, depth: number): unknown[] {
  if (isObject(child)) {
    const copy = copyElement(child, rules, depth + 1);
    return copy === undefined ? [] : [copy];
  }
  if (typeof child !== "string") return [child];
  const page = copyPage(child, rules);
  return page === undefined ? [] : [page];
}

/** Replaces a page with its counterpart, and the spec of a reference with its counterpart. URLs stay. */
function copyPage(entry: string, { page, spec }: CopyRules): string | undefined {
  const path = pathOfEntry(entry);
  if (path !== undefined) {
    const counterpart = page(path);
    return counterpart === undefined ? undefined : withPath(entry, counterpart);
  }
  const reference = parsePageEntry(entry);
  if (reference.type === "page" || reference.spec === undefined) return entry;
  return entry.replace(reference.spec, () => spec(reference.spec ?? ""));
}

function copySource(value: unknown, rules: CopyRules, directory: string): unknown {
  if (Array.isArray(value)) return value.map((each) => copySource(each, rules, directory));
  if (typeof value === "string") return { source: rules.spec(value), directory: rules.directory(directory) };
  if (!isObject(value) || typeof value.source !== "string") return value;
  const own = typeof value.directory === "string" ? value.directory : directory;
  return { ...value, source: rules.spec(value.source), directory: rules.directory(own) };
}
