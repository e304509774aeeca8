import { Parser } from "htmlparser2";
import { LIVING } from "./living-parts.ts";
import { wordsIn } from "./source-words.ts";

/** What a page of a built site shows. */
export interface BuiltPage {
  /** Its words, and how often each is there. */
  readonly words: ReadonlyMap<string, number>;
  /** The text of its `<main>`. */
  readonly text: string;
  /** The content of each `<code>` of it. */
  readonly codes: ReadonlySet<string>;
  readonly titles: number;
  /** Parts that could not be rendered. */
  readonly boxes: number;
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Images, videos, scripts, style sheets. */
  readonly files: readonly string[];
  /** What its head says to those who show links: `title`, `description`, `og:title`, `canonical`. */
  readonly head: ReadonlySet<string>;
  /** The classes that its own style sheets know. */
  readonly styled: ReadonlySet<string>;
  /** The elements with parts that scripts bring to life. */
  readonly living: number;
  /** Where it sends readers, with the anchor that they asked for. */
  readonly next: string | undefined;
}

const SILENT: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);

/** Elements that words go through. */
const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tspan tt u var wbr".split(
    " ",
  ),
);

/** Reads the HTML of a page. Words are those of its `<main>`. */
export function readBuiltPage(html: string): BuiltPage {
  const anchors = new Set<string>();
  const codes = new Set<string>();
  let code: string | undefined;
  const [links, files]: [string[], string[]] = [[], []];
  const head = new Set<string>();
  const styled = new Set<string>();
  let isStyle = false;
  let [titles, boxes, living, silent, main] = [0, 0, 0, 0, 0];
  let next: string | undefined;
  // Words that go on in the next element, and words that end with theirs: highlighted code is one, badges are the other.
  let [joined, split] = ["", ""];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "main") main++;
      if (name === "h1") titles++;
      next ??= nextOf(attributes, html);
      if (LIVING.has(name)) living++;
      isStyle = name === "style";
      const said = headOf(name, attributes);
      if (said !== undefined) head.add(said);
      if (name === "code") code = "";
      if (SILENT.has(name)) silent++;
      if (attributes.class?.split(/\s+/).includes("docs-unrendered")) boxes++;
      for (const anchor of anchorsOf(name, attributes)) anchors.add(anchor);
      if (name === "a" && attributes.href !== undefined) links.push(attributes.href);
      files.push(...filesOf(name, attributes));
      if (!INLINE.has(name)) joined += " ";
      split += " ";
    },
    ontext(text) {
      if (isStyle) for (const known of classesOfStyles(text)) styled.add(known);
      if (silent > 0 || main === 0) return;
      joined += text;
      if (code !== undefined) code += text;
      split += text;
    },
    onclosetag(name) {
      if (name === "code" && code !== undefined) {
        codes.add(code);
        code = undefined;
      }
      if (name === "main") main--;
      if (SILENT.has(name)) silent--;
      if (!INLINE.has(name)) joined += " ";
      split += " ";
    },
  });
  parser.end(html);
  const words = countOf(wordsIn(joined));
  for (const [word, count] of countOf(wordsIn(split))) words.set(word, Math.max(count, words.get(word) ?? 0));
  return { words, text: joined, codes, titles, boxes, anchors, links, files, head, styled, living, next };
}

/** Where a page for a redirect leads, if its script keeps the anchor. */
const nextOf = ({ "http-equiv": kind, content = "" }: Record<string, string>, html: string): string | undefined =>
  kind === "refresh" && html.includes("location.hash") ? /url=(.*)/i.exec(content)?.[1] : undefined;

const anchorsOf = (element: string, { id, name }: Record<string, string>): string[] =>
  [id, element === "a" ? name : undefined].flatMap((anchor) => anchor || []);

const filesOf = (name: string, { src, poster, rel = "", href = "" }: Record<string, string>): string[] => [
  ...(name === "link" && /stylesheet|icon|preload/.test(rel) ? [href] : []),
  ...[src, poster].filter((file) => file !== undefined),
];

/** The classes that a style sheet has rules for. */
export const classesOfStyles = (styles: string): string[] =>
  [...styles.matchAll(/\.((?:[\w-]|\P{ASCII}|\\.)+)/gu)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1"));

/** What a tag of the head says, if it is not empty. */
const headOf = (
  name: string,
  { rel, href, property, content, ...other }: Record<string, string>,
): string | undefined => {
  if (name === "title") return "title";
  if (name === "meta" && content) return other.name ?? property;
  return name === "link" && rel === "canonical" && href ? "canonical" : undefined;
};

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many of the words are on a page, each as often as it is wanted. */
export function countKept(wanted: readonly string[], { words }: BuiltPage): number {
  let kept = 0;
  for (const [word, count] of countOf(wanted)) kept += Math.min(count, words.get(word) ?? 0);
  return kept;
}
