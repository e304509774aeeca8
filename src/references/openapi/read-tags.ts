import { finding } from "../../diagnostic/finding.ts";
import { asList, isObject, type JsonObject, own, textOf } from "../../json/json-value.ts";
import { invalidSpec } from "./checks/invalid-spec.ts";
import type { SpecReading } from "./path-item.ts";

/** A tag that a spec declares. */
interface DeclaredTag {
  readonly title: string;
  /** OpenAPI 3.2. */
  readonly summary: string | undefined;
  /** OpenAPI 3.2: `nav` and no kind at all make groups, `badge` a badge, others nothing. */
  readonly kind: string | undefined;
  readonly parent: string | undefined;
  readonly pointer: string;
}

/** The group and badge that the tags of an operation give to its page. */
interface TagsOfOperation {
  /** The tag whose group the page is in. */
  readonly tag?: string;
  readonly tagTitle?: string;
  /** The tags whose groups are around that one, outermost first. */
  readonly tagParents?: readonly { readonly tag: string; readonly title: string }[];
  readonly badge?: string;
}

/**
 * Reads the tags that a spec declares. Returns a function that gives the group and badge for the tags of an operation.
 */
export function prepareTags(reading: SpecReading): (names: readonly string[]) => TagsOfOperation {
  const isNested = textOf(own(reading.spec, "openapi"))?.startsWith("3.2") ?? false;
  const declared = readDeclared(reading, isNested);
  const parents = isNested ? readParents(declared, reading) : new Map<string, readonly string[]>();
  const titleOf = (name: string): string => declared.get(name)?.title ?? name;
  return (names) => {
    const tag = isNested ? chooseTag(names, declared) : names[0];
    const badge = isNested ? names.find((name) => declared.get(name)?.kind === "badge") : undefined;
    const around = tag === undefined ? [] : (parents.get(tag) ?? []);
    return {
      ...(tag === undefined ? {} : { tag, tagTitle: titleOf(tag) }),
      ...(around.length === 0 ? {} : { tagParents: around.map((name) => ({ tag: name, title: titleOf(name) })) }),
      ...(badge === undefined ? {} : { badge: declared.get(badge)?.summary || badge }),
    };
  };
}

/** OpenAPI 3.2: the first of kind `nav`, else the first declared without a kind, else the first that is not declared. */
function chooseTag(names: readonly string[], declared: ReadonlyMap<string, DeclaredTag>): string | undefined {
  return (
    names.find((name) => declared.get(name)?.kind === "nav") ??
    names.find((name) => declared.has(name) && declared.get(name)?.kind === undefined) ??
    names.find((name) => !declared.has(name))
  );
}

function readDeclared({ spec, file, findings }: SpecReading, isNested: boolean): Map<string, DeclaredTag> {
  const declared = new Map<string, DeclaredTag>();
  const tags = own(spec, "tags");
  for (const [index, tag] of asList(tags).entries()) {
    const name = isObject(tag) ? textIn(tag, "name") : undefined;
    if (!isObject(tag) || name === undefined) continue;
    const pointer = `/tags/${index}`;
    const earlier = declared.get(name);
    if (earlier && isNested) {
      findings.push(finding(invalidSpec, { case: "tag-twice", tag: name }, { file, pointer: `${pointer}/name` }));
    }
    const summary = isNested ? textIn(tag, "summary") : undefined;
    const own = textIn(tag, "x-group") || (isNested ? summary : textIn(tag, "x-displayName"));
    // Of two tags of one name, the first that has a title gives it.
    if (earlier && (earlier.title !== name || !own)) continue;
    const kind = textIn(tag, "kind");
    const parent = isNested ? textIn(tag, "parent") : undefined;
    declared.set(name, { title: own || name, summary, kind, parent, pointer });
  }
  return declared;
}

/** The tags around each, outermost first; a parent that is not declared, and a circle, are reported and end the chain. */
function readParents(declared: ReadonlyMap<string, DeclaredTag>, { file, findings }: SpecReading) {
  const parents = new Map<string, readonly string[]>();
  const inCircle = new Set<string>();
  for (const [name, { parent, pointer }] of declared) {
    if (parent !== undefined && !declared.has(parent)) {
      const place = { file, pointer: `${pointer}/parent` };
      findings.push(finding(invalidSpec, { case: "tag-parent", tag: name, parent }, place));
    }
    const around: string[] = [];
    const seen = new Set<string>();
    for (let up = parent; up !== undefined && declared.has(up); up = declared.get(up)?.parent) {
      if (up === name && !inCircle.has(name)) {
        for (const each of seen) inCircle.add(each);
        const place = { file, pointer: `${pointer}/parent` };
        findings.push(finding(invalidSpec, { case: "tag-cycle", tag: name }, place));
      }
      if (up === name || seen.has(up) || seen.size >= MOST_PARENTS) break;
      seen.add(up);
      if (makesGroup(declared.get(up)?.kind)) around.unshift(up);
    }
    parents.set(name, around);
  }
  return parents;
}

const makesGroup = (kind: string | undefined): boolean => kind === undefined || kind === "nav";

/** Tags nest no deeper. */
const MOST_PARENTS = 16;

const textIn = (tag: JsonObject, key: string): string | undefined => textOf(own(tag, key));
