import { MARKDOWN_PIECES } from "../../support/hostile-markdown.ts";

/** A text that is hostile by its length: `make` gives about as many characters of it as are asked for. */
export interface HostileText {
  readonly name: string;
  readonly make: (length: number) => string;
}

/** What strings of settings, paths and patterns are made of, where its repetition may cost. */
const STRING_PIECES: readonly string[] = [
  ...["a", " ", "/", "a/", "../", "./", "#", "?", "&", "%", "%20", ":a", ":a/", ":a*", "*", "**/", "(", "[", "{", "}", "<"],
  ...[">", "{{", "{{a}}", "\\", ".", "-", "_", "é", "\u0301", "\ud800", "🙂", "\n", "\t", "'", '"', "`", "|", "=", ";", ","],
  ...["@", "~", "$", "^", "+", "!", "\u0000", "\u200b", "://", "https://a.b/", "GET /a ", "aB", "a-", "0", "</a>", "a b", "A"],
]; // biome-ignore format: a list of pieces

const json = JSON.stringify;

const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

/** A text of one repeated piece, within what is around it. */
const filled = (around: (text: string) => string, pieces: readonly string[], label: string): HostileText[] =>
  pieces.map((piece) => ({
    name: `${label} of ${JSON.stringify(piece)}`,
    make: (length) => {
      // What has a piece in several places, or escapes it, is longer.
      const factor = around(repeated(piece, 1000)).length / 1000;
      return around(repeated(piece, Math.ceil(length / Math.max(1, factor))));
    },
  }));

/** Items that are made one after the other until they are as long as asked for. */
function listed(name: string, item: (index: number) => string, around: (items: string) => string): HostileText {
  return {
    name,
    make: (length) => {
      const items: string[] = [];
      for (let size = 0, index = 0; size < length; index++) {
        const text = item(index);
        items.push(text);
        size += text.length;
      }
      return around(items.join(""));
    },
  };
}

/** A thing inside itself. */
const nested = (name: string, open: string, close: string, around: (text: string) => string = (text) => text) => ({
  name,
  make: (length: number) => {
    const depth = Math.ceil(length / (open.length + close.length));
    return around(open.repeat(depth) + close.repeat(depth));
  },
});

export const PAGE_PIECES: readonly string[] = [
  ...MARKDOWN_PIECES,
  ...["export const a = 1\n", "export const a1 = {", "import a from 'a'\n", "export default 1\n\n", "{a}", "{/*", "*/}", "{1}\n"],
  ...["<A b={1}/>", "<A>\n", "<A b='", "<A {...a}>", "<a href='/a'>", "# a\n", "# a b\n\n", "[a](/a)", "[a](/a#b) ", "> ", ">", "| a ", "|-"],
  ...["\n| a | b |", "![a](/a.png)\n", "a\n===\n", "a\n\n", "    a\n", "\t- a\n", "* * *\n", "[^1]: a\n", "[^1]", "&amp;", "&#x41;", "<!DOCTYPE", "<?", "<![CDATA["],
  ...["`", "```js\n", "``` \n```\n", "~~~\n", "$$", "$a$", "{`", "`${", "<style>", "<script>", "</script>", "<svg><", "<pre>", "<b>a</b>", "<Card title='a'>\n", "</Card>\n"],
  ...["<Tabs>\n<Tab title='a'>\n", "---\n", "a: b\n", "https://a.b ", "www.a.b ", "a@b.c ", "<https://a.b>", "\\[", "\\\\", "***a***", "_a_ ", "~a~ ", "* a\n  * b\n", "1) a\n"],
  ...["{x => ", "{(", "{[", "{'", '{"', "{//", "{<A>", "<A b={<B>", "</", "<a b", "<a\nb=", "<A.", "<:", "<>", "</>", "<></>", "export function a() {", "export {", "export * from 'a'\n"],
  ...["<Note>a</Note>\n", "a <br/> b\n", "<Snippet file='a.mdx'/>\n", "a  \n", "a\\\n", "\u0301", "é", "\ud800", "\u0000", "<details>\n", "<td>", "{a ? (", "/* ", "// "],
]; // biome-ignore format: a list of pieces

/** Pieces that are harmless alone, with what is before them. */
export const JOINED_PIECES: readonly HostileText[] = [
  ["", "{#a}"], ['<A b="c">', "http://a.b[a](b){#a}"], ["", "\r\n`{a}[a]: b\n-"], ['<A b="c">', "``</Steps>\n---\n"],
  ["", "    $$\n[a]```js\n"], ["", "[a]\\$$**"], ["", "|-|\n"], ["-->", "</>~~~\n"], ["", "</CodeGroup>\n](a|"],
  ["", `\`\${*/}</div>\né`], ["", "=</Steps>\n# ## a\n$$\n"], ["", "<CodeGroup>\n-->/<A>"], ["{", "//"], ["", "> 2. *a_\n"],
  ["", "- a\n\nb\n\n"], ["", "> a\n# b\n"], ["", "> \\``` aa-\r\n"], ["- ", "b    a\n "], ["{/* ", "[^1]: a\n\\$$x\n <></> "],
].map(([before = "", unit = ""]) => ({ name: `${json(unit)} joined behind ${json(before)}`, make: (length) => before + repeated(unit, length) })); // biome-ignore format: a list of pieces

