import { twoSpecs, USERS } from "../../../codes/examples/example.ts";
import { type CaseFacts, code } from "../../../diagnostic/code.ts";
import { joinList, quote, quoteList, quoteValue, typeName, withArticle } from "../../../diagnostic/words.ts";
import { segmentsOf } from "../../../json/json-value.ts";

/** A value of a spec; `at` is its JSON Pointer. */
export interface Value {
  at: string;
  value: unknown;
}

/** The name in messages of the value at a pointer into a spec: `"tags"`, `"parameters/0"`, `the spec`. */
function partName(pointer: string): string {
  const segments = segmentsOf(pointer);
  const last = segments.at(-1);
  if (last === undefined) return "the spec";
  return quote(/^\d$|^[1-9]\d?$/.test(last) ? segments.slice(-2).join("/") : last);
}

/** A type of JSON Schema with its article. */
const typeNoun = (type: string): string => (type === "null" ? "null" : type === "array" ? "a list" : withArticle(type));

/** What the sections of the components of a spec contain. */
export const COMPONENT_NOUNS: Readonly<Record<string, string>> = {
  callbacks: "a callback",
  examples: "an example",
  headers: "a header",
  links: "a link",
  mediaTypes: "a media type",
  parameters: "a parameter",
  pathItems: "a path item",
  requestBodies: "a request body",
  responses: "a response",
  schemas: "a schema",
  securitySchemes: "a security scheme",
};

const componentNoun = (section: string | undefined): string | undefined =>
  section !== undefined && Object.hasOwn(COMPONENT_NOUNS, section) ? COMPONENT_NOUNS[section] : undefined;

/** The violations of OpenAPI's rules in a spec. */
export const SPEC_FAULTS = {
  "tag-twice": ({ tag }: { tag: string }) => ({ message: `the tag ${quote(tag)} is declared twice` }),
  "tag-parent": ({ tag, parent }: { tag: string; parent: string }) => ({
    message: `the parent ${quote(parent)} of the tag ${quote(tag)} is not declared`,
  }),
  "tag-cycle": ({ tag }: { tag: string }) => ({ message: `the parents of the tag ${quote(tag)} lead back to it` }),
  method: ({ method }: { method: string }) => ({
    message: `${quote(method)} is not allowed in "additionalOperations"`,
    hint: "use a method in upper case that has no field of its own in the path item, such as COPY",
  }),
  type: ({ at, value, types }: Value & { types: readonly string[] }) => ({
    message: `${partName(at)} must be ${joinList(types.map(typeNoun))}, not ${quoteValue(value)}`,
  }),
  value: ({ at, value, allowed }: Value & { allowed: readonly string[] }) => ({
    message: `${partName(at)} must be ${quoteList(allowed)}, not ${quoteValue(value)}`,
  }),
  pattern: ({ at, value, pattern }: Value & { pattern: string }) => ({
    message: `${partName(at)} must match ${pattern}, but is ${quoteValue(value)}`,
  }),
  missing: ({ at, fields }: { at: string; fields: readonly string[] }) => ({
    message: `${partName(at)} is missing the required field ${quoteList(fields)}`,
  }),
  "too-few": ({ at, limit }: { at: string; limit: unknown }) => ({
    message: `${partName(at)} must have at least ${limit} ${limit === 1 ? "entry" : "entries"}`,
  }),
  "repeated-entry": ({ at, first, second }: { at: string; first: unknown; second: unknown }) => ({
    message: `${partName(at)} contains the same entry twice (${first} and ${second})`,
  }),
  "unknown-key": ({ key }: { key: string }) => ({ message: `${quote(key)} is not allowed here` }),
  "key-name": ({ key, pattern }: { key: string; pattern?: string | undefined }) => ({
    message: `the name ${quote(key)} ${pattern === undefined ? "is not allowed" : `must match ${pattern}`}`,
  }),
  /** A rule of the schema for which there is no sentence here; `says` is the validator's. */
  rule: ({ at, keyword, says }: { at: string; keyword: string; says?: string | undefined }) => ({
    message: `${partName(at)} ${says ?? `breaks the rule ${quote(keyword)}`}`,
  }),

  "not-an-object": ({ part, value }: { part: string; value: unknown }) => ({
    message: `${part} must be an object, not ${typeName(value)}`,
  }),
  version: ({ value }: { value: unknown }) => ({
    message: `"openapi" must be a full version in quotes, not ${quoteValue(value)}`,
    hint: 'use a version such as "3.1.0"',
  }),
  "version-of-api": () => ({
    message: '"version" must be a string, not a number',
    hint: "put it in quotes",
  }),
  "not-json": () => ({ message: "the spec must be JSON, but contains something else, such as a function" }),
  reference: ({ reference }: { reference: string }) => ({
    message: `the "$ref" ${quote(reference)} has no target in this spec`,
  }),
  "reference-type": ({
    reference,
    is,
    wanted,
  }: {
    reference: string;
    is?: string | undefined;
    wanted?: string | undefined;
  }) => {
    const noun = componentNoun(is);
    const other = componentNoun(wanted);
    const start = `the "$ref" ${quote(reference)}`;
    if (other === undefined || other === noun)
      return { message: `${start} leads to something that does not belong here` };
    return {
      message: `${start} ${noun === undefined ? `does not lead to ${other}` : `leads to ${noun}, but ${other} belongs here`}`,
    };
  },
} as const;

/** One fault of a spec: its case, and the facts that its sentence is made of. */
export type SpecFault = CaseFacts<typeof SPEC_FAULTS>;

export const invalidSpec = code("openapi/invalid-spec", {
  severity: "error",
  title: "The spec breaks a rule of OpenAPI",
  explanation:
    "The spec breaks a rule of the OpenAPI specification. Faults of paths and operations are always found; all others are found by `docsjson check --specs`.",
  example: twoSpecs(`${USERS}  /teams: none\n`, USERS),
  cases: SPEC_FAULTS,
});
