import { navigationExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue, type Subject, subjectName } from "../../diagnostic/words.ts";

export interface Facts {
  subject: Subject;
  value: unknown;
}

const mustBeForm = ({ subject, value }: Facts, expected: string): string =>
  `${subjectName(subject)} must be ${expected}, not ${quoteValue(value)}`;

/** A string that does not have the form that its field takes. `corrected` is the string as it is meant. */
export const WRONG_FORMS = {
  "page-path": (facts: Facts) => ({
    message: mustBeForm(facts, "the path of a page"),
    hint: "use a page of this site, or an anchor for a link",
  }),
  file: (facts: Facts) => ({
    message: mustBeForm(facts, "the path or the URL of a file"),
    hint: "name the file, or remove the field",
  }),
  date: (facts: Facts) => ({
    message: mustBeForm(facts, "a date"),
    hint: "use YYYY-MM-DD, or an ISO 8601 date and time",
  }),
  "date-time": (facts: Facts) => ({
    message: mustBeForm(facts, "a date and time"),
    hint: "use a form such as 2026-01-31T09:30:00Z",
  }),
  ulid: (facts: Facts) => ({
    message: mustBeForm(facts, "a ULID: 26 digits and letters"),
    hint: 'use the "nextCursor" of the previous page',
  }),
  url: (facts: Facts) => ({
    message: mustBeForm(facts, "a full URL"),
    hint: 'use a form such as "https://example.com/…"',
  }),
  "https-url": ({ corrected, ...facts }: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "a URL that begins with https://"),
    hint: `use ${corrected === undefined ? 'a form such as "https://example.com/…"' : quote(corrected)}`,
  }),
  "footer-link": ({ corrected, ...facts }: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "a URL that begins with https://, or a path that starts with a slash"),
    hint:
      corrected === undefined
        ? 'use "/…" for a page of this site, "https://…" for another site'
        : `use ${quote(corrected)}`,
  }),
  "bare-host": ({ corrected, ...facts }: Facts & { corrected: string }) => ({
    message: mustBeForm(facts, "a host without https://"),
    hint: `use ${quote(corrected)}`,
  }),
  "host-name": (facts: Facts) => ({
    message: mustBeForm(facts, "the name of a host"),
    hint: 'use a form such as "api.example.com"',
  }),
  beginning: ({ beginning, ...facts }: Facts & { beginning: string }) => ({
    message: `${subjectName(facts.subject)} must begin with ${quote(beginning)}, not ${quoteValue(facts.value)}`,
    hint: "copy it from the service as it is",
  }),
  identifier: (facts: Facts) => ({
    message: mustBeForm(facts, "letters, digits, hyphens and underscores"),
    hint: "copy it from the service as it is",
  }),
  folder: ({ corrected, ...facts }: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "the path of a folder"),
    hint: `use ${corrected === undefined ? 'a form such as "guides/v2"' : quote(corrected)}`,
  }),
  image: (facts: Facts) => ({
    message: mustBeForm(facts, "the path or the URL of an image, of 3 characters or more"),
    hint: "name the file, or remove the field",
  }),
  profile: ({ corrected, ...facts }: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, /^http:/i.test(String(facts.value)) ? "an https URL" : "the full URL of a profile"),
    hint: `use ${corrected === undefined ? 'a form such as "https://x.com/acme"' : quote(corrected)}`,
  }),
  color: ({ corrected, ...facts }: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "a hex color, #rgb or #rrggbb"),
    hint: `use ${corrected === undefined ? 'a form such as "#0d9373"' : quote(corrected)}`,
  }),
  icon: ({ corrected, ...facts }: Facts & { corrected: string }) => ({
    message: mustBeForm(facts, "the name of an icon without a prefix"),
    hint: `use ${quote(corrected)}`,
  }),
  "script-link": (facts: Facts) => ({
    message: `${subjectName(facts.subject)} must not run script: ${quoteValue(facts.value)}`,
    hint: "link to a page instead",
  }),
  "empty-link": ({ key, ...facts }: Facts & { key: string }) => ({
    message: mustBeForm(facts, "a URL or a path"),
    hint: `say where it leads, or remove ${quote(key)}`,
  }),
  "incomplete-url": ({ corrected, ...facts }: Facts & { corrected: string }) => ({
    message: mustBeForm(facts, "a full URL"),
    hint: `use ${quote(corrected)}`,
  }),
  link: (facts: Facts & { corrected?: string | undefined }) => ({
    message: mustBeForm(facts, "a full URL, or a path that starts with a slash"),
    hint: `use "/${String(facts.value)}" for a page of this site, "https://…" for another site`,
  }),
  "sdk-part": (facts: Facts) => ({
    message: mustBeForm(facts, "a kind and a name"),
    hint: 'use a form such as "class Client", or "sdk/typedoc.json class Client"',
  }),
  endpoint: (facts: Facts) => ({
    message: mustBeForm(facts, "a method and a URL"),
    hint: 'use a form such as "POST https://api.example.com/users"',
  }),
  empty: (facts: Facts) => ({
    message: `${subjectName(facts.subject)} must not be empty`,
    hint: "fill it in, or remove it",
  }),
} as const;

/** The form that a string should have had: the case and its own facts. */
export type WrongForm = {
  [Name in keyof typeof WRONG_FORMS]: { case: Name } & Omit<Parameters<(typeof WRONG_FORMS)[Name]>[0], keyof Facts>;
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
