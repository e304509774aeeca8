import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

const DEAD = /^(?:link|asset)\/|^page\/import-not-found$|^redirect\//;

/** What is dead on a site of one page, as it is underlined, with its code. */
async function deadIn(index: string, docs: object = {}): Promise<string[]> {
  const config = JSON.stringify({ navigation: { pages: ["index"] }, ...docs });
  const texts: Record<string, string> = { "docs.json": config, "index.mdx": index };
  const { diagnostics } = await checkSite(tempSite({ ...texts, "a.png": "", "snippets/a.mdx": "" }));
  return diagnostics.flatMap(({ code, file, range }) => {
    const at = texts[file]?.slice(range?.start.offset, range?.end.offset);
    return DEAD.test(code) ? [`${code} ${at}`] : [];
  });
}

describe("an address of a page that leads nowhere is found", () => {
  it.each([
    ["an inline link", "[a](/x)", ["/x"]],
    ["an inline link with a title, in angle brackets", '[a](</x y> "t")', ["/x y"]],
    ["an image", "![a](/x.png)", ["/x.png"]],
    ["an image in a link", "[![a](/x.png)](/y)", ["/x.png", "/y"]],
    ["a reference", "[a][r] and ![b][s]\n\n[r]: /x\n[s]: /x.png", ["/x", "/x.png"]],
    ["a footnote", "a[^1]\n\n[^1]: See [a](/x).", ["/x"]],
    ["a table, a list, a quotation", "| a |\n|---|\n| [a](/x) |\n\n- [b](/y)\n\n> [c](/z)", ["/x", "/y", "/z"]],
    ["href of an element in a line", 'See <a href="/x">a</a>.', ["/x"]],
    ["href of a component on lines of its own", '<Card title="t" href="/x">\n  text\n</Card>', ["/x"]],
    ["src", '<img src="/x.png" />\n<video><source src="/y.mp4" /></video>', ["/x.png", "/y.mp4"]],
    ["srcSet", '<img src="/a.png" srcSet="/x.png 1x, /y.png 2x" />', ["/x.png", "/y.png"]],
    ["poster", '<video poster="/x.png" src="https://a.example/b.mp4" />', ["/x.png"]],
    ["a string in braces", "<a href={\"/x\"}>a</a> <a href={'/y'}>b</a>", ["/x", "/y"]],
    ["a template without expressions", "<a href={`/x`}>a</a>", ["/x"]],
    ["an element in an expression", '{["a"].map((b) => <a href="/x">{b}</a>)}', ["/x"]],
    ["an element in an export", 'export const A = () => <a href="/x">a</a>;', ["/x"]],
    ["the file of a snippet", '<Snippet file="x.mdx" />', ["x.mdx"]],
    ["an import", 'import X from "/snippets/x.mdx";\nimport { Y } from "./y.jsx";', ["/snippets/x.mdx", "./y.jsx"]],
    ["related pages", "---\nrelated: [/x]\n---", ["/x"]],
    ["its own address", "---\ncanonical: /x\n---", ["/x"]],
    ["the image of previews", '---\n"og:image": /x.png\n---', ["/x.png"]],
    ["its icon", "---\nicon: /x.svg\n---", ["/x.svg"]],
    [
      "the entries of its menu",
      "---\ncontextual:\n  options:\n    - { title: t, description: d, href: /x }\n---",
      ["/x"],
    ],
  ])("%s", async (_, text, expected) => {
    expect((await deadIn(text)).map((line) => line.slice(line.indexOf(" ") + 1))).toEqual(expected);
  });
});

describe("an address of docs.json that leads nowhere is found", () => {
  const entry = { title: "t", description: "d" };
  it.each([
    [
      "navbar",
      { navbar: { links: [{ label: "a", href: "/x" }], primary: { type: "button", label: "b", href: "/y" } } },
    ],
    ["footer", { footer: { links: [{ items: [{ label: "a", href: "/x" }] }] } }],
    ["banner", { banner: { content: "[a](/x) <a href='/y'>b</a>" } }],
    ["redirects", { redirects: [{ source: "/x", destination: "/y" }] }],
    ["contextual", { contextual: { options: [{ ...entry, href: "/x" }] } }],
    ["contextual", { contextual: { options: [{ ...entry, href: { base: "/x", query: [] } }] } }],
    ["logo", { logo: { light: "/a.png", dark: "/x.png", href: "/y" } }],
  ])("%s", async (_, docs) => {
    const written = JSON.stringify(docs).match(/"\/[xy](?:\.png)?"|\(\/x\)|'\/y'/g) ?? [];
    // A redirect is judged by where it leads.
    const expected = "redirects" in docs ? 1 : written.length;
    expect(await deadIn("", docs)).toHaveLength(expected);
  });
});

it.each([
  "`[a](/x)` and ``[b](/x) ` ``",
  "```md\n[a](/x) <img src='/x.png' />\n```",
  "~~~\n[a](/x)\n~~~",
  "{/* [a](/x) */}",
  "{/* <a href='/x'>a</a>\n\n<img src='/x.png' /> */}",
  "{/* a */ b /* <a href='/x'>a</a> */}",
  "\\[a](/x)",
  "\\![a] (/x.png)",
  "$$\n[a](/x)\n$$",
  "export const a = { href: '/x', text: '[a](/x)' };",
  "<Prompt>{`[a](/x)`}</Prompt>",
  "<a href={`/x/$" + "{1 + 1}`}>a</a>",
  "---\ndescription: '[a](/x)'\n---",
])("nothing is an address in %s", async (text) => expect(await deadIn(text)).toEqual([]));
