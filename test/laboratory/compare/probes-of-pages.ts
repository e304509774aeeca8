import type { Probe } from "./probes.ts";

/** The files beside the probes: what links may lead to. */
export const SITE_FILES: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0d9373" },
    navigation: {
      groups: [
        { group: "Start", pages: ["index", "guides/start", "guides/UPPER", "shelf/index", "with space"] },
        { group: "API", openapi: "api.yaml" },
      ],
    },
    redirects: [
      { source: "/old", destination: "/guides/start" },
      { source: "/older/:slug*", destination: "/guides/:slug*" },
      { source: "/moved-away", destination: "https://example.com/new" },
      { source: "/gone", destination: "/nowhere" },
      { source: "/twice", destination: "/old" },
      { source: "/brief", destination: "/guides/start", permanent: false },
    ],
  }),
  ".mintignore": "drafts/\n",
  "index.mdx": "---\ntitle: Home\n---\n\n## Welcome\n",
  "guides/start.mdx": '---\ntitle: Start\n---\n\n## Install\n\n### What\'s new?\n\n<a id="by-id" />\n',
  "guides/UPPER.mdx": "---\ntitle: Upper\n---\n\nText\n",
  "shelf/index.mdx": "---\ntitle: Shelf\n---\n\n## Books\n",
  "shelf/books.mdx": "---\ntitle: Books, outside the navigation\n---\n\nText\n",
  "with space.mdx": "---\ntitle: Space\n---\n\nText\n",
  "probes/a-page.mdx": "---\ntitle: Beside the probes\n---\n\nText\n",
  "drafts/plan.mdx": "---\ntitle: Plan\n---\n\nText\n",
  "snippets/part.mdx": "## Of a snippet\n\n[start](/guides/start)\n",
  "snippets/made.jsx": 'export const Made = () => <h2 id="made">Made</h2>;\n',
  "README.md": "# Acme\n",
  "files/form.pdf": "%PDF-1.4\n",
  "images/plan.png": "PNG",
  "api.yaml":
    'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths:\n  /users:\n    get: {tags: [Users], summary: List users}\n',
};

