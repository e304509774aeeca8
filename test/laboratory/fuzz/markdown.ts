import { anchorsOf, readPage } from "docsjson/pages";
import { applyEdits } from "../../../src/edit/json/offset-edit.ts";
import { linkEdits } from "../../../src/edit/pages/page-links.ts";
import { toMdxText } from "../../../src/render/compile/page-text.ts";
import { type RenderContext, renderPage } from "../../../src/render/render-page.ts";
import { variablesIn } from "../../../src/site/pages/variables-in-text.ts";
import { joinedText, steepTimes } from "../hostile/joined.ts";
import { mutateText, type Random } from "./mutate.ts";
import { hold } from "./promises.ts";

/** A page with all that readers of Markdown know. */
const MARKDOWN_PAGE = `---
title: A
related: [/guides/b]
---
import Note from "/snippets/note.mdx"
export const size = { a: [1, 2] }

# Title {#own}

See [b](/guides/b#top "Title"), [c](./c.mdx?x=1), <https://x.y>, https://x.y/(z). ![i](/i.png)
[ref]: /guides/b
{{name}} costs $5, \`code [b](/guides/b)\` and {size.a[0]}. <!-- a comment --> {/* another */}

## Two <br> **bold *both*** ~~gone~~

\`\`\`js title="a.js" {1,3} lines
const link = "[b](/guides/b)";
\`\`\`

<Card title="C" href="/guides/b" icon="rocket">
  Text with <b>tags</b>
</Card>

<Tabs><Tab title="npm">\`npm i\`</Tab></Tabs>

- one
  1. two
     <Note who="me" />

> quoted
| a | b |
|---|---|
| [b](/guides/b) | \\| |

$$
x^2
$$
[^1]: note
`;

/** What people and generators write in pages, in places where it is not expected. */
const MARKDOWN_TOKENS = [
  ...["<", ">", "</", "/>", "<!--", "-->", "{", "}", "{/*", "*/}", "{{", "}}", "[", "](", ")", "![", "`", "```", "~~~", "$"],
  ...["$$", "**", "_", "~~", "\\", "|", "#", "\n\n", "\r\n", "\r", "\n---\n", "\n> ", "\n- ", "\n    ", "&amp;", "\u2028", "\0"],
  ...["<Card", "</Card>", "<Tab title='x'>", "<br>", "<img src=a>", "<script>", "import x from 'y'\n", "export default 1\n"],
  ...["javascript:1", "/guides/b", "../b", "href='/guides/b'", "{#own}", "é🙂", "\ud800", "\ufeff", "=", '"', "'"],
]; // biome-ignore format: a list of words

/** What must hold of any text that calls itself a page. */
export async function holdMarkdown(random: Random): Promise<void> {
  const text = mutateText(MARKDOWN_PAGE, random, MARKDOWN_TOKENS);
  const path = random.pick(["a.mdx", "guides/a.md"]);
  const page = await readPage(text, { path });
  hold(JSON.stringify(await readPage(text, { path })) === JSON.stringify(page), "the same page, another answer");
  hold(JSON.stringify(anchorsOf(text)) === JSON.stringify(page.anchors), "the same page, other anchors");
  const { links, images, anchors, imports, components, faults } = page;
  for (const { range } of [
    ...links,
    ...images,
    ...anchors,
    ...imports,
    ...components,
    ...faults,
    ...variablesIn(text),
  ]) {
    const { start, end } = range;
    hold(start.offset <= end.offset && end.offset <= text.length, "a range leaves the page:", range);
  }
  holdMove(text, path, random);
  const body = text.replace(/\r\n?/g, "\n");
  const mdx = toMdxText(body, 0, new Map([["name", "value"]]));
  hold(mdx.split("\n").length === body.split("\n").length, "what a parser gets has other lines");
  if (random.next(8) === 0) holdRendered(text, path);
}

