import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";

/** Letters and digits that stand together. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Attributes of the platform's components that readers see. */
const SEEN: ReadonlySet<string> = new Set(["title", "label", "caption", "tip", "path", "query", "body", "header"]);

/** Components whose attributes no reader sees as text. */
const UNSEEN: ReadonlySet<string> = new Set(["Icon", "Visibility", "Snippet"]);

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly children?: readonly Node[];
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
}

/**
 * The words that a page's file has for its readers: texts, code, titles of components. What only runs (expressions, imports,
 * exports) and what only tells where things are (addresses, other attributes) doesn't count.
 */
export function sourceWords(text: string): string[] {
  const plain = text
    .replace(/\r\n?/g, "\n")
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, " ")
    // What a comment says of lines of code.
    .replace(/\[!code [\w+:-]*\]/g, " ")
    .replace(/^(#{1,6} [^\n]*?)\{#[\w-]+\}[ \t]*$/gm, "$1");
  try {
    return wordsOfTree(parse(plain));
  } catch {
    return wordsOfText(plain);
  }
}

const parse = (text: string): Node =>
  fromMarkdown(text, {
    extensions: [mdxjs(), gfm(), frontmatter(["yaml"])],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(["yaml"])],
  }) as unknown as Node;

function wordsOfTree(root: Node): string[] {
  const words: string[] = [];
  const declared = new Set<string>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { type, name, value, children = [] } = node;
    if (type === "yaml") continue;
    if (type === "mdxjsEsm") for (const [own] of String(value).matchAll(/\b[A-Z]\w*/g)) declared.add(own);
    if (type === "text" || type === "inlineCode" || type === "code") words.push(...wordsIn(String(value)));
    if (name === "style" || name === "script" || (name === "Visibility" && isForAgents(node))) continue;
    // What a page's own component makes of its attributes is its own affair.
    if (name && /^[A-Z]/.test(name) && !declared.has(name) && !UNSEEN.has(name)) words.push(...wordsOfAttributes(node));
    waiting.push(...[...children].reverse());
  }
  return words;
}

/** Whether only the Markdown of the page has what is in an element. */
const isForAgents = ({ attributes = [] }: Node): boolean =>
  attributes.some(({ name, value }) => name === "for" && value === "agents");

const wordsOfAttributes = ({ attributes = [] }: Node): string[] =>
  attributes.flatMap(({ name = "", value }) => (SEEN.has(name) && typeof value === "string" ? wordsIn(value) : []));

/** The words of a text that isn't MDX: what is left of it without tags, addresses and front matter. */
const wordsOfText = (text: string): string[] =>
  wordsIn(
    text
      .replace(/^---\n[\s\S]*?\n---\n/, "")
      .replace(/^import\b[^;"']*(["'])[^"']*\1|^export .*$/gm, " ")
      .replace(/^ *(`{3,}|~{3,}).*$/gm, " ")
      .replace(/<\/?[A-Za-z][^<>]*>/g, " ")
      .replace(/!\[[^\]]*\]\([^()]*\)|\]\([^()]*\)|https?:\/\/\S+/g, " "),
  );