/** Where a link leads, by what there is. */
const TARGETS: Readonly<Record<string, string>> = {
  "a page": "/guides/start",
  "a page without the first slash": "guides/start",
  "a page, relative": "../guides/start",
  "a page, relative and without dots": "start",
  "a page beside it": "./a-page",
  "a page with its extension": "/guides/start.mdx",
  "a page as Markdown": "/guides/start.md",
  "a page with a slash behind it": "/guides/start/",
  "a page with a query": "/guides/start?tab=one",
  "a page and a heading": "/guides/start#install",
  "a page and a heading with an apostrophe": "/guides/start#what’s-new",
  "a page and a heading without its apostrophe": "/guides/start#whats-new",
  "a page and an id": "/guides/start#by-id",
  "a page and a dead anchor": "/guides/start#nope",
  "a page and an anchor in capitals": "/guides/start#Install",
  "a page and an empty anchor": "/guides/start#",
  "a page and an encoded anchor": "/guides/start#inst%61ll",
  "a page, a query and an anchor": "/guides/start?a=1#install",
  "a page, a query and a dead anchor": "/guides/start?a=1#nope",
  "a page with its extension and a dead anchor": "/guides/start.mdx#nope",
  "a page in other letters": "/Guides/Start",
  "a page in capitals": "/guides/UPPER",
  "a page in capitals, in small letters": "/guides/upper",
  "a page with an encoded letter": "/guides/st%61rt",
  "a page with an encoded space": "/with%20space",
  "a page with two slashes": "//guides/start",
  "a page with dots inside": "/guides/../guides/start",
  "a folder without an index": "/guides",
  "a folder without an index, with a slash": "/guides/",
  "a folder with an index": "/shelf",
  "a folder with an index, with a slash": "/shelf/",
  "the index of a folder": "/shelf/index",
  "a page outside the navigation": "/shelf/books",
  "the first page": "/",
  "the first page by name": "/index",
  "no page": "/nowhere",
  "no page, without the first slash": "nowhere",
  "no page, relative": "./nowhere",
  "no page, with a query": "/nowhere?a=1",
  "no page, with an anchor": "/nowhere#a",
  "above the root": "../../../guides/start",
  "an ignored page": "/drafts/plan",
  "a snippet": "/snippets/part",
  "the README": "/README",
  "a file": "/files/form.pdf",
  "a file, relative": "../files/form.pdf",
  "no file": "/files/no.pdf",
  "a picture": "/images/plan.png",
  "no picture": "/images/no.png",
  "a redirect": "/old",
  "a redirect and an anchor": "/old#install",
  "a redirect and a dead anchor": "/old#nope",
  "a redirect with a wildcard": "/older/start",
  "a redirect with a wildcard to nowhere": "/older/nowhere",
  "a redirect to nowhere": "/gone",
  "a redirect to a redirect": "/twice",
  "a redirect to elsewhere": "/moved-away",
  "a redirect for a while": "/brief",
  "a page of an operation": "/api-reference/users/list-users",
  "no page of an operation": "/api-reference/users/nowhere",
  "an own heading": "#own-heading",
  "a dead anchor of its own": "#nope",
  "an empty anchor": "#",
  "the top": "#top",
  "a stretch of text": "#:~:text=own",
  "another site": "https://example.com/nowhere",
  "another site by its host": "//example.com/nowhere",
  mail: "mailto:a@example.com",
  "a telephone": "tel:+1",
  "a script": "javascript:void(0)",
  "the list for agents": "/llms.txt",
  "the map of the site": "/sitemap.xml",
  "a spec": "/api.yaml",
};

/** How a link is written. */
const FORMS: Readonly<Record<string, (target: string) => string>> = {
  "Markdown link": (target) => `See [this](${target}).`,
  "Markdown link with a title": (target) => `See [this](${target} "A title").`,
  "Markdown link in brackets": (target) => `See [this](<${target}>).`,
  "Markdown link in a list": (target) => `- one\n- [this](${target})`,
  "Markdown link in a table": (target) => `| a | b |\n|---|---|\n| 1 | [this](${target}) |`,
  "Markdown link in a heading": (target) => `## See [this](${target})`,
  "Markdown link in bold text": (target) => `**[this](${target})**`,
  "Markdown link in a component": (target) => `<Note>\n  [this](${target})\n</Note>`,
  "Markdown link in a line of a component": (target) => `<Note>[this](${target})</Note>`,
  "reference link": (target) => `See [this][ref].\n\n[ref]: ${target}`,
  "picture in a link": (target) => `[![a](/images/plan.png)](${target})`,
  "element in a text": (target) => `See <a href="${target}">this</a>.`,
  "element on a line": (target) => `<a href="${target}">this</a>`,
  "element over lines": (target) => `<a\n  href='${target}'\n>\n  this\n</a>`,
  card: (target) => `<Card title="This" href="${target}" />`,
  "card with children": (target) => `<Card title="This" href="${target}">\n  Text\n</Card>`,
  "card in columns": (target) => `<Columns cols={2}>\n  <Card title="This" href="${target}" />\n</Columns>`,
  "card with an expression": (target) => `<Card title="This" href={${JSON.stringify(target)}} />`,
  "Markdown image": (target) => `![a](${target})`,
  "element of an image": (target) => `<img src="${target}" />`,
  "image in a frame": (target) => `<Frame>\n  <img src="${target}" alt="a" />\n</Frame>`,
  "code span": (target) => `\`[this](${target})\``,
  "code block": (target) => `\`\`\`md\n[this](${target})\n\`\`\``,
  "indented text": (target) => `text\n\n    [this](${target})`,
  comment: (target) => `{/* [this](${target}) */}`,
  "escaped brackets": (target) => `\\[this](${target})`,
};