/** Pages. */
export const PAGES: readonly HostileText[] = [
  ...JOINED_PIECES,
  ...filled((text) => text, PAGE_PIECES, "a page"),
  ...filled((text) => `# a${text}.`, MARKDOWN_PIECES, "a heading"),
  listed("n headings", (at) => `# Heading ${at}\n\n`, (text) => text),
  listed("n equal headings", () => "# Heading\n\n", (text) => text),
  listed("numbered headings and equal ones", (at) => `<h2 id="a-${at + 2}"></h2>\n`, (text) => `${text}\n${'<h2 id="a"></h2>\n'.repeat(text.length / 20)}`),
  listed("n links", (at) => `[a](/gone-${at}#b) `, (text) => text),
  listed("n links to similar pages", (at) => `[a](/pag${at})\n`, (text) => text),
  listed("n dead anchors beside n headings", (at) => `# Heading ${at}\n\n[a](#haeding-${at})\n\n`, (text) => text),
  listed("n components beside n others", (at) => `export const Part${at} = 1\n\n<Patr${at} />\n\n`, (text) => text),
  listed("n lists with a fault", (at) => `${at}. a *b* [c](/d)\n`, (text) => `${text}\n\n{a b}\n`),
  listed("n paragraphs with a fault", () => "a *b*\n\n", (text) => `${text}{a b}\n`),
  ...["*a_", ">", "> ", "]", "`a` ", "a\n===\n", "www.a.b ", "- ", "  - a\n", "|a", "~a~", "&amp;"].map((piece) => ({
    name: `a page of ${json(piece)} with a fault`,
    make: (length: number) => `${repeated(piece, length)}\n\n{a b}\n`,
  })),
  { name: "n marks of lines", make: (length) => `\`\`\`js\n${repeated("a // [!code ++:9999]\n", length)}\`\`\`\n` },
  { name: "n ranges of lines", make: (length) => `\`\`\`js {${repeated("1-99999,", length / 2)}}\n${repeated("a\n", length / 2)}\`\`\`\n` },
  { name: "two long alike anchors", make: (length) => `# ${"ab ".repeat(length / 6)}\n\n[a](#${"ab-".repeat(length / 6)}c)\n` },
  { name: "two long alike components", make: (length) => `export const A${"a".repeat(length / 2)} = 1\n\n<B${"a".repeat(length / 2)} />\n` },
  listed("n imports", (at) => `import A${at} from "/snippets/a${at}.mdx"\n`, (text) => `${text}\n\n# a`),
  listed("n exports", (at) => `export const a${at} = ${at}\n`, (text) => `${text}\n\n# a`),
  listed("n exports without an end", () => "export {\n\n", (text) => text),
  listed("n exports in paragraphs", (at) => `export const a${at} = ${at}\n\n`, (text) => text),
  listed("n exported functions", (at) => `export const A${at} = () => <b>{${at}}</b>\n\n`, (text) => text),
  listed("n components", (at) => `<C${at} a="${at}" />\n`, (text) => text),
  listed("n open components", (at) => `<C${at}>\n`, (text) => text),
  listed("n closing components", (at) => `</C${at}>\n`, (text) => text),
  listed("n definitions", (at) => `[a${at}]: /a${at}\n`, (text) => text),
  listed("n uses of definitions", (at) => `[a${at}] `, (text) => text),
  listed("n footnotes", (at) => `[^${at}] `, (text) => `${text}\n\n[^1]: a`),
  listed("n footnote definitions", (at) => `[^${at}]: a\n\n`, (text) => text),
  listed("n faults", () => "<A b=>\n\n", (text) => text),
  listed("n unclosed expressions", () => "{a\n\n", (text) => text),
  listed("n variables", (at) => `{{a${at}}} `, (text) => text),
  listed("n list items", (at) => `${at}. a\n`, (text) => text),
  listed("growing indents", (at) => `${" ".repeat(at % 400)}- a\n`, (text) => text),
  listed("growing fences", (at) => `${"`".repeat((at % 400) + 3)} a\n`, (text) => text),
  listed("rows of a table", (at) => `| ${at} | b |\n`, (text) => `| a | b |\n|---|---|\n${text}`),
  listed("cells of a table", () => "| a ", (text) => `${text}|\n${text.replaceAll(" a ", "-")}|\n`),
  listed("fields of front matter", (at) => `a${at}: b\n`, (text) => `---\n${text}---\n`),
  listed("a list in front matter", (at) => `  - a${at}\n`, (text) => `---\ntitle: a\nrelated:\n${text}---\n`),
  listed("keywords in front matter", (at) => `"a${at}", `, (text) => `---\nkeywords: [${text}"b"]\n---\n`),
  ...filled((text) => `---\ntitle: ${text}\n---\n`, [...STRING_PIECES, "a: ", "- ", "[", "{", "&a ", "*a ", "!a ", "# "], "a title"),
  ...filled((text) => `---\ntitle: "${text}"\n---\n`, ["\\n", "\\", "a", " ", "\n", "''"], "a quoted title"),
  ...filled((text) => `---\n${text}\n---\n`, ["- ", "? ", "[", "{", "{a: ", "[a, ", "|\n", ">\n", "# a\n", "a:\n", " a:\n", "a: &a\n", "\n", " ", "\t", "-", "--- ", "%a\n", "'", '"', "a: '", "'a': 1\n"], "front matter"),
  ...filled((text) => `---\nopenapi: ${text}\nurl: ${text}\n---\n`, ["a", " ", "/", "GET ", "GET /a ", "#", "{", "{a}", "https://", ":a"], "a reference"),
  nested("nested front matter", "{a: ", "}", (text) => `---\na: ${text}\n---\n`),
  nested("nested components", "<A>\n", "</A>\n"),
  nested("nested inline components", "<b>", "</b>"),
  nested("nested expressions", "{(", ")}"),
  nested("nested braces", "{", "}"),
  nested("nested elements in expressions", "{<A>", "</A>}"),
  nested("nested links", "[", "](a)"),
  nested("nested exports", "(", ")", (text) => `export const a = ${text}\n`),
  nested("nested arrays", "[", "]", (text) => `export const a = ${text}\n`),
  nested("nested attributes", "<A b={", "}/>"),
  nested("nested functions", "() => {", "}", (text) => `export const a = ${text}\n`),
  nested("nested templates", "`${", "}`", (text) => `export const a = ${text}\n`),
  nested("nested ternaries", "a ? ", " : b", (text) => `{${text}}`),
  ...["[", "![", "[^", "[a](", "<!-- "].map((open) => ({
    name: `words behind ${json(open)}`,
    make: (length: number) => `${open}${"a www b ".repeat(length / 8)}]\n`,
  })),
  { name: "a long export", make: (length) => `export const a = [${"1, ".repeat(length / 3)}]\n` },
  { name: "a long comment", make: (length) => `{/* ${"a ".repeat(length / 2)} */}\n` },
  { name: "long open exports", make: (length) => `export const a = [\n\n${"1,\n\n".repeat(length / 4)}` },
  { name: "a sum of n", make: (length) => `export const a = ${"1 + ".repeat(length / 4)}1\n` },
  { name: "a chain of n", make: (length) => `export const a = b${".a()".repeat(length / 4)}\n` },
]; // biome-ignore format: a table of texts

const HEAD = { $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000000" } };

/** The places in a docs.json that hold a string of the author. */
const CONFIG_STRINGS: Readonly<Record<string, (text: string) => object>> = {
  "a page": (text) => ({ navigation: { pages: ["a", text] } }),
  "two pages": (text) => ({ navigation: { pages: [text, `${text}x`] } }),
  "a group": (text) => ({ navigation: { groups: [{ group: text, tag: text, icon: text, root: text, pages: ["a"] }] } }),
  "a tab": (text) => ({ navigation: { tabs: [{ tab: text, href: text }, { tab: `${text}x`, pages: [text] }] } }),
  "a language": (text) => ({ navigation: { languages: [{ language: text, href: text, pages: ["a"] }] } }),
  "a version": (text) => ({ navigation: { versions: [{ version: text, tag: text, pages: ["a"] }, { version: "b", pages: ["a"] }] } }),
  "an anchor": (text) => ({ navigation: { pages: ["a"], global: { anchors: [{ anchor: text, href: text, icon: text }] } } }),
  "a spec": (text) => ({ navigation: { groups: [{ group: "a", openapi: text, pages: ["GET /a"] }] } }),
  "a reference": (text) => ({ navigation: { groups: [{ group: "a", openapi: "api.json", pages: [`GET ${text}`, `GET /${text}`, `api.json ${text}`] }] } }),
  "a directory": (text) => ({ navigation: { groups: [{ group: "a", openapi: { source: "api.json", directory: text } }] } }),
  "an asyncapi": (text) => ({ navigation: { groups: [{ group: "a", asyncapi: text, graphql: text }] } }),
  "a source": (text) => ({ redirects: [{ source: text, destination: "/a" }], navigation: { pages: ["a"] } }),
  "a source below": (text) => ({ redirects: [{ source: `/a${text}`, destination: `/a${text}b` }, { source: "/:b*", destination: "/a" }], navigation: { pages: ["a", `a${text}`] } }),
  "a destination": (text) => ({ redirects: [{ source: "/b/:a*", destination: text }], navigation: { pages: ["a"] } }),
  "a name": (text) => ({ name: text, description: text, navigation: { pages: ["a"] } }),
  "a logo": (text) => ({ logo: text, favicon: text, background: { image: text }, navigation: { pages: ["a"] } }),
  "a color": (text) => ({ colors: { primary: text }, navigation: { pages: ["a"] } }),
  "a banner": (text) => ({ banner: { content: text }, navigation: { pages: ["a"] } }),
  "a navbar": (text) => ({ navbar: { links: [{ label: text, href: text, icon: text }] }, footer: { socials: { x: text } }, navigation: { pages: ["a"] } }),
  "a $schema": (text) => ({ $schema: text, theme: text, navigation: { pages: ["a"] } }),
  "a variable": (text) => ({ variables: { a: text, [text]: "b" }, name: "{{a}}", navigation: { pages: ["a"] } }),
  "a field": (text) => ({ [text]: 1, navigation: { [text]: 1, pages: ["a"] } }),
  "an integration": (text) => ({ integrations: { ga4: { measurementId: text } }, fonts: { family: text, source: text }, seo: { metatags: { [text]: text } }, navigation: { pages: ["a"] } }),
  "an api": (text) => ({ api: { openapi: text, baseUrl: text, mdx: { server: text } }, navigation: { pages: ["a"] } }),
  "a contextual": (text) => ({ contextual: { options: [text, { title: text, description: text, href: text }] }, navigation: { pages: ["a"] } }),
  "a $ref": (text) => ({ navigation: { $ref: text } }),
  "an sdk": (text) => ({ navigation: { groups: [{ group: "a", sdk: { format: "typedoc", source: text, directory: text } }] } }),
  "a sourceRef": (text) => ({ navigation: { groups: [{ group: "a", sourceRef: { repo: text, path: text } }] } }),
}; // biome-ignore format: a table of places

const inConfig = (around: (items: string) => string) => (items: string) =>
  `{${json(HEAD).slice(1, -1)},${around(items.replace(/,$/, ""))}}`;
const inPages = inConfig((items) => `"navigation":{"pages":[${items}]}`);
const inGroups = inConfig((items) => `"navigation":{"groups":[${items}]}`);
const inRedirects = inConfig((items) => `"redirects":[${items}],"navigation":{"pages":["a","b/c"]}`);

/** Texts of docs.json. */
export const CONFIGS: readonly HostileText[] = [
  ...Object.entries(CONFIG_STRINGS).flatMap(([label, config]) =>
    filled((text) => json({ ...HEAD, ...config(text) }), STRING_PIECES, label),
  ),
  listed("n pages", (at) => `"p${at}",`, inPages),
  listed("n similar pages", (at) => `"paeg${at}",`, inPages),
  listed("n equal pages", () => `"a",`, inPages),
  listed("n pages in folders", (at) => `"${"a/".repeat(at % 60)}p${at}",`, inPages),
  listed("n misspelled pages", (at) => `"A${at}.mdx",`, inPages),
  listed("n web pages", (at) => `"https://a.b/${at}",`, inPages),
  listed("n references", (at) => `"GET /a${at}",`, inPages),
  listed("n pages of names of objects", () => `"__proto__","constructor",`, inPages),
  listed("n wrong pages", () => `1,null,{},[],`, inPages),
  listed("n groups", (at) => `{"group":"G${at}","pages":["p${at}"]},`, inGroups),
  listed("n equal groups", () => `{"group":"G","pages":["a"]},`, inGroups),
  listed("n groups with faults", (at) => `{"gruop":"G${at}","paegs":["p${at}"],"x":1},`, inGroups),
  listed("n groups of missing specs", (at) => `{"group":"G","openapi":"s${at}.json","pages":["GET /a"]},`, inGroups),
  listed("n groups of one spec", (at) => `{"group":"G${at}","openapi":"api.json"},`, inGroups),
  listed("n tags", (at) => `{"group":"G${at}","openapi":"api.json","directory":"d${at}"},`, inGroups),
  listed("n roots", (at) => `{"group":"G","root":"r${at}","pages":["p${at}"]},`, inGroups),
  listed("n tabs", (at) => `{"tab":"T${at}","pages":["t${at}/a"]},`, inConfig((text) => `"navigation":{"tabs":[${text}]}`)),
  listed("n versions", (at) => `{"version":"${at}","pages":["v${at}/a"]},`, inConfig((text) => `"navigation":{"versions":[${text}]}`)),
  listed("n versions of one page", (at) => `{"version":"${at}","pages":["a"]},`, inConfig((text) => `"navigation":{"versions":[${text}]}`)),
  listed("n languages", (at) => `{"language":"l${at}","pages":["l${at}/a"]},`, inConfig((text) => `"navigation":{"languages":[${text}]}`)),
  listed("n languages of one code", (at) => `{"language":"en","pages":["l${at}/a"]},`, inConfig((text) => `"navigation":{"languages":[${text}]}`)),
  listed("n anchors", (at) => `{"anchor":"A${at}","href":"https://a.b/${at}"},`, inConfig((text) => `"navigation":{"pages":["a"],"global":{"anchors":[${text}]}}`)),
  listed("n redirects", (at) => `{"source":"/s${at}","destination":"/d${at}"},`, inRedirects),
  listed("n equal redirects", () => `{"source":"/s","destination":"/d"},`, inRedirects),
  listed("a chain of redirects", (at) => `{"source":"/s${at}","destination":"/s${at + 1}"},`, inRedirects),
  listed("a chain of redirects backward", (at) => `{"source":"/s${at + 1}","destination":"/s${at}"},`, inRedirects),
  listed("a ring of redirects", (at) => `{"source":"/s${at}","destination":"/s${(at * 7 + 1) % 1000}"},`, inRedirects),
  listed("n patterns", (at) => `{"source":"/s${at}/:a*","destination":"/d${at}/:a*"},`, inRedirects),
  listed("n patterns of one start", (at) => `{"source":"/:a/s${at}","destination":"/:a/d${at}"},`, inRedirects),
  listed("n patterns to each other", (at) => `{"source":"/s${at}/:a*","destination":"/s${at + 1}/:a*"},`, inRedirects),
  listed("n patterns of all", (at) => `{"source":"/:a*/s${at}","destination":"/:a*/s${at + 1}"},`, inRedirects),
  listed("n patterns of everything", (at) => `{"source":"/:a${at}*","destination":"/b/:a${at}*"},`, inRedirects),
  listed("n redirects with faults", () => `{"source":1},{"sorce":"a"},{},`, inRedirects),
  listed("n hidden redirects of pages", (at) => `{"source":"/a/b${at}","destination":"/b/c#d${at}"},`, inRedirects),
  listed("n unknown fields", (at) => `"f${at}":1,`, inConfig((text) => `${text},"navigation":{"pages":["a"]}`)),
  listed("n equal fields", () => `"f":1,`, inConfig((text) => `${text},"navigation":{"pages":["a"]}`)),
  listed("n variables", (at) => `"v${at}":"{{v${at + 1}}}",`, inConfig((text) => `"variables":{${text}},"navigation":{"pages":["a"]}`)),
  listed("n undefined variables", (at) => `"v${at}":"a {{w${at}}}",`, inConfig((text) => `"variables":{${text}},"description":${json(text.replaceAll('"', " "))},"navigation":{"pages":["a"]}`)),
  listed("n links of the navbar", (at) => `{"label":"a${at}","href":"/a${at}"},`, inConfig((text) => `"navbar":{"links":[${text}]},"navigation":{"pages":["a"]}`)),
  listed("n includes", (at) => `{"$ref":"./i${at}.json"},`, inGroups),
  listed("one include n times", () => `{"$ref":"./include.json"},`, inGroups),
  nested("nested groups", '{"group":"a","pages":[', "]}", (text) => inGroups(text)),
  nested("nested groups with icons and links", '{"group":"a","icon":"/a.svg","href":"/{{a}}","pages":[', "]}", (text) => inGroups(text)),
  nested("nested lists", "[", "]", (text) => inPages(text)),
  nested("nested objects", '{"a":', "1}".slice(1), (text) => inConfig(() => `"a":${text.replace('{"a":}', "1")},"navigation":{"pages":["a"]}`)("")),
  ...filled((text) => `{"navigation":${text}`, ["[", "{", '{"a":', '"a" ', ",", ":", "//", "/*", "1", "\\", "\n", " ", '"', "'", "a", "tru", "{}", "[]", "\u0000", "\ufeff", '{"a":1}', "]", "}", "`", "//\n"], "a broken config"),
  ...filled((text) => `{"navigation":{"pages":[${text}]}}`, ['"a" ', '"a",,', "'a',", "a,", "1.,", '"\\x",', '"a\n",', "// a\n", "/* a */", "01,"], "a list with faults"),
]; // biome-ignore format: a table of texts

/** Texts of `.mintignore`. */
export const IGNORE_RULES: readonly HostileText[] = [
  ...filled((text) => text, [...STRING_PIECES, "a\n", "*\n", "!a\n", "**/a/", "[a", "[a-z]", "[!a]", "[[:alpha:]]", "?", "*a", "**/a\n", "a/**\n", "/a*b*c\n", "\\ ", "# a\n", "*/", "*.md\n", "a?\n"], "rules"),
  listed("n rules", (at) => `rule-${at}\n`, (text) => text),
  listed("n rules of folders", (at) => `folder-${at}/\n`, (text) => text),
  listed("n rooted rules", (at) => `/rule/${at}/x\n`, (text) => text),
  listed("n rules with stars", (at) => `*${at}*.md\n`, (text) => text),
  listed("n deep rules", (at) => `**/a${at}/**/b\n`, (text) => text),
  listed("n rules with classes", (at) => `[a-z]${at}?.md\n`, (text) => text),
  listed("n rules against rules", (at) => `*${at}\n!*${at}\n`, (text) => text),
]; // biome-ignore format: a table of texts

const spec = (parts: object): string => json({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...parts });
const YAML_HEAD = "openapi: 3.1.0\ninfo:\n  title: T\n  version: '1'\n";
const inPaths = (items: string) => `${spec({}).slice(0, -1)},"paths":{${items.replace(/,$/, "")}}}`;

/** The places in a spec that hold a string of its author. */
const SPEC_STRINGS: Readonly<Record<string, (text: string) => object>> = {
  "a path": (text) => ({ paths: { [`/${text}`]: { get: {} }, [`/a/${text}`]: { get: {} } } }),
  "a summary": (text) => ({ paths: { "/a": { get: { summary: text, operationId: text, tags: [text] } } } }),
  "a description": (text) => ({ paths: { "/a": { get: { description: text } } } }),
  "a tag": (text) => ({ tags: [{ name: text, description: text }], paths: { "/a": { get: { tags: [text] } } } }),
  "a $ref": (text) => ({ paths: { "/a": { $ref: text } } }),
  "a local $ref": (text) => ({ paths: { "/a": { $ref: `#/${text}` } } }),
  "an x-mint": (text) => ({ paths: { "/a": { get: { "x-mint": { href: text, content: text, metadata: { title: text } } } } } }),
  "a server": (text) => ({ servers: [{ url: text }], paths: { "/a": { get: {} } } }),
  "a parameter": (text) => ({ paths: { "/a": { get: { parameters: [{ name: text, in: "query", description: text, schema: { type: text, pattern: text } }] } } } }),
  "an example": (text) => ({ paths: { "/a": { get: { requestBody: { content: { "application/json": { schema: { type: "string", example: text, description: text } } } } } } } }),
  "an info": (text) => ({ info: { title: text, version: text, description: text }, paths: { "/a": { get: {} } } }),
}; // biome-ignore format: a table of places

const SPEC_SCHEMAS: readonly HostileText[] = [
  listed("schemas that name each other", (at) => `"S${at}":{"allOf":[{"$ref":"#/components/schemas/S${at + 1}"},{"$ref":"#/components/schemas/S${at + 2}"}]},`, (text) => spec({}).replace(/\}$/, `,"components":{"schemas":{${text.slice(0, -1)}}},"paths":{"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S0"}}}}}}}}`)),
  listed("schemas of schemas", (at) => `"S${at}":{"type":"object","properties":{"a":{"$ref":"#/components/schemas/S${at + 1}"},"b":{"$ref":"#/components/schemas/S${at + 1}"}}},`, (text) => spec({}).replace(/\}$/, `,"components":{"schemas":{${text.slice(0, -1)}}},"paths":{"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S0"}}}}}}}}`)),
]; // biome-ignore format: a table of texts

