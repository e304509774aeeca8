import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { corpusSites } from "../support/corpus.ts";
import { describeCorpus } from "../support/describe-corpus.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

/** The lines that `docsjson check` prints for a site, and the severity of its worst finding. */
function check(cwd: string, args: string[] = []) {
  const lines = runCli(["check", ...args], { cwd })
    .stdout.trimEnd()
    .split("\n");
  const { diagnostics } = JSON.parse(runCli(["check", "--format", "json", ...args], { cwd }).stdout);
  const severities = new Set<string>(diagnostics.map(({ severity }: { severity: string }) => severity));
  return { lines, worst: ["error", "warning", "info"].find((severity) => severities.has(severity)) };
}

/** The severity that the first line names. */
const firstOf = (lines: readonly string[]) => / {2}(error|warning|info) {2}/.exec(lines[0] ?? "")?.[1];

const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const files = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}.mdx`, ""]));

describe("what docsjson check prints of a site with hundreds of findings", () => {
  const there = many(40, "guides/page");
  const site = {
    "docs.json": {
      navigation: {
        groups: [
          { group: "Twice", pages: [...there, ...there] },
          { group: "Missing", pages: many(30, "gone/page") },
          ...many(20, "Group").map((group) => ({ group, drilldown: true, pages: [`start/${group}`] })),
        ],
      },
    },
    ...files([...there, ...many(300, "old/docs/page"), ...many(20, "Group").map((name) => `start/${name}`)]),
    ...Object.fromEntries(many(30, "more").map((folder) => [`${folder}/a.mdx`, ""])),
  };

  it("fits in sixty lines, and begins with the worst", () => {
    const { lines, worst } = check(tempSite(site));
    expect(lines.length).toBeLessThanOrEqual(60);
    expect([firstOf(lines), worst]).toEqual(["error", "error"]);
  });

  it("says once what one action deals with", () => {
    const { lines } = check(tempSite(site));
    const text = lines.join("\n");
    expect(text).toContain("30 page files do not exist");
    expect(text).toContain("hint: --format concise shows the hint of each; of the first: did you mean ");
    expect(text).toContain("40 entries repeat a page that is already listed; only its first entry is highlighted");
    expect(text).toContain('300 pages under "old/docs" are not in the navigation');
    expect(text.match(/"drilldown" is not a field/g)).toHaveLength(1);
  });

  it("names the folder of pages that nobody lists, and never one that holds listed pages", () => {
    const pages = files(["docs/guides/a", "docs/guides/b", "docs/guides/c", "docs/old/a", "docs/old/b"]);
    const cwd = tempSite({ "docs/docs.json": { navigation: { pages: ["guides/a"] } }, ...pages });
    for (const [folder, args] of [
      ["", ["docs"]],
      ["docs", []],
    ] as const) {
      const text = runCli(["check", ...args], { cwd: join(cwd, folder) }).stdout;
      expect(text).toContain('2 pages under "guides" are not in the navigation\n');
      expect(text).toContain('hint: add them to the navigation, or set "hidden: true" in their front matter\n');
      expect(text).toContain('hint: add them to the navigation, or add "old/" to .mintignore\n');
    }
  });

  it("says once that the pages of a version show the endpoints of another", () => {
    const paths = many(26, "/users");
    const spec = (own: readonly string[]) => ({
      ...{ openapi: "3.1.0", info: { title: "T", version: "1" } },
      paths: Object.fromEntries(own.map((path) => [path, { get: {} }])),
    });
    const pages = paths.map((path) => [`v2${path}.mdx`, `---\nopenapi: v2.json GET ${path}\n---\n`]);
    const { lines } = check(
      tempSite({
        "docs.json": { navigation: { pages: paths.map((path) => `v2${path}`) } },
        ...Object.fromEntries(pages),
        "v1.json": spec(paths),
        "v2.json": spec(["/other"]),
      }),
    );
    expect(lines.filter((line) => line.includes("openapi/shows-other-spec"))).toHaveLength(1);
    expect(lines).toContain("  26 pages show the endpoint of another spec than the one that they name");
    expect(lines).toContain('  hint: add the operation to "v2.json", or name "v1.json"');
  });

  it("names the first of many icons that are those of another library", () => {
    const icons = ["gear", "magnifying-glass", "volume-high", "gears", "gear", "photo-film"];
    const { lines } = check(
      tempSite({
        "docs.json": { icons: { library: "lucide" }, navigation: { pages: ["a"] } },
        "a.mdx": icons.map((icon) => `<Icon icon="${icon}" />\n`).join("\n"),
      }),
    );
    const names = '"gear", "magnifying-glass", "volume-high" and 2 more';
    expect(lines).toContain(`  6 icons have names that their library does not have: ${names}`);
    expect(lines).toContain('  hint: add iconLibrary="fontawesome" to the component, or use a name of Lucide');
    expect(lines.filter((line) => line.includes("asset/unknown-icon"))).toHaveLength(1);
  });

  it("tells in one line which languages lack pages", () => {
    const codes = ["en", "de", "es", "fr", "it"];
    const pagesOf = (code: string) => (code === "en" ? ["a", "b"] : ["a"]).map((name) => `${code}/${name}`);
    const { lines } = check(
      tempSite({
        "docs.json": { navigation: { languages: codes.map((language) => ({ language, pages: pagesOf(language) })) } },
        ...Object.fromEntries(codes.flatMap(pagesOf).map((page) => [`${page}.mdx`, ""])),
      }),
    );
    expect(lines).toContain('  4 languages lack pages that "en" has: "de", "es", "fr" and 1 more');
  });

  it("tells a few of them one by one", () => {
    const { lines } = check(tempSite({ "docs.json": { navigation: { pages: many(3, "gone") } } }));
    expect(lines.filter((line) => line.includes("does not exist"))).toHaveLength(3);
  });

  it("tells a slip of the pen by itself, beside many that are missing", () => {
    const pages = [...many(9, "gone"), "quickstrat"];
    const { lines } = check(tempSite({ "docs.json": { navigation: { pages } }, "quickstart.mdx": "" }));
    expect(lines).toContain("  9 page files do not exist");
    expect(lines).toContain('  The page file "quickstrat.mdx" does not exist');
    expect(lines).toContain('  hint: did you mean "quickstart"?');
  });
});

describeCorpus("what docsjson check prints of real sites", (corpus) => {
  it.each(corpusSites(corpus).map((site) => [basename(site), site]))(
    "%s: at most sixty lines, the worst first",
    (_, site) => {
      const { lines, worst } = check(site, ["--pages", "pages.txt"]);
      expect(lines.length).toBeLessThanOrEqual(60);
      expect(firstOf(lines)).toBe(worst);
    },
  );
});
