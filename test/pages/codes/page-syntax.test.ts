import { describe, expect, it } from "vitest";
import { judgePage } from "../../support/judge-page.ts";

const OFF = { rules: { "page/unknown-component": "off" } } as const;

it("an element that never has content is told to be closed in itself, wherever it is", async () => {
  expect(await judgePage("one<br>two\n")).toEqual([
    "1 <br> · page/syntax: <br> is not closed before the end of the paragraph → write <br />: in MDX, all tags are closed",
  ]);
  expect(await judgePage('<img src="https://a.dev/x.png">\n')).toEqual([
    '1 <img src="https://a.dev/x.png"> · page/syntax: <img> is not closed → write <img … />: in MDX, all tags are closed',
  ]);
});

it("braces that are no JavaScript are told where they are, at the end of a list item or a quotation too", async () => {
  const said = (line: number, code: string) =>
    `${line} ${code} · page/syntax: "${code}" is read as JavaScript, but is not JavaScript → write \\{ for a brace of the text, or put code in backticks`;
  expect(
    await judgePage("- {short title}\n\n### Next\n\n> {not this}\n\nText.\n\n1. Set {your name}\n2. Go\n"),
  ).toEqual([said(1, "{short title}"), said(5, "{not this}"), said(9, "{your name}")]);
});

it("a small name in angle brackets that nothing closes may be a word of the text", async () => {
  const hint = "→ add </slug>, or write &lt;slug> if it is a word of the text";
  expect(await judgePage("One of org:<slug> or me\n")).toEqual([
    `1 <slug> · page/syntax: <slug> is not closed before the end of the paragraph ${hint}`,
  ]);
  expect(await judgePage("<Note>One of org:<slug> or me</Note>\n")).toEqual([
    `1 </Note> · page/syntax: </Note> comes before <slug> is closed ${hint}`,
  ]);
  expect(await judgePage("One <b>of\n\norg</b> or me\n")).toEqual([
    expect.stringContaining("put <b> and </b> on lines of their own"),
  ]);
  expect(await judgePage('One <i class="b"> or me\n')).toEqual([
    expect.stringContaining("→ add </i>, or write <i … /> if it has no content"),
  ]);
});

it("a tag that is closed in a paragraph below it is told where that is", async () => {
  expect(await judgePage("Text.\n\n<Note>\nRead\nthis.</Note>\n\nMore.\n")).toEqual([
    "5 </Note> · page/syntax: </Note> is inside the paragraph, but <Note> is before it → put <Note> and </Note> on lines of their own with the same indentation, or both on one line",
  ]);
});

it("a bare address takes the backtick behind it along, so that what follows is no code", async () => {
  expect(await judgePage("See http://localhost:`<port>` now.\n")).toEqual([
    expect.stringContaining("<port> is not closed before the end of the paragraph"),
  ]);
  expect(await judgePage("See `http://localhost:<port>` now.\n")).toEqual([]);
});