/** What people write below each other, and what ends or begins where they do not expect it. */
const MARKDOWN_LINES = [
  ...["Text ends.", 'Text "quoted" and `code`', "'It' goes on", "A -- B... c", "**bold** _it_", "[a](/b)", "", "", ""],
  ...["- item", "* star", "1. first", "  more", "    deep", "\ttab", "> quoted", "> > deep", ">", "---", "  ---", "***", "> ---"],
  ...["# One", "## Two `c`", '### "Three" ###', "> ## Four", "- ## Five", "```", "~~~", "<Note>", "</Note>", "{/* c */}"],
]; // biome-ignore format: a list of lines

/** The anchors that links are judged by are those that headings have on the page. */
export async function holdAnchors(random: Random): Promise<void> {
  const lines = Array.from({ length: 2 + random.next(9) }, () => random.pick(MARKDOWN_LINES));
  const text = `Begin\n\n${lines.join("\n")}\n`;
  const { anchors, faults } = await readPage(text, { path: "a.mdx" });
  const rendered = renderPage({ file: "a.mdx", text }, CONTEXT);
  if (faults.length > 0 || rendered.faults.length > 0) return;
  const read = anchors.filter(({ kind }) => kind === "heading").map(({ name }) => name);
  const shown = rendered.headings.map(({ id }) => id);
  hold(JSON.stringify(read) === JSON.stringify(shown), "other anchors than on the page:", { text, read, shown });
}

/** Whatever is joined, a page of twice the length takes about twice the time. */
export async function holdGrowth(random: Random): Promise<void> {
  const text = joinedText(random);
  const read = await steepTimes(text, (page) => readPage(page, { path: "a.mdx" }));
  hold(read === undefined, `reading grows too fast: ${text.name}`, read);
  const rendered = await steepTimes(text, (page) => renderPage({ file: "a.mdx", text: page, title: "A" }, CONTEXT));
  hold(rendered === undefined, `rendering grows too fast: ${text.name}`, rendered);
}

/** Links follow a page that moves, and what is no link stays. */
function holdMove(text: string, file: string, random: Random): void {
  const from = file.replace(/\.mdx?$/, "");
  const isPage = (path: string) => [from, "guides/b", "guides/c", "b", "c"].includes(path);
  const moves = new Map(
    random.pick([[["guides/b", "help/to (b)"]], [[from, "x/y/z"]], [["guides/b", "a"]]]) as [string, string][],
  );
  const edits = linkEdits(text, from, { moves, isPage, isMarkdown: file.endsWith(".md") });
  let end = 0;
  for (const edit of edits) {
    hold(
      edit.start >= end && edit.end >= edit.start && edit.end <= text.length,
      "edits overlap or leave the page:",
      edits,
    );
    end = edit.end;
  }
  const moved = applyEdits(text, edits);
  const rules = { moves, isPage: (path: string) => isPage(path) && !moves.has(path), isMarkdown: file.endsWith(".md") };
  const again = linkEdits(moved, moves.get(from) ?? from, rules);
  hold(moves.has(from) || again.length === 0, "links that followed follow again:", again);
}

const CONTEXT: RenderContext = {
  readFile: (path) => (path === "snippets/note.mdx" ? "Hello {props.who}" : undefined),
  resolvePath: (path) => path.replace(/^\.?\//, ""),
  addressIn: () => (address) => address,
  variables: new Map([["name", "value"]]),
  look: { icon: () => undefined, highlight: () => undefined, math: () => undefined },
};

/** A page renders whatever is in it, and runs no script. */
function holdRendered(text: string, file: string): void {
  const { html } = renderPage({ file, text, title: "A" }, CONTEXT);
  const outside = html.replace(/<(?:pre|code)\b.*?<\/(?:pre|code)>/gs, "");
  // Within the quotes of an attribute, as in the id of a heading, < begins no element.
  const elements = outside.replace(/="[^"]*"/g, '=""');
  hold(
    !/<script|\son\w+=/i.test(elements) && !/(?:href|src)="\s*javascript:/i.test(outside),
    "a page runs a script:",
    html,
  );
  hold(renderPage({ file, text, title: "A" }, CONTEXT).html === html, "the same page, other HTML");
}