/** OpenAPI documents, as JSON and as YAML. */
export const SPECS: readonly HostileText[] = [
  ...Object.entries(SPEC_STRINGS).flatMap(([label, parts]) =>
    filled((text) => spec(parts(text)), [...STRING_PIECES, ...(label === "a description" ? MARKDOWN_PIECES : [])], label),
  ),
  listed("n paths", (at) => `"/p${at}":{"get":{}},`, inPaths),
  listed("n paths of one slug", (at) => `"/p${at}":{"get":{"summary":"S"}},`, inPaths),
  listed("n paths of variables", (at) => `"/a/{b${at}}":{"get":{}},`, inPaths),
  listed("n tags", (at) => `"/p${at}":{"get":{"tags":["t${at}"]}},`, inPaths),
  listed("n bad paths", (at) => `"/p${at}":1,`, inPaths),
  listed("n equal paths", () => `"/p":{"get":{}},`, inPaths),
  listed("n chained paths", (at) => `"/p${at}":{"$ref":"#/paths/~1p${at + 1}"},`, inPaths),
  listed("n files of $refs", (at) => `"/p${at}":{"$ref":"f${at}.json"},`, inPaths),
  listed("n paths with faults", (at) => `"p${at}":{"gte":{},"get":{"tags":1,"x-mint":{"href":"../a"}}},`, inPaths),
  listed("n parameters", (at) => `{"name":"p${at}","in":"query","schema":{"type":"string"}},`, (text) => inPaths(`"/a":{"get":{"parameters":[${text.slice(0, -1)}]}}`)),
  listed("n properties", (at) => `"p${at}":{"type":"string"},`, (text) => inPaths(`"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":{"type":"object","properties":{${text.slice(0, -1)}}}}}}}}`)),
  ...SPEC_SCHEMAS,
  ...SPEC_SCHEMAS.map(({ name, make }) => ({ name: `OpenAPI 3.0, ${name}`, make: (length: number) => make(length).replace("3.1.0", "3.0.3") })),
  listed("OpenAPI 3.0, deep faults", (at) => `"p${at}":1,`, (text) => spec({ openapi: "3.0.3", paths: {} }).replace(/\}$/, `,"components":{"schemas":{"A":${'{"items":'.repeat(400)}{"properties":{${text.slice(0, -1)}}}${"}".repeat(400)}}}}`)),
  nested("nested schemas", '{"items":', "}", (text) => inPaths(`"/a":{"post":{"requestBody":{"content":{"application/json":{"schema":${text.replace('{"items":}', "{}")}}}}}}`)),
  nested("nested JSON", "[", "]", (text) => inPaths(`"/a":${text}`)),
  listed("YAML of n paths", (at) => `  /p${at}:\n    get: {}\n`, (text) => `${YAML_HEAD}paths:\n${text}`),
  listed("YAML of n equal paths", () => "  /p:\n    get: {}\n", (text) => `${YAML_HEAD}paths:\n${text}`),
  listed("YAML of n paths with faults", (at) => `  /p${at}: 1\n`, (text) => `${YAML_HEAD}paths:\n${text}`),
  listed("YAML of n documents", () => "---\na: b\n", (text) => `${YAML_HEAD}${text}`),
  listed("YAML of n anchors", (at) => `  a${at}: &a${at} [b]\n`, (text) => `${YAML_HEAD}x-a:\n${text}paths: {}\n`),
  listed("YAML of n aliases", (at) => `  /p${at}: *a\n`, (text) => `${YAML_HEAD}x-a: &a\n  get: {}\npaths:\n${text}`),
  listed("YAML of n merges", (at) => `  /p${at}:\n    <<: *a\n`, (text) => `${YAML_HEAD}x-a: &a\n  get: {}\npaths:\n${text}`),
  listed("YAML of chained merges", (at) => `  a${at + 1}: &a${at + 1}\n    <<: *a${at}\n    k${at}: 1\n`, (text) => `${YAML_HEAD}x-a:\n  a0: &a0 {b: 1}\n${text}paths: {}\n`),
  listed("YAML of alias bombs", (at) => `  a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`, (text) => `${YAML_HEAD}x-a:\n  a0: &a0 [1]\n${text}paths: {}\n`),
  ...filled((text) => `${YAML_HEAD}paths:\n  /a:\n    get:\n      description: ${text}\n`, [...STRING_PIECES, "a: ", "|\n", "        a\n"], "YAML, a description"),
  ...filled((text) => `${YAML_HEAD}paths:${text}`, ["[", "{", "- ", "? ", "\n", " ", "\n ", "&a ", "!a ", "*a ", "'", '"', "'a' ", "# ", "\t", "|\n", ">\n", "a:\n", "- -\n", "[a, ", "{a: ", "{a, ", "\r", "\u2028", "---\n", "...\n", "%"], "YAML, broken"),
  nested("YAML nested", "[", "]", (text) => `${YAML_HEAD}paths:\n  /a: ${text}\n`),
  nested("YAML nested maps", "{a: ", "}", (text) => `${YAML_HEAD}paths:\n  /a: ${text}\n`),
]; // biome-ignore format: a table of texts

