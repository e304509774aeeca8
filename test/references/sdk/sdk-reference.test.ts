import { resolveSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { resolveTab } from "../../support/resolve-tab.ts";
import { tempSite } from "../../support/temp-site.ts";

describe("an SDK reference", () => {
  const CLIENT = {
    name: "Client",
    kind: 128,
    comment: { summary: [{ kind: "text", text: "Sends requests. Keeps them." }] },
  };
  const typedoc = (...children: readonly object[]) => ({ name: "sdk", kind: 1, children });
  const sdk = { format: "typedoc", source: "sdk/typedoc.json" };

  it("is read from the docs root", async () => {
    expect(await resolveTab({ sdk }, { "sdk/typedoc.json": typedoc(CLIENT) })).toEqual({
      hrefs: ["/sdk-reference/classes/Client"],
      found: [],
    });
  });

  it.each([
    ["missing", {}],
    ["cut off", { "sdk/typedoc.json": JSON.stringify(typedoc(CLIENT)).slice(0, -4) }],
    ["another JSON file", { "sdk/typedoc.json": { openapi: "3.1.0" } }],
    ["empty", { "sdk/typedoc.json": typedoc() }],
  ])("is named, and has no pages, where it is %s", async (_, files) => {
    const { hrefs, found } = await resolveTab({ sdk }, files);
    expect(hrefs).toEqual([]);
    expect(found).toMatchSnapshot();
  });

  it.each([
    ["is missing", "java", {}],
    ["is a file", "java.zip", { "java.zip": "PK" }],
    ["has no list of packages", "java", { "java/com/acme/Client.html": "" }],
    ["has no types", "java", { "java/element-list": "com.acme\n" }],
    ["is an archive of another host", "https://example.com/java.jar", {}],
    ["is outside of the docs root", "../java", {}],
  ])("whose folder %s is reported in docs.json, and has no pages", async (_, source, files) => {
    const { hrefs, found } = await resolveTab({ sdk: { format: "javadoc", source } }, files);
    expect(hrefs).toEqual([]);
    expect(found).toMatchSnapshot();
  });

  it("is read from a folder, whatever version of Javadoc has written it", async () => {
    const files = {
      "java/element-list": "module:acme.core\ncom.acme\nmodule:acme.net\ncom.acme.net\n",
      "java/acme.core/com/acme/Old.html":
        '<h2 class="title">Interface Old</h2><div class="description"><pre>interface Old</pre><div class="block">Says<p>this.</div></div>',
      "java/acme.core/com/acme/package-summary.html": "<h1>Package com.acme</h1>",
      "java/com/acme/net/Client.Builder.html":
        '<h1 class="title">Record Class Client.Builder</h1><section class="class-description"><div class="deprecation-block"><span class="deprecated-label">Deprecated.</span></div></section><div class="block">A method.</div>',
    };
    const root = tempSite({
      "docs.json": { navigation: { tabs: [{ tab: "Java", sdk: { format: "javadoc", source: "java" } }] } },
      ...files,
    });
    const { value } = await resolveSite(root, { dialect: "spec" });
    const pages = value?.pages.map((page) => [page.href, page.tag, page.description, page.deprecated]);
    expect(pages).toEqual([
      ["/sdk-reference/com-acme/Old", "INTERFACE", "Says this.", undefined],
      ["/sdk-reference/com-acme-net/Client.Builder", "CLASS", undefined, true],
    ]);
  });

  it.each([
    ["docfx", "api", { "api/toc.yml": "### YamlMime:TableOfContent\n" }],
    ["sphinx", "api", { "api/index.html": "" }],
    ["phpdoc", "structure.xml", { "structure.xml": "<html></html>" }],
    ["phpdoc", "cut.xml", { "cut.xml": '<project>\n  <file path="a.php">\n    <class>\n' }],
    ["phpdoc", "api", { "api/a.xml": "" }],
    ["phpdoc", "deep.xml", { "deep.xml": `<project>${"<file>".repeat(100_000)}</project>` }],
  ])("that is not what %s writes is named: %s", async (format, source, files) => {
    const { hrefs, found } = await resolveTab({ sdk: { format, source } }, files);
    expect(hrefs).toEqual([]);
    expect(found).toMatchSnapshot();
  });

  it("keeps its other pages where one of its files is broken, which is reported in it", async () => {
    const item = (name: string) =>
      `### YamlMime:ManagedReference\nitems:\n- uid: A.${name}\n  type: Class\n  name: ${name}\n`;
    const broken = {
      "api/A.yml": item("A"),
      "api/B.yml": `${item("B")}  summary: [\nreferences: []\n`,
      "api/toc.yml": "a: [",
    };
    expect(await resolveTab({ sdk: { format: "docfx", source: "api" } }, broken)).toEqual({
      hrefs: ["/sdk-reference/item/a"],
      found: [
        "error sdk/syntax api/B.yml:6 the file is not valid YAML: unexpected end of the stream within a flow collection (write the file with the documentation tool again)",
        "error sdk/syntax api/toc.yml:1 the file is not valid YAML: unexpected end of the stream within a flow collection (write the file with the documentation tool again)",
      ],
    });
    const pages = { "py/a.fjson": { title: "A", body: "<p>One. Two</p>" }, "py/b.fjson": "{", "py/c.fjson": "5" };
    const { hrefs, found } = await resolveTab({ sdk: { format: "sphinx", source: "py" } }, pages);
    expect([hrefs, found.length]).toEqual([["/sdk-reference/a"], 1]);
    expect(found[0]).toContain("error sdk/syntax py/b.fjson:1 the file is not valid JSON");
  });

  it.each(["../../x", "/x", "a/../../x", "a/./x"])("has no page of Sphinx at %j", async (name) => {
    const page = { current_page_name: name, title: "A", body: "<p>One.</p>" };
    const { hrefs, found } = await resolveTab(
      { sdk: { format: "sphinx", source: "py" } },
      { "py/guide/a.fjson": page },
    );
    expect(hrefs).toEqual(["/sdk-reference/guide/a"]);
    expect(found).toEqual([expect.stringContaining(`warning sdk/invalid py/guide/a.fjson:1`)]);
  });

  it("of phpDocumentor may be named by the folder that holds it", async () => {
    const xml = "<project><file><class namespace='\\A'><name>B</name></class></file></project>";
    const { hrefs, found } = await resolveTab(
      { sdk: { format: "phpdoc", source: "out" } },
      { "out/structure.xml": xml },
    );
    expect([hrefs, found]).toEqual([["/sdk-reference/b"], []]);
  });

  it("has the order of a table of contents, which may lead back to itself", async () => {
    const item = (name: string) =>
      `### YamlMime:ManagedReference\nitems:\n- { uid: N.${name}, type: Class, name: ${name}, namespace: N }\n`;
    const toc = "items:\n- &a\n  uid: N\n  type: Namespace\n  items: [*a, { uid: N.C }, { uid: N.A }]\n- *a\n";
    const files = { "api/A.yml": item("A"), "api/B.yml": item("B"), "api/C.yml": item("C"), "api/toc.yml": toc };
    const { hrefs } = await resolveTab({ sdk: { format: "docfx", source: "api" } }, files);
    expect(hrefs).toEqual(["/sdk-reference/n/c", "/sdk-reference/n/a", "/sdk-reference/n/b"]);
  });

  it("has one address a page over all references, whatever its case", async () => {
    const groups = ["a", "b"].map((name) => ({ group: name, sdk: { format: "typedoc", source: `${name}.json` } }));
    const files = { "a.json": typedoc(CLIENT), "b.json": typedoc({ ...CLIENT, name: "client" }) };
    const { hrefs, found } = await resolveTab({ groups }, files);
    expect(hrefs).toEqual(["/sdk-reference/classes/Client", "/sdk-reference/classes/client-1"]);
    expect(found).toEqual([
      'error sdk/address-taken docs.json:21 CLASS client of b.json has the same address as CLASS Client of a.json (/sdk-reference/classes/client), which stops the hosted platform; here it moves to /sdk-reference/classes/client-1 (give one of the references a "directory" of its own)',
    ]);
  });

  it("keeps names that other tools trip over", async () => {
    const children = ["__proto__", "constructor", "日本", "a b", "a-b", "..", ""].map((name) => ({ name, kind: 64 }));
    const { hrefs, found } = await resolveTab({ sdk }, { "sdk/typedoc.json": typedoc(...children) });
    expect(hrefs?.map((href) => href.replace("/sdk-reference/functions/", ""))).toEqual([
      "item",
      "__proto__",
      "item-1",
      "a-b",
      "a-b-1",
      "constructor",
      "item-2",
    ]);
    expect(found).toHaveLength(2);
  });

  it("says nothing of namespaces without end but where they end", async () => {
    let text = '{"name":"Deep","kind":128}';
    for (let depth = 0; depth < 3_000; depth++) text = `{"name":"n","kind":4,"children":[${text}]}`;
    const { hrefs, found } = await resolveTab(
      { sdk },
      { "sdk/typedoc.json": `{"name":"sdk","kind":1,"children":[${text}]}` },
    );
    expect([hrefs, found.length]).toEqual([[], 1]);
    expect(found[0]).toContain("warning sdk/too-deep");
  });

  it("gives pages that name a part of it their title, description and tag, and makes none itself then", async () => {
    const frontMatter = {
      one: "sdk: class Client",
      two: "sdk:\n  kind: class\n  name: Client\ntitle: Two",
      three: "sdk: other.json class Other\ndescription: Mine.",
    };
    const root = tempSite({
      "docs.json": {
        navigation: { tabs: [{ tab: "SDK", sdk, groups: [{ group: "G", pages: Object.keys(frontMatter) }] }] },
      },
      "sdk/typedoc.json": typedoc(CLIENT),
      "other.json": typedoc({ name: "Other", kind: 128, comment: CLIENT.comment }),
      ...Object.fromEntries(Object.entries(frontMatter).map(([path, text]) => [`${path}.mdx`, `---\n${text}\n---\n`])),
    });
    const { value, diagnostics } = await resolveSite(root, { dialect: "spec" });
    expect(diagnostics).toEqual([]);
    expect(value?.pages.map(({ href, title, description, tag }) => [href, title, description, tag])).toEqual([
      ["/one", "Client", "Sends requests.", "CLASS"],
      ["/two", "Two", "Sends requests.", "CLASS"],
      ["/three", "Other", "Mine.", "CLASS"],
    ]);
  });

  it("is asked for the part that a page names, at its line", async () => {
    const frontMatter = {
      one: "title: One\nsdk: class Cliend",
      two: "sdk: interface Client",
      three: "sdk: other.json class Client",
      four: "sdk:\n  kind: class\n  name: Clientt",
      elsewhere: "sdk: class Client",
    };
    const { elsewhere: _, ...listed } = frontMatter;
    const root = tempSite({
      "docs.json": {
        navigation: {
          tabs: [
            { tab: "SDK", sdk, groups: [{ group: "G", pages: Object.keys(listed) }] },
            { tab: "More", pages: ["elsewhere"] },
          ],
        },
      },
      "sdk/typedoc.json": typedoc(CLIENT),
      ...Object.fromEntries(Object.entries(frontMatter).map(([path, text]) => [`${path}.mdx`, `---\n${text}\n---\n`])),
    });
    const { diagnostics } = await resolveSite(root, { dialect: "spec" });
    expect(
      diagnostics.map(({ file, range, code, message, hint }) => {
        return `${file}:${range?.start.line}:${range?.start.column} ${code} ${message} → ${hint}`;
      }),
    ).toMatchInlineSnapshot(`
      [
        "elsewhere.mdx:2:6 sdk/unknown-symbol no SDK reference is in effect for "class Client", so the page shows nothing of it → list the page within a tab or group with "sdk"",
        "four.mdx:2:1 sdk/unknown-symbol "sdk/typedoc.json" does not have the class Clientt → did you mean "class Client"?",
        "one.mdx:3:6 sdk/unknown-symbol "sdk/typedoc.json" does not have the class Cliend → did you mean "class Client"?",
        "three.mdx:2:6 openapi/not-found the SDK reference "other.json" does not exist, so the page shows no part of it → use the path from the docs root",
        "two.mdx:2:6 sdk/unknown-symbol "sdk/typedoc.json" does not have the interface Client → did you mean "class Client"?",
      ]
    `);
  });
});
