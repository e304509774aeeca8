import { DOCS_SHAPES } from "../../../../schemas/docs-shapes.js";
import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { elementName, nounOf, quote, quoteList } from "../../../diagnostic/words.ts";
import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { knownFields } from "../../../json/shape.ts";
import {
  CHILDREN,
  type ChildKey,
  type ContainerKind,
  ELEMENTS,
  type ElementKind,
  KIND_OF_KEY,
  kindOfList,
} from "../../../vocabulary/elements/elements.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { configRequired } from "../../codes/config-required.ts";
import { hasOtherContent, isEmptyList, namesSource } from "../../context/element-content.ts";
import {
  type ElementRule,
  type ElementVisit,
  isInner,
  keyPlace,
  type ListRule,
  type PageRule,
  pointerTo,
} from "../../context/visits.ts";

/** An element by its kind and name: `tab "API"`, `the navigation`. */
export interface NamedElement {
  kind: ContainerKind;
  name: string;
}

export const navEmpty = code("nav/empty", {
  severity: "warning",
  title: "An element is empty",
  explanation:
    "An element without pages, link or spec is at best a dead end in the navigation. The same goes for an empty string as a name or a path.",
  example: navigationExample(
    '{ "tabs": [{ "tab": "Guides" }] }',
    '{ "tabs": [{ "tab": "Guides", "pages": ["intro"] }] }',
  ),
  cases: {
    element: ({ owner, children }: { owner: ElementKind; children: readonly ChildKey[] }) => ({
      message: `${elementName(owner)} has no content`,
      hint:
        children.length === 1
          ? `add ${quoteList(children)}, or remove it`
          : 'add "groups" or "pages", add "href" to make it a link, or remove it',
    }),
    list: ({ key }: { key: string }) => ({
      message: `${quote(key)} is an empty list`,
      hint: "fill it, or remove it",
    }),
    name: ({ owner, key }: { owner: ElementKind; key: string }) => ({
      message: `the name of ${elementName(owner)} is empty`,
      hint: `set ${quote(key)} to the text that readers see`,
    }),
    root: () => ({ message: '"root" is empty', hint: "use the path of the group's main page, or remove it" }),
    "page-path": () => ({ message: "the path of this page is empty", hint: "use the path of a page, or remove it" }),
    specs: () => ({
      message: '"openapi" is an empty list, and its element has no other content',
      hint: "add a spec, or add pages",
    }),
    /** An entry of `global` without a link. */
    "global-entry": ({ kind }: { kind: ElementKind }) => ({
      message: `${elementName(kind)} has no "href", so it is left out`,
      hint: 'add "href", or remove it',
    }),
    /** Nothing is generated for an element, although its specs can be read. */
    operations: ({ element, specs }: { element: NamedElement; specs: readonly string[] }) => ({
      message: `${nounOf(element.kind)} ${quote(element.name)} has no pages, because ${quoteList(specs, "and")} ${specs.length > 1 ? "have" : "has"} no operation to show`,
      hint: "remove the element, or add pages; operations marked x-hidden or x-excluded do not count",
    }),
  },
});

/** Whether an element has no children, and no list that is meant as such. */
export const hasNoChildren = ({ childKeys, frame }: ElementVisit): boolean =>
  childKeys.length === 0 && frame.lists.length === 0 && typeof own(frame.value, "$ref") !== "string";

/** Reports an element that has neither children nor other content. */
export const emptyElementRule: ElementRule = {
  codes: [navEmpty, configRequired],
  needs: hasNoChildren,
  check({ check, frame, isFilled }) {
    if (!isInner(frame)) return;
    const { kind, value, hasSpec } = frame;
    const { dialect, findings } = check;
    const { generatesFor, emptyGroup } = DIALECT_RULES[dialect];
    if (check.excused.has(value)) return;
    // If the element has no name either, the missing name is the only finding.
    if (!Object.hasOwn(value, ELEMENTS[kind].nameKey) && !check.named.has(value)) return;
    if (hasOtherContent(value) || (generatesFor === "empty" && hasSpec)) return;
    const place = { pointer: pointerTo(frame) };
    if (kind === "group" && emptyGroup === "error") return findings.add(configRequired, { case: "pages" }, place);
    if (isFilled || (kind === "group" && Object.hasOwn(value, "root"))) return;
    if (isEmptyList(own(value, "openapi"))) {
      const openapi = keyPlace(frame, "openapi");
      return findings.add(navEmpty, { case: "specs" }, openapi);
    }
    findings.add(navEmpty, { case: "element", owner: kind, children: CHILDREN[dialect][kind] }, place);
  },
};

