import { PAGE_SHAPE } from "../../schemas/page-shape.js";
import { frontMatterExample } from "../codes/examples/page.ts";
import { type Code, code } from "../diagnostic/code.ts";
import { type Reporter, runRules } from "../diagnostic/finding.ts";
import { isNearMiss, nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote, type Subject, subjectName } from "../diagnostic/words.ts";
import { asList, escapeSegment, isObject } from "../json/json-value.ts";
import { faultsOf, knownFields } from "../json/shape.ts";
import { configFormat, WRONG_FORMS } from "./codes/config-format.ts";
import { configRange, sayRange } from "./codes/config-range.ts";
import { configRequired } from "./codes/config-required.ts";
import { configType, WRONG_TYPES } from "./codes/config-type.ts";
import { renameFixes } from "./context/fixes.ts";
import type { FieldSuggestions, FrontMatterRule } from "./context/visits.ts";
import { documentedOnly } from "./rules/fields/documented-only.ts";
import { configEnum, WRONG_CHOICE } from "./rules/fields/enum.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";

export const pageFieldType = code("page/type", {
  severity: "warning",
  title: "A field of front matter has the wrong type",
  explanation:
    "Each field of front matter takes values of one type: `hidden` is true or false, `boost` a number, `groups` a list. A value of another type has no effect.",
  example: frontMatterExample("title: Intro\ndeprecated: soon", "title: Intro\ndeprecated: true"),
  cases: WRONG_TYPES,
});

export const pageApiType = code("page/api-type", {
  severity: "error",
  title: "A reference in front matter is not a string",
  explanation:
    "`api`, `openapi` and `asyncapi` name one endpoint or channel in a string. For a list or an object, the hosted platform does not build the site.",
  example: frontMatterExample(
    "title: Intro\napi: { method: GET }",
    "title: Intro\napi: GET https://api.acme.dev/users",
  ),
  cases: WRONG_TYPES,
});

export const pageFieldValue = code("page/value", {
  severity: "warning",
  title: "A field of front matter has a value that is not allowed",
  explanation: "The field takes one of a fixed list of values. Case matters. Another value has no effect.",
  example: frontMatterExample("title: Intro\nmode: full", "title: Intro\nmode: wide"),
  ...WRONG_CHOICE,
});

export const pageFieldRequired = code("page/required", {
  severity: "warning",
  title: "A field of front matter is incomplete",
  explanation: "`sdk` as an object needs a `kind` and a `name`. Without both, the page shows nothing of the SDK.",
  example: frontMatterExample("sdk: { kind: class }", "title: Client"),
  message: ({ owner, field }: { owner: Subject; field: string }) =>
    `${subjectName(owner)} is missing the field ${quote(field)}`,
  hint: ({ field }) => `add ${quote(field)}`,
});

export const pageFieldFormat = code("page/format", {
  severity: "warning",
  title: "A field of front matter has the wrong form",
  explanation:
    "A `url` is a full URL, or a path that starts with a slash; `sdk` is a kind and a name, and `api` a method and a URL.",
  example: frontMatterExample("title: Blog\nurl: www.example.com", "title: Blog\nurl: https://www.example.com"),
  cases: WRONG_FORMS,
});

export const pageFieldRange = code("page/range", {
  severity: "warning",
  since: "0.2",
  title: "A value of front matter is too long or too short",
  explanation:
    "A list or a value in the front matter is outside what the hosted platform allows: a rule of `groups` that includes no group lets nobody read the page.",
  example: frontMatterExample("title: Pay\ngroups: [{ includes: [] }]", "title: Pay\ngroups: [{ includes: [staff] }]"),
  message: sayRange,
});

export const unknownPageField = code("page/unknown-field", {
  severity: "warning",
  title: "A field of front matter is probably misspelt",
  explanation:
    "Front matter may have fields of your own. A name that is almost that of a known field is most often a slip, and the field that was meant has no effect.",
  example: frontMatterExample("title: Intro\nsidebarTitel: Start", "title: Intro\nsidebarTitle: Start"),
  message: ({ field }: { field: string; suggestions: readonly string[] }) =>
    `front matter has no field ${quote(field)}`,
  hint: ({ suggestions }) => didYouMean(suggestions),
});

