import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { judgePage } from "../support/judge-page.ts";
import { tempSite } from "../support/temp-site.ts";

describe("blocks of code", () => {
  it.each([
    [
      "```bash app.sh\nnpm ci\n\n## Next\n",
      '1 ```bash app.sh · page/unclosed-code: the code block "```bash app.sh" is not closed, so the rest of the page is code → add a line of ``` behind the code',
    ],
    [
      "Text\n\n```\n\n",
      '3 ``` · page/unclosed-code: the last line "```" begins a code block, so an empty one is shown → remove the line, or add the one that begins the code above it',
    ],
    [
      "```bash\nnpm ci\n```js\na();\n```\n",
      '3 ```js · page/unclosed-code: this line does not close the code block "```bash", because "js" is behind the marks → close the block with a line of ``` alone, or begin it with one mark more than its code has',
    ],
    [
      "1. Do:\n   ```bash\n   npm ci\n```\n\nText.\n\n```\n",
      '4 ``` · page/unclosed-code: this line begins a code block, because "```bash" ended with its list item → indent all lines of that block as far as its first one',
    ],
    [
      "<Note>\n  ```bash npm install zod ```\n</Note>\n",
      '2 ```bash npm install zod ``` · page/unclosed-code: code that begins and ends in one line is no block: readers see the word "bash" in front of it → put the code on lines of its own between the marks fix ```bash\n  npm install zod\n  ```',
    ],
    [
      "<Note>```bash npm install zod```</Note>\n",
      '1 ```bash npm install zod``` · page/unclosed-code: code that begins and ends in one line is no block: readers see the word "bash" in front of it → put the code on lines of its own between the marks',
    ],
    [
      "```golang\n1\n```\n",
      '1 golang · page/code-language: the platform\'s highlighter does not know the language "golang", so the code has no colors → did you mean "go"? fix go',
    ],
    [
      "```josn\n1\n```\n",
      '1 josn · page/code-language: the platform\'s highlighter does not know the language "josn", so the code has no colors → did you mean "json"? fix json',
    ],
    [
      "```pgsql\n1\n```\n",
      '1 pgsql · page/code-language: the platform\'s highlighter does not know the language "pgsql", so the code has no colors → did you mean "sql"? fix sql',
    ],
    [
      "```rego\n1\n```\n",
      '1 rego · page/code-language: the platform\'s highlighter does not know the language "rego", so the code has no colors → use a language that it knows, or "text"',
    ],
    [
      ":::note Mind\nText\n:::\n",
      '1 :::note · page/foreign-callout: ":::note" begins a block in other tools; here, it is shown as text → write <Note> … </Note>',
    ],
    [
      "Text:\n::: code-group\n:::\n",
      '2 ::: code-group · page/foreign-callout: "::: code-group" begins a block in other tools; here, it is shown as text → write <CodeGroup> … </CodeGroup>',
    ],
    [
      "- a\n\n  > [!IMPORTANT]\n  > b [!NOTE]\n",
      '3 [!IMPORTANT] · page/foreign-callout: "[!IMPORTANT]" begins a block in other tools; here, it is shown as text → write <Warning> … </Warning>',
    ],
    [
      '!!! wow\n\n!!! danger "Hot"\n    text\n',
      '3 !!! danger · page/foreign-callout: "!!! danger" begins a block in other tools; here, it is shown as text → write <Danger> … </Danger>',
    ],
    [
      "It costs $5 a month or $50 a year.\n",
      '1 $5 a month or $ · page/dollar-formula: "$5 a month or $" is shown as a formula → write \\$ for a dollar of the text fix \\$5 a month or \\$',
    ],
    [
      "It is $20; see [the prices](/none) of the $50 plan.\n",
      '1 $20; see [the prices](/none) of the $ · page/dollar-formula: "$20; see [the prices](/none) of the $" is shown as a formula → write \\$ for a dollar of the text fix \\$20; see [the prices](/none) of the \\$',
    ],
    [
      "Names that begin with '$/' are special, as `$/cancel` is.\n",
      "1 $/' are special, as `$ · page/dollar-formula: \"$/' are special, as `$\" is shown as a formula → write \\$ for a dollar of the text fix \\$/' are special, as `$",
    ],
    [
      "```lines\n1\n```\n",
      '1 lines · page/code-language: the platform\'s highlighter does not know the language "lines", so the code has no colors → write the language before it: "text lines" fix text lines',
    ],
    [
      "```pyton\n1\n```\n",
      '1 pyton · page/code-language: the platform\'s highlighter does not know the language "pyton", so the code has no colors → did you mean "python"? fix python',
    ],
    [
      "<CodeGroup>\n\n```js A\n1\n```\n\n```ts A {1}\n1\n```\n\n</CodeGroup>\n",
      '7 ```ts A {1} · component/repeated-title: two code blocks of this <CodeGroup> have the title "A" → give each block a title of its own: readers choose by it',
    ],
  ])("%j", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it.each([
    "```bash deploy.sh```\n\n```bash -c ls```\n\nRun ```bash npm ci``` now, or ```json {}```.\n\n```go build```\n",
    "Run:\n\n```bash\nnpm ci\n\nnpm start\n",
    "```bash\nnpm ci\n```\n\n> ```\n> npm ci\n> ```\n\n- ```\n  npm ci\n  ```\n",
    "````md\n```js\na();\n```\n````\n",
    "```tsx\n<Task>\n    ```diff{x}\n    - a\n</Task>\n```\n",
    "```md\n```js\n```\n",
    "~~~js\n```\n~~~\n",
    "1. Do:\n\n   ```bash\n   npm ci\n\n   npm start\n   ```\n\n2. More.\n",
    "> ```JavaScript\n> a();\n> ```\n",
    "```js {1,3} theme={null}\na();\n```\n\n```output\n1\n```\n\n```\n1\n```\n",
    "<CodeGroup>\n\n```js A\n1\n```\n\n```ts B\n1\n```\n\n</CodeGroup>\n\n<CodeGroup>\n\n```js A\n1\n```\n\n</CodeGroup>\n",
    "```md\n:::note\n> [!NOTE]\n```\n",
    "It costs $5.\n\n$x$ times $5x^2$, $ 5 x $ or $$5 or $$10.\n\n`$5` or `$10`, \\$5 or \\$10\n\nThe $a<br />of `$b`.\n\n| a | b |\n|---|---|\n| $5 | $10 |\n",
    "Wow !!! note\n\n!!! wow\n\n`:::note` and [!NOTE]\n",
  ])("says nothing of %j", async (text) => {
    expect(await judgePage(text)).toEqual([]);
  });
});

describe("bold text", () => {
  const isShown = (text: string, what: string) => `page/emphasis: "**${text}**" is not bold: ${what}`;
  const space = "a space is inside of the marks, so they are shown";
  const letter = (inside: string) =>
    `"${inside}" is inside of the marks and a letter directly outside, so they are shown`;

  it.each([
    [
      "Click **Create **to save **all**.\n",
      [`1 **Create ** · ${isShown("Create ", space)} → use **Create** with the space outside fix **Create** `],
    ],
    [
      "9. ** List**, **b ** and **c **.\n",
      [
        `1 ** List** · ${isShown(" List", space)} → use **List** with the space outside fix **List**`,
        `1 **b ** · ${isShown("b ", space)} → use **b** with the space outside fix **b**`,
        `1 **c ** · ${isShown("c ", space)} → use **c** with the space outside fix **c**`,
      ],
    ],
    [
      "打开**“甲”**文，**乙**\n",
      [`1 **“甲”** · ${isShown("“甲”", letter("“"))} → use <strong>“甲”</strong>, or add a space outside of the marks`],
    ],
    [
      "> **重要：**文本\n",
      [
        `1 **重要：** · ${isShown("重要：", letter("："))} → use <strong>重要：</strong>, or add a space outside of the marks`,
      ],
    ],
    [
      "**“甲”**和**“乙”**的\n",
      ["“甲”", "“乙”"].map(
        (text) =>
          `1 **${text}** · ${isShown(text, letter(text === "“甲”" ? "”" : "“"))} → use <strong>${text}</strong>, or add a space outside of the marks`,
      ),
    ],
    [
      "| a | b |\n|---|---|\n| **c | d** |\n| **`e`**s | f |\n",
      [
        `4 **\`e\`** · ${isShown("`e`", letter("`"))} → use <strong>\`e\`</strong>, or add a space outside of the marks`,
      ],
    ],
  ])("%j", async (text, expected) => {
    expect(await judgePage(text)).toEqual(expected);
  });

  it.each([
    "a **b** *c **d** e* ***f*** **g**h**i** (**j:**) **“k”**, 开**文**开\n",
    "\\*\\*Create \\*\\*to `**Create **to` $**Create **to$ [a](/index '**b **c') <b title=\"**c **d\">e</b>\n",
    "```\n**Create **to\n```\n\n{/* **Create **to */}\n",
    "src/** or lib/** or **/*.ts or **/a **b\n\n5 ** 3**2, x**(n)**2, 2**-1 and 3**-2\n",
    "Price** and tax**\n\n** Without tax\n\n**Begins\n\n**Begins **again**\n",
    "f(**one, **two)\n\n**Create \n**to\n\n**a ** b** ** c **\n",
    "| a** | b **c |\n|---|---|\n| c **d | **e |\n",
  ])("says nothing of %j", async (text) => {
    expect(await judgePage(text)).toEqual([]);
  });
});

it("languages that a site adds are known", async () => {
  const custom = { styling: { codeblocks: { languages: { custom: ["/my-language.json"] } } } };
  const docs = { ...custom, navigation: { pages: ["index"] } };
  expect(await judgePage("```mine\n1\n```\n", { files: { "docs.json": docs, "my-language.json": "{}" } })).toEqual([]);
});

describe("tables", () => {
  it.each([
    [
      "| a | b |\n|---|---|\n| 1 | `x|y` |\n",
      '3 y` · page/table: the row has 3 cells and the head 2, so "y`" is not shown → write \\| for a bar of the text, in code too, or add a column to the head',
    ],
    [
      "| a | b |\n|---|---|\n| 1 | x \\\\| y |\n",
      '3 y · page/table: the row has 3 cells and the head 2, so "y" is not shown → write \\| for a bar of the text: of \\\\|, the second backslash is text and the bar ends the cell',
    ],
    [
      "a | b\n--- | ---\n1 | 2 | 3\n",
      '3 3 · page/table: the row has 3 cells and the head 2, so "3" is not shown → write \\| for a bar of the text, in code too, or add a column to the head',
    ],
    [
      "| a | b |\n|---|\n| 1 | 2 |\n",
      "1 | a | b | · page/table: the head has 2 cells and the line below it 1 cell, so this is no table → give the line as many cells as the head: | --- | --- |",
    ],
    [
      "| a | b |\n| :--- | :--- : |\n| 1 | 2 |\n",
      '2 | :--- | :--- : | · page/table: the line below the head contains ":--- :", so this is no table → use dashes, with colons only directly beside them: | --- | --- |',
    ],
    [
      "| a | b |\n| - | - - | |\n",
      '2 | - | - - | | · page/table: the line below the head contains "- -", so this is no table → use dashes, with colons only directly beside them: | --- | --- |',
    ],
    [
      "| a | b |\n| 1 | 2 |\n",
      "1 | a | b | · page/table: the table has no line below its head, so it is shown as text with bars → add a line below the head: | --- | --- |",
    ],
  ])("%j", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it.each([
    "| a | b |\n|---|:-:|\n| 1 | `x \\| y` |\n| 1 |\n| 1 | 2 | |\n",
    "- | a | b |\n  |---|---|\n  | 1 | 2 |\n\nText | with | bars\nand | more\n",
    "```\n| a | b |\n| 1 | 2 |\n```\n\n|x|\n|y|\n",
    "| a | b |\n|---|---|\n| 1 | 2 |\n\n| 1 | 2 | 3 |\n",
  ])("says nothing of %j", async (text) => {
    expect(await judgePage(text)).toEqual([]);
  });
});

describe("links that are none", () => {
  it.each([
    [
      "See [a] (/index).",
      "1 [a] (/index) · link/malformed: a space before (/index) keeps this from being a link → remove the space fix ",
    ],
    ["[a]()", '1 [a]() · link/malformed: the link "a" has no address → add the address, or remove the brackets'],
    ["![a]()", "1 [a]() · link/malformed: the image has no address → add the address, or remove the image"],
    [
      "[a](https://https://a.com)",
      '1 https://https://a.com · link/malformed: "https://https://a.com" begins with two schemes → use "https://a.com" fix https://a.com',
    ],
    [
      "[t](htps:a.com)",
      '1 htps:a.com · link/malformed: "htps" is no scheme of an address → did you mean "https://a.com"? fix https://a.com',
    ],
    [
      "[t](htp:/a.com)",
      '1 htp:/a.com · link/malformed: "htp" is no scheme of an address → did you mean "http://a.com"? fix http://a.com',
    ],
    [
      '<a href="htps://a.com">a</a>',
      '1 htps://a.com · link/malformed: "htps" is no scheme of an address → did you mean "https://a.com"? fix https://a.com',
    ],
    [
      "[a][papr]\n\n[paper]: https://a.com",
      '1 [a][papr] · link/undefined-reference: no line of the page gives the address of "[papr]", so the brackets are shown → did you mean "paper"?',
    ],
    [
      "Up to 40[^1] requests",
      '1 [^1] · page/footnote: no line of the page has the text of the footnote "[^1]", so the brackets are shown → add a line "[^1]: …" with the text, or remove the mark',
    ],
    [
      "Up to 40[^key] and 2[^Limit]\n\n[^limit]: For each key.",
      '1 [^key] · page/footnote: no line of the page has the text of the footnote "[^key]", so the brackets are shown → add a line "[^key]: …" with the text, or remove the mark',
    ],
    [
      "Up to 40 requests\n\n> [^1]: For each key,\n> and minute: `[^1]`",
      '3 [^1] · page/footnote: nothing on the page leads to the footnote "[^1]", so its text is not shown → write "[^1]" where the footnote belongs, or remove the text',
    ],
  ])("%s", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it.each([
    "a[^1] b[^1]: c\n\n| d[^two] |\n| --- |\n| e |\n\n[^1]: F[^three]\n[^two]: G\n\n> [^three]: H",
    "[^1](#one) [^2](/index)\n\n[^2]: Two\n\n### One",
    "[^abc] [^a-z] `[^1]` \\[^1] $[^1]$",
    "- [ ] (x)\n- [x] (/index)\n\n[1] (https://a.com), `[a] (/b)`, [a](/index) (/b)",
    "[a][b] [b][] [B]\n\n[b]: https://a.com\n\nx[i][j] [A-Z][a-z] +[country code][local number] [a][b] (#12) [^1]\n\n[^1]: Note.",
    "[a](vscode://x) [a](mailto:a@b.c) [a](http://a.com/https://b.com) [a](tel:1) [a](sms:1) [a](slack:x) [a](vscode:x) [a](slack://x) [a](ftp://a.com)",
    '[a](#) <a href="https://a.com">a</a>\n\n```\n[a]()\n```',
  ])("says nothing of %s", async (text) => {
    expect(await judgePage(text)).toEqual([]);
  });
});

describe("ids, levels of headings and alternative texts", () => {
  const asked = { "page/heading-level": "info", "page/no-alternative-text": "info" } as const;

  it("an id twice is told at the second", async () => {
    expect(await judgePage('## A {#x}\n\n<div id="x">\n</div>\n')).toEqual([
      '3 <div id="x"> · page/duplicate-id: the page has the id "x" twice → give one of the two another id: links lead to the first',
    ]);
    const views = '<View title="a">\n<p id="x">1</p>\n</View>\n<View title="b">\n<p id="x">1</p>\n</View>\n';
    expect(await judgePage(`## A\n\n## A\n\n${views}`)).toEqual([]);
  });

  it("levels and alternative texts are judged if a rule asks", async () => {
    const text =
      '## A\n\n#### B\n\n## C\n\n![](/a.png) ![a](/a.png)\n\n<img src="/a.png" />\n\n<img src="/a.png" alt="" />\n';
    const files = { "a.png": "" };
    expect(await judgePage(text, { files })).toEqual([]);
    expect((await judgePage(text, { files, rules: asked })).map((line) => line.split(" →")[0])).toEqual([
      "3 #### B · page/heading-level: a heading of level 4 follows one of level 2",
      "7 [](/a.png) · page/no-alternative-text: the image has no alternative text",
      "9 img · page/no-alternative-text: the image has no alternative text",
    ]);
  });
});

it("the title of a correction is short, however long its text is", async () => {
  const page = `---\ntitle: A\n---\n\n$/' are special,\n${"and more, ".repeat(40)}as \`$/cancel\`.\n`;
  const folder = tempSite({ "docs.json": { navigation: { pages: ["a"] } }, "a.mdx": page });
  const { diagnostics } = await checkSite(folder);
  const [fix] = diagnostics.flatMap(({ fixes }) => fixes);
  expect(fix?.text).toContain("as `$");
  expect(fix?.title).toMatch(/^Replace it with "[^\n]{20,70}…"$/);
});
