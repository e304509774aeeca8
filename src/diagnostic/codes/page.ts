import { define, defineCases } from "../define.ts";
import { didYouMean, quote, quoteList, quoteValue, type Subject, subjectName } from "../words.ts";
import { WRONG_FORMS } from "./string-form.ts";
import { WRONG_TYPES } from "./value-type.ts";

/** Codes about the front matter of page files. */
export const PAGE_CODES = {
  "page/syntax": defineCases({
    severity: "error",
    title: "The front matter of a page is not valid YAML",
    explanation:
      "Front matter is YAML between two lines of three dashes at the head of a page file. If it has one fault, the hosted platform drops all of it without a word: title, description, and everything else.",
    cases: {
      /** `title: Users: all` */
      colon: ({ field }: { field: string }) => ({
        message: `the value of ${quote(field)} contains a colon and a space, so it must be in quotes`,
        hint: "put the value in double quotes",
      }),
      duplicate: ({ field }: { field: string }) => ({
        message: `${quote(field)} is set twice, so all of the front matter is lost`,
        hint: "remove one of the two",
      }),
      unclosed: () => ({
        message: "the front matter has no end, so it is shown as part of the page",
        hint: "add a line of three dashes behind the last field",
      }),
      other: ({ reason }: { reason: string }) => ({
        message: `the front matter is not valid YAML, so all of it is lost: ${reason}`,
        hint: "correct this line; values with special characters need quotes",
      }),
    },
  }),
  "page/type": defineCases({
    severity: "warning",
    title: "A field of front matter has the wrong type",
    explanation:
      "Each field of front matter takes values of one type: `hidden` is true or false, `boost` a number, `groups` a list. A value of another type has no effect.",
    cases: WRONG_TYPES,
  }),
  "page/value": define<{ subject: Subject; value: string; allowed: readonly string[]; suggestions: readonly string[] }>(
    {
      severity: "warning",
      title: "A field of front matter has a value that is not allowed",
      message: ({ subject, value, allowed }) =>
        `${subjectName(subject)} must be ${quoteList(allowed)}, not ${quoteValue(value)}`,
      hint: ({ suggestions }) => didYouMean(suggestions),
      explanation: "The field takes one of a fixed list of values. Case matters. Another value has no effect.",
    },
  ),
  "page/required": define<{ owner: Subject; field: string }>({
    severity: "warning",
    title: "A field of front matter is incomplete",
    message: ({ owner, field }) => `${subjectName(owner)} is missing the field ${quote(field)}`,
    hint: ({ field }) => `add ${quote(field)}`,
    explanation: "`sdk` as an object needs a `kind` and a `name`. Without both, the page shows nothing of the SDK.",
  }),
  "page/format": defineCases({
    severity: "warning",
    title: "A field of front matter has the wrong form",
    explanation:
      "A `url` is a full URL, or a path that starts with a slash; `sdk` is a kind and a name, and `api` a method and a URL.",
    cases: WRONG_FORMS,
  }),
  "page/unknown-field": define<{ field: string; suggestions: readonly string[] }>({
    severity: "warning",
    title: "A field of front matter is probably misspelt",
    message: ({ field }) => `front matter has no field ${quote(field)}`,
    hint: ({ suggestions }) => didYouMean(suggestions),
    explanation:
      "Front matter may have fields of your own. A name that is almost that of a known field is most often a slip, and the field that was meant has no effect.",
  }),
};