/** Texts of headings and titles, by what is in them. */
const HEADINGS: Readonly<Record<string, string>> = {
  plain: "Set up",
  capitals: "The API Of XML",
  "an apostrophe": "What's new",
  "a curly apostrophe": "What’s new",
  "a question mark": "Why this?",
  ampersand: "Q & A",
  slashes: "and/or",
  dots: "v1.2.3 to docs.json",
  numbers: "2024 in 10 steps",
  "a number first": "1. Install",
  underscores: "snake_case_name",
  dashes: "a - b -- c – d — e",
  brackets: "call(a, b) [c]",
  braces: "\\{id\\}",
  "a colon": "Step 1: go",
  "an emoji": "Launch 🚀 now",
  "an emoji first": "🚀 Launch",
  "an emoji behind an apostrophe": "'👋 Hello'",
  "an emoji with a color in apostrophes": "Say '👋🏽' again",
  accents: "Über große Änderungen",
  Japanese: "はじめに",
  Russian: "Привет, мир",
  Arabic: "مرحبا بالعالم",
  code: "The `config.json` file",
  "code alone": "`GET /users/{id}`",
  bold: "A **bold** word",
  italic: "An _italic_ and *other* word",
  struck: "A ~~struck~~ word",
  link: "A [link](/guides/start) inside",
  image: "A ![picture](/images/plan.png) inside",
  "a tag": 'A <Badge color="red">new</Badge> thing',
  "an icon": '<Icon icon="star" /> Stars',
  entity: "A &amp; B &lt;C&gt;",
  escapes: "A \\* star and \\_ line",
  plus: "C++ and C#",
  "per cent": "100% sure",
  "at and dollar": "@scope for $5",
  "equals and more": "a = b > c",
  quotes: 'Say "yes"',
  "trailing marks": "Closed ##",
  "spaces inside": "a   b",
  "an explicit id": "Named {#own-id}",
  "a math formula": "The $x^2$ term",
  "an ellipsis": "Wait... what",
  "dots with blanks": "Wait . . . what",
  "a possessive": "Your users' data and James's",
  "a decade": "Music of the '80s",
  "a quotation at the start": '"Ready" to go',
  "a quotation in a quotation": `He said "it's 'fine' now"`,
  "quotes around marks": 'A "!" and a ("b")',
  "quotes in code": "Use `'use client'` here, don't",
  "quotes around code": "Say \"`yes`\" or 'no'",
  "a quotation around a link": 'See "[this](/guides/start)" now',
  "bold in quotes": "It's '**bold**' here",
  "three hyphens": "a --- b",
  "hyphens in a word": "a--b and --flag",
  only: "!!!",
  long: "A very long heading that goes on and on with many words until nobody reads it any more at all",
};