/**
 * Reports an empty list of children, unless pages are generated for its element. The hosted platform rejects some of
 * them at the root.
 */
export const emptyListRule: ListRule = {
  codes: [navEmpty],
  needs: ({ list }) => list.entries.length === 0 && !list.isStray,
  check({ check, frame, list: { key, writtenKey } }) {
    const { generatesFor, emptyListsCount, filledLists } = DIALECT_RULES[check.dialect];
    const isAlone = emptyListsCount || frame.lists.every((list) => list.entries.length === 0);
    const isRefused = frame.kind === "navigation" && filledLists.includes(key) && isAlone;
    if (!isRefused && (namesSource(frame.value) || (generatesFor === "empty" && frame.hasSpec))) return;
    const place = keyPlace(frame, writtenKey);
    const severity = isRefused ? "error" : undefined;
    check.findings.add(navEmpty, { case: "list", key: writtenKey }, place, { severity });
  },
};

/**
 * Reports an empty name. In a dialect in which `""` is an error, the check of the form reports that. Groups may have an
 * empty name: their pages are then listed without a title.
 */
export const emptyNameRule: ElementRule = {
  codes: [navEmpty],
  check({ check, frame }) {
    const { kind, value } = frame;
    if (kind === "navigation" || kind === "group" || kind === "language") return;
    const { nameKey } = ELEMENTS[kind];
    const name = own(value, nameKey);
    if (typeof name !== "string" || name.trim() !== "") return;
    if (name === "" && DIALECT_RULES[check.dialect].emptyText === "error") return;
    check.findings.add(navEmpty, { case: "name", owner: kind, key: nameKey }, { pointer: pointerTo(frame, nameKey) });
  },
};

/** Reports an empty `root` of a group, but for what the check of the form reports. */
export const emptyRootRule: ElementRule = {
  codes: [navEmpty],
  needs: ({ frame }) => frame.kind === "group",
  check({ check, frame }) {
    const root = own(frame.value, "root");
    if (typeof root !== "string" || root.trim() !== "") return;
    if (root === "" && DIALECT_RULES[check.dialect].emptyText === "error") return;
    check.findings.add(navEmpty, { case: "root" }, { pointer: pointerTo(frame, "root") });
  },
};

/** Reports an empty or blank string in a list of pages. */
export const emptyPagePathRule: PageRule = {
  codes: [navEmpty],
  check({ check, frame, list, index, entry }) {
    const severity = entry === "" ? DIALECT_RULES[check.dialect].emptyText : undefined;
    check.findings.add(
      navEmpty,
      { case: "page-path" },
      { pointer: pointerTo(frame, list.writtenKey, index) },
      { severity },
    );
  },
};

/**
 * Reports the entries of an element's `global` without an `href`. The specification does not require their `href`, but
 * nothing else fills them. If an entry has unknown keys, the keys are reported instead.
 */
export const emptyGlobalEntryRule: ElementRule = {
  codes: [navEmpty],
  needs: ({ check, hasNested }) => hasNested && !DIALECT_RULES[check.dialect].globalNeedsHref,
  check({ check, frame }) {
    const global = own(frame.value, "global");
    if (!isObject(global)) return;
    const lists = knownFields(knownFields(DOCS_SHAPES[check.dialect][frame.kind])?.global) ?? {};
    for (const [key, entries] of Object.entries(global)) {
      if (!KIND_OF_KEY.has(key) || !Array.isArray(entries)) continue;
      const known = knownFields(lists[key]?.array?.items) ?? {};
      for (const [index, entry] of entries.entries()) {
        if (!isObject(entry) || !isBare(entry, known)) continue;
        const args = { case: "global-entry", kind: kindOfList(key as ChildKey) } as const;
        check.findings.add(navEmpty, args, { pointer: pointerTo(frame, "global", key, index) });
      }
    }
  },
};

const isBare = (entry: JsonObject, known: object): boolean => {
  const keys = Object.keys(entry);
  return keys.length > 0 && keys.every((key) => key !== "href" && key !== "$ref" && Object.hasOwn(known, key));
};
