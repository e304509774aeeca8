import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/dialect.ts";
import { BARE_HOST, BARE_MAIL, BROKEN_HTTP, UNSAFE_SCHEME } from "../../vocabulary/link.ts";
import { SCHEME } from "../../vocabulary/url.ts";
import { described } from "./annotate.ts";

const ABSOLUTE = `(?!${UNSAFE_SCHEME}|${BROKEN_HTTP})${SCHEME}\\S`;

/** A full URL of any scheme but those that run script. */
export const URL_PATTERN = `^\\s*${ABSOLUTE}`;

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
) =>
  Type.String(
    described(description, {
      pattern: hrefPattern[dialect],
      examples,
      hints: { patternMessage: "Write a full URL (https://…), or a path that starts with a slash." },
    }),
  );

/** A link outside the navigation: there, a path may do without its leading slash in both dialects. */
export const link = (description: string, examples?: readonly string[]) => href("spec", description, examples);
