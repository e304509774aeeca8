import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { judgePage } from "../support/judge-page.ts";
import { tempSite } from "../support/temp-site.ts";
import { timeGrowth } from "../support/time-growth.ts";

describe("components of a page", () => {
  it.each([
    [
      '<Card title="a" icn="house" />',
      '1 icn · component/unknown-property: <Card> has no property "icn" → did you mean "icon"? fix icon',
    ],
    [
      "<Columns Cols={2} />",
      '1 Cols · component/unknown-property: <Columns> has no property "Cols" → did you mean "cols"? fix cols',
    ],
    [
      '<Card title="a" description="b" />',
      '1 description · component/unknown-property: <Card> has no property "description" → remove it: it has no effect',
    ],
    [
      '<Update date="May">x</Update>',
      '1 date · component/unknown-property: <Update> has no property "date" → did you mean "label"?',
    ],
    [
      '<Columns cols="banana" />',
      '1 banana · component/property-value: "cols" of <Columns> must be a number, not "banana" → write a number in braces: cols={2}',
    ],
    [
      "<Columns cols={9} />",
      '1 9 · component/property-value: "cols" of <Columns> must be between 1 and 4, not 9 → use a number in this range',
    ],
    ['<Badge color="gren">x</Badge>', expect.stringContaining('→ did you mean "green"? fix green')],
    [
      '<Card title="a" color="ff0000" />',
      '1 ff0000 · component/property-value: "color" of <Card> is no color: "ff0000" is missing its "#" → use "#ff0000" fix #ff0000',
    ],
    [
      '<Card title="a" horizontal="false" />',
      '1 false · component/property-value: "horizontal" of <Card> must be true or false, not "false" → write horizontal={true} or horizontal={false} fix {false}',
    ],
    [
      "<Card title />",
      '1 title · component/property-value: "title" of <Card> must be a string, and has no value → write title="…", or remove it',
    ],
    ["<Tabs><Tab>x</Tab></Tabs>", '1 Tab · component/missing-property: <Tab> is missing "title" → add title="…"'],
    [
      '<ParamField type="string">x</ParamField>',
      '1 ParamField · component/missing-property: <ParamField> is missing "body", "path", "query", "header" or "name" → add body="…"',
    ],
    [
      '<Step title="a">x</Step>',
      "1 Step · component/misplaced: <Step> must be inside <Steps> → put <Steps> around it and the other <Step> tags",
    ],
    ['<Tree.File name="a" />', expect.stringContaining("<Tree.File> must be inside <Tree> or <Tree.Folder>")],
    [
      '<Card title="a" title="b" />',
      '1 title · component/attribute-twice: <Card> has "title" twice → remove one of the two: only the last has an effect',
    ],
    [
      '<p class="a" className="b">x</p>',
      '1 className · component/attribute-twice: <p> has both "class" and "className" → write all classes into "className"',
    ],
    [
      '<p style="color: red; --a-b: 1px; margin-top:0">x</p>',
      '1 color: red; --a-b: 1px; margin-top:0 · component/style-string: "style" of <p> must be an object, not a string → use style={{ color: "red", "--a-b": "1px", marginTop: "0" }} fix {{ color: "red", "--a-b": "1px", marginTop: "0" }}',
    ],
    [
      '<Card title="a" icon="rockt" />',
      '1 rockt · asset/unknown-icon: Font Awesome has no icon "rockt" → did you mean "rocket"? fix rocket',
    ],
    [
      '<Card title="a" icon="gear" iconLibrary="lucide" />',
      '1 gear · asset/unknown-icon: Lucide has no icon "gear", but Font Awesome has → add iconLibrary="fontawesome" to the component, or use a name of Lucide',
    ],
    [
      '<Card title="a" icon="fa-rocket" />',
      '1 fa-rocket · asset/unknown-icon: Font Awesome has no icon "fa-rocket" → did you mean "rocket"? fix rocket',
    ],
  ])("%s", async (text, expected) => {
    expect(await judgePage(text)).toEqual([expected]);
  });

  it.each([
    '<Columns cols={2}><Card title="a" icon="rocket" href="/" arrow="true" className="x" style={{ color: "red" }} /></Columns>',
    '<Columns cols="3"><Card {...props} /></Columns>\n\nexport const props = {}',
    "<Steps>\n\n<div>\n\n<Step title={name}>x</Step>\n\n</div>\n\n</Steps>\n\nexport const name = 1",
    'export const Mine = ({ children }) => <Steps>{children}</Steps>;\n\n<Mine><Step title="a">x</Step></Mine>',
    'export const Card = ({ anything }) => <b>{anything}</b>;\n\n<Card anything="1" />',
    '<Icon src="/a.svg" size="20px" /> <Icon icon={<svg />} />',
    '<Tabs sync={false} defaultTabIndex={1}><Tab title="a" data-x="1" aria-label="b" onClick={() => 1}>x</Tab></Tabs>',
    '```jsx\n<Card icn="a" />\n```\n\n`<Card icn="a" />`',
    '<Color variant="compact"><Color.Item name="a" value={{ light: "#fff", dark: "#000" }} /></Color>',
    '<CodeBlock lang="js" anything={1}>x</CodeBlock>',
    '<Update label="May" tags={["a"]} rss={{ title: "x" }}>x</Update>',
    '<ParamField query="a" default={{ a: 1 }} required={true} type="string">x</ParamField>',
  ])("says nothing of %s", async (text) => {
    expect(await judgePage(text, { files: { "a.svg": "<svg />" } })).toEqual([]);
  });

  it("leaves what is around a snippet to the page that shows it", async () => {
    const files = { "snippets/step.mdx": '<Step title="a">x</Step>\n' };
    expect(await judgePage('import One from "/snippets/step.mdx";\n\n<Steps><One /></Steps>\n', { files })).toEqual([]);
  });

  it("takes time that grows as the page does", async () => {
    const page = (count: number) => `${"<Card><Step>\n\n".repeat(count)}${"</Step></Card>\n\n".repeat(count)}`;
    const sizes = { small: page(2000), large: page(8000), limit: 10 };
    expect(await timeGrowth(sizes, (text) => judgePage(text))).toBeLessThan(10);
  });
});

