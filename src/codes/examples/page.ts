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
  "page/import-name": contentExample(
    'import { Price } from "/snippets/prices.jsx";\n\n<Price />',
    'import { Prices as Price } from "/snippets/prices.jsx";\n\n<Price />',
    { "snippets/prices.jsx": "export const Prices = () => <b>1</b>;\n" },
  ),
  "page/package-import": contentExample('import dayjs from "dayjs";\n\n{dayjs().year()}', "{new Date().getFullYear()}"),
  "page/undefined-name": contentExample(
    "Welcome to {company}.",
    'export const company = "Acme";\n\nWelcome to {company}.',
  ),
  "page/unknown-component": contentExample("<Nota>Read this.</Nota>", "<Note>Read this.</Note>"),
  "page/heading-repeats-title": contentExample(
    "---\ntitle: Intro\n---\n\n# Intro",
    "---\ntitle: Intro\n---\n\nWelcome.",
  ),
  "page/unclosed-code": contentExample("```bash\nnpm ci\n\n## Next", "```bash\nnpm ci\n```\n\n## Next"),
  "page/code-language": contentExample("```pyton\nprint(1)\n```", "```python\nprint(1)\n```"),
  "page/table": contentExample(
    "| name | type |\n|---|---|\n| id | `string | null` |",
    "| name | type |\n|---|---|\n| id | `string \\| null` |",
  ),
  "page/duplicate-id": contentExample("## Set up {#start}\n\n## Use {#start}", "## Set up {#start}\n\n## Use {#use}"),
  "page/heading-level": contentExample("## Set up\n\n#### On a server", "## Set up\n\n### On a server"),
  "page/no-alternative-text": contentExample("![](/logo.png)", "![The logo](/logo.png)", { "logo.png": "" }),
  "page/unknown-excuse": contentExample(
    "{/* docsjson-disable-next-line link/page-not-fond */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  "page/unused-excuse": contentExample(
    "{/* docsjson-disable-next-line link/page-not-found */}\n\n[start](/intro)",
    "[start](/intro)",
  ),
  "page/no-description": contentExample("---\ntitle: Intro\n---", "---\ntitle: Intro\ndescription: What this is.\n---"),
};