const PAGE_FIELDS = knownFields(PAGE_SHAPE) ?? {};

const OWNER = { document: "front matter" };

/** Reports unknown fields whose name is almost that of a known one; others are the author's own. */
const unknownFieldRule: FrontMatterRule = {
  codes: [unknownPageField],
  check({ value, findings, known }) {
    for (const field of Object.keys(value)) {
      if (Object.hasOwn(PAGE_FIELDS, field)) continue;
      const suggestions = suggestPageFields(field, known).filter((name) => !Object.hasOwn(value, name));
      if (suggestions.length === 0) continue;
      const pointer = `/${escapeSegment(field)}`;
      const fixes = renameFixes(pointer, suggestions);
      findings.add(unknownPageField, { field, suggestions }, { pointer, part: "key" }, { fixes });
    }
  },
};

/** Reports `groups` of names and rules: a list has either. */
const mixedGroupsRule: FrontMatterRule = {
  codes: [pageFieldType],
  check({ value, findings }) {
    const [first, ...others] = asList(value.groups);
    const at = others.findIndex((each) => isObject(each) !== isObject(first));
    if (at === -1) return;
    const types = [isObject(first) ? "object" : "string"];
    const facts = { case: "value", subject: { entryOf: "groups" }, value: others[at], types } as const;
    findings.add(pageFieldType, facts, { pointer: `/groups/${at + 1}` });
  },
};

const FRONT_MATTER_RULES: readonly FrontMatterRule[] = [mixedGroupsRule, unknownFieldRule];

/** Checks the front matter of a page as data: by its schema, then by the rules. Codes are `page/*`. */
export function checkPage(findings: Reporter, value: unknown, known: FieldSuggestions = new Map()): void {
  explainErrors(asOfPage(findings), faultsOf(value, PAGE_SHAPE), { value, pointer: "", owner: OWNER });
  if (isObject(value)) runRules(FRONT_MATTER_RULES, { value, findings, known });
}

/** The codes of front matter, by the codes of the schema. */
const PAGE_CODES: ReadonlyMap<Code, Code> = new Map<Code, Code>([
  [configType, pageFieldType],
  [configEnum, pageFieldValue],
  [configRequired, pageFieldRequired],
  [configFormat, pageFieldFormat],
  [configRange, pageFieldRange],
  [documentedOnly, documentedOnly],
]);

/** The fields whose values must be strings, or the hosted platform does not build the site. */
const API_FIELDS: ReadonlySet<string> = new Set(["/api", "/openapi", "/asyncapi"]);

/** The findings of the schema under the codes for pages. */
const asOfPage = (findings: Reporter): Reporter => ({
  add(code, args, place, more) {
    const isApi = code === configType && API_FIELDS.has(place.pointer);
    const ofPage = isApi ? pageApiType : PAGE_CODES.get(code);
    if (!ofPage) throw new Error(`the schema of front matter has a rule that no code of pages says: ${code.name}`);
    findings.add<object>(ofPage, args, place, more);
  },
});

/** Edits between a name and the field that it may be meant as: `tab` is not `tag`, nor `created` `related`. */
const mostEditsApart = ({ length }: string): number => (length < 4 ? 0 : length < 10 ? 1 : 2);

function suggestPageFields(field: string, known: FieldSuggestions): readonly string[] {
  const earlier = known.get(field);
  if (earlier) return earlier;
  // `tags` or `keyword` is the author's own field, not a slip.
  const names = Object.keys(PAGE_FIELDS).filter((name) => `${name}s` !== field && name !== `${field}s`);
  const most = mostEditsApart(field);
  const suggestions = nearest(field, names).filter((name) => isNearMiss(field, name, most));
  known.set(field, suggestions);
  return suggestions;
}

/** The types of the known fields that take one. */
const TYPES = new Map(
  Object.entries(PAGE_FIELDS).flatMap(([field, shape]) => {
    const [type, ...more] = Object.keys(shape ?? {});
    return type === undefined || more.length > 0 ? [] : [[field, type] as const];
  }),
);

/** The type of a known field; `undefined` if the field takes several, or is not known. */
export const typeOfPageField = (field: string): string | undefined => TYPES.get(field);
