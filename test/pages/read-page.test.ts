import { describe, expect, it } from "vitest";
import { scanPage } from "../../src/pages/read/scan-page.ts";
import { parseMdx } from "../../src/pages/read/syntax/parse-mdx.ts";
import { anchorsOf, readPage } from "../../src/pages.ts";

const targets = async (text: string) => (await readPage(text)).links.map(({ target }) => target);
const names = (text: string) => anchorsOf(text).map(({ name }) => name);
const faults = async (text: string, path = "a.mdx") =>
  (await readPage(text, { path })).faults.map(({ range, ...fault }) => ({
    ...fault,
    at: text.slice(range.start.offset, range.end.offset),
  }));

describe("links of a page", () => {
  it.each([
    ["[a](/b)", ["/b"]],
    ['[a](</b c> "title")', ["/b c"]],
    ["[a\nb](/c 'd')", ["/c"]],
    ["[![i](/i.png)](/b)", ["/b"]],
    ["[a]: /b 'title'", ["/b"]],
    ["[^1]: a note", []],
    ["see https://example.com/a_(b).", ["https://example.com/a_(b)"]],
    ['<Card title="x" href="/b">\n  text\n</Card>', ["/b"]],
    ['text <a href="/b?x=1&amp;y=2">x</a>', ["/b?x=1&y=2"]],
    ['<a href={"/b"}>x</a> <a href={`/c`}>y</a> <a href={`/d/$` + e}>z</a>', ["/b", "/c"]],
    ['{list.map((x) => <Card href="/b" title={x} />)}', ["/b"]],
    ["<Snippet file='b.mdx' />", ["b.mdx"]],
    ["---\nrelated:\n  - /b\n  - '/c'\ncanonical: https://example.com\n---\n", ["/b", "/c", "https://example.com"]],
    ["| a | b |\n|---|---|\n| [x](/b) | `[y](/c)` |", ["/b"]],
    ["- item\n  - [x](/b)\n\n> [y](/c)", ["/b", "/c"]],
    ["> [x\n> y](/b) and [z\ny](/c)", ["/b", "/c"]],
  ])("%s", async (text, expected) => expect(await targets(text)).toEqual(expected));

  it.each([
    "```\n[a](/b)\n```",
    "~~~ts\n[a](/b)\n~~~",
    "- x\n  ```\n  [a](/b)\n  ```",
    "`[a](/b)` and ``x ` [c](/d)``",
    "{/* [a](/b) */}",
    "\\[a](/b)",
    "$$\n[a](/b)\n$$",
    "```ts\n/**\n * ```js\n * [a](/b)\n * ```\n */\n[c](/d)\n```",
    "Text\n\n```\n[a](/b) {",
    "export const a = `\n\n[a](/b) {\n\n`;",
  ])("nothing in %s", async (text) => expect(await targets(text)).toEqual([]));

  it("keeps images apart, with each of a srcSet", async () => {
    const { images } = await readPage('![a](/a.png)\n<img src="/b.png" srcSet="/b.png 1x, /c.png 2x" />\n');
    expect(images.map(({ target }) => target)).toEqual(["/a.png", "/b.png", "/b.png", "/c.png"]);
  });

  it("says where the address is", async () => {
    const { links } = await readPage("\uFEFF---\r\ntitle: A\r\n---\r\nSee\r\n[b](/c).");
    expect(links[0]?.range.start).toEqual({ line: 5, column: 5, offset: 30 });
  });
});

