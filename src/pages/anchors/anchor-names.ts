import transliterate from "@sindresorhus/transliterate";
import { memoized } from "../../json/memoized.ts";
import { wellFormed } from "../../vocabulary/addresses/address.ts";
import type { AnchorPlace } from "../read/scanned-page.ts";

/** What letters outside ASCII become; each is asked for once, as the package tries all its replacements for each call. */
const latinLetter = memoized((letter: string) => transliterate(letter));

/**
 * Letters outside ASCII, and pairs that become something else together. Those of Chinese, Japanese and Korean become nothing:
 * slugs leave them out.
 */
const LETTERS = /[ъЪ][еЕ]|[ыЫ][йЙ]|[^\x20-\x7e\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/gu;

const toLatin = (text: string): string => text.normalize().replace(LETTERS, latinLetter);

/** A place that may be linked to, with its name. */
export interface NamedAnchor extends AnchorPlace {
  /** What is behind `#`, without percent-encoding. */
  readonly name: string;
}

/**
 * Names the anchors of a page as the hosted platform does: headings by their text, components by `id`, title, label or
 * name. Source: its packages `common` and `link-rot`, and `@sindresorhus/slugify`, on which they build.
 *
 * @param places in the order of the text
 */
export function nameAnchors<Place extends AnchorPlace>(places: readonly Place[]): (Place & NamedAnchor)[] {
  const names = anchorNames(places);
  return places.map((place, at) => ({ ...place, name: names[at] ?? "" })).filter(({ name }) => name !== "");
}

/** The name of each of these places; an empty one for a place that gets none. */
export function anchorNames(places: readonly AnchorPlace[]): string[] {
  const headingSlug = countedSlugs();
  const tabSlug = countedSlugs();
  const contents = contentsSlugs();
  const counts = new Map<string, number>();
  const numbered = (name: string, mark: string, kind: string): string => {
    const before = counts.get(`${kind} ${name}`) ?? 0;
    counts.set(`${kind} ${name}`, before + 1);
    return before > 0 ? `${name}${mark}${before}` : name;
  };
  const taken = new Set<string>();
  for (const { id, kind } of places) if (id !== undefined && kind === "tab") taken.add(id);
  const freeTabSlug = (text: string): string => {
    let slug = tabSlug(text);
    while (taken.has(slug)) slug = tabSlug(text);
    taken.add(slug);
    return slug;
  };
  const inContents = (slug: string, place: AnchorPlace): string =>
    slug === "" || (place.outsideContents && place.kind !== "update" && place.kind !== "step") ? slug : contents(slug);
  const nameOf = (place: AnchorPlace): string => {
    const { kind, text, id } = place;
    switch (kind) {
      case "id":
        return id ?? "";
      case "clean-id":
        return cleanAnchor(id ?? "");
      case "param":
        return slugify(toLatin(decamelize(spellMarks(`param-${numbered(text, "_", kind)}`))));
      case "accordion":
      case "view":
        return numbered(titleSlug(text), "-", kind);
      case "tab":
        return id ?? freeTabSlug(text);
      case "heading":
        return isDeep(place) ? "" : cleanAnchor(inContents(cleanAnchor(headingSlug(text)), place));
      case "heading-tag":
        if (place.outsideContents || isDeep(place)) return id ?? "";
        return cleanAnchor(contents(id === undefined ? anchorSlug(text) : cleanAnchor(id)));
      case "plain-step":
        return "";
      case "update":
      case "step":
        return cleanAnchor(contents(id === undefined ? anchorSlug(text) : cleanAnchor(id) || anchorSlug(text)));
      default:
        return kind satisfies never;
    }
  };
  return places.map(nameOf);
}

/** Headings of the last two levels are no entries of the contents, and have no anchor. */
export const isDeep = ({ level = 1 }: AnchorPlace): boolean => level > 4;

/** An anchor without percent-encoding, punctuation and emoji. Fragments of links are compared in this form. */
export function cleanAnchor(anchor: string): string {
  if (/^[\w-]*$/.test(anchor)) return anchor;
  let decoded = anchor;
  if (anchor.includes("%")) {
    try {
      decoded = decodeURIComponent(anchor.replace(/%(?![\dA-Fa-f]{2})/g, "%25"));
    } catch {
      return anchor;
    }
  }
  const plain = decoded.replace(/[?,;:!'"()[\]{}]/g, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the quick test for ASCII
  if (/^[\x00-\x7f]*$/.test(plain)) return plain;
  return plain.replace(EMOJI, "");
}

const EMOJI =
  /\p{Emoji_Modifier}|\p{Emoji_Modifier_Base}|\p{Emoji_Presentation}|\p{Extended_Pictographic}|[\u200D\uFE0E\uFE0F]/gu;

/** Words that need no more than dashes between them, unless a lone letter joins the word before it. */
const PLAIN_WORDS = /^[a-z\d]+(?: [a-z\d]+)*$/i;
const LONE_LETTER = / [st](?: |$)/i;

/** The slug of a heading: blanks become dashes, other characters are percent-encoded. */
export function anchorSlug(text: string): string {
  if (PLAIN_WORDS.test(text) && !LONE_LETTER.test(text)) return text.toLowerCase().replaceAll(" ", "-");
  const encoded = encodeURIComponent(wellFormed(text).toLowerCase().trim().replace(/\s+/g, "-"));
  return slugify(encoded, /%[\dA-F]{2}/.test(encoded) ? /[^a-zA-Z\d%_]+/g : /[^a-z\d_]+/g);
}

/** Lower case letters, digits and single dashes. What is not in `others` is kept. */
function slugify(text: string, others = /[^a-z\d]+/g): string {
  const lower = others.source.includes("A-Z") ? text : text.toLowerCase();
  return lower
    .replace(others, "-")
    .replace(/(?<=[a-zA-Z\d])-([ts])(-|$)/g, "$1$2")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}

const titleSlug = (title: string): string => slugify(toLatin(spellMarks(title.replace(":", "-"))));

/** The characters that slugs have words for. */
const spellMarks = (text: string): string =>
  text.replaceAll("&", " and ").replaceAll("🦄", " unicorn ").replaceAll("♥", " love ");

const decamelize = (text: string): string =>
  text
    .replace(/(?<=[A-Z]{2})(?=\d)/g, " ")
    .replace(/(?<=[a-z\d])(?=[A-Z]{2})/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/(?<=[A-Z])(?=[A-Z][a-rt-z\d])/g, " ");

/** Slugs of texts, with `-2`, `-3` … behind those that were there before. */
function countedSlugs(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = anchorSlug(text);
    if (slug === "") return "";
    const key = slug.toLowerCase();
    const ofBase = seen.get(withoutNumbers(key)) ?? 0;
    const before = seen.get(key);
    seen.set(key, (before ?? 0) + 1);
    const now = (before ?? 0) + 1;
    return before !== undefined || ofBase > 2 ? `${slug}-${now}` : slug;
  };
}

const isDigit = (char: number): boolean => char >= 48 && char <= 57;

/** A slug without the numbers at its end: `a` of `a-2-1`. */
function withoutNumbers(slug: string): string {
  for (let end = slug.length; ; ) {
    let at = end;
    while (at > 0 && isDigit(slug.charCodeAt(at - 1))) at--;
    if (at === end || slug[at - 1] !== "-") return slug.slice(0, end);
    end = at - 1;
  }
}

/** Numbers slugs over the whole table of contents, own ids among them. */
function contentsSlugs(): (slug: string) => string {
  const seen = new Map<string, number>();
  /** The last number that each slug got; all below are taken. */
  const numbers = new Map<string, number>();
  return (slug) => {
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    if (before === 0) return slug;
    let suffix = Math.max(before, numbers.get(slug) ?? 0) + 1;
    while (seen.has(`${slug}-${suffix}`)) suffix++;
    numbers.set(slug, suffix);
    seen.set(`${slug}-${suffix}`, 1);
    return `${slug}-${suffix}`;
  };
}