/** Overlays of OpenAPI, with the paths of what they change. */
export const OVERLAYS: readonly HostileText[] = [
  listed("n actions", (at) => `{"target":"$.paths['/a${at}']","remove":true},`, overlay),
  listed("n actions on all", () => `{"target":"$..*","update":{}},`, overlay),
  listed("n updates", (at) => `{"target":"$.info","update":{"a${at}":1}},`, overlay),
  ...filled((text) => overlay(`{"target":${json(`$${text}`)},"update":{}},`), ["..a", ".a", "..*", "[*]", "['a']", "[?@.a]", "[?(@.a", "[0:1]", "[", " ", "(", "..", "[?match(@.a,'(a*)*')]", "[?@.a==1||@.b]", "[?search(@,'a')]", "[1,", "-", "!", "'"], "a target"),
  ...filled((text) => overlay(`{"target":${json(`$.paths[?match(@,'${text}')]`)},"update":{}},`), ["(a*)*", "a*", "(", "[a-z]", "\\\\", "a|", ".*", "a{1,9}", "a?"], "a pattern"),
  nested("nested filters", "[?@", "]", (text) => overlay(`{"target":${json(`$${text}`)},"update":{}},`)),
  nested("nested parentheses", "(", ")", (text) => overlay(`{"target":${json(`$[?${text.slice(0, text.length / 2)}@.a${text.slice(text.length / 2)}]`)},"update":{}},`)),
]; // biome-ignore format: a table of texts

