import { Type } from "@sinclair/typebox";
import type { Dialect } from "../vocabulary/dialect.ts";
import { described } from "./annotate.ts";

/** Schemes that run or embed what a link carries; never a place to go to. */
const UNSAFE = "(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:";
const ABSOLUTE = `(?!${UNSAFE})[A-Za-z][A-Za-z0-9+.-]*:\\S`;

/**
 * Where an element leads. The specification also takes a path without its leading slash ("relative path inside the
 * docs"), the hosted platform does not.
 */
const hrefPattern: Readonly<Record<Dialect, string>> = {
  spec: `^(?!\\s*(?:${UNSAFE}))[\\s\\S]*\\S`,
  mintlify: `^\\s*(?:[/#]|${ABSOLUTE})`,
};

/** The `href` of an element. */
export const href = (dialect: Dialect, description: string) =>
  Type.String(
    described(description, {
      pattern: hrefPattern[dialect],
      examples: ["https://example.com", "/changelog"],
      hints: { patternMessage: "Write a full URL (https://…), or a path that starts with a slash." },
    }),
  );