it("properties of other libraries are told by what they are here", async () => {
  const text =
    '<Expandable title="a" expandable>x</Expandable>\n\n<Card title="a" icon="house" iconStyle="solid">x</Card>\n';
  expect(await judgePage(text)).toEqual([
    '1 expandable · component/unknown-property: <Expandable> has no property "expandable" → did you mean "defaultOpen"? fix defaultOpen',
    '3 iconStyle · component/unknown-property: <Card> has no property "iconStyle" → did you mean "iconType"? fix iconType',
  ]);
});

describe("components of the site's own", () => {
  const files = {
    "snippets/hero.jsx":
      "export const Hero = ({ title, sub = '1', children }) => <b>{title}</b>;\nexport default Hero;\n",
    "snippets/any.jsx":
      "export const Rest = ({ title, ...rest }) => <b {...rest} />;\nexport const Whole = (props) => <b>{props.a}</b>;\nexport const Made = make(({ title }) => title);\n",
    "snippets/twice.jsx": "export const Hero = ({ a }) => a;\n{\n  const Hero = ({ b }) => b;\n}\n",
    "snippets/intro.mdx": "Welcome to {name}, {props.place} {large ? 1 : 2}.\n",
    "snippets/whole.mdx": "<b {...props}>x</b>\n",
  };

  it.each([
    [
      'export const Hero = ({ title }) => <b>{title}</b>;\n\n<Hero titel="x" />',
      "titel",
      ' → did you mean "title"? fix title',
    ],
    [
      'export function Hero({ title: t = "a" }) {\n  return t;\n}\n\n<Hero t="x" />',
      "t",
      " → remove it: it has no effect",
    ],
    ['import { Hero } from "/snippets/hero.jsx";\n\n<Hero Sub="x">a</Hero>', "Sub", ' → did you mean "sub"? fix sub'],
    [
      'import Hero from "/snippets/hero.jsx";\n\nText <Hero {...user} titles="x" />',
      "titles",
      ' → did you mean "title"? fix title',
    ],
    [
      'import { Hero as Mine } from "./snippets/hero";\n\n<Mine titles="x" />',
      "titles",
      ' → did you mean "title"? fix title',
    ],
    ['import Intro from "/snippets/intro.mdx";\n\n<Intro nme="x" />', "nme", ' → did you mean "name"? fix name'],
  ])("%s", async (text, property, rest) => {
    const component = /<(Hero|Mine|Intro)[^>]*\/?>(?![\s\S]*<\1)/.exec(text)?.[1];
    expect(await judgePage(text, { files })).toEqual([
      `${text.split("\n").length} ${property} · component/unknown-property: <${component}> has no property "${property}"${rest}`,
    ]);
  });

  it.each([
    'import { Hero } from "/snippets/hero.jsx";\n\n<Hero title="a" key={1} className="b" data-x="1" onClick={() => 1} {...user}>x</Hero>',
    'import { Rest, Whole, Made } from "/snippets/any.jsx";\n\n<Rest a="1" /> <Whole b="1" /> <Made c="1" />',
    'import { Hero } from "/snippets/twice.jsx";\n\n<Hero b="1" />',
    'import Intro from "/snippets/intro.mdx";\n\n<Intro name="a" place="b" large />',
    'import Whole from "/snippets/whole.mdx";\n\n<Whole a="1" />',
    "export const Total = [1].length;\nexport const Hero = make(Total);\n\n<Hero a='1' />",
    'import { Hero } from "/snippets/hero.jsx";\n\n```jsx\n<Hero a="1" />\n```',
  ])("says nothing of %s", async (text) => {
    expect(await judgePage(text, { files })).toEqual([]);
  });

  it("looks again at pages that stay the same when a component changes", async () => {
    const site = tempSite({
      "docs.json": { navigation: { pages: ["index"] } },
      "index.mdx": 'import { Hero } from "/snippets/hero.jsx";\n\n<Hero sub="x" />\n',
      ...files,
    });
    const codes = async () => (await checkSite(site)).diagnostics.map(({ code }) => code);
    expect(await codes()).toEqual([]);
    writeFileSync(join(site, "snippets/hero.jsx"), "export const Hero = ({ title }) => title;\n");
    expect(await codes()).toEqual(["component/unknown-property"]);
  });
});
