import { navigationExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue, type Subject, subjectName } from "../../diagnostic/words.ts";

export interface FormFacts {
  subject: Subject;
  value: unknown;
}

const mustBeForm = ({ subject, value }: FormFacts, expected: string): string =>
  `${subjectName(subject)} must be ${expected}, not ${quoteValue(value)}`;

/** A form without a correction. */
const form = (expected: string, hint: string) => (facts: FormFacts) => ({ message: mustBeForm(facts, expected), hint });

/** A form whose correction is known. */
const corrected =
  (expected: string) =>
  ({ corrected, ...facts }: FormFacts & { corrected: string }) =>
    form(expected, `use ${quote(corrected)}`)(facts);

/** A form whose correction may be known. @param example what to use if it is not */
const correctable =
  (expected: string, example: string) =>
  ({ corrected, ...facts }: FormFacts & { corrected?: string | undefined }) =>
    form(expected, `use ${corrected === undefined ? example : quote(corrected)}`)(facts);

/** A string that does not have the form that its field takes. `corrected` is the string as it is meant. */
export const WRONG_FORMS = {
  "page-path": form("the path of a page", "use a page of this site, or an anchor for a link"),
  file: form("the path or the URL of a file", "name the file, or remove the field"),
  date: form("a date", "use YYYY-MM-DD, or an ISO 8601 date and time"),
  "date-time": form("a date and time", "use a form such as 2026-01-31T09:30:00Z"),
  ulid: form("a ULID: 26 digits and letters", 'use the "nextCursor" of the previous page'),
  url: form("a full URL", 'use a form such as "https://example.com/…"'),
  "https-url": correctable("a URL that begins with https://", 'a form such as "https://example.com/…"'),
  "footer-link": correctable(
    "a URL that begins with https://, or a path that starts with a slash",
    '"/…" for a page of this site, "https://…" for another site',
  ),
  "bare-host": corrected("a host without https://"),
  "host-name": form("the name of a host", 'use a form such as "api.example.com"'),
  beginning: ({ beginning, ...facts }: FormFacts & { beginning: string }) => ({
    message: `${subjectName(facts.subject)} must begin with ${quote(beginning)}, not ${quoteValue(facts.value)}`,
    hint: "copy it from the service as it is",
  }),
  identifier: form("letters, digits, hyphens and underscores", "copy it from the service as it is"),
  folder: correctable("the path of a folder", 'a form such as "guides/v2"'),
  image: form("the path or the URL of an image, of 3 characters or more", "name the file, or remove the field"),
  profile: ({ corrected, ...facts }: FormFacts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, /^http:/i.test(String(facts.value)) ? "an https URL" : "the full URL of a profile"),
    hint: `use ${corrected === undefined ? 'a form such as "https://x.com/acme"' : quote(corrected)}`,
  }),
  color: correctable("a hex color, #rgb or #rrggbb", 'a form such as "#0d9373"'),
  icon: corrected("the name of an icon without a prefix"),
  "script-link": (facts: FormFacts) => ({
    message: `${subjectName(facts.subject)} must not run script: ${quoteValue(facts.value)}`,
    hint: "link to a page instead",
  }),
  "empty-link": ({ key, ...facts }: FormFacts & { key: string }) => ({
    message: mustBeForm(facts, "a URL or a path"),
    hint: `say where it leads, or remove ${quote(key)}`,
  }),
  "incomplete-url": corrected("a full URL"),
  link: (facts: FormFacts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "a full URL, or a path that starts with a slash"),
    hint: `use "/${String(facts.value)}" for a page of this site, "https://…" for another site`,
  }),
  "sdk-part": form("a kind and a name", 'use a form such as "class Client", or "sdk/typedoc.json class Client"'),
  endpoint: form("a method and a URL", 'use a form such as "POST https://api.example.com/users"'),
  empty: (facts: FormFacts) => ({
    message: `${subjectName(facts.subject)} must not be empty`,
    hint: "fill it in, or remove it",
  }),
} as const;

/** The form that a string should have had: the case and its own facts. */
export type WrongForm = {
  [Name in keyof typeof WRONG_FORMS]: { case: Name } & Omit<Parameters<(typeof WRONG_FORMS)[Name]>[0], keyof FormFacts>;
}[keyof typeof WRONG_FORMS];

export const configFormat = code("config/format", {
  severity: "error",
  title: "A string has the wrong form",
  explanation:
    "Some strings have a form: a color is `#rgb` or `#rrggbb`, an `href` a URL or a path, a date ISO 8601. Links that run script (`javascript:`) are not allowed, nor are hosts without a scheme (`www.example.com`), which a browser takes for a path of the site.",
  example: navigationExample(
    '{ "anchors": [{ "anchor": "Blog", "href": "www.example.com" }] }',
    '{ "anchors": [{ "anchor": "Blog", "href": "https://www.example.com" }] }',
  ),
  cases: WRONG_FORMS,
});