function overlay(actions: string): string {
  return `{"overlay":"1.0.0","info":{"title":"O","version":"1"},"actions":[${actions.slice(0, -1)}]}`;
}

const ASYNC_HEAD = `"asyncapi":"3.0.0","info":{"title":"T","version":"1"}`;

/** AsyncAPI documents. */
export const CHANNELS: readonly HostileText[] = [
  listed("n channels", (at) => `"c${at}":{"address":"a${at}","messages":{"m":{"payload":{}}}},`, (text) => `{${ASYNC_HEAD},"channels":{${text.slice(0, -1)}}}`),
  listed("n channels of one name", (at) => `"c${at}":{"title":"A"},`, (text) => `{${ASYNC_HEAD},"channels":{${text.slice(0, -1)}}}`),
  listed("n operations", (at) => `"o${at}":{"action":"send","channel":{"$ref":"#/channels/a"}},`, (text) => `{${ASYNC_HEAD},"channels":{"a":{}},"operations":{${text.slice(0, -1)}}}`),
  listed("n $refs", (at) => `"c${at}":{"$ref":"#/channels/c${at + 1}"},`, (text) => `{${ASYNC_HEAD},"channels":{${text.slice(0, -1)}}}`),
  listed("n chained messages", (at) => `"m${at}":{"$ref":"#/components/messages/m${at + 1}"},`, (text) => `{${ASYNC_HEAD},"components":{"messages":{${text.slice(0, -1)}}},"channels":{"a":{"messages":{"m":{"$ref":"#/components/messages/m0"}}}}}`),
  listed("schemas of schemas", (at) => `"S${at}":{"properties":{"a":{"$ref":"#/components/schemas/S${at + 1}"},"b":{"$ref":"#/components/schemas/S${at + 1}"}}},`, (text) => `{${ASYNC_HEAD},"components":{"schemas":{${text.slice(0, -1)}}},"channels":{"a":{"messages":{"m":{"payload":{"$ref":"#/components/schemas/S0"}}}}}}`),
  ...filled((text) => json({ asyncapi: "3.0.0", info: { title: text, version: "1" }, channels: { [text]: { address: text, title: text, description: text, messages: { [text]: { $ref: `#/${text}` } } } } }), STRING_PIECES, "a channel"),
  nested("nested payloads", '{"items":', "}", (text) => `{${ASYNC_HEAD},"channels":{"a":{"messages":{"m":{"payload":${text.replace('{"items":}', "{}")}}}}}}`),
]; // biome-ignore format: a table of texts

