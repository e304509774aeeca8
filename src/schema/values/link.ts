import { BARE_HOST, UNSAFE_SCHEME } from "../../vocabulary/addresses/link-patterns.ts";
import { SCHEME } from "../../vocabulary/addresses/url.ts";
import type { StringForm } from "../../vocabulary/files/string-forms.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { text } from "./forms.ts";

const HTTP = "[Hh][Tt]{2}[Pp][Ss]?";

/** `https:/example.com`, `https//example.com`, and schemes that are nearly `http` or `https`, such as `htps://`. */
const BROKEN_HTTP = `${HTTP}(?::(?!//)|//)|(?!${HTTP}:)[Hh]{0,2}[Tt]{1,3}[Pp]{0,2}[Ss]{0,2}://`;

/** Mail addresses without a scheme, which a browser reads as paths. */
const BARE_MAIL = "[^\\s/:?#@]+@[^\\s/]+\\.";

/** A scheme, and behind it a host or a path. */
const ABSOLUTE = `(?!${UNSAFE_SCHEME}|${BROKEN_HTTP})${SCHEME}(?://[^\\s/]|(?!//)\\S)`;

/** A full URL of any scheme but those that run script. */
const URL_PATTERN = `^\\s*${ABSOLUTE}`;

/** A full URL of the scheme `https`. */
const HTTPS_PATTERN = "^[Hh][Tt]{2}[Pp][Ss]://[^\\s/]";

/**
 * Where an element leads. The specification also takes a path without its leading slash ("relative path inside the
 * docs"), the hosted platform does not.
 */
const hrefPattern: Readonly<Record<Dialect, string>> = {
  spec: `^(?!\\s*(?:${UNSAFE_SCHEME}|${BROKEN_HTTP}|${BARE_HOST}|${BARE_MAIL}))[\\s\\S]*\\S`,
  mintlify: `^\\s*(?:[/#]|${ABSOLUTE})`,
};

/** The `href` of an element. */
export const href = (
  dialect: Dialect,
  description: string,
  examples: readonly string[] = ["https://example.com", "/changelog"],
) => text(description, { pattern: hrefPattern[dialect], examples, hints: { form: "link" } });

/** A text that is anything but a link that runs script, or a host or a mail address without its scheme. */
export const looseLink = (description: string, examples?: readonly string[]) => href("spec", description, examples);

/** A link to anywhere, outside the navigation: a URL, or a path that begins with a slash. */
export const siteLink = (description: string) => href("mintlify", description);

/** A full URL. */
export const url = (description: string, example = "https://example.com", form: StringForm = "url") =>
  text(description, { pattern: URL_PATTERN, examples: [example], hints: { form } });

/** A full URL of the scheme `https`. */
export const httpsUrl = (description: string, example: string, form: StringForm = "https-url") =>
  text(description, { pattern: HTTPS_PATTERN, examples: [example], hints: { form } });

/** A link in the footer: `https`, a mail address, a path, or a place on the page. */
export const footerLink = (dialect: Dialect, description: string) =>
  DIALECT_RULES[dialect].limitsBarAndFooter
    ? text(description, {
        pattern: `^(?:[/#]|mailto:|${HTTPS_PATTERN.slice(1)})`,
        examples: ["https://example.com", "/changelog"],
        hints: { form: "footer-link" },
      })
    : looseLink(description);
