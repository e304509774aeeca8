import { resolveNavigation, validateDocs } from "docsjson";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

const HOLOCRON = "https://holocron.so/docs.json";
const codes = (diagnostics: readonly { code: string; severity: string; pointer: string }[]) =>
  diagnostics.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);

describe("platforms that read docs.json", () => {
  it("reads a config with comments, and reports them only where they are not allowed", async () => {
    const text = `{
  // The name
  "name": "Acme",
  "navigation": { "pages": ["intro", "guide",], },
}`;
    for (const [file, syntax] of [
      ["docs.json", 4],
      ["docs.jsonc", 0],
      ["holocron.jsonc", 0],
    ] as const) {
      const { value, diagnostics } = await checkSite(tempSite({ [file]: text, "intro.mdx": "", "guide.mdx": "" }));
      expect(value.navigation?.pages.map(({ href }) => href)).toEqual(["/intro", "/guide"]);
      expect(diagnostics.filter(({ code }) => code === "config/syntax")).toHaveLength(syntax);
    }
    const faulty = validateDocs(`/* a */ { "navigation": { "groups": [{ "group": 1, "pages": [] },] } }`);
    expect(codes(faulty.diagnostics)).toContain("error config/type /navigation/groups/0/group");
    expect(faulty.diagnostics.find(({ code }) => code === "config/type")?.range?.start.column).toBe(49);
  });

  it("finds the pages of Holocron in the folder that its config of Vite names", async () => {
    const files = {
      "docs.json": JSON.stringify({ $schema: HOLOCRON, name: "Acme", navigation: { pages: ["index", "guides/a"] } }),
      "vite.config.ts": 'export default { plugins: [holocron({ pagesDir: "./src/pages" })] };',
      "src/pages/index.mdx": "[a](/guides/a) [none](/none)",
      "src/pages/guides/a.mdx": "[b](./b) [index](..) [self](/guides/a#none)",
      "src/pages/guides/b.mdx": "",
      "other.mdx": "",
    };
    const found = async (more: Record<string, string>) =>
      (await checkSite(tempSite({ ...files, ...more }))).diagnostics.map(({ file, code, message }) => [
        file,
        code,
        message,
      ]);
    expect(await found({})).toEqual([
      ["other.mdx", "nav/orphan-page", expect.any(String)],
      ["src/pages/guides/a.mdx", "link/anchor-not-found", '"/guides/a" has no anchor "#none"'],
      ["src/pages/guides/b.mdx", "nav/orphan-page", expect.any(String)],
      ["src/pages/index.mdx", "link/page-not-found", '"/none" does not exist'],
    ]);
    const missing = await found({ "vite.config.ts": "export default {};" });
    expect(missing.filter(([, code]) => code === "nav/page-not-found")).toHaveLength(2);
  });

  it("knows that files of the folder public are at the root of a site of Holocron", async () => {
    const files = (schema: string) => ({
      "docs.json": JSON.stringify({
        $schema: schema,
        name: "Acme",
        favicon: "/a.png",
        navigation: { pages: ["index"] },
      }),
      "index.mdx": "![a](/img/b.png) ![none](/c.png)",
      "public/a.png": "",
      "public/img/b.png": "",
    });
    const missing = async (schema: string) =>
      (await checkSite(tempSite(files(schema)))).diagnostics
        .map(({ message }) => message)
        .filter((message) => message.includes("does not exist"));
    expect(await missing(HOLOCRON)).toEqual(['the file "/c.png" does not exist']);
    expect(await missing("https://mintlify.com/docs.json")).toHaveLength(3);
  });

  it("takes links of anchors beside other children on Holocron", async () => {
    const navigation = {
      groups: [{ group: "A", pages: ["a"] }],
      anchors: [{ anchor: "Code", href: "https://example.com" }],
    };
    const found = (more: object, platform: "holocron" | "mintlify") =>
      validateDocs(JSON.stringify({ name: "A", navigation: { ...navigation, ...more } }), { platform })
        .diagnostics.filter(({ code }) => code === "nav/multiple-root-elements")
        .map(({ pointer }) => pointer);
    expect(found({}, "holocron")).toEqual([]);
    expect(found({ tabs: [{ tab: "B", pages: ["b"] }] }, "holocron")).toEqual(["/navigation/tabs"]);
    expect(found({}, "mintlify")).toEqual(["/navigation/anchors"]);
  });

  it("keeps comments when a page moves", async () => {
    const { addPages } = await import("docsjson/edit");
    const text = `{\n  // Start\n  "navigation": { "pages": ["intro", /* last */ ] },\n}\n`;
    const { value } = addPages(text, ["guide"], { to: "/navigation" });
    expect(value?.docs.texts.get("docs.json")).toBe(
      `{\n  // Start\n  "navigation": { "pages": ["intro", "guide", /* last */ ] },\n}\n`,
    );
  });

  it("resolves a navigation that is a list as its tabs or groups, with the places of the list", () => {
    const groups = { navigation: [{ group: "Start", pages: ["intro", { group: "More", pages: ["more"] }] }] };
    const { value, diagnostics } = resolveNavigation(groups);
    expect(value?.pages.map(({ href }) => href)).toEqual(["/intro", "/more"]);
    expect(value?.pages[1]?.source.pointer).toBe("/navigation/0/pages/1/pages/0");
    expect(codes(diagnostics)).toEqual(["error config/old-format /navigation"]);
    const tabs = { $schema: HOLOCRON, name: "A", navigation: [{ tab: "Docs", pages: ["intro", "...", "end"] }] };
    const onHolocron = resolveNavigation(tabs);
    expect(onHolocron.value?.children[0]?.type).toBe("tab");
    expect(onHolocron.value?.pages.map(({ source }) => source.pointer)).toEqual([
      "/navigation/0/pages/0",
      "/navigation/0/pages/2",
    ]);
    expect(codes(onHolocron.diagnostics)).toEqual(["info config/old-format /navigation"]);
  });

  it("leaves a platform's own settings and fields alone, and names what it does not read", () => {
    const config = {
      $schema: HOLOCRON,
      name: "Acme",
      colors: { primary: "#123456" },
      knownPaths: ["/dashboard"],
      decorativeLines: "dashed",
      navigation: {
        tabs: [
          { tab: "Log", changelog: "https://github.com/acme/docs", base: "changes" },
          { tab: "Lost", versions: [{ version: "1", pages: ["old"] }] },
          { tab: "Docs", icn: "book", pages: ["intro"] },
        ],
      },
    };
    expect(codes(validateDocs(config).diagnostics)).toEqual([
      "warning config/ignored-by-platform /navigation/tabs/1/versions",
      "warning config/unknown-field /navigation/tabs/2/icn",
    ]);
    const read = { pages: ["intro.mdx", { group: "More", pages: ["more"] }] };
    const opened = { ...config, navigation: { groups: [{ group: "Start", expanded: true, ...read }] } };
    expect(codes(validateDocs(opened).diagnostics)).toEqual([]);
    expect(codes(validateDocs(opened, { platform: "mintlify" }).diagnostics)).toEqual(
      expect.arrayContaining([
        "warning nav/page-extension /navigation/groups/0/pages/0",
        "info nav/expanded-ignored /navigation/groups/0/expanded",
      ]),
    );
    expect(codes(validateDocs({ ...config, $schema: undefined }, { platform: "mintlify" }).diagnostics)).toContain(
      "error config/required ",
    );
  });

  it("knows a config of Docs7 by the products of a tab, also in languages and versions", () => {
    const tabs = [
      { tab: "Docs", productGroups: [{ group: "Data", products: [{ product: "Redis", pages: ["redis"] }] }] },
    ];
    for (const navigation of [{ tabs }, { languages: [{ language: "en", versions: [{ version: "1", tabs }] }] }])
      expect(codes(validateDocs({ name: "Acme", navigation }, { dialect: "mintlify" }).diagnostics)).toEqual([]);
    expect(codes(validateDocs({ name: "Acme", navigation: { tabs } }, { platform: "mintlify" }).diagnostics)).toContain(
      "warning config/unknown-field /navigation/tabs/0/productGroups",
    );
  });

  it.each([
    ["docs.page", { name: "Acme", sidebar: [{ group: "Start", pages: [{ title: "Start", href: "/" }] }] }],
    ["xyd", { theme: { name: "poetry" }, navigation: { sidebar: [{ group: "Start", pages: ["intro"] }] } }],
  ])("says of a file of %s what it is, and nothing else", async (tool, config) => {
    const { diagnostics } = await checkSite(tempSite({ "docs.json": config, "intro.md": "", "index.md": "" }));
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["config/other-format", `this file configures ${tool}, whose docs.json has another format`],
    ]);
  });
});
