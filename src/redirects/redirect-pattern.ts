import { addressPath, decodePath, encodeUrl } from "../vocabulary/addresses/address.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import type { DocsRedirect } from "./docs-redirects.ts";

/** A part of a redirect: text, one segment of a path (`:name`), or any number of them (`:name*`, `*`). */
export type PatternPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "segment" | "rest"; readonly name: string };

/** A redirect, taken apart. The source's texts are as written, the destination's texts are encoded as in a URL. */
export interface ParsedRedirect {
  readonly source: readonly PatternPart[];
  readonly destination: readonly PatternPart[];
  readonly permanent: boolean;
}

/** What follows so many parts of a pattern is text: no address has so many segments. */
const MOST_PARTS = 1000;

const PLACEHOLDER = /:([A-Za-z_]\w*)(\*?)|\*/g;

/** Takes apart an entry of `redirects`. In the destination, only the names of the source are placeholders. */
export function parseRedirect({ source, destination, permanent = true }: DocsRedirect): ParsedRedirect {
  const parts = readPattern(fromRoot(source), () => true);
  const names = new Set(namesIn(parts));
  const target = readPattern(encodeUrl(fromRoot(destination)), (name) => names.has(name));
  return { source: parts, destination: target, permanent };
}

/** The names of the placeholders of a pattern. */
export const namesIn = (parts: readonly PatternPart[]): string[] =>
  parts.flatMap((part) => (part.type === "text" ? [] : [part.name]));

/** A pattern with values for its placeholders. */
export const fillPattern = (parts: readonly PatternPart[], of: (name: string) => string): string =>
  parts.map((part) => (part.type === "text" ? part.text : of(part.name))).join("");

/** `guides/start` as `/guides/start`: redirects have addresses from the root of the site, wherever a reader is. */
export const fromRoot = (address: string): string =>
  /^[/?#]/.test(address) || leavesSite(address) ? address : `/${address}`;

/** The placeholders of a destination that are meant as such: at the start of a segment of its path. */
export function placeholdersIn(destination: string): { name: string; text: string }[] {
  const path = addressPath(destination).replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "");
  const named = path.matchAll(/(?<=\/):([A-Za-z_]\w*)\*?/g);
  return [...named].map(([text, name = ""]) => ({ name, text }));
}

function readPattern(text: string, isPlaceholder: (name: string) => boolean): PatternPart[] {
  const parts: PatternPart[] = [];
  let end = 0;
  let stars = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, named, star] = match;
    const name = named ?? (stars++ === 0 ? "splat" : `splat${stars}`);
    if (!isPlaceholder(name)) continue;
    if (parts.length >= MOST_PARTS) break;
    if (match.index > end) parts.push({ type: "text", text: text.slice(end, match.index) });
    parts.push({ type: named === undefined || star ? "rest" : "segment", name });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ type: "text", text: text.slice(end) });
  return parts;
}

/** A pattern as it matches decoded paths. */
export const decodeTexts = (parts: readonly PatternPart[]): PatternPart[] =>
  parts.map((part) => (part.type === "text" ? { ...part, text: decodePath(part.text) } : part));

/** The address of a pattern without placeholders. */
export const plainAddress = (parts: readonly PatternPart[]): string | undefined => {
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  return texts.length === parts.length ? texts.join("") : undefined;
};

/**
 * A pattern as a regular expression of whole paths, with a numbered group for each placeholder. The slash before a
 * `:name*` goes with it: `/beta/:slug*` matches `/beta` too.
 */
export function patternSource(parts: readonly PatternPart[]): string {
  const texts = parts.map((part, index) => {
    if (part.type !== "text")
      return part.type === "segment" ? "([^/]+)" : followsSlash(parts, index) ? "(?:/(.*))?" : "(.*)";
    const text = followsSlash(parts, index + 1) ? part.text.slice(0, -1) : part.text;
    return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  });
  return `^${texts.join("")}$`;
}

/** Whether the part at an index is a `rest` right behind a slash. */
export function followsSlash(parts: readonly PatternPart[], index: number): boolean {
  const before = parts[index - 1];
  return parts[index]?.type === "rest" && before?.type === "text" && before.text.endsWith("/");
}
