import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote, quoteList, quoteValue } from "../../../diagnostic/words.ts";
import { isObject, type JsonObject, own, pointerOf } from "../../../json/json-value.ts";
import { ELEMENTS, isChildKey, kindOfList } from "../../../vocabulary/elements/elements.ts";
import { type Check, type EntryRule, pointerTo } from "../../context/visits.ts";

export const sourceRefEntry = code("nav/source-ref", {
  severity: "info",
  title: "An entry is replaced by the navigation of another repository",
  explanation:
    'The hosted platform puts the navigation of another repository in the place of `{ "sourceRef": "owner/repo" }`: the list of the same name. Without that repository at hand (`sources`), its pages are missing from the resolved navigation. Such an entry is allowed in every list of the navigation and of `global`, without other fields.',
  example: navigationExample(
    '{ "products": [{ "product": "API", "groups": [{ "sourceRef": "acme/api-docs" }] }] }',
    '{ "products": [{ "product": "API", "groups": [{ "group": "Start", "pages": ["intro"] }] }] }',
  ),
  cases: {
    unread: ({ source }: { source: string }) => ({
      message: `the navigation of ${quote(source)} comes in here when the site is published; it is not read`,
      hint: "check the other repository separately",
    }),
    misplaced: () => ({
      message: '"sourceRef" is not allowed on the navigation itself, only as an entry of one of its lists',
      hint: 'put { "sourceRef": "owner/repo" } into a list, such as "groups"',
    }),
    fields: ({ fields }: { fields: readonly string[] }) => ({
      message: `an entry with "sourceRef" must have no other fields, and this one has ${quoteList(fields, "and")}`,
      hint: "make two entries of it, or keep one of the two",
    }),
    form: ({ source }: { source: unknown }) => ({
      message: `"sourceRef" must be the name of a repository with its owner, not ${quoteValue(source)}`,
      hint: "write it as owner/repo",
    }),
    "no-list": ({ source, list }: { source: string; list: string }) => ({
      message: `the navigation of ${quote(source)} has no ${quote(list)}, so nothing can come in here`,
      hint: `refer to it from a list that it has, or give it ${quote(list)}`,
    }),
    cycle: ({ trail }: { trail: readonly string[] }) => ({
      message: `the repositories refer to one another in a circle: ${trail.join(" → ")}`,
      hint: "leave one of the references out",
    }),
  },
});

/** `owner/repo`; on GitLab there may be more parts. */
const REPOSITORY = /^[^\s/]+(?:\/[^\s/]+)+$/;

/**
 * Notes an entry that refers to another repository, whose navigation is not read, or reports what is wrong with the
 * entry.
 */
function reportSourceRef(check: Check, entry: JsonObject, pointer: string) {
  const source = entry.sourceRef;
  const place = { pointer: `${pointer}/sourceRef` };
  const fields = Object.keys(entry).filter((key) => key !== "sourceRef");
  check.isPartlyRead = true;
  if (fields.length > 0) {
    check.findings.add(sourceRefEntry, { case: "fields", fields }, place, { severity: "error" });
  } else if (typeof source !== "string" || !REPOSITORY.test(source)) {
    // The platform's validator takes any string except an empty one; by its documentation, other forms have no effect.
    const severity = typeof source === "string" && source !== "" ? "warning" : "error";
    check.findings.add(sourceRefEntry, { case: "form", source }, place, { severity });
  } else check.findings.add(sourceRefEntry, { case: "unread", source }, place);
}

/** Notes an entry of a list of the navigation that refers to another repository. */
export const sourceRefRule: EntryRule = {
  codes: [sourceRefEntry],
  needs: ({ entry }) => isSourceRef(entry),
  check: ({ check, frame, list, index, entry }) =>
    reportSourceRef(check, entry as JsonObject, pointerTo(frame, list.writtenKey, index)),
};

/** Whether an entry of a list refers to another repository, or is meant to. */
export const isSourceRef = (entry: unknown): entry is JsonObject =>
  isObject(entry) && Object.hasOwn(entry, "sourceRef");

/** Reports a `sourceRef` that the navigation has itself. */
export const reportMisplacedSourceRef = (check: Check, pointer: string): void =>
  check.findings.add(sourceRefEntry, { case: "misplaced" }, { pointer, part: "key" }, { severity: "error" });

/**
 * Notes the entries of `global` that refer to another repository. Returns the element with valid links in their place,
 * so that nothing else is reported about them.
 */
export function readGlobalSourceRefs(check: Check, element: JsonObject, pointer: () => string): JsonObject {
  const global = own(element, "global");
  if (!isObject(global)) return element;
  let read: Record<string, unknown> | undefined;
  for (const [key, list] of Object.entries(global)) {
    if (!isChildKey(key) || !Array.isArray(list)) continue;
    if (!list.some(isSourceRef)) continue;
    const kind = kindOfList(key);
    const link = { [ELEMENTS[kind].nameKey]: kind === "language" ? "en" : "sourceRef", href: "/" };
    read ??= { ...global };
    read[key] = list.map((entry: unknown, index) => {
      if (!isSourceRef(entry)) return entry;
      reportSourceRef(check, entry, pointer() + pointerOf(["global", key, String(index)]));
      return link;
    });
  }
  return read ? { ...element, global: read } : element;
}