describe("anchors of a page", () => {
  it.each([
    ["## Get started", ["get-started"]],
    ["# What's new?", ["what’s-new"]],
    ["## 'One' and \"two\" of the '80s", ["‘one’-and-“two”-of-the-’80s"]],
    ['## Say "\'a\' b" ("c") `"d"`', ["say-“‘a’-b”-“c”-d"]],
    ["## a -- b --- c... d", ["a-—-b-c…-d"]],
    ["## a'' (``) b ''' c ''", ["a”-“-b-c-”"]],
    ['## "A"\n\n```\n"\n```\n\n## "B"\n\ntext\n\n## "C"', ["“a", "b”", "”c”"]],
    ["## A\n## A\n## A", ["a", "a-2", "a-3"]],
    ["## **Bold** `code` [link](/x) <b>tag</b>", ["bold-code-link-tag"]],
    ["## [a][B  c] ![d][x] [e][f] [g][]\n\n[b C]: /x\n[x]: /y\n[g]: /z", ["a-ef-g"]],
    ["## snake_case and _italic_", ["snake_case-and-italic"]],
    ['## "_<b>quoted</b>_" and *a _b c*', ["“quoted”-and-a-_b-c"]],
    ["## ``_a_` b", ["“a`-b"]],
    ['## a (default: "")', ["a-default-"]],
    ["## Überblick", ["überblick"]],
    ["## 你好 世界", ["你好-世界"]],
    ["## Title {#own-id}", ["own-id"]],
    ["## Title{#own-id}", ["own-id"]],
    ["## Title \\{#own-id}", ["own-id"]],
    ["## Title \\{#own-id\\}", ["own-id\\"]],
    ["Title\n=====\n\nOther ##\n---\n\n## Third ##", ["title", "other-##", "third"]],
    ["##### Five", []],
    ["- x\n---", []],
    ["> x\n---\n\n> y\n===", []],
    ["> x\n> y\n> ---\n\n> > z\n> ---", ["x-y"]],
    ["***\nx\n---\n\n***\n---", ["x"]],
    ["- x\n***\n  y\n---\n\n- x\n> ---\n  z\n---", ["y", "z"]],
    ["x\n{/* y */}\n---\n\n- x\n{/* y */}\n\n  z\n---", ["z"]],
    ['### "x" ###\n### "x" ###', ["“x", "x”"]],
    ["- x\n-\n  1. y\n  - \n", []],
    ["- x\n  - \n", ["x"]],
    ["```\n## no\n```", []],
    ["<h2>\n  One\n</h2>\n<h3 id='x'>\n  Two\n</h3>", ["one", "x"]],
    [
      '<ParamField path="userID" type="string" />\n\n<ParamField path="userID" />',
      ["param-user-id", "param-user-id-1"],
    ],
    ['<ParamField path="A & B" />', ["param-a-and-b"]],
    ['<Accordion title="A & B">\n</Accordion>', ["a-and-b"]],
    ['<Accordion title="Сохранённый объезд">\n</Accordion>', ["sokhranyonniy-obyezd"]],
    ['<Tabs>\n<Tab title="One">\n</Tab>\n<Tab title="One">\n</Tab>\n</Tabs>', ["one", "one-2"]],
    ['<Tabs>\n<Tab title="One">\n</Tab>\n<Tab title="Two" id="one">\n</Tab>\n</Tabs>', ["one-2", "one"]],
    ['<div id="one">\n</div>\n\n<Tabs>\n<Tab title="One">\n</Tab>\n</Tabs>', ["one", "one"]],
    ['<Steps titleSize="h2">\n<Step title="First">\n</Step>\n</Steps>', ["first"]],
    ['<Update label="May 2026">\n\n## Inside\n</Update>', ["may-2026", "inside"]],
    ['<Card id="no" />\n\n<div id="yes" />\n\ntext <span id="inline" />', ["yes", "inline"]],
    ['<Visibility for="agents">\n\n## Hidden\n\n<div id="id" />\n</Visibility>\n\n## Shown', ["id", "shown"]],
  ])("%s", (text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ["---\ntitle: A\n---\n\n", "“x”"],
    ["It ends.\n\n", "”x”"],
    ["It ends\n\n", "”x”"],
    ["- It ends:\n\n", "“x”"],
    ["## Before\n\n", "”x”"],
    ["So **it** `goes`\n\n", "”x”"],
    ["It ends with **marks**\n\n", "”x”"],
    ["![only a picture](/a.png)\n\n", "“x”"],
    ["| a |\n|---|\n| b |\n\n", "”x”"],
    ["It ends:\n\n```sh\nword\n```\n\n", "“x”"],
    ["It ends:\n\n<Card\n  title='word'\n>\n</Card>\n\n---\n\n{/* a\nword */}\n\n", "“x”"],
    ["<Note>\n  It ends\n</Note>\n\n", "”x”"],
  ])("a heading that begins with a quotation mark, behind %j", (before, expected) =>
    expect(names(`${before}### "x"\n`).at(-1)).toBe(expected),
  );

  it.each([
    ["It ends.", ["”x”", "”x”", "‘x’", "‘x’"]],
    ["It ends with 2.", ["”x”", "”x”", "‘x’", "‘x’"]],
    ["It ends!", ["“x”", "”x”", "‘x’", "’x’"]],
    ["Does it end?", ["“x”", "”x”", "‘x’", "‘x’"]],
    ["(It ends.)", ["“x”", "”x”", "‘x’", "’x’"]],
    ["It (`ends`).", ["“x”", "”x”", "‘x’", "’x’"]],
  ])("a heading in quotation marks that begins with a small or a capital letter, behind %j", (before, expected) =>
    expect(['"x"', '"X"', "'x'", "'X'"].flatMap((heading) => names(`${before}\n\n### ${heading}\n`))).toEqual(expected),
  );

  it("headings without letters have none, however many there are", () =>
    expect(names("## \n\n## !!!\n\n## 🚀\n")).toEqual([]));

  it("the same, underlined", () => expect(names('It ends.\n\n"x"\n---\n')).toEqual(["”x”"]));
});