/** GraphQL schemas. */
export const SCHEMAS: readonly HostileText[] = [
  listed("n fields", (at) => `f${at}: Int\n`, (text) => `type Query {\n${text}}`),
  listed("n fields of types", (at) => `f${at}: Int\n`, (text) => `type Query { a: A }\ntype A {\n${text}}`),
  listed("n types", (at) => `type T${at} { a: Int }\n`, (text) => `type Query { a: Int }\n${text}`),
  listed("n equal types", () => `type T { a: Int }\n`, (text) => `type Query { a: Int }\n${text}`),
  listed("n extensions", (at) => `extend type Query { a${at}: Int }\n`, (text) => `type Query { a: Int }\n${text}`),
  listed("n arguments", (at) => `a${at}: Int = ${at}, `, (text) => `type Query { a(${text}): Int }`),
  listed("n directives", () => `@deprecated `, (text) => `type Query { a: Int ${text} }`),
  listed("n values", (at) => `V${at} `, (text) => `type Query { a: E } enum E { ${text} }`),
  listed("n members", (at) => `| T${at} `, (text) => `type Query { a: U } union U = ${text}`),
  nested("nested lists", "[", "]", (text) => `type Query { a: ${text.replace("[]", "[Int]")} }`),
  nested("nested values", "[", "]", (text) => `type Query { a(b: X = ${text}): Int }`),
  nested("nested braces", "{", "}"),
  ...filled((text) => `type Query {${text}`, ["[", "(", "{", "a", " ", "a: ", "@", "#", '"', '"""', "\n", "\\", "!", "|", "&", "$", "1", ",", "a: Int "], "a broken schema"),
  ...filled((text) => `type Query { """${text}""" a: Int }`, ["\n", " ", "\n ", "a\n  ", '\\"""', "a", "`", "["], "a description"),
]; // biome-ignore format: a table of texts

