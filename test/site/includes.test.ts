import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { loadSite, type Site } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

/** A diagnostic in one line, with the text that it underlines. */
function found(site: Site, diagnostics: Awaited<ReturnType<typeof loadSite>>["diagnostics"]): string[] {
  return diagnostics.map(({ code, file, pointer, range, message }) => {
    const slice = range && site.texts.get(file)?.slice(range.start.offset, range.end.offset);
    return `${file}:${range?.start.line}:${range?.start.column} ${code} ${pointer} ${slice}: ${message}`;
  });
}

async function load(files: SiteFiles) {
  const { value: site, diagnostics, ok } = await loadSite(tempSite(files));
  return { site, config: site.config, diagnostics, found: found(site, diagnostics), ok };
}

describe("includes", () => {
  it("stand for the content of the file they name, relative to the file that holds them", async () => {
    const { config, found } = await load({
      "docs.json": { name: "A", navigation: { $ref: "./config/nav.json" } },
      "config/nav.json": { tabs: [{ $ref: "tabs/api.json" }, { tab: "Guides", pages: ["intro"] }] },
      "config/tabs/api.json": { tab: "API", pages: ["api"] },
    });
    expect(found).toEqual([]);
    expect(config).toEqual({
      name: "A",
      navigation: {
        tabs: [
          { tab: "API", pages: ["api"] },
          { tab: "Guides", pages: ["intro"] },
        ],
      },
    });
  });

  it("beyond 8,192 are not looked for", async () => {
    const groups = Array.from({ length: 8_200 }, (_, at) => ({ group: `G${at}`, $ref: `g${at}.json` }));
    const { diagnostics } = await load({ "docs.json": { navigation: { groups } } });
    const problems = diagnostics.filter(({ code }) => code === "config/include").map(({ args }) => args.problem);
    expect(problems.filter((problem) => problem === "missing").length).toBeLessThan(8_192);
    expect([...new Set(problems)]).toEqual(["missing", "too-large"]);
  });

  it("give way to the keys beside them, whatever the order", async () => {
    const { config } = await load({
      "docs.json": { navigation: { directory: "card", $ref: "nav.json", pages: ["mine"] } },
      "nav.json": { $ref: "base.json", openapi: "nav.yaml", pages: ["theirs"] },
      "base.json": { openapi: "base.yaml", directory: "none", global: {} },
    });
    expect(config).toEqual({
      navigation: { openapi: "nav.yaml", directory: "card", global: {}, pages: ["mine"] },
    });
  });

  it("may bring anything, and what is no object is taken as it is", async () => {
    const { config } = await load({
      "docs.json": { redirects: { $ref: "redirects.json" }, name: { $ref: "name.json", ignored: 1 } },
      "redirects.json": [{ source: "/a", destination: "/b" }],
      "name.json": '"Acme"',
    });
    expect(config).toEqual({ redirects: [{ source: "/a", destination: "/b" }], name: "Acme" });
  });

  it("lead back to the place in the file where something was written", async () => {
    const { site } = await load({
      "docs.json": { navigation: { $ref: "nav.json", pages: ["a"] } },
      "nav.json": { tabs: [{ $ref: "tab.json" }] },
      "tab.json": { tab: "API", groups: [{ group: "G", pages: ["x"] }] },
    });
    const origin = (pointer: string) => {
      const { file, pointer: at } = site.source.origin(pointer);
      return `${file}#${at}`;
    };
    expect(origin("/navigation/tabs/0/groups/0/pages/0")).toBe("tab.json#/groups/0/pages/0");
    expect(origin("/navigation/tabs/0")).toBe("tab.json#");
    expect(origin("/navigation/tabs")).toBe("nav.json#/tabs");
    expect(origin("/navigation/pages/0")).toBe("docs.json#/navigation/pages/0");
    expect(origin("/name")).toBe("docs.json#/name");
  });

  it("are followed again in another place, but never back to themselves", async () => {
    const { config, found } = await load({
      "docs.json": { a: { $ref: "one.json" }, b: { $ref: "one.json" } },
      "one.json": { next: { $ref: "two.json" } },
      "two.json": { back: { $ref: "one.json", kept: true } },
    });
    expect(config).toEqual({
      a: { next: { back: { kept: true } } },
      b: { next: { back: { kept: true } } },
    });
    expect(found).toEqual([
      'two.json:3:13 config/include /back/$ref "one.json": the include "one.json" includes itself: one.json → two.json → one.json',
    ]);
  });

  it.each([
    ["missing.json", 'the included file "missing.json" does not exist'],
    ["../nav.json", 'the include "../nav.json" leads out of the docs root'],
    ["/etc/hosts", 'the include "/etc/hosts" leads out of the docs root'],
    ["nav.json#/tabs", 'the include "nav.json#/tabs" points at part of a file; only whole files can be included'],
    ["https://x.test/nav.json", '"$ref" must be the path of a file, not the URL "https://x.test/nav.json"'],
    ["file:///etc/hosts", '"$ref" must be the path of a file, not the URL "file:///etc/hosts"'],
    ["folder", 'the include "folder" is not a file'],
    ["a\0b.json", 'the included file "a\\u0000b.json" does not exist'],
    [5, '"$ref" must be a string: the path of a file'],
    ["", '"$ref" must be a string: the path of a file'],
  ])("that fail are reported at the $ref: %j", async ($ref, message) => {
    const { config, diagnostics } = await load({
      "docs.json": { navigation: { $ref, pages: [] } },
      "folder/x.json": {},
    });
    expect(diagnostics.map((d) => [d.code, d.message, d.file, d.pointer, d.range?.start.line])).toEqual([
      ["config/include", message, "docs.json", "/navigation/$ref", 3],
    ]);
    expect(config).toEqual({ navigation: { pages: [] } });
  });

  it("whose text is no JSON are reported where the text is wrong", async () => {
    const { found } = await load({
      "docs.json": { navigation: { $ref: "nav.json" } },
      "nav.json": '{\n  "pages": ["a",]\n}',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^nav\.json:2:\d+ config\/syntax/);
  });

  it("never follow a symbolic link out of the docs root", async () => {
    const outside = tempSite({ "secret.json": { pages: ["secret"] } });
    const root = tempSite({ "docs.json": { navigation: { $ref: "nav.json" } }, "inside.json": { pages: ["a"] } });
    symlinkSync(join(outside, "secret.json"), join(root, "nav.json"));
    const { value: site, diagnostics } = await loadSite(root);
    expect(JSON.stringify(site.config)).not.toContain("secret");
    expect(diagnostics.map(({ message }) => message)).toEqual(['the include "nav.json" leads out of the docs root']);
  });

  it("follow a symbolic link within the docs root", async () => {
    const root = tempSite({ "docs.json": { navigation: { $ref: "nav.json" } }, "real/nav.json": { pages: ["a"] } });
    symlinkSync(join(root, "real/nav.json"), join(root, "nav.json"));
    expect((await loadSite(root)).value.config).toEqual({ navigation: { pages: ["a"] } });
  });

  it("keep keys such as __proto__ as what they are", async () => {
    const { config } = await load({
      "docs.json": '{ "navigation": { "$ref": "nav.json", "constructor": { "x": 1 } } }',
      "nav.json": '{ "__proto__": { "y": { "$ref": "leaf.json" } } }',
      "leaf.json": "2",
    });
    expect(JSON.stringify(config)).toBe('{"navigation":{"__proto__":{"y":2},"constructor":{"x":1}}}');
    expect(Object.hasOwn(Object.prototype, "y")).toBe(false);
  });

  it("go 64 files deep, and no deeper", async () => {
    const files: Record<string, unknown> = { "docs.json": { $ref: "f0.json" } };
    for (let i = 0; i < 70; i++) files[`f${i}.json`] = { $ref: `f${i + 1}.json`, [`k${i}`]: i };
    const { diagnostics, config } = await load(files);
    expect(diagnostics.map((d) => `${d.file}: ${d.message}`)).toEqual([
      'f63.json: the include "f64.json" is nested more than 64 files deep',
    ]);
    expect(Object.keys(config as object)).toHaveLength(64);
  });

  it("leave positions where they are in a file with a byte order mark and CRLF", async () => {
    const { found } = await load({
      "docs.json": '\uFEFF{\r\n  "navigation": {\r\n    "$ref": "gone.json" }\r\n}',
    });
    expect(found).toEqual([
      'docs.json:3:13 config/include /navigation/$ref "gone.json": the included file "gone.json" does not exist',
    ]);
  });

  it("are found however deep they are, at a cost in proportion", async () => {
    const depth = 50_000;
    const text = `{"navigation": {"pages": ${'[{"group": "G", "pages": '.repeat(depth)}[{"$ref": "x.json"}]${"}]".repeat(depth)}}}`;
    const { found } = await load({ "docs.json": text, "x.json": { group: "X", pages: [] } });
    expect(found).toEqual([]);
  });
});

describe("includes that multiply", () => {
  const listOf = (name: string) => Array.from({ length: 10 }, () => ({ $ref: name }));

  it("end at a limit, which is said once", async () => {
    const { config, found, ok } = await load({
      "docs.json": { navigation: { groups: listOf("1.json") } },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((i) => [`${i}.json`, { group: "g", pages: listOf(`${i + 1}.json`) }]),
      ),
      "7.json": { group: "g", pages: ["x"] },
    });
    expect(found).toEqual([expect.stringContaining("together they have more than 50,000 values") as unknown as string]);
    expect(ok).toBe(false);
    expect(JSON.stringify(config).length).toBeLessThan(1_000_000);
  });

  it("leave alone what is included often but is small", async () => {
    const { found } = await load({
      "docs.json": { navigation: { languages: Array.from({ length: 40 }, () => ({ $ref: "shared.json" })) } },
      "shared.json": { language: "en", pages: Array.from({ length: 500 }, (_, i) => `page-${i}`) },
    });
    expect(found).toEqual([]);
  });
});
