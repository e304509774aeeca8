import { describe, expect, it } from "vitest";
import { besideColumn } from "../../src/render/finish/side-column.ts";
import { renderPage } from "../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../support/bare-context.ts";
import { timeGrowth } from "../support/time-growth.ts";

/** Renders a page of a site with these other files. */
function render(text: string, files: Readonly<Record<string, string>> = {}, title?: string) {
  return renderPage(
    { file: "guides/page.mdx", text, title },
    {
      readFile: (path) => files[path],
      resolvePath: (path) => path.replace(/^\.?\//, ""),
      addressIn: () => (address, kind) =>
        address.startsWith("/") ? `/base${address}${kind === "file" ? "?f" : ""}` : address,
      variables: new Map([["name", "Lumen"]]),
      look: {
        icon: (name) => ({ type: "text", value: `[${name}]` }),
        highlight: () => undefined,
        math: () => undefined,
        mermaid: "/base/docs-mermaid.js",
        lacksStyle: (style) => style === "duotone",
        diagramFault: (text) => (text.includes("-->") ? undefined : "it has no line"),
      },
    },
  );
}

const html = (text: string, files?: Readonly<Record<string, string>>): string => besideColumn(render(text, files));

it("names the parts of callouts and cards so that style sheets of docs, which look for these words in classes, find the whole", () => {
  const page = html('<Note>Mind</Note>\n\n<Card title="A" icon="rocket" href="/a" img="/a.png" cta="Go">Text</Card>\n');
  const namesWith = (word: string) =>
    [...page.matchAll(/class="([^"]*)"/g)].filter(([, names]) => names?.includes(word)).map(([, names]) => names);
  expect(namesWith("callout")).toEqual(["docs-callout docs-callout-note"]);
  expect(namesWith("card")).toEqual(["docs-card docs-card-link"]);
});

describe("what needs a browser", () => {
  it("is said where no scripts run: handlers, with their places", () => {
    const files = { "a.jsx": "export const A = () => <b onClick={() => 1}>Press</b>;" };
    const { html, unrendered } = render(
      'import { A } from "/a.jsx"\n\n<A />\n\n<i onKeyDown={() => 1}>Type</i>\n',
      files,
    );
    expect(html).toMatch(/<b>Press<\/b>.*<i>Type<\/i>/s);
    expect(unrendered).toMatchObject([
      {
        name: "A",
        file: "guides/page.mdx",
        line: 3,
        reason: expect.stringContaining("scripts of the docs are turned off"),
      },
      { name: "onKeyDown of <i>", line: 5 },
    ]);
  });

  it("is said at the line of the element, not at others that have the same attribute", () => {
    const page = `{"onclick, onClick, href"}

<div onclick="a()">A</div>

<Card title="A" onClick={() => 1}>B</Card>

<a href="/a">A</a>

<a
  href="javascript:b()">B</a>
`;
    expect(
      render(page)
        .unrendered.map(({ name, line }) => [name, line])
        .sort(),
    ).toEqual([
      ["href of <a>", 7],
      ["onClick of <Card>", 5],
      ["onclick of <div>", 3],
    ]);
  });

  it("is said of icons in a style that has to be paid for, which are shown in another", () => {
    const page = render('<Icon icon="flag" iconType="solid" />\n\n<Icon icon="flag" iconType="duotone" />\n');
    expect(page.html.match(/\[flag\]/g)).toHaveLength(2);
    expect(page.unrendered).toMatchObject([{ name: 'style "duotone" of icons', line: 3 }]);
  });

  it("is a script for diagrams, whose text is on the page; kinds that are not drawn are said", () => {
    const drawn = render("```mermaid\ngraph TD\n  A --> B\n```\n");
    expect(drawn.html).toMatch(
      /<docs-diagram data-src="\/base\/docs-mermaid\.js"><pre[^>]*>graph TD\n {2}A --(>|&gt;|&#x3E;) B/,
    );
    expect(drawn.unrendered).toEqual([]);
    const other = render("```mermaid\nmindmap\n  root\n```\n");
    expect(other.html).toMatch(/mindmap\n {2}root/);
    expect(other.html).not.toContain("docs-diagram");
    expect(other.unrendered).toMatchObject([{ name: "Mermaid", reason: expect.stringContaining("mindmap") }]);
    const wrong = render("Text\n\n```mermaid\ngraph A\n```\n");
    expect(wrong.html).toMatch(/<pre[^>]*>graph A/);
    expect(wrong.html).not.toContain("docs-diagram");
    expect(wrong.unrendered).toMatchObject([{ name: "Mermaid", reason: "it has no line", line: 3 }]);
  });
});

describe("components", () => {
  it.each([
    ["<Steps><Step title='A' stepNumber={9}>B</Step></Steps>", /<li[^>]* style="counter-set: docs-step 9"/],
    ["<Note>Mind **this**</Note>", /<aside class="docs-callout docs-callout-note"[^>]*>.*Mind <strong>this<\/strong>/s],
    [
      '<Card title="Start" href="/a" icon="rocket">Go</Card>',
      /docs-card-link.*href="\/base\/a" aria-label="Start".*\[rocket\].*Start.*Go/s,
    ],
    ["<CardGroup cols={3}><Card title='A' /></CardGroup>", /docs-columns" style="--docs-columns:3".*A/s],
    [
      "<Steps><Step title='One'>a</Step><Step title='Two'>b</Step></Steps>",
      /<ol class="docs-steps"><li class="docs-step".*One.*a.*<li class="docs-step".*Two.*b/s,
    ],
    ["<Step title='Alone'>a</Step>", /<ol class="docs-steps"><li class="docs-step".*Alone.*a.*<\/li><\/ol>/s],
    [
      "<Tabs><Tab title='npm'>a</Tab><Tab title='yarn'>b</Tab></Tabs>",
      /<docs-tabs[^>]*data-sync="".*<section class="docs-panel" id="npm">.*npm.*a.*<section class="docs-panel" id="yarn">/s,
    ],
    [
      "<Accordion title='More'>text</Accordion>",
      /<details class="docs-accordion" id="more"><summary>More<\/summary>.*text/s,
    ],
    ["<Expandable title='parts'>text</Expandable>", /<details class="docs-expandable".*parts.*text/s],
    [
      "<ParamField query='userName' type='string' required>Who</ParamField>",
      /id="param-user-name".*<code class="docs-field-name">userName<\/code><span class="docs-field-type">string<\/span><span class="docs-field-required">required<.*Who/s,
    ],
    [
      "<ResponseField name='id' default={1} deprecated>Its id</ResponseField>",
      /docs-field-name">id<.*default: <code>1<\/code>.*deprecated.*Its id/s,
    ],
    [
      "<Frame caption='See **it**'><img src='/a.png' /></Frame>",
      /<img src="\/base\/a.png\?f">.*<figcaption>See <strong>it<\/strong>/s,
    ],
    [
      "<Update label='May' description='v2' tags={['New']}>text</Update>",
      /<section class="docs-update">.*<h2 class="docs-update-label" id="may">May.*New.*v2.*text/s,
    ],
    ["<Tooltip tip='Explained'>word</Tooltip>", /word<span class="docs-tooltip-text" role="tooltip">Explained/],
    ["<Badge color='green'>ok</Badge>", /docs-badge-green [^>]*>ok/],
    [
      "<Tree><Tree.Folder name='a' defaultOpen><Tree.File name='b.ts' /></Tree.Folder></Tree>",
      /<details open><summary>a\/<\/summary>.*b\.ts/s,
    ],
    ["<Visibility for='agents'>secret</Visibility>shown", /^(?!.*secret).*shown/s],
    ["<CodeGroup>\n```js A\n1\n```\n```py B\n2\n```\n</CodeGroup>", /docs-panel-title">A<.*docs-panel-title">B</s],
    [
      '```js title="a.js" {1}\nx < 1\n```',
      /<figcaption>a\.js<\/figcaption><pre tabindex="0"><code class="language-js"><span class="line docs-line-highlighted">x &#x3C; 1</,
    ],
    ["| a | b |\n|---|---|\n| 1 | 2 |", /<table>.*<td>2<\/td>/s],
  ])("%s", (text, expected) => {
    const page = render(text);
    expect(page.html).toMatch(expected);
    expect(page.unrendered).toEqual([]);
  });
});

describe("pages", () => {
  it("have the ids of their own that the platform knows, with dots, blanks and other letters", () => {
    const { headings, html, faults } = render(
      "## Set up {#api.v2}\n\n## Use { #own id }\n\n## Ende {#v1:über}\n\n## Mehr\\{#mehr\\}\n",
    );
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ["api.v2", "Set up"],
      ["own-id", "Use"],
      ["v1über", "Ende"],
      ["mehr", "Mehr"],
    ]);
    expect(html).not.toContain("{");
    expect(faults).toEqual([]);
  });

  it("have the anchors of the platform, one title, and headings for a table of contents", () => {
    const { html, headings } = render("# Title\n\n## One\n\n## One\n\n### Two {#own}\n\n# Big", {}, "Title");
    expect(html).not.toContain("<h1");
    expect(html).not.toContain(">Title<");
    expect(headings).toEqual([
      { depth: 2, id: "one", text: "One" },
      { depth: 2, id: "one-2", text: "One" },
      { depth: 3, id: "own", text: "Two" },
      { depth: 2, id: "big", text: "Big" },
    ]);
  });

  it("have panels and examples in a column of their own, behind the text unless nothing else comes first", () => {
    const column = '<div class="docs-side"><div>';
    expect(html("Text\n\n<Panel>Aside</Panel>\n\nMore\n")).toMatch(
      new RegExp(
        `^<div class="docs-beside"><div class="docs-main">.*Text.*More.*</div>${column}<div class="docs-side-panel">.*Aside.*</div></div>`,
        "s",
      ),
    );
    const examples =
      "<RequestExample>\n```sh\nask\n```\n</RequestExample>\n\n<ResponseExample>\n```sh\nanswer\n```\n</ResponseExample>\n\n";
    expect(html(`${examples}Text\n`)).toMatch(
      new RegExp(`^<div class="docs-beside">${column}.*ask.*answer.*<div class="docs-main">.*Text`, "s"),
    );
    expect(html("Text\n")).not.toContain("docs-beside");
    expect(html(`<Steps><Step title="One">\n${examples}\n</Step></Steps>\n`)).not.toContain("docs-beside");
  });

  it("show snippets of Markdown and JSX, with props, exports and hooks", () => {
    const files = {
      "snippets/a.mdx": "Hello **{who}**, from {props.who}",
      "snippets/b.jsx": "export const Counter = ({ from }) => { const [n] = useState(from); return <b>{n + 1}</b>; }",
    };
    const text =
      'import A from "/snippets/a.mdx"\nimport { Counter } from "/snippets/b.jsx"\n\nexport const x = 2\n\n<A who="you" />\n\n<Counter from={x} />\n\n<Snippet file="a.mdx" who="me" />';
    expect(html(text, files)).toMatch(/Hello <strong>you<\/strong>, from you.*<b>3<\/b>.*Hello <strong>me<\/strong>/s);
  });

  it("find the files of Snippet in both folders of snippets, and tell of those that are missing at their lines", () => {
    const files = { "_snippets/a.mdx": "from below", "snippets/b.mdx": "plain", "_snippets/b.mdx": "not this" };
    const text = '<Snippet file="a.mdx" />\n\n<Snippet file="b.mdx" />\n\n<Snippet file="c.mdx" />';
    const { html, unrendered } = render(text, files);
    expect(html).toMatch(/from below.*plain/s);
    expect(html).not.toContain("not this");
    expect(unrendered).toMatchObject([{ name: "/snippets/c.mdx", reason: "the file does not exist", line: 5 }]);
  });

  it("have a box with the name of each component of an import that fails, which is told once", () => {
    const files = { "snippets/a.jsx": "export const Price = () => <b>;" };
    const imports = [
      'import { Price } from "/snippets/a.jsx"',
      'import { Callout } from "nextra/components"',
      'import Gone from "./gone"',
    ];
    const { html, unrendered } = render(
      `${imports.join("\n")}\n\n<Price>one</Price>\n\n<Callout>two</Callout>\n\n<Gone>three</Gone>`,
      files,
    );
    expect(html).toMatch(/Price.*one.*Callout.*two.*three/s);
    expect(unrendered.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      expect.stringContaining("snippets/a.jsx: "),
      "nextra/components: it is a package, and pages have none",
      "./gone: the file does not exist",
    ]);
  });

  it("share a scope with their snippets: one finds what another exports", () => {
    const files = {
      "snippets/title.mdx": "export const Title = ({ text }) => <h3>{text}</h3>",
      "snippets/auth.mdx": 'export const Auth = () => <div><Title text="Keys" /></div>',
      "snippets/body.mdx": '<Title text="Body" />',
    };
    const imports = ["Title", "Auth"].map((name) => `import { ${name} } from "/snippets/${name.toLowerCase()}.mdx"\n`);
    const { html, unrendered } = render(`${imports.join("")}\n<Auth />\n\n<Snippet file="body.mdx" />`, files);
    expect(html).toMatch(/<h3[^>]*>.*Keys.*<h3[^>]*>.*Body/s);
    expect(unrendered).toEqual([]);
  });

  it("have no paragraphs around blocks, which browsers end before them", () => {
    expect(html('<p className="lead">\n  one\n\n  two\n</p>\n\n<p>a <b>b</b></p>')).toMatch(
      /^<div class="lead"><p>one<\/p>\s*<p>two<\/p><\/div>\s*<p>a <b>b<\/b><\/p>$/,
    );
    // What Markdown makes a paragraph of keeps the space around it.
    expect(html("one\n\n<h4>Two</h4> three")).toMatch(/<div class="docs-paragraph"><h4.*Two<\/h4> three<\/div>$/);
  });

  it("have their variables, and comments of HTML are none of their text", () => {
    expect(html("{{name}} is on <!-- not this -->")).toContain("<p>Lumen is on</p>");
    expect(html("`{{ name }}` and\n\n```\n{{name}} {{other}}\n```")).toMatch(/<code>Lumen<.*Lumen \{\{other\}\}/s);
  });

  it("leave what can't be rendered readable, and say so once with its line", () => {
    const { html, unrendered } = render(
      "one\n\n<Nobody title='x'>kept **text**</Nobody>\n\n{window.location.href}\n\nlast",
    );
    expect(html).toMatch(/one.*Nobody.*kept <strong>text<\/strong>.*last/s);
    expect(unrendered).toMatchObject([
      { name: "Nobody", file: "guides/page.mdx", line: 3 },
      { name: "expression", line: 5 },
    ]);
    // Members of what nobody defines, and of what is known, are such names, too.
    const members = render(
      "**one**\n\n<Foo.Bar>two</Foo.Bar>\n\n<Tabs.Nobody>three</Tabs.Nobody>\n\n<Tree.File name='four' />",
    );
    expect(members.html).toMatch(/<strong>one<.*Foo\.Bar.*two.*Tabs\.Nobody.*three.*four/s);
    expect(members.unrendered).toMatchObject([
      { name: "Foo.Bar", line: 3 },
      { name: "Tabs.Nobody", line: 5 },
    ]);
    const { unrendered: below } = render("<!doctype\nhtml>\n\n<img src=a\n>\n\n</br\n>\n\n<Nobody />");
    expect(below).toMatchObject([{ name: "Nobody", line: 10 }]);
  });

  it.each([
    "a < 5 and {b",
    "<Steps>\n\n<Step title='x'>\n\ntext of b",
    "import { a from 'b'\n\nthe b",
    "</div> b",
    "{c b",
  ])("say all that they said though %j is not MDX", (text) => {
    const { html, faults } = render(`first words\n\n${text}\n\nlast words`);
    expect(faults.length).toBeGreaterThan(0);
    expect(html).toContain("first words");
    expect(html).toMatch(/\bb\b/);
    expect(html).toContain("last words");
  });

  it("loses nothing but what is at fault, however many faults there are", () => {
    const table = `| a | b |\n|---|---|\n${"| [b](/b) | `c` |\n".repeat(30)}\n`.repeat(4);
    const { html, faults } = render(
      `<Card title="t">\n\nin it <kbd>\n\n</Card>\n\n${table}${"a <kbd> b\n\n".repeat(38)}`,
    );
    expect(faults).toHaveLength(39);
    expect(html).toContain('class="docs-card');
    expect(html.match(/&#x3C;kbd>/g)).toHaveLength(39);
  });

  it.each([
    ["<b>bold </i> still</b>", "<b>bold &#x3C;/i> still</b>", ["1 crossed-tags </i>"]],
    ["<b>one<kbd>two</b>", "<b>one&#x3C;kbd>two</b>", ["1 crossed-tags </b>"]],
    ["a { b <b>c</b>", "a { b <b>c</b>", ["1 unclosed-brace {"]],
    ["a <5 b <6", "a &#x3C;5 b &#x3C;6", ["1 less-than <", "1 less-than <"]],
    [
      "<i a={b c}>d</i>",
      "&#x3C;i a={b c}>d&#x3C;/i>",
      ["1 expression {b c}", "1 expression {b c}", "1 unopened-tag </i>"],
    ],
    ["import a from 'b'\nimport a from 'c'\n\nx", "<p>x</p>", ["2 repeated-name import a from 'c'"]],
    ["import a from 'b'\n\nx\n\nimport a from 'c'\n", "<p>x</p>", ["5 repeated-name import a from 'c'"]],
    ["import { a\n\nx", "<p>x</p>", ["1 module import { a", "1 unclosed-brace {"]],
    ["x\n\n{ y\n\n- z\n\nw", "<p>{ y</p>\n<ul>\n<li>z</li>\n</ul>", ["3 unclosed-brace {"]],
  ])("take for text what is at fault, and no more: %s", (text, expected, said) => {
    const { html, faults } = render(text);
    expect(html).toContain(expected);
    expect(faults.map(({ fault, line }) => `${line} ${fault.case} ${text.slice(fault.start, fault.end)}`)).toEqual(
      said,
    );
  });

  const hush = '<Visibility for="signed-in">HUSH</Visibility>';
  it.each([
    ["a tag without an end", '<Visibility for="signed-in">HUSH</Visibility'],
    ["a tag that is not closed", '<Visibility for="signed-in">\n\nHUSH'],
    ["a comment in a tag", '<Visibility/**/ for="signed-in">HUSH</Visibility>'],
    ["more faults than are mended", `${"a <5 b\n\n".repeat(60)}${hush}`],
    ["too much that nests", `${hush}\n\n${"> ".repeat(90_000)}`],
    ["code that throws", `{nobody.there()}\n\nexport const a = (() => { throw 1 })()\n\n<5 ${hush}`],
  ])("shows nobody what is for some readers, whatever is no MDX: %s", (_, text) => {
    const { html } = render(`first words\n\n${text}\n`);
    expect(html).toContain("first words");
    expect(html).not.toContain("HUSH");
  });

  it.each([["*a_"], ["#*a_\n"], ["> "], ["- a\n"], ["{a}"], ["["], ["b\n", "- a\n"]])(
    "is shown as it is written if it has too many %j",
    (piece, before = "") => {
      const text = before + piece.repeat(90_000);
      const { html, faults } = render(`first words\n\n${text}\n\nlast words`);
      expect(faults).toEqual([
        { line: 1, fault: expect.objectContaining({ reason: expect.stringContaining("too much") }) },
      ]);
      expect(html).toMatch(/^<pre[^>]*>first words/);
      expect(html).toContain("last words</pre>");
      expect(html.replaceAll("&#x3C;", "<")).toContain(text);
    },
  );

  it("are rendered if they are as long as a tool's reference of a whole API", () => {
    const { html, faults } = render(
      `${"## **get_user**\n\n> get_user(user_id)\n\n| Name | Type |\n| --- | --- |\n| **user_id** | `str` |\n\n".repeat(2600)}last words`,
    );
    expect(faults).toEqual([]);
    expect(html).toContain("<p>last words</p>");
  });

  it("are rendered if they are large because a tool has written them: nothing is within a tag that ends itself", () => {
    const { html, faults } = render(
      `${'<p><b>name</b><br class="x"/>&nbsp;<i>type</i></p>\n\n'.repeat(3500)}last words`,
    );
    expect(faults).toEqual([]);
    expect(html).toContain("<p>last words</p>");
  });

  it("are rendered if they are tables of HTML that a tool has indented: blanks alone are in no list", () => {
    const row = "  <tr>\n    <td>\n      <p>\n        name\n      </p>\n    </td>\n  </tr>\n";
    const { html, faults } = render(`- a list\n\n<table>\n${row.repeat(900)}</table>\n\nlast words`);
    expect(faults).toEqual([]);
    expect(html).toContain("<p>last words</p>");
  });

  it.each([
    ["- a\n\nb\n\n", 1000],
    ["- a\n  - b\n", 1000],
    ["> \\``` aa-\n", 250],
    ["> \\$$x aa-\n", 250],
    ["~\n*a_ b", 400],
  ])("take time that grows with the number of %j", async (piece, few) => {
    const sizes = { small: piece.repeat(few), large: piece.repeat(few * 9), limit: 18 };
    const growth = await timeGrowth(sizes, (text) => {
      expect(render(text).faults).toEqual([]);
    });
    expect(growth).toBeLessThan(18);
  });

  it("end code and formulas at as many marks as begin them, wherever others have no end", () => {
    const { html } = render("`` a ` b \\`` c ``` d ` e ``` f\n\n`` g `` h ` i\n\n$$ x $ y $$ z $$$ w $$$$ v $$");
    expect(html.split("\n")).toEqual([
      "<p><code> a ` b \\</code> c <code>d ` e</code> f</p>",
      "<p><code>g</code> h ` i</p>",
      '<p><code class="docs-math">x $ y</code> z $$$ w $$$$ v $$</p>',
    ]);
  });

  it.each(["{{ 6 * 7 }}", "a {{ 6 * 7 }} b", "{{{ 6 * 7 }}} b"])(
    "show braces of another language as they are: %s",
    (text) => {
      expect(html(text)).toBe(`<p>${text}</p>`);
    },
  );

  it("end emphasis at the nearest of its kind, wherever others have no beginning", () => {
    const { html } = render("a_ b~ **c** d_ *e* ~f~ g~~ ***h** i* j_k_l _m_\n");
    expect(html).toBe(
      "<p>a_ b~ <strong>c</strong> d_ <em>e</em> <del>f</del> g~~ <em><strong>h</strong> i</em> j_k_l <em>m</em></p>",
    );
  });

  it("have drawings in braces, however many braces are in them", () => {
    const path = `<path\n  d="${"M1 2".repeat(60)}"\n  style={{\n    fill: "#fff",\n  }}\n/>\n`;
    const card = `  <Card\n    title="A"\n    icon={<svg>\n${path.repeat(12)}</svg>}\n    href="https://lumen.invalid"\n  />\n`;
    expect(html(`<Columns>\n${card.repeat(40)}</Columns>\n`).match(/<path /g)).toHaveLength(480);
  });

  it("tell formulas from prices", () => {
    const shown = html("Where $sim_{a}$ is, it costs $5 or **$10** of $3.\n\n$$\na^2\n$$");
    expect(shown).toMatch(/>sim_\{a\}<\/code> is, it costs \$5 or <strong>\$10<\/strong> of \$3\..*<code[^>]*>a\^2/s);
    expect(html("What begins with '$/' is a message, such as `$/cancel`, of ours.")).toBe(
      "<p>What begins with '$/' is a message, such as <code>$/cancel</code>, of ours.</p>",
    );
    // As a formula, it would leave a tag without its end.
    expect(html("<b>$2</b> of $3")).toBe("<p><b>$2</b> of $3</p>");
  });

  it("are there beside what is no MDX", () => {
    const { html, faults } = render("With $a < b$ it is {open.\n\nIt costs $5 <b> or $6; $x_1$ is it.\n");
    expect(faults).toHaveLength(2);
    expect(html).toMatchInlineSnapshot(`
      "<p>With <code class="docs-math">a &#x3C; b</code> it is {open.</p>
      <p>It costs $5 &#x3C;b> or $6; <code class="docs-math">x_1</code> is it.</p>"
    `);
  });

  it("set formulas between lines of `$$` as blocks", () => {
    const math = (tex: string, isBlock: boolean) => ({ type: "text" as const, value: `${tex}: ${isBlock}` });
    const context = { ...BARE_CONTEXT, look: { ...BARE_CONTEXT.look, math } };
    const { html } = renderPage({ file: "page.mdx", text: "In $a$ line.\n\n$$\nb\n$$\n" }, context);
    expect(html).toBe("<p>In a: false line.</p>\nb: true");
  });

  it("show their files on the built site, in styles too", () => {
    expect(html(`<div style={{ backgroundImage: "url('/a.png')" }}>a</div>`)).toContain(
      "url(&#x27;/base/a.png?f&#x27;)",
    );
    expect(html("<img srcSet='/a.png 1x, /b.png 2x' />")).toContain("/base/a.png?f 1x, /base/b.png?f 2x");
  });

  it("have the anchors of what is written in them, whatever a component in them shows", () => {
    const since = "export const Since = ({ version }) => <Badge>Since {version}</Badge>;";
    const { html, headings } = render(
      `${since}\n\n## *Stock* \`rows\` <Since version="5.5" />\n\n## New <Badge>beta</Badge>`,
    );
    expect(html).toMatch(/id="stock-rows".*Since 5\.5/s);
    expect(html).not.toContain("written");
    expect(headings).toEqual([
      { depth: 2, id: "stock-rows", text: "Stock rows" },
      { depth: 2, id: "new-beta", text: "New beta" },
    ]);
  });

  it("have anchors without encoding, which browsers find by links with it and without", () => {
    expect(html('<Tabs><Tab title="Next.js + 日本">One</Tab></Tabs>')).toContain('id="next-js-+-日本"');
    expect(html("<div id='a%2Bb'>Own</div>")).toContain('id="a%2Bb"');
  });

  it("have the anchors of tabs and elements without punctuation and emoji, too, as links are written, unless a heading has it", () => {
    const shown = html(
      '<Tabs><Tab title="What\'s new?">One</Tab><Tab title="🧑‍💻 App">Two</Tab></Tabs>\n\n<i id="a!" />\n\n<img id="b!" src="/b.png" />\n\n## Whats new',
    );
    expect([...shown.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      ...["whats-new?", "🧑‍💻-app", "-app", "a!", "a", "b!", "whats-new"],
    ]);
  });

  it("have tables where the platform's own component is around their parts, or around Markdown", () => {
    expect(html("<Table>\n  <tbody>\n    <tr>\n      <td>One</td>\n    </tr>\n  </tbody>\n</Table>")).toMatch(
      /^<table><tbody><tr><td>One<\/td><\/tr><\/tbody><\/table>$/,
    );
    expect(html("<Table>\n\n| A |\n|---|\n| b |\n\n</Table>")).toMatch(/^<table><thead>(?!.*<table>).*<td>b<\/td>/s);
  });

  it("leave headings inside accordions out of the table of contents, where links find them still", () => {
    const { html, headings } = render("## One\n\n<Accordion title='More'>\n\n## Two\n\n</Accordion>");
    expect(headings.map(({ id }) => id)).toEqual(["one"]);
    expect(html).toMatch(/<h2 id="one">.*<h2><span id="two" class="docs-anchor"><\/span>Two/s);
  });

  it("leave out comments that contain code, and keep what looks like one in code", () => {
    expect(html("a <!-- b `c`\n```\nd\n```\n--> e `<!-- f -->`")).toMatch(/>a<.*> ?e <code>&#x3C;!-- f --><\/code></s);
    expect(html("a <!-- b `c`\n```\nd\n```\n-->")).toBe("<p>a</p>");
  });

  it.each(["<$$Nobody />", "<Nobody.Else />", "<_a />", "<a.b />"])("show what is around %s", (text) => {
    expect(html(`first\n\n${text}\n\nlast`)).toMatch(/first.*last/s);
  });

  it("have no scripts, and no links that run one", () => {
    expect(html("<script>{`alert(1)`}</script>\n\n<span onClick={() => 1}>a</span>")).toBe("\n<span>a</span>");
  });

  it("tell which lines of code are added, removed, highlighted and in focus", () => {
    const code =
      "```js Title {1} focus=3\na // [!code ++]\n  // [!code --:2]\nb\nc {/* [!code hl] */}\nd [!code ++]\n```";
    const line = (text: string, ...marks: string[]) =>
      `<span class="${["line", ...marks.map((mark) => `docs-line-${mark}`)].join(" ")}">${text}</span>`;
    const lines = [
      line("a", "added", "highlighted"),
      line("b", "removed"),
      line("c", "removed", "highlighted", "focused"),
      line("d [!code ++]"),
    ];
    expect(html(code)).toContain(`${lines.join("\n")}</code>`);
    expect(html("```sh lines\na\n```")).toMatch(/docs-code-lines.*<span class="line">a<\/span>/);
    expect(html("```sh\na\n```")).toContain(">a</code>");
  });

  it("have frames as high as they say, which themes set to what is in them", () => {
    expect(html('<iframe src="https://a.example" width="560" height="315"></iframe>')).toContain("height:315px");
    expect(html('<iframe src="https://a.example" className="aspect-video" />')).not.toContain("height:");
  });

  it("don't hang or fail whatever they contain", () => {
    for (const text of [
      "[".repeat(3000),
      "{".repeat(300),
      "<a>".repeat(300),
      "`".repeat(5000),
      `# ${" ".repeat(9000)}`,
    ]) {
      expect(typeof html(text)).toBe("string");
    }
  });
});
