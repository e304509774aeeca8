import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite, PageReadings } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { judgePage } from "../support/judge-page.ts";
import { tempSite } from "../support/temp-site.ts";

const SHOWN = 'import { Box } from "/snippets/box.jsx";\n\n<Box />';

const judgeCode = (code: string, more: Record<string, string> = {}) =>
  judgePage(SHOWN, { files: { "snippets/box.jsx": code, ...more } });

describe("code that pages import", () => {
  it.each([
    [
      "export const Box = () => { return <div>; };",
      "1 snippets/box.jsx · page/syntax: the file is not JavaScript: Unexpected token `}` → correct this line; pages that import the file are without its components",
    ],
    [
      "export const Box = () => (\n  <a href='/nowhere'>a</a>\n);",
      '2 snippets/box.jsx · link/page-not-found: "/nowhere" does not exist → correct the link, add the page, or add a redirect',
    ],
    ["export const Box = () => <img src='/no.png' alt='' />;", expect.stringContaining("link/asset-not-found")],
    [
      'import { part } from "./part.js";\nexport const Box = () => part;',
      expect.stringContaining('page/import-not-found: the imported file "./part.js" does not exist'),
    ],
    [
      'import x from "@/lib/Lamp";\nexport const Box = () => x;',
      expect.stringContaining(
        'pages have no alias "@/", so "@/lib/Lamp" is not found → write the path from the docs root: "/lib/Lamp"',
      ),
    ],
    ['import x from "@theme/Lamp";\nexport const Box = () => x;', expect.stringContaining("page/package-import")],
    [
      'import x from "../../../lamp.js";\nexport const Box = () => x;',
      expect.stringContaining("page/import-not-found"),
    ],
    [
      'import { Card, Tabs } from "@astrojs/starlight/components";\nexport const Box = () => <Card>a</Card>;',
      expect.stringContaining("→ remove the import: Card and Tabs are built in"),
    ],
    ['import x from "lodash";\nexport const Box = () => x;', expect.stringContaining("page/package-import")],
    ['export const Box = () => <Card icon="rockt">a</Card>;', expect.stringContaining("asset/unknown-icon")],
    ['export const Box = () => <Card icn="a">a</Card>;', expect.stringContaining("component/unknown-property")],
    ['export const Box = () => <p style="color: red">a</p>;', expect.stringContaining("component/style-string")],
    ["export const Box = () => <Nobody />;", expect.stringContaining('there is no component "Nobody"')],
  ])("%s", async (code, expected) => {
    expect(await judgeCode(code)).toEqual([expected]);
  });

  it.each([
    "export const Box = ({ as: Tag, children }) => <Tag icn='a'>{children}<Card title='a' href='/'>b</Card></Tag>;",
    "const Card = ({ icn }) => <b>{icn}</b>;\nexport const Box = () => <Card icn='a' />;",
    'export const Box = () => <div dangerouslySetInnerHTML={{ __html: \'<p style="a"><Nobody href="/nowhere">\' }} />;',
    "// <Nobody />\nexport const Box = () => 1 < 2 && 'a' /* <Card icn='a' /> */;",
    "export const Box = () => <Step title='a'><img src='a.png' alt='' /><a href='#b'>c</a><a href='../d'>e</a></Step>;",
    "import { useState } from 'react';\nexport const Box = () => useState(<></>)[0];",
    "\uFEFFexport const Box = () => (\r\n  <br />\r\n);\r\n",
  ])("says nothing of %s", async (code) => {
    expect(await judgeCode(code)).toEqual([]);
  });

  it.each([".mdx", ".md", ".jsx", ".js"])("is found without its ending %s", async (end) => {
    const text = end.startsWith(".m") ? "Hi.\n" : "const Box = () => 1;\nexport default Box;\n";
    const files = { [`snippets/box${end}`]: text };
    expect(await judgePage('import Box from "/snippets/box";\n\n<Box />', { files })).toEqual([]);
  });

  it("is judged in what it imports, once, but not where no page shows it", async () => {
    const files = {
      "snippets/part.js":
        'import { Box } from "./box.jsx";\nimport { none } from "./more.js";\nexport const part = none;',
      "snippets/more.js": "export const some = <a href='/nowhere'>a</a>;",
      "snippets/other.jsx": "this is none",
    };
    const code = 'import { part } from "./part.js";\nexport const Box = () => part;';
    expect(await judgeCode(code, files)).toEqual([
      expect.stringMatching(/^1 snippets\/more\.js · link\/page-not-found/),
      expect.stringMatching(/^2 snippets\/part\.js · page\/import-name: "\.\/more\.js" does not export "none"/),
    ]);
  });

  it("is read again when it changes", async () => {
    const docs = { navigation: { pages: ["index"] } };
    const folder = tempSite({ "docs.json": docs, "index.mdx": SHOWN, "snippets/box.jsx": "export const Box = 1;" });
    const readings = new PageReadings();
    const codes = async () => (await checkSite(folder, { readings })).diagnostics.map(({ code }) => code);
    expect(await codes()).toEqual([]);
    writeFileSync(join(folder, "snippets/box.jsx"), "export const Box = ;");
    expect(await codes()).toEqual(["page/syntax"]);
  });
});

describe("elements in the code of a page", () => {
  it.each([
    ["{[1].map(() => <Card icn='a'>b</Card>)}", "component/unknown-property"],
    ["{[1].map(() => <Nobody />)}", "page/unknown-component"],
    ["export const Box = () => <p style='a: b'>c</p>;\n\n<Box />", "component/style-string"],
    ["<Card title={<Icon icon='rockt' />}>a</Card>", "asset/unknown-icon"],
    ["<Card {...{ title: <Nobody /> }}>a</Card>", "page/unknown-component"],
  ])("%s", async (text, code) => {
    expect(await judgePage(text)).toEqual([expect.stringContaining(code)]);
  });

  it.each([
    "{[Card].map((Each) => <Each icn='a' />)}",
    "{[1].map(() => <Step title='a'>b</Step>)}",
    "export const Box = ({ icon: Icon }) => <Icon size={1} />;\n\n<Box icon='a' />",
  ])("says nothing of %s", async (text) => {
    expect(await judgePage(text)).toEqual([]);
  });
});