/** Tables of contents of GitBook and mdBook. */
export const SUMMARIES: readonly HostileText[] = [
  listed("n entries", (at) => `* [a${at}](a${at}.md)\n`, (text) => text),
  listed("n parts", (at) => `## Part ${at}\n* [a](a.md)\n`, (text) => text),
  listed("growing indents", (at) => `${"  ".repeat(at % 300)}* [a](a${at}.md)\n`, (text) => text),
  listed("n equal entries", () => `* [a](a.md)\n`, (text) => text),
  ...filled((text) => text, [...MARKDOWN_PIECES, "* [", "* [a](", "  * [a](a.md)\n", "* a\n", "---\n"], "a summary"),
  ...filled((text) => `* [${text}](a.md)\n`, ["[", "]", "\\", "`", " ", "*", "a", "\\]"], "a title"),
  ...filled((text) => `* [a](${text})\n`, ["(", ")", "%", " ", "#", "../", "a/", "<", '"', "\\"], "a path"),
]; // biome-ignore format: a table of texts

/** Configs of MkDocs. */
export const MKDOCS: readonly HostileText[] = [
  listed("n entries", (at) => `  - a${at}.md\n`, (text) => `site_name: A\nnav:\n${text}`),
  listed("n titles", (at) => `  - A${at}: a.md\n`, (text) => `site_name: A\nnav:\n${text}`),
  listed("n redirects", (at) => `        old${at}.md: a.md\n`, (text) => `site_name: A\nplugins:\n  - redirects:\n      redirect_maps:\n${text}`),
  listed("n aliases", () => `  - *a\n`, (text) => `site_name: A\nx: &a\n  - a.md\nnav:\n${text}`),
  listed("alias bombs", (at) => `  - &a${at + 1} [*a${at}, *a${at}]\n`, (text) => `site_name: A\nx: &a0 [a.md]\nnav:\n${text}`),
  nested("nested entries", "[{a: ", "}]", (text) => `site_name: A\nnav: ${text}\n`),
  ...filled((text) => `site_name: A\nnav:${text}`, ["\n  - ", " [", " {", "\n", " ", "\n  - a:", "'", '"', "!a ", "!!python/name:a ", "&a ", "\t", "- "], "broken"),
  ...filled((text) => `site_name: ${json(text)}\nnav:\n  - ${json(text)}: ${json(text)}\n`, STRING_PIECES, "a string"),
]; // biome-ignore format: a table of texts

