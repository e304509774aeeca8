import type { PAGE_CODES } from "../areas/page.ts";
import type { CodeExample } from "./example.ts";

/** A site with one page, of which the front matter is shown. */
const frontMatter = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": DOCS, "intro.mdx": `---\n${wrong}\n---\n` },
  right: { "docs.json": DOCS, "intro.mdx": `---\n${right}\n---\n` },
});

/** A site with one page, of which the text is shown. */
export const contentExample = (
  wrong: string,
  right: string,
  files: Readonly<Record<string, string>> = {},
): CodeExample => ({
  wrong: { "docs.json": DOCS, "intro.mdx": `${wrong}\n`, ...files },
  right: { "docs.json": DOCS, "intro.mdx": `${right}\n`, ...files },
});

const DOCS = '{ "navigation": { "pages": ["intro"] } }';

export const PAGE_EXAMPLES: Readonly<Record<keyof typeof PAGE_CODES, CodeExample>> = {
  "page/syntax": frontMatter("title: Quickstart: the basics", 'title: "Quickstart: the basics"'),
  "page/not-checked": {
    ...contentExample("<Note>\n\nand 40,000 more of these", "<Note>Read this.</Note>"),
    isSketch: true,
  },
  "page/type": frontMatter("title: Intro\ndeprecated: soon", "title: Intro\ndeprecated: true"),
  "page/api-type": frontMatter(
    "title: Intro\napi: { method: GET }",
    "title: Intro\napi: GET https://api.acme.dev/users",
  ),
  "page/value": frontMatter("title: Intro\nmode: full", "title: Intro\nmode: wide"),
  "page/required": frontMatter("sdk: { kind: class }", "title: Client"),
  "page/format": frontMatter("title: Blog\nurl: www.example.com", "title: Blog\nurl: https://www.example.com"),
  "page/range": frontMatter("title: Pay\ngroups: [{ includes: [] }]", "title: Pay\ngroups: [{ includes: [staff] }]"),
  "page/unknown-field": frontMatter("title: Intro\nsidebarTitel: Start", "title: Intro\nsidebarTitle: Start"),
  "page/import-not-found": contentExample(
    'import Intro from "/snippets/intro.mdx";\n\n<Intro />',
    'import Intro from "/snippets/into.mdx";\n\n<Intro />',
    { "snippets/into.mdx": "Hello\n" },
  ),
  "page/unknown-component": contentExample("<Nota>Read this.</Nota>", "<Note>Read this.</Note>"),
  "page/heading-repeats-title": contentExample(
    "---\ntitle: Intro\n---\n\n# Intro",
    "---\ntitle: Intro\n---\n\nWelcome.",
  ),
  "page/no-description": contentExample("---\ntitle: Intro\n---", "---\ntitle: Intro\ndescription: What this is.\n---"),
};
