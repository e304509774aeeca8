import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { findUnusedFiles } from "../../../src/site/coverage/unused-files.ts";
import { tempSite } from "../../support/temp-site.ts";

const unused = async (files: Record<string, string>) => {
  const { value } = await checkSite(tempSite(files));
  return (await findUnusedFiles(value.site)).flatMap(({ unused }) => unused);
};

it("files that nothing names are findings where a rule asks for them, each in its file", async () => {
  const root = tempSite({
    "docs.json": '{ "navigation": { "pages": ["index"] } }',
    "index.mdx": "",
    "old.png": "",
    "snippets/old.jsx": "",
  });
  const said = async (options = {}) =>
    (await checkSite(root, options)).diagnostics.map(({ code, file, message }) => `${file}: ${code}: ${message}`);
  expect(await said({ rules: { "asset/*": "warning", "*": "error" } })).toEqual([]);
  expect(await said({ rules: { "snippet/unused": "off", "asset/unused": "error" } })).toEqual([
    'old.png: asset/unused: nothing names the file "old.png"',
  ]);
  expect(await said({ rules: [{ rules: { "snippet/unused": "info" } }] })).toEqual([
    'snippets/old.jsx: snippet/unused: nothing imports the snippet "snippets/old.jsx"',
  ]);
});

describe("files that nothing names", () => {
  const docs = JSON.stringify({ logo: "/logo.svg", navigation: { pages: ["index"] } });

  it("are images and snippets whose name is in no other file", async () => {
    expect(
      await unused({
        "docs.json": docs,
        "logo.svg": "",
        "index.mdx":
          "---\nog:image: /img/og.png\n---\nimport A from '/snippets/a.mdx'\nimport { B } from './snippets/b'\n" +
          "![](/img/one.PNG) ![](/img/with%20blank.png) ![](</img/of two.png>) {['/img/', x + 'code.png']}\n",
        "style.css": ".a { background: url(img/style.png?v=1) }",
        "snippets/a.mdx": '<img src="../img/inner.gif" />',
        "snippets/b.jsx": "export const B = () => <p>b.jsx</p>",
        "snippets/lonely.mdx": "lonely.mdx names itself alone",
        "snippets/Lonely2.jsx": "export const Lonely2 = () => <img src='/img/by-lonely.png' />",
        "img/og.png": "",
        "img/one.png": "",
        "img/with blank.png": "",
        "img/of two.png": "",
        "img/code.png": "",
        "img/style.png": "",
        "img/inner.gif": "",
        "img/by-lonely.png": "",
        "img/nobody.png": "",
        "img/film.mp4": "",
        "data.csv": "",
      }),
    ).toEqual(["img/film.mp4", "img/nobody.png", "snippets/Lonely2.jsx", "snippets/lonely.mdx"]);
  });
});