describe("faults of a page", () => {
  it.each([
    ["<Steps>\n\ntext", [{ case: "unclosed-tag", tag: "Steps", at: "<Steps>" }]],
    [
      "Text\n\n<Note>\ntext\nmore</Note>\n\n{x y}",
      [
        { case: "expression", code: "{x y}", at: "{x y}" },
        {
          case: "closed-within",
          tag: "Note",
          within: "paragraph",
          openedAt: expect.objectContaining({ start: { line: 3, column: 1, offset: 6 } }),
          at: "</Note>",
        },
      ],
    ],
    ["Text\n\n> more</Note>", [{ case: "unopened-tag", tag: "Note", at: "</Note>" }]],
    ["<Note>text\n</Note>", [{ case: "unclosed-tag", tag: "Note", within: "paragraph", isClosed: true, at: "<Note>" }]],
    [
      "<a>\n<b>\n</a>",
      [
        {
          case: "crossed-tags",
          tag: "a",
          opened: "b",
          openedAt: expect.objectContaining({ start: { line: 2, column: 1, offset: 4 } }),
          isText: true,
          at: "</a>",
        },
      ],
    ],
    ["x </b>", [{ case: "unopened-tag", tag: "b", at: "</b>" }]],
    ["between {x and y} z", [{ case: "expression", code: "{x and y}", at: "{x and y}" }]],
    ["open { brace", [{ case: "unclosed-brace", at: "{" }]],
    ["up to <5 MB", [{ case: "less-than", before: "5", at: "<" }]],
    ["<!-- no -->", [{ case: "html-comment", at: "<!-- no -->" }]],
    ["<https://a.example>", [{ case: "address", address: "https://a.example", at: "<https://a.example>" }]],
    ["import x form 'y'", [{ case: "module", keyword: "import", at: "import x form 'y'" }]],
    ['<Card title="a "b" c">\n</Card>', [{ case: "malformed-tag", tag: "Card", character: '"', at: '"' }]],
  ])("%s", async (text, expected) => expect(await faults(text)).toEqual(expected));

  it("finds each of several, once", async () => {
    const found = await faults("a {x y} b <3 c </d>\n\n<Note>\n\ntext\n");
    expect(found.map(({ at }) => at).sort()).toEqual(["</d>", "<", "<Note>", "{x y}"].sort());
  });

  it("are found in one reading, so that a page of many is read to its end", async () => {
    const cell = "| [b](/b) | `c` | {x} |";
    const page = `| a | b | c |\n|---|---|---|\n${`${cell}\n`.repeat(12)}\n`.repeat(8);
    const found = await faults(`${page}${"a </b> {x y} c <br> d\n\n".repeat(6)}`);
    expect(found.map(({ at }) => at).sort()).toEqual(
      ["</b>", "<br>", "{x y}"].flatMap((at) => Array(6).fill(at)).sort(),
    );
  });

  it.each([
    ['import S from "/a.mdx"\n\nText\n\nimport S from "/b.mdx"\n', 'import S from "/b.mdx"'],
    ['import { T, S } from "/a.jsx"\nimport { U as S } from "/b.jsx"\n', 'import { U as S } from "/b.jsx"'],
    ['import S from "/a.mdx"\n\nexport const S = () => <b>x</b>\n', "S"],
    ['import S from "/a.mdx"\nimport S from "/b.mdx"\n\na <br> b\n', 'import S from "/b.mdx"'],
  ])("has a name that is imported already: %j", async (text, at) => {
    const [first, ...others] = await faults(text);
    expect(first).toEqual({ case: "repeated-name", name: "S", at });
    expect(others.map((fault) => fault.case)).toEqual(text.includes("<br>") ? ["unclosed-tag"] : []);
  });

  it("may have a name twice that no import above has", async () => {
    expect(await faults('export const S = 1\n\nimport S from "/a.mdx"\n\nimport { S as T } from "/a.jsx"\n')).toEqual(
      [],
    );
  });

  it("has all the templates of another tool, however many", async () => {
    const text = "{% note %}\nText\n{% /note %}\n\n".repeat(30);
    const found = await faults(`${text}{name}\n`);
    expect(found).toHaveLength(60);
    expect(found.slice(0, 2).map(({ at }) => at)).toEqual(["{% note %}", "{% /note %}"]);
    expect(new Set(found.map((fault) => fault.case))).toEqual(new Set(["template"]));
  });

  it("allows HTML comments in .md, ids of headings and variables everywhere", async () => {
    expect(await faults("<!-- yes -->", "a.md")).toEqual([]);
    expect(await faults("## Title {#own id}\n\n{{api-version}}")).toEqual([]);
    expect(await faults("## Title{#id}\n\n## Title \\{#other\\}\n\n## {{v}}\n")).toEqual([]);
  });
});