/** Old configs (`mint.json`). */
export const MINTS: readonly HostileText[] = [
  listed("n pages", (at) => `"p${at}",`, (text) => `{"name":"A","navigation":[{"group":"G","pages":[${text.slice(0, -1)}]}]}`),
  listed("n groups", (at) => `{"group":"G${at}","pages":["g${at}/a"]},`, (text) => `{"name":"A","navigation":[${text.slice(0, -1)}]}`),
  listed("n tabs", (at) => `{"name":"T${at}","url":"t${at}"},`, (text) => `{"name":"A","tabs":[${text.slice(0, -1)}],"navigation":[{"group":"G","pages":["t1/a"]}]}`),
  listed("n tabs and groups", (at) => `{"name":"T${at}","url":"t${at}"},`, (text) => `{"name":"A","tabs":[${text.slice(0, -1)}],"navigation":[${text.slice(0, -1).replace(/\{"name":"(T\d+)","url":"(t\d+)"\}/g, '{"group":"$1","pages":["$2/a"]}')}]}`),
  listed("n anchors", (at) => `{"name":"T${at}","icon":"a","url":"t${at}"},`, (text) => `{"name":"A","anchors":[${text.slice(0, -1)}],"navigation":[{"group":"G","pages":["t1/a"]}]}`),
  listed("n versions", (at) => `"v${at}",`, (text) => `{"name":"A","versions":[${text.slice(0, -1)}],"navigation":[{"group":"G","version":"v1","pages":["t1/a"]}]}`),
  listed("n redirects", (at) => `{"source":"/a${at}","destination":"/b"},`, (text) => `{"name":"A","redirects":[${text.slice(0, -1)}],"navigation":[{"group":"G","pages":["a"]}]}`),
  nested("nested groups", '{"group":"a","pages":[', "]}", (text) => `{"name":"A","navigation":[${text}]}`),
  ...filled((text) => json({ name: text, logo: text, favicon: text, openapi: text, tabs: [{ name: text, url: text }], anchors: [{ name: text, url: text }], topbarLinks: [{ name: text, url: text }], navigation: [{ group: text, version: text, icon: text, pages: [text, { group: text, pages: [text] }] }], redirects: [{ source: text, destination: text }] }), STRING_PIECES, "a string"),
]; // biome-ignore format: a table of texts

/** Settings of the check (`docsjson.config.json`). */
export const SETTINGS: readonly HostileText[] = [
  ...filled((text) => json({ ignore: [text], ignoreLinks: [text], knownPaths: [text], basePath: text, rules: { [text]: "off" }, overrides: [{ files: [text], rules: { "nav/orphan-page": "off" } }], baseline: text, dialect: text, docs: text }), [...STRING_PIECES, "**/a/", "*a", "?", "[a]", "{a,b}", "{a,", "!"], "a string"),
  listed("n ignored", (at) => `"**/a${at}/**",`, (text) => `{"ignore":[${text.slice(0, -1)}]}`),
  listed("n ignored links", (at) => `"/a${at}/*",`, (text) => `{"ignoreLinks":[${text.slice(0, -1)}]}`),
  listed("n known paths", (at) => `"/a${at}/**",`, (text) => `{"knownPaths":[${text.slice(0, -1)}]}`),
  listed("n rules", (at) => `"nav/orphan-pag${at}":"off",`, (text) => `{"rules":{${text.slice(0, -1)}}}`),
  listed("n overrides", (at) => `{"files":["a${at}/**"],"rules":{"nav/orphan-page":"off"}},`, (text) => `{"overrides":[${text.slice(0, -1)}]}`),
  listed("n unknown settings", (at) => `"a${at}":1,`, (text) => `{${text.slice(0, -1)}}`),
  nested("nested", "[", "]", (text) => `{"ignore":${text}}`),
]; // biome-ignore format: a table of texts
