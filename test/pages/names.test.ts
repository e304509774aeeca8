import { describe, expect, it } from "vitest";
import { judgePage } from "../support/judge-page.ts";

describe("names in expressions", () => {
  it.each([
    [
      "Welcome to {company}, {company.name}.",
      '1 company · page/undefined-name: {company} uses a name that nothing defines → import or export "company", or write \\{company} for words in braces',
    ],
    [
      "Call `t(\\`Hello {id}\\`)` always.",
      "1 id · page/undefined-name: {id} uses a name that nothing defines → put the code between two backticks each: in code, \\ is no escape, so that it ends at \\`",
    ],
    [
      "Hello {{company}}.",
      '1 company · page/undefined-name: {{company}} uses a name that nothing defines → add "company" to "variables" of docs.json, or write \\{\\{company}} for words in braces',
    ],
    ["<Card title={titel} />\n\nexport const title = 1;", expect.stringContaining("1 titel · page/undefined-name")],
    ["{items.map((item) => <b>{item}</b>)}", expect.stringContaining("1 items · page/undefined-name")],
    ["<Card {...given} />", expect.stringContaining("1 given · page/undefined-name")],
    ["{!isNew && <b>1</b>}", expect.stringContaining("1 isNew · page/undefined-name")],
  ])("%s", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it("names the form of variables of docs.json", async () => {
    const docs = { navigation: { pages: ["index"] }, variables: { company: "Acme" } };
    const [said] = await judgePage("At {company}.", { files: { "docs.json": docs } });
    expect(said).toContain("→ write {{company}} for the variable of docs.json fix {{company}}");
    const [inAttribute] = await judgePage("<Card title={company} />", { files: { "docs.json": docs } });
    expect(inAttribute).toMatch(/variable of docs\.json$/);
    const [longer] = await judgePage("{company.name}", { files: { "docs.json": docs } });
    expect(longer).toMatch(/variable of docs\.json$/);
  });

  it("takes names between two braces as variables of a site that has some", async () => {
    const docs = { navigation: { pages: ["index"] }, variables: { company: "Acme" } };
    const said = await judgePage("At {{company}} and {{firm}}.\n\n{company}", { files: { "docs.json": docs } });
    expect(said).toEqual([
      expect.stringContaining('variable/undefined: docs.json defines no variable "firm"'),
      expect.stringContaining("→ write {{company}} for the variable of docs.json"),
    ]);
  });

  it.each([
    'import { a, b as c } from "/snippets/x.jsx";\nimport d from "/snippets/y.mdx";\n\n{a} {c} {d} {shared}',
    "export const { a, b: c } = { a: 1, b: 2 }, d = 3;\n\n{a} {c} {d.e}",
    "export const List = ({ items }) => items.map((item) => <li>{item}</li>);\n\n<List items={[1]} />",
    "{user.firstName ?? 'reader'} {Math.PI} {new Date().getFullYear()} {props.a} {true} {`x`} {(() => 1)()} {x => x}",
    "{/* company */} `{company}` \\{company} $a_{b}$\n\n```\n{company}\n```\n\n## Set up {#company}",
    "<Tabs><Tab title='a' onClick={() => b}>x</Tab></Tabs> <div style={{ color: 'red' }} key={1}>x</div>",
  ])("says nothing of %s", async (text) => {
    const files = {
      "snippets/x.jsx": "export const a = 1;\nconst b = 2;\nexport { b };",
      "snippets/y.mdx": "export const shared = 1;\n",
    };
    expect(await judgePage(text, { files })).toEqual([]);
  });

  it("leaves those of snippets to the pages that show them", async () => {
    const files = { "snippets/word.mdx": "The word is {word}.\n" };
    expect(await judgePage('import Word from "/snippets/word.mdx";\n\n<Word word="a" />', { files })).toEqual([]);
  });
});

describe("imports", () => {
  const jsx =
    "export const Prices = () => <b>1</b>;\nfunction Old() {}\nexport { Old as New };\nexport const { left } = {};\n";
  const files = {
    "snippets/prices.jsx": jsx,
    "snippets/all.js": "export * from './prices.jsx';",
    "snippets/a.mdx": "A\n",
  };

  it.each([
    [
      'import { Price } from "/snippets/prices.jsx";\n\n<Price />',
      '"/snippets/prices.jsx" does not export "Price" → did you mean "Prices"?',
    ],
    ['import { Old } from "/snippets/prices.jsx";\n\n<Old />', '"/snippets/prices.jsx" does not export "Old"'],
    [
      'import P from "/snippets/prices";\n\n<P />',
      '"/snippets/prices" has no default export → import one of its names in braces: { Prices, left, New }',
    ],
    ['import { B } from "/snippets/a.mdx";\n\n<B />', '"/snippets/a.mdx" does not export "B"'],
    ['import dayjs from "dayjs";\n\n{dayjs()}', 'pages cannot import the package "dayjs" → copy what the page needs'],
    ['import { Button } from "@acme/ui/button";\n\n<Button />', 'pages cannot import the package "@acme/ui/button"'],
  ])("%s", async (text, expected) => {
    expect(await judgePage(text, { files })).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    'import A from "/snippets/a.mdx";\nimport { Prices as P, New, left } from "/snippets/prices.jsx";\n\n<A /> <P /> <New /> {left}',
    'import { anything } from "/snippets/all.js";\nimport * as all from "/snippets/prices.jsx";\n\n{anything} {all.Prices}',
    'import React, { useState } from "react";\n\n<React.Fragment>x</React.Fragment>',
  ])("says nothing of %s", async (text) => {
    expect(await judgePage(text, { files })).toEqual([]);
  });
});