it("reads tags of several lines in quotations", async () => {
  const { components, links, faults } = await readPage('> <Card\n>   title="A<B & C>"\n>   href="/x"\n> />\n');
  expect([components.map(({ name }) => name), links.map(({ target }) => target), faults]).toEqual([
    ["Card"],
    ["/x"],
    [],
  ]);
});

it("reads on behind a list item whose code has no end", async () => {
  const { links } = await readPage("- One\n\n  ```js\n  a\n\n  b\n- [Two](/two)\n\n  ```js\n  [no](/no)\n  ```\n");
  expect(links.map(({ target }) => target)).toEqual(["/two"]);
});

it("reads no tags in code of several lines", async () => {
  const { components } = await readPage(
    "It takes `\n<Property>true</Property>` and <Real />.\n\nNot `\n<Block>\n</Block>\n",
  );
  expect(components.map(({ name }) => name)).toEqual(["Real", "Block"]);
});

it.each([
  ["{/* comment */}", ""],
  ["<!-- a comment\nof two lines -->", ""],
  ['import { Bar } from "/bar.jsx";', "// comment\n"],
  ['import { Bar } from "/bar.jsx"', "/* a comment\n\nof two paragraphs */\n"],
  ["export const Bar = () => <b />;", ""],
])("knows a component that is imported or defined directly below %j", async (line, comment) => {
  for (const code of ['import { Foo } from "/foo.jsx"', "export const Foo = () => <i />"]) {
    const { definitions } = await readPage(`${line}\n${comment}${code}\n\n<Foo />\n`);
    expect(definitions).toContain("Foo");
  }
});

