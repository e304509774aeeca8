import type { ElementKind } from "../../vocabulary/elements.ts";
import { define, defineCases } from "../define.ts";
import { didYouMean, elementName, quote, quoteList, quoteValue, type Subject, subjectName } from "../words.ts";
import { INCLUDE_PROBLEMS, type IncludeProblem } from "./include-problems.ts";
import { JSON_FAULTS } from "./json-syntax.ts";
import { WRONG_FORMS } from "./string-form.ts";
import { type Home, hintForUnknownField, homeName, type UnknownFieldReason } from "./unknown-field.ts";
import { WRONG_TYPES } from "./value-type.ts";

/** Why a file of the docs root gives no text. */
type ReadFault = "not-a-file" | "outside-root" | "too-large" | "unreadable";
const READ_FAULTS: Readonly<Record<ReadFault, string>> = {
  "not-a-file": "is not a file",
  "outside-root": "leads out of the docs root",
  "too-large": "is too large",
  unreadable: "cannot be read",
};

/** A bound of JSON Schema that a value exceeds. */
export interface Bound {
  keyword: string;
  limit: unknown;
}

export const CONFIG_CODES = {
  "config/syntax": defineCases({
    severity: "error",
    title: "The file is not valid JSON",
    explanation:
      "docs.json must be plain JSON: no comments, no trailing commas, keys and strings in double quotes. The rest of the file is checked once it parses.",
    cases: JSON_FAULTS,
  }),
  "config/duplicate-key": define<{ key: string; line: number }>({
    severity: "warning",
    title: "A key appears twice in one object",
    message: ({ key, line }) => `${quote(key)} is already set on line ${line}; only the last value is used`,
    hint: () => "remove one of the two, or merge their values",
    explanation:
      "JSON allows a key to appear twice in one object, but every reader keeps only the last value. The first one is lost without a warning.",
  }),
  "config/type": defineCases({
    severity: "error",
    title: "A value has the wrong type",
    explanation:
      "Each field takes values of certain JSON types only: strings must be in double quotes, true and false must not. A value of another type is ignored, often with everything inside it.",
    cases: WRONG_TYPES,
  }),
  "config/required": defineCases({
    severity: "error",
    title: "A required field is missing",
    explanation:
      "Every element of the navigation needs its name (a group its `group`, a tab its `tab`), and some settings have required fields. If the key is misspelt, or one level too high, the finding points at it.",
    cases: {
      field: ({ owner, field }: { owner: Subject; field: string }) => ({
        message: `${subjectName(owner)} is missing the required field ${quote(field)}`,
        hint: `add ${quote(field)}`,
      }),
      /** The field is there under another name. */
      renamed: ({ owner, field, found }: { owner: Subject; field: string; found: string }) => ({
        message: `${subjectName(owner)} is missing the required field ${quote(field)}; found ${quote(found)} instead`,
        hint: didYouMean([field]),
      }),
      /** The field is there, but one level too high. */
      "too-high": ({ owner, field, home }: { owner: Subject; field: string; home: Home }) => ({
        message: `${quote(field)} is a field of ${homeName({ ...home, part: home.part === "object" ? "object" : "entries" })}, not of ${subjectName(owner)}`,
        hint: `move it to ${homeName(home)}`,
      }),
      /** A group needs pages, or a spec to generate them from. */
      pages: () => ({
        message: 'this group is missing the required field "pages"',
        hint: 'add "pages", or set "openapi" to generate them from a spec',
      }),
    },
  }),
  "config/enum": define<{
    subject: Subject;
    value: string;
    allowed: readonly string[];
    suggestions: readonly string[];
  }>({
    severity: "error",
    title: "A value is not one of those allowed",
    message: ({ subject, value, allowed }) =>
      `${subjectName(subject)} must be ${quoteList(allowed)}, not ${quoteValue(value)}`,
    hint: ({ suggestions }) => didYouMean(suggestions),
    explanation: "The field takes one of a fixed list of values. Case matters.",
  }),
  "config/unknown-value": define<{
    subject: Subject;
    value: string;
    known: readonly string[];
    suggestions: readonly string[];
  }>({
    severity: "warning",
    title: "A value is not known",
    message: ({ subject, value }) => `${subjectName(subject)} is set to the unknown value ${quoteValue(value)}`,
    hint: ({ known, suggestions }) => didYouMean(suggestions) ?? `known values are ${quoteList(known, "and")}`,
    explanation:
      "The field takes more values than a fixed list can contain, so other values are allowed. This one is not among the known values and is most often misspelt.",
  }),
  "config/format": defineCases({
    severity: "error",
    title: "A string has the wrong form",
    explanation:
      "Some strings have a form: a color is `#rgb` or `#rrggbb`, an `href` a URL or a path, a date ISO 8601. Links that run script (`javascript:`) are not allowed, nor are hosts without a scheme (`www.example.com`), which a browser takes for a path of the site.",
    cases: WRONG_FORMS,
  }),
  "config/range": define<{ subject: Subject; value: unknown; bound: Bound }>({
    severity: "error",
    title: "A number or a length is out of range",
    message: ({ subject, value, bound }) => sayRange(subject, value, bound),
    explanation: "The field takes numbers, or strings and lists of a length, within limits.",
  }),
  "config/unknown-field": define<{
    field: string;
    owner: Subject;
    /** Whether the hosted platform rejects the file because of it, instead of dropping it. */
    isRefused?: boolean | undefined;
    suggestions?: readonly string[] | undefined;
    reason?: UnknownFieldReason | undefined;
  }>({
    severity: "warning",
    title: "A field is not known",
    message: ({ field, owner, isRefused }) =>
      isRefused
        ? `${quote(field)} is not allowed in ${subjectName(owner)}`
        : `${quote(field)} is not a field of ${subjectName(owner)}, so it is ignored`,
    hint: ({ suggestions, reason }) =>
      didYouMean(suggestions) ?? (reason ? hintForUnknownField(reason) : "remove it, or check its spelling"),
    explanation:
      "The field is neither in the specification nor known to the hosted platform, which drops it with everything inside it. A few objects may have no other fields: there, it is an error in the `mintlify` dialect. Most often its name is misspelt, or it belongs to another object.",
  }),
  "config/unknown-rule": define<{ name: string; suggestions: readonly string[] }>({
    severity: "error",
    title: "A rule is for a code that does not exist",
    message: ({ name }) => `no finding has the code ${quote(name)}`,
    hint: ({ suggestions }) => didYouMean(suggestions) ?? 'list all codes with "docsjson explain"',
    explanation:
      "The `rules` of docsjson.config.json say what findings count as, by their code (`nav/orphan-page`), by area (`nav/*`) or all together (`*`). A rule for any other name has no effect.",
  }),
  "config/duplicate-value": define<{ subject: Subject; value: string }>({
    severity: "error",
    title: "A value that may be there once is there twice",
    message: ({ subject, value }) =>
      `${subjectName(subject)} is ${quoteValue(value)}, as in an earlier entry of the list`,
    hint: () => "remove one of the two entries",
    explanation:
      "Some lists tell their entries apart by one value: `seo.paths` by the path, `variations.options` by the id, `contextual.options` by the name of a built-in entry. The hosted platform stops the deployment if it is there twice.",
  }),
  "config/ignored": defineCases({
    severity: "warning",
    title: "A setting has no effect where it is",
    explanation:
      "The hosted platform drops some settings without a word: those that do not fit together with others, such as `asyncapi` beside the `openapi` of a group, and `openapi` and `asyncapi` of the navigation itself. In the specification, elements inherit the `openapi` of the navigation.",
    cases: {
      font: ({ field }: { field: string }) => ({
        message: `${quote(field)} is ignored, because "fonts" has a "family" for the whole site`,
        hint: `remove "family" and what belongs to it, or remove ${quote(field)}`,
      }),
      /** `openapi` of the navigation itself. */
      "root-source": ({ field }: { field: string }) => ({
        message: `${quote(field)} of the navigation itself is ignored, so no pages are made from it`,
        hint: `set ${quote(field)} on the tabs, groups or other elements that should have its pages`,
      }),
      /** `asyncapi` beside the `openapi` of a group. */
      "second-api": () => ({
        message: '"asyncapi" is ignored, because the group has "openapi", so no pages are made from it',
        hint: 'move "asyncapi" to a group of its own',
      }),
      variations: ({ theme }: { theme: unknown }) => ({
        message: `"variations" is ignored, because the theme is ${quoteValue(theme)}`,
        hint: 'use "theme": "willow", or remove it',
      }),
    },
  }),
  "config/documented-only": defineCases({
    severity: "error",
    title: "The hosted platform documents a value that its validator rejects",
    explanation:
      "The platform's documentation and its validator differ in a few places. What the validator rejects stops a deployment, so it is an error here until the validator takes it.",
    cases: {
      option: ({ value }: { value: string }) => ({
        message: `${quote(value)} is documented, but the hosted platform's validator rejects it`,
        hint: "leave it out until the platform takes it",
      }),
      "banner-color": ({ value }: { value: string }) => ({
        message: `"color" must be an object: one color is documented, but the hosted platform's validator rejects it`,
        hint: `use { "light": ${quote(value)}, "dark": ${quote(value)} }`,
      }),
      "global-link": ({ kind }: { kind: ElementKind }) => ({
        message: `${elementName(kind)} is missing the required field "href": the documentation shows it without, but the hosted platform's validator rejects it`,
        hint: 'add "href"',
      }),
    },
  }),
  "config/schema": defineCases({
    severity: "warning",
    title: "The schema of the file is not a known one",
    explanation:
      "Editors complete and check the file by the schema that `$schema` names; by a misspelt one they do nothing. The hosted platform accepts a URL only, and stops the deployment for a path. For a site on that platform, name the platform's schema, or leave `$schema` out and set this package's schema in your editor.",
    cases: {
      misspelt: ({ value, suggestions }: { value: string; suggestions: readonly string[] }) => ({
        message: `"$schema" is most likely misspelt: ${quoteValue(value)}`,
        hint: didYouMean(suggestions),
      }),
      path: ({ platformSchema }: { platformSchema: string }) => ({
        message: 'the hosted platform does not accept a path as "$schema"',
        hint: `before you deploy there, use ${quote(platformSchema)}, or remove "$schema" and set the schema in your editor`,
      }),
    },
  }),
  "config/old-format": define<{ key: string }>({
    severity: "error",
    title: "The file has the format of mint.json",
    message: () => '"navigation" must be an object in docs.json; a list is the format of mint.json',
    hint: ({ key }) => `use "navigation": { "${key}": [ … ] } around the list`,
    explanation:
      "docs.json replaces mint.json: `navigation` is an object with one kind of element at its root, and tabs, anchors and versions contain their pages themselves instead of a URL that pages are matched by.",
  }),
  "config/old-file": define({
    severity: "info",
    title: "A mint.json is left beside docs.json",
    message: () => "this file is not read: docs.json replaces it",
    hint: () => "remove it, once docs.json has all that it says",
    explanation:
      "`mint.json` is the former name and format of docs.json. Where both are there, only docs.json counts. `docsjson migrate mint` makes a docs.json of a mint.json that has none beside it.",
  }),
  "config/include": define<{ ref: string; problem: IncludeProblem; detail?: string }>({
    severity: "error",
    title: "An included file cannot be read",
    message: ({ ref, problem, detail }) => INCLUDE_PROBLEMS[problem](ref, detail).message,
    hint: ({ ref, problem, detail }) => INCLUDE_PROBLEMS[problem](ref, detail).hint,
    explanation:
      '`{ "$ref": "./nav.json" }` anywhere in docs.json is replaced by the content of that file; keys beside the `$ref` override those of the included object. The path is relative to the file that contains the `$ref`, and the file must be in the docs root. URLs and parts of files (`#`) cannot be included.',
  }),
  "config/ignore-file": define<{ file: string; problem: ReadFault }>({
    severity: "warning",
    title: "The list of ignored files cannot be read",
    message: ({ file, problem }) => `${file} ${READ_FAULTS[problem]}, so no files are ignored`,
    explanation:
      "`.mintignore` names the page files that are left out, with the patterns of gitignore. It must be a file of at most 1 MiB in the docs root, no pipe or device, and no link that leads out of the docs root.",
  }),
  "config/unread-include": define<{ path: string }>({
    severity: "info",
    title: "An included file was not read",
    message: ({ path }) => `the content of ${quote(path)} is not checked, because only this file was given`,
    hint: () => 'check the whole docs root with "docsjson check"',
    explanation:
      "An object with `$ref` is completed by another JSON file. When a file is checked without its folder, other files are not available, so what they add is not checked.",
  }),
  "config/more-findings": define<{ count: number }>({
    severity: "info",
    title: "There are more findings than are listed",
    message: ({ count }) => `${count} more findings are not listed`,
    hint: () => "fix the listed ones, and check again",
    explanation: "A file with tens of thousands of faults has one cause, so not all of them are listed.",
  }),
};

function sayRange(subject: Subject, value: unknown, { keyword, limit }: Bound): string {
  const mustBe = (expected: string) => `${subjectName(subject)} must ${expected}, not ${quoteValue(value)}`;
  switch (keyword) {
    case "minimum":
      return mustBe(`be at least ${limit}`);
    case "maximum":
      return mustBe(`be at most ${limit}`);
    case "minLength":
    case "minItems":
      if (limit === 1) return `${subjectName(subject)} must not be empty`;
      return `${subjectName(subject)} must have at least ${limit} ${keyword === "minItems" ? "entries" : "characters"}`;
    case "maxItems":
      return `${subjectName(subject)} must have at most ${limit} entries`;
    case "maxLength":
      return `${subjectName(subject)} must have at most ${limit} characters`;
    default:
      return mustBe(`match the rule ${quote(keyword)} of the schema`);
  }
}
