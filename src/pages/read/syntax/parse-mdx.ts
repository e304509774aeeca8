import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { mdxjs } from "micromark-extension-mdxjs";
import { replaceComments } from "../../../vocabulary/files/html-comments.ts";
import type { Span } from "../scanned-page.ts";
import { lenientSyntax, ReadAgain, type TakenForText } from "./lenient-syntax.ts";
import { lenientTags } from "./lenient-tags.ts";
import { codeWithin } from "./limited-parser.ts";
import { linearSyntax } from "./linear-syntax.ts";
import { parsingCost } from "./parsing-cost.ts";
import { findFault, type PageSyntaxFault } from "./syntax-fault.ts";

/** A page as a syntax tree of Markdown (mdast, with MDX nodes), and what kept its text from being MDX. */
export interface ParsedPage {
  /** With positions in the text as it was given. What is at fault is missing in it. */
  readonly tree: Root;
  /** In the order in which the parser met them; empty if the page compiles. */
  readonly faults: readonly PageSyntaxFault[];
  /** What the tree was made of: the text with blanks for what is at fault. `undefined` if the rest was not read. */
  readonly read?: string;
}

export interface ParseOptions {
  /** Whether HTML comments are allowed, as in `.md` (default false). */
  readonly markdown?: boolean;
}

/** After so many faults, or when what was read in vain for them is so much, the rest of a page is not read. */
const MOST_FAULTS = 20;
const MOST_REREAD = 300_000;

const options = (text: string, taken: TakenForText): Parameters<typeof fromMarkdown>[1] => ({
  extensions: linearSyntax([lenientSyntax(mdxjs(codeWithin(text.length)), taken), ...EXTENSIONS], text, taken),
  mdastExtensions: [...MDAST_EXTENSIONS, lenientTags(taken)],
});

const EXTENSIONS = [gfm(), frontmatter(["yaml", "toml"]), math()];
const MDAST_EXTENSIONS = [
  mdxFromMarkdown(),
  gfmFromMarkdown(),
  frontmatterFromMarkdown(["yaml", "toml"]),
  mathFromMarkdown(),
];

/**
 * Parses a page as MDX with tables, math and front matter. What is at fault is blanked out, and the page parsed again, so
 * that each fault is found once and the tree has all the rest.
 *
 * Ids behind headings (`## Title {#own-id}`) and variables (`{{name}}`) are not MDX: ids are missing in the tree, and
 * variables should be replaced before.
 */
export function parseMdx(text: string, { markdown = false }: ParseOptions = {}): ParsedPage {
  const page = new FaultyPage(withoutPlatformSyntax(text, markdown), parsingCost(text));
  while (page.isWorthReading) {
    const { text: read } = page;
    try {
      const tree = fromMarkdown(read, options(read, page));
      if (page.text === read) return { tree, faults: page.faults, read };
    } catch (error) {
      if (page.text === read && page.isWorthReading) page.add(error);
    }
    page.addReading();
  }
  return { tree: { type: "root", children: [] }, faults: page.faults };
}

/** A page with blanks for what is at fault. */
class FaultyPage implements TakenForText {
  readonly faults: PageSyntaxFault[] = [];
  #readInVain = 0;
  #isStuck = false;
  #last: unknown;

  constructor(
    public text: string,
    readonly cost: number,
  ) {}

  get isWorthReading(): boolean {
    return !this.#isStuck && this.faults.length < MOST_FAULTS && this.#readInVain <= MOST_REREAD;
  }

  addReading(): void {
    this.#readInVain += this.cost;
  }

  has(offset: number): boolean {
    return this.text[offset] === " ";
  }

  add(error: unknown, start = -1, inVain = 0): void {
    if (error === this.#last) return;
    if (!this.isWorthReading) throw new ReadAgain();
    this.#last = error;
    this.#readInVain += inVain;
    const { fault, blanks } = findFault(error, this.text, start);
    this.faults.push(fault);
    const left = blankOut(this.text, blanks);
    this.#isStuck = left === this.text;
    this.text = left;
  }
}

/** The text with blanks in place of what the hosted platform reads before MDX does. Offsets stay. */
function withoutPlatformSyntax(text: string, markdown: boolean): string {
  const blank = (part: string) => part.replace(/[^\r\n]/g, " ");
  let plain = text.replace(/^(\uFEFF)/, " ");
  if (plain.includes("{#")) {
    plain = plain.replace(
      /^( {0,3}#{1,6}[ \t]+\S[^\n]*?)(\{[ \t]*#[^{}\n]+\}[ \t]*)(?=\r?$)/gm,
      (_, title, id) => title + blank(id),
    );
  }
  // Names with dashes or dots are no JavaScript. The value of a property is none of these.
  if (plain.includes("{{")) {
    plain = plain.replace(/(?<!=)\{\{([ \t]*)([A-Za-z0-9_.-]+)([ \t]*)\}\}/g, (whole) => whole.replace(/[^{}]/g, "x"));
  }
  if (markdown && plain.includes("<!--")) plain = replaceComments(plain, blank);
  return plain;
}

/** A text with spaces in place of some stretches. Line ends and all offsets stay. */
function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const { start, end } of spans) {
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/[^\r\n]/g, " ") + blanked.slice(end);
  }
  return blanked;
}