it("takes no code for text: a line in a template, and a line that goes on with text", async () => {
  const { definitions } = await readPage(
    "export const Bar = `\nimport { Foo } from 'x'\n`\n\n{1} and\nexport const No = 1\n",
  );
  expect([...definitions]).toEqual(["Bar"]);
});

it("reads imports, exports and components", async () => {
  const { imports, definitions, components } = await readPage(
    'import A, { B as C } from "/snippets/a.mdx";\nimport "./style.css";\n\nexport const D = () => <b>{1}</b>;\n\n<A /> <C.E />\n<div />',
  );
  expect(imports.map(({ source, names }) => [source, names])).toEqual([
    ["/snippets/a.mdx", ["A", "C"]],
    ["./style.css", []],
  ]);
  expect(definitions).toEqual(["A", "C", "D"]);
  expect(components.map(({ name }) => name)).toEqual(["A", "C"]);
});

describe("code of a page", () => {
  /** Whether the page is MDX, as `readPage` says and as the parser does. */
  const verdicts = async (text: string): Promise<[boolean, boolean]> => [
    (await readPage(text)).faults.length === 0,
    parseMdx(text).faults.length === 0,
  ];

  it.each([
    "{[1, 2].map((n) => <b key={n}>{n}</b>)}",
    '<A b={() => "}"} c={{ d: [1, { e: 2 }] }} {...props} />',
    "export const a = () => (\n  <b>x</b>\n)\n\ntext",
    'export const a = "b({\\n"; // don\'t {\n\nText',
    "{a /* } */}",
    "{`$" + "{1}}`}",
  ])("is judged without the parser of MDX: %s", async (text) => {
    expect(scanPage(text)).toMatchObject({ doubtful: false, code: expect.arrayContaining([expect.anything()]) });
    expect(await verdicts(text)).toEqual([true, true]);
  });

  it.each([
    "It is $a_{1}<b$ and $c_{2}$.",
    "Text\n\n```\n{ < <b>",
    "```ts\n/**\n * ```js\n * a <b> {\n * ```\n */\n```\n\nText",
    "export const a = `\n\n{ <b>\n\n`;\n\nText",
    "<td>{\"a\"}</td> <td> {b} {'c'} </td>\n\n<b>\n  <i>{d}\n  </i>\n</b>",
    "text\n<b>{a}</b> and <i>{b}</i>",
  ])("is no code, for which the parser of MDX is not asked either: %s", async (text) => {
    expect(scanPage(text).doubtful).toBe(false);
    expect(await verdicts(text)).toEqual([true, true]);
  });

  it.each([
    "{a b}",
    "{a) + (b}",
    "{a // c}",
    "<A {...a, ...b} />",
    "<A {a} />",
    "<A b={/* c */} />",
    "<A b={} />",
    "export const a: string = 1",
    "export const a = 1\nb()",
    "- {[\n1].map(f)}",
    "a {[1,\n\n2].map(f)} b",
  ])("is refused as MDX refuses it: %s", async (text) => expect(await verdicts(text)).toEqual([false, false]));
});

it.each([
  ["expressions", (depth: number) => "{(".repeat(depth) + ")}".repeat(depth)],
  ["elements in expressions", (depth: number) => "{<A>".repeat(depth) + "</A>}".repeat(depth)],
  ["functions", (depth: number) => `export const a = ${"() => {".repeat(depth)}${"}".repeat(depth)}\n`],
  ["templates", (depth: number) => `export const a = ${"`${".repeat(depth)}${"}`".repeat(depth)}\n`],
])("ends with %s of any depth", async (_, nested) => {
  for (const depth of [300, 1000, 5000]) expect(await readPage(nested(depth))).toMatchObject({ links: [] });
});

it("numbers headings that are numbered already in linear time", () => {
  const own = Array.from({ length: 20_000 }, (_, at) => `<h2 id="a-${at + 2}"></h2>\n`).join("");
  const names = anchorsOf(own + '<h2 id="a"></h2>\n'.repeat(20_000)).map(({ name }) => name);
  expect(new Set(names).size).toBe(40_000);
});
