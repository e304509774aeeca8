import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/dialect.ts";
import { described } from "./annotate.ts";

/** Schemes that run or embed what a link carries; never a place to go to. */
const UNSAFE = "(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:";
/** `https:/example.com`, `https//example.com`, and schemes that are nearly `http` or `https`, such as `htps://`. */
const HTTP = "[Hh][Tt]{2}[Pp][Ss]?";
const BROKEN = `${HTTP}(?::(?!//)|//)|(?!${HTTP}:)[Hh]{0,2}[Tt]{1,3}[Pp]{0,2}[Ss]{0,2}://`;
const ABSOLUTE = `(?!${UNSAFE}|${BROKEN})[A-Za-z][A-Za-z0-9+.-]*:\\S`;

/** Hosts and mail addresses without a scheme: a browser takes them for paths. */
const HOST = "[Ww]{3}\\.|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net)(?:[/:?#]|\\s*$)";
const MAIL = "[^\\s/:?#]+@[^\\s/]+\\.";

/** A full URL of any scheme but those that run script. */
export const URL_PATTERN = `^\\s*${ABSOLUTE}`;

/**
 * Where an element leads. The specification also takes a path without its leading slash ("relative path inside the
 * docs"), the hosted platform does not.
 */
const hrefPattern: Readonly<Record<Dialect, string>> = {
  spec: `^(?!\\s*(?:${UNSAFE}|${BROKEN}|${HOST}|${MAIL}))[\\s\\S]*\\S`,
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
