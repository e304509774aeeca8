import { define, didYouMean, joinList, quoteList } from "../define.ts";
import { INCLUDE_PROBLEMS, type IncludeProblem } from "../include-problems.ts";

const quote = (text: string): string => JSON.stringify(text);

export const CONFIG_CODES = {
  "config/syntax": define<{ problem: string; hint: string }>({
    severity: "error",
    title: "The file is not valid JSON",
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
    explanation:
      "docs.json is plain JSON: no comments, no trailing commas, keys and strings in double quotes. Nothing else in the file can be judged until it parses.",
  }),
  "config/duplicate-key": define<{ key: string; line: number }>({
    severity: "warning",
    title: "A key stands twice in one object",
    message: ({ key, line }) =>
      `${quote(key)} stands a second time in the same object, and replaces the first (line ${line})`,
    hint: () => "keep one of the two, or join what they hold",
    explanation:
      "JSON lets a key stand twice in one object, and every reader keeps only the last of them. What the first one holds is lost without a word.",
  }),
  "config/type": define<{ subject: string; actual: string; expected: readonly string[]; advice?: string | undefined }>({
    severity: "error",
    title: "A value is of the wrong type",
    message: ({ subject, actual, expected }) => `${subject} is ${actual}, and has to be ${joinList(expected)}`,
    hint: ({ advice }) => advice,
    explanation:
      "Each field takes values of certain JSON types only: strings stand in double quotes, true and false do not. A value of another type is not used, and often takes everything beneath it along.",
  }),
  "config/required": define<{
    owner: string;
    field: string;
    insteadOf?: string | undefined;
    foundIn?: string | undefined;
    advice?: string | undefined;
  }>({
    severity: "error",
    title: "A required field is missing",
    message: ({ owner, field, insteadOf, foundIn }) => {
      if (insteadOf !== undefined)
        return `${owner} has no ${quote(field)}; it has ${quote(insteadOf)}, which means nothing`;
      if (foundIn !== undefined) return `${quote(field)} stands in ${foundIn}, and is missing in ${owner}`;
      return `${owner} has no ${quote(field)}, and cannot do without`;
    },
    hint: ({ field, insteadOf, advice }) =>
      advice ?? (insteadOf === undefined ? `add ${quote(field)}` : `did you mean ${quote(field)}?`),
    explanation:
      "Every element of the navigation needs its name (a group its `group`, a tab its `tab`), and some settings need certain fields. Where the key is there but misspelt, or stands one level too high, the finding points at it.",
  }),
  "config/enum": define<{ subject: string; value: string; allowed: readonly string[]; suggestions: readonly string[] }>(
    {
      severity: "error",
      title: "A value is not one of those allowed",
      message: ({ subject, value, allowed }) => `${subject} is ${value}, and has to be ${quoteList(allowed)}`,
      hint: ({ suggestions }) => didYouMean(suggestions),
      explanation: "The field takes one of a closed list of values. Upper and lower case count.",
    },
  ),
  "config/unknown-value": define<{
    subject: string;
    value: string;
    known: readonly string[];
    suggestions: readonly string[];
  }>({
    severity: "warning",
    title: "A value is not known",
    message: ({ subject, value }) => `${subject} is ${value}, which is not known to have an effect`,
    hint: ({ known, suggestions }) => didYouMean(suggestions) ?? `known are ${quoteList(known, "and")}`,
    explanation:
      "The field takes more values than any list of ours may hold, so none is refused. This one is not among those that are known; most often it is misspelt.",
  }),
  "config/format": define<{ subject: string; value: string; expected: string; advice?: string | undefined }>({
    severity: "error",
    title: "A text does not have the form that its field takes",
    message: ({ subject, value, expected }) => `${subject} is ${value}, and has to be ${expected}`,
    hint: ({ advice }) => advice,
    explanation:
      "Some texts have a form: a colour is `#rgb` or `#rrggbb`, an `href` a URL or a path, a date ISO 8601. Links that run script (`javascript:`) are refused, and hosts without a scheme (`www.example.com`), which a browser takes for a path of the site.",
  }),
  "config/range": define<{ subject: string; value: string; expected: string }>({
    severity: "error",
    title: "A number or a length is out of bounds",
    message: ({ subject, value, expected }) => `${subject} is ${value}, and has to be ${expected}`,
    explanation: "The field takes numbers, or texts and lists of a length, within bounds.",
  }),
  "config/unknown-field": define<{
    field: string;
    owner: string;
    suggestions?: readonly string[] | undefined;
    advice?: string | undefined;
  }>({
    severity: "warning",
    title: "A field is not known",
    message: ({ field, owner }) => `${quote(field)} is not a field of ${owner}, and has no effect`,
    hint: ({ suggestions, advice }) => didYouMean(suggestions) ?? advice ?? "remove it, or check its spelling",
    explanation:
      "The field is neither in the specification nor known to the hosted platform, which drops it and all that it holds. Most often its name is misspelt, or it belongs to another object.",
  }),
  "config/old-format": define<{ problem: string; advice: string }>({
    severity: "error",
    title: "The file is written as mint.json was",
    message: ({ problem }) => problem,
    hint: ({ advice }) => advice,
    explanation:
      "docs.json has replaced mint.json: `navigation` is an object with one kind of element at its root, and tabs, anchors and versions hold their pages themselves instead of naming a URL that pages are matched by.",
  }),
  "config/include": define<{ ref: string; problem: IncludeProblem; detail?: string }>({
    severity: "error",
    title: "An included file can't be put in place",
    message: ({ ref, problem, detail }) => INCLUDE_PROBLEMS[problem][0](JSON.stringify(ref), detail),
    hint: ({ problem }) => INCLUDE_PROBLEMS[problem][1],
    explanation:
      '`{ "$ref": "./nav.json" }` anywhere in docs.json stands for the content of that file; keys beside the `$ref` override those of the included object. The path counts from the file that holds the `$ref`, and the file must lie in the docs root. URLs and parts of files (`#`) can\'t be included.',
  }),
  "config/unread-include": define<{ path: string }>({
    severity: "info",
    title: "An included file was not read",
    message: ({ path }) => `what ${quote(path)} holds is put in here, and was not checked: only this text was given`,
    hint: () => 'check the docs root ("docsjson check") to have included files read',
    explanation:
      "An object with `$ref` is completed by another JSON file. A text that is checked by itself has no other files; nothing is said about what they would add.",
  }),
  "config/more-findings": define<{ count: number }>({
    severity: "info",
    title: "There is more than was listed",
    message: ({ count }) => `${count} more findings are not listed`,
    hint: () => "mend the ones that are, and check again",
    explanation: "A file with tens of thousands of faults has one cause; listing them all helps nobody.",
  }),
};