describe("a tag that closes by another name", () => {
  it.each([
    [
      "<Note>\n  Read this.\n</Nte>\n",
      '3 </Nte> · page/syntax: </Nte> does not close <Note> → did you mean "</Note>"? fix Note',
    ],
    ["One <b>two</B> three\n", '1 </B> · page/syntax: </B> does not close <b> → did you mean "</b>"? fix b'],
  ])("is told once, with the name that is meant: %j", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it("may be the right one", async () => {
    expect(await judgePage("<Nte>\n  Read this.\n</Note>\n")).toEqual([
      '1 Nte · page/unknown-component: there is no component "Nte" → did you mean "Note"?',
      '3 </Note> · page/syntax: </Note> does not close <Nte> → did you mean "<Note>"? fix Note',
    ]);
  });

  it("is another one's where that is open", async () => {
    expect(await judgePage('<Tabs>\n<Tab title="a">\nx\n</Tabs>\n')).toEqual([
      expect.stringContaining("</Tabs> comes before <Tab> is closed → add </Tab> before it"),
    ]);
  });
});

describe("what a bar cuts in a row of a table", () => {
  const row = (written: string, head = "| a | b |\n|---|---|") => judgePage(`${head}\n${written}\n`);
  const cut = (code: string) =>
    `3 ${code} · page/syntax: "${code}" is cut in two, as the bar ends the cell of the table → write \\| for a bar of the text, in code too`;

  it.each([
    ["| `tags` | `Array<string> | null` |", "`Array<string> | null`"],
    ["| `Record<string, string> | undefined` |", "`Record<string, string> | undefined`"],
    ["| `size` | `{ w: number } | null` |", "`{ w: number } | null`"],
    ["| `Promise<A | B>` | y |", "`Promise<A | B>`"],
    ["| x{a | b} | y |", "{a | b}"],
    ["| <b title='x | y'>c</b> |", "<b title='x | y'>"],
    ["| `a | b` or `<c>` |", "`a | b`"],
    ["- | `x <b> | c` |", "`x <b> | c`"],
  ])("is told once: %s", async (written, code) => {
    const isListed = written.startsWith("-");
    const said = await (isListed ? row(`  ${written.slice(2)}`, "- | a | b |\n  |---|---|") : row(written));
    expect(said).toEqual([cut(code)]);
  });

  it("is told for a tag that is closed in another cell", async () => {
    expect(await row("| <b>x | y</b> |")).toEqual([
      "3 <b> · page/syntax: <b> is not closed before the end of the table cell → close it in its cell, or write \\| for a bar of the text, in code too",
    ]);
    expect(await row("| <b>x</b> | <b>y</b> |")).toEqual([]);
  });

  it("is nothing where the bar is escaped, or in no table", async () => {
    expect(await row("| `Array<string> \\| null` | {'a'} <b>c</b> |")).toEqual([]);
    expect(await judgePage("One `Array<string> | null` of two\n")).toEqual([]);
    expect(await row("\nOne `Array<string> | null` of two")).toEqual([]);
  });

  it("leaves other faults of the page alone", async () => {
    expect(await row("| `A<b> | c` | d |\n| <e> | f |")).toEqual([cut("`A<b> | c`"), expect.stringContaining("4 <e>")]);
  });
});

it.each([
  "| a | b |\n|---|---|\n| < | c |\n",
  "| a | b |\n|---|---|\n| 1 < | c |\n",
  "## Less <\n",
  "## Less < ##\n",
  "- a <\n- b\n",
  "<Note>\n  a <\n</Note>\n",
  "a <",
  "Less <\n===\n",
])("a less-than sign at the end of a text is told, and nothing behind it: %j", async (text) => {
  const said = (line: number) =>
    `${line} < · page/syntax: "<" at the end of a line or cell is read as the beginning of a tag → write &lt; or put code in backticks`;
  const line = text.slice(0, text.indexOf("<", text.startsWith("<Note>") ? 1 : 0)).split("\n").length;
  expect((await judgePage(`${text}\n\n<Info>b</Info>\n`)).filter((each) => each.includes("page/syntax"))).toEqual([
    said(line),
  ]);
});

it("a less-than sign before a blank is text", async () => {
  expect(await judgePage("a <\nb < c\n\n| a | b |\n|---|---|\n| 1 < 2 | c |\n")).toEqual([]);
});

describe("braces of other languages", () => {
  const said = (code: string) =>
    `1 ${code} · page/syntax: "${code}" is read as JavaScript, but is not JavaScript → write \\{ for a brace of the text, or put code in backticks`;

  it.each(["{ ... }", "{..}", "{1.2.3}", "{01}", "{{ .Values.image }}", "{{user.name}}", "{{api-version}}", "{{1}}"])(
    "are told: %s",
    async (code) => {
      expect(await judgePage(`Use ${code} here.\n`)).toEqual([said(code)]);
    },
  );

  it.each(["{...}", "{ {a.b} }", "{{a.b}}", "{{ x: {a b} }}"])(
    "are told as the value of an attribute: %s",
    async (value) => {
      const code = value.slice(value.lastIndexOf("{"), value.indexOf("}") + 1);
      const hint = "correct it, or put words in quotes in place of the braces";
      expect(await judgePage(`<Box title={...} href="/">x</Box>\n`.replace("{...}", value), OFF)).toEqual([
        `1 ${code} · page/syntax: "${code}" is read as JavaScript, but is not JavaScript → ${hint}`,
      ]);
    },
  );

  it("are told once inside of others", async () => {
    expect(await judgePage("{[1].map((x) => {a b})} and {[2].map((x) => x)}\n")).toEqual([said("{a b}")]);
  });

  it.each(["{1.5}", "{0}", "{.5}", "{-2}", "`{{user.name}}`"])("are none: %s", async (code) => {
    expect(await judgePage(`Use ${code} here.\n`)).toEqual([]);
  });

  it("are variables where docs.json has them; another name is told as one that it does not define", async () => {
    const docs = { navigation: { pages: ["index"] }, variables: { "api-version": "2" } };
    const files = { "docs.json": docs };
    expect(await judgePage("{{api-version}} {{ api-version }}\n", { files })).toEqual([]);
    expect(await judgePage("{{user.id}}\n", { files })).toEqual([said("{{user.id}}")]);
    expect(await judgePage("{{api-name}}\n", { files })).toEqual([expect.stringContaining("variable/undefined")]);
  });
});