/** Where headings and titles are. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  "second level": (text) => `## ${text}`,
  "sixth level": (text) => `###### ${text}`,
  underlined: (text) => `${text}\n---`,
  twice: (text) => `## ${text}\n\n## ${text}\n\n### ${text}`,
  element: (text) => `<h2>${text}</h2>`,
  "element with an id": (text) => `<h3 id="given">${text}</h3>`,
  "in a component": (text) => `<Note>\n  ## ${text}\n</Note>`,
  "in a list": (text) => `- one\n\n  ## ${text}`,
  "in a quotation": (text) => `> ## ${text}`,
};

/** Components with a title, which is an attribute. */
const TITLED: Readonly<Record<string, (title: string) => string>> = {
  accordion: (title) => `<Accordion title=${title}>\n  Text\n</Accordion>`,
  accordions: (title) =>
    `<AccordionGroup>\n  <Accordion title=${title}>a</Accordion>\n  <Accordion title=${title}>b</Accordion>\n</AccordionGroup>`,
  "accordion in an accordion": (title) =>
    `<Accordion title=${title}>\n  <Accordion title="Inner">a</Accordion>\n</Accordion>`,
  "accordion with an id": (title) => `<Accordion title=${title} id="given">a</Accordion>`,
  step: (title) => `<Steps>\n  <Step title=${title}>\n    Text\n  </Step>\n</Steps>`,
  "step with an id": (title) => `<Steps>\n  <Step title=${title} id="given">a</Step>\n</Steps>`,
  tab: (title) => `<Tabs>\n  <Tab title=${title}>\n    Text\n  </Tab>\n</Tabs>`,
  "tab with an id": (title) => `<Tabs>\n  <Tab title=${title} id="given">a</Tab>\n</Tabs>`,
  "tab behind an id": (title) =>
    `<div id=${title}>\n</div>\n\n<Tabs>\n  <Tab title=${title}>\n    Text\n  </Tab>\n</Tabs>`,
  parameter: (title) => `<ParamField path=${title} type="string">\n  Text\n</ParamField>`,
  response: (title) => `<ResponseField name=${title} type="string">\n  Text\n</ResponseField>`,
  update: (title) => `<Update label=${title} description="v1">\n  Text\n</Update>`,
  expandable: (title) => `<Expandable title=${title}>\n  Text\n</Expandable>`,
  card: (title) => `<Card title=${title} href="/">\n  Text\n</Card>`,
  "code group": (title) => `<CodeGroup>\n\`\`\`js ${title.slice(1, -1)}\n1\n\`\`\`\n</CodeGroup>`,
};

const TITLES = ["plain", "capitals", "dots", "an emoji", "accents", "underscores", "ampersand", "a colon"] as const;

/** Pages that links alone don't describe, whole. */
const WHOLE_PAGES: Readonly<Record<string, string>> = {
  "an anchor of an imported snippet": `import Part from "/snippets/part.mdx";\n\n<Part />\n\n[this](#of-a-snippet)`,
  "an anchor of a component that a script makes": `import { Made } from "/snippets/made.jsx";\n\n<Made />\n\n[this](#made)`,
  "an import from a package": `import Tabs from "@theme/Tabs";\n\n<Tabs />`,
  "an import of no file": `import Part from "/snippets/no.mdx";\n\n<Part />`,
  "a footnote": "Text[^1] and [this](#user-content-fn-1)\n\n[^1]: A note",
  "a feed": "[this](/rss.xml)",
  "braces of nothing": "Text {",
  "a tag without an end": "<Note>\n\nText",
  "an HTML comment": "<!-- a comment -->",
};

/** The pages of which links are asked. Each has one link, and one heading. */
export function* probesOfLinks(): Generator<Probe> {
  for (const [what, text] of Object.entries(WHOLE_PAGES)) {
    yield { place: `/whole page/${what}`, change: what, config: `${text}\n` };
    yield { place: `/whole page in Markdown/${what}`, change: what, config: `${text}\n` };
  }
  const operation = 'openapi: "GET /users"';
  yield { place: "/whole page/a part of its operation", change: operation, config: "[this](#body-name)\n" };
  for (const [form, write] of Object.entries(FORMS)) {
    for (const [what, target] of Object.entries(TARGETS)) {
      yield { place: `/${form}/${what}`, change: target, config: `## Own heading\n\n${write(target)}\n` };
    }
  }
}

/** The pages of which anchors are asked. */
export function* probesOfAnchors(): Generator<Probe> {
  for (const [where, write] of Object.entries(PLACES)) {
    for (const [what, text] of Object.entries(HEADINGS)) {
      yield { place: `/${where}/${what}`, change: text, config: `${write(text)}\n` };
    }
  }
  for (const [component, write] of Object.entries(TITLED)) {
    for (const what of TITLES) {
      const text = HEADINGS[what] as string;
      yield { place: `/${component}/${what}`, change: text, config: `${write(JSON.stringify(text))}\n` };
    }
  }
}
