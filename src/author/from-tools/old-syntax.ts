import { appendTo } from "../../diagnostic/group-by.ts";
import { countOf } from "../../diagnostic/words.ts";

/** Syntax of a tool that Mintlify's Markdown does not have, how it is recognized in a line, and what to write instead. */
interface OldSyntax {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const COLONS: OldSyntax = {
  name: "admonitions (:::note)",
  pattern: /^\s*:{3,}\s*\w/,
  instead: "write <Note>, <Tip>, <Info> or <Warning>",
};
const TOC: OldSyntax = {
  name: "[[toc]]",
  pattern: /^\s*\[\[?toc\]?\]\s*$/i,
  instead: "remove it: pages have a table of contents",
};
const VARIABLES: OldSyntax = { name: "templates ({{ … }})", pattern: /\{\{/, instead: "write what they stand for" };
const imports = (from: string): OldSyntax => ({
  name: `imports from ${from}`,
  pattern: new RegExp(`^import\\b.*["']${from.replace(/[/@.]/g, "\\$&")}`),
  instead: "remove them: components need no import",
});

/** By tool, as its documentation has it. */
const SYNTAX: Readonly<Record<string, readonly OldSyntax[]>> = {
  summary: [
    { name: "blocks ({% hint %})", pattern: /\{%\s*\w/, instead: "write components such as <Note>, <Tabs>, <Steps>" },
    { name: "includes ({{#include}})", pattern: /\{\{#\w/, instead: "write snippets" },
  ],
  mkdocs: [
    {
      name: "admonitions (!!! note)",
      pattern: /^\s*(?:!!!|\?\?\?\+?)\s+\w/,
      instead: "write <Note>, or <Accordion> for those that fold",
    },
    { name: 'tabs (=== "Name")', pattern: /^\s*===[!+]?\s+["']/, instead: "write <Tabs>" },
    { name: "snippets (--8<--)", pattern: /^\s*-+8<-+/, instead: "write imports of snippets" },
    { name: "attributes ({: .class })", pattern: /\{:\s*[.#\w]/, instead: "remove them, or write JSX" },
    { name: "macros ({{ … }})", pattern: /\{\{/, instead: "write what they stand for" },
    TOC,
  ],
  docusaurus: [
    COLONS,
    imports("@theme/"),
    imports("@site/"),
    { name: "<TabItem>", pattern: /<TabItem\b/, instead: "write <Tab title>" },
  ],
  vitepress: [
    COLONS,
    TOC,
    { name: "snippets (<<< @/file)", pattern: /^\s*<<<\s*\S/, instead: "write the code" },
    { name: "Vue (<script setup>)", pattern: /^\s*<script\b/, instead: "write React components in snippets" },
    VARIABLES,
  ],
  starlight: [
    COLONS,
    imports("@astrojs/"),
    { name: "<Aside>, <TabItem>", pattern: /<(?:Aside|TabItem)\b/, instead: "write <Note>, <Tab title>" },
  ],
  fumadocs: [COLONS, imports("fumadocs-")],
  nextra: [
    imports("nextra"),
    { name: "<Tabs.Tab>, <Callout>", pattern: /<(?:Tabs\.Tab|Callout)\b/, instead: "write <Tab title>, <Note>" },
  ],
};

/** Collects the syntax of another tool that pages still have, outside of code. */
export class OldSyntaxFinder {
  readonly #known: readonly OldSyntax[];
  readonly #pages = new Map<OldSyntax, string[]>();

  constructor(tool: string) {
    this.#known = SYNTAX[tool] ?? [];
  }

  read(file: string, text: string): void {
    const left = new Set(this.#known);
    let fence: string | undefined;
    for (const line of text.split("\n")) {
      const [, mark] = /^\s{0,3}(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
        fence = fence === undefined ? mark : undefined;
        continue;
      }
      if (fence !== undefined) continue;
      for (const syntax of left) {
        if (!syntax.pattern.test(line)) continue;
        left.delete(syntax);
        appendTo(this.#pages, syntax, file);
      }
      if (left.size === 0) return;
    }
  }

  /** What was found, the most frequent first. */
  notes(): { what: string; reason: string }[] {
    return [...this.#pages]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([{ name, instead }, files]) => {
        const named = files.slice(0, 3).join(", ");
        const count = `${countOf(files.length, "page")} (${named}${files.length > 3 ? ", …" : ""})`;
        return { what: name, reason: `are in ${count}: ${instead}` };
      });
  }
}
