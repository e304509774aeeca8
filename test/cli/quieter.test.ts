import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const PLATFORM = { theme: "mint", name: "Acme", colors: { primary: "#0a0" } };

/** The findings about a site, in one line each; `options` as `checkSite` takes them. */
async function found(files: SiteFiles, options: Parameters<typeof checkSite>[1] = {}): Promise<string[]> {
  const { diagnostics } = await checkSite(tempSite(files), options);
  return diagnostics.map(
    ({ severity, code, file, message, hint }) => `${file} ${severity} ${code} ${message}${hint ? ` (${hint})` : ""}`,
  );
}

describe("entries of the navigation", () => {
  const redirects = [
    { source: "/old/a", destination: "/a" },
    { source: "/moved/*", destination: "/*" },
  ];

  it("are pages if a redirect leads away from their path; a wildcard is named", async () => {
    const navigation = { pages: ["a", "old/a", "moved/a", "gone"] };
    expect(await found({ "docs.json": { navigation, redirects }, "a.mdx": "" })).toEqual([
      'docs.json error nav/page-not-found the page file "moved/a.mdx" does not exist (a redirect leads from there to "/a": list that page)',
      'docs.json error nav/page-not-found the page file "gone.mdx" does not exist (create the file, or remove the entry)',
    ]);
  });

  it("are told if their file has its extension twice, and never that another version has them", async () => {
    const files = { "a.mdx.mdx": "", "v2/forms.mdx": "" };
    const lines = await found({ "docs.json": { navigation: { pages: ["a", "v1/forms"] } }, ...files });
    expect(lines.filter((line) => line.includes("not-found"))).toEqual([
      'docs.json error nav/page-not-found the page file "a.mdx" does not exist (its file has the extension twice: rename the file)',
      'docs.json error nav/page-not-found the page file "v1/forms.mdx" does not exist (create the file, or remove the entry)',
    ]);
  });

  it("are never published if their file is about the repository", async () => {
    const navigation = { pages: ["README", "guides/changelog", "guides/contributing"] };
    const files = { "README.md": "", "guides/changelog.mdx": "", "guides/contributing.md": "" };
    expect(await found({ "docs.json": { ...PLATFORM, navigation }, ...files })).toEqual([
      'docs.json warning nav/unpublished-page the hosted platform never publishes "README.md", so this entry has no page (rename the file, for example to "introduction.mdx", and use that path here)',
      'docs.json warning nav/unpublished-page the hosted platform never publishes "guides/contributing.md", so this entry has no page (rename the file, for example to "introduction.mdx", and use that path here)',
    ]);
    expect(await found({ "docs.json": { navigation }, ...files }, { dialect: "spec" })).toEqual([]);
  });

  it("may be missing for files at the addresses of a spec that was not read", async () => {
    const files = { "a.mdx": "", "api-reference/users/list.mdx": "", "old.mdx": "" };
    const navigation = { groups: [{ group: "API", openapi: "https://api.example.com/openapi.json", pages: ["a"] }] };
    const lines = await found({ "docs.json": { navigation }, ...files });
    expect(lines.filter((line) => line.includes("orphan")).map((line) => line.split(" ")[0])).toEqual(["old.mdx"]);
  });

  it("are never told to be those of another language", async () => {
    const languages = ["en", "fr", "de"].map((language) => ({ language, pages: [`${language}/start`] }));
    const files = { "en/start.mdx": "", "de/start.mdx": "[a](/de/strat) [b](/strat)", "en/strat/more.mdx": "" };
    const lines = await found({ "docs.json": { navigation: { languages } }, ...files });
    expect(lines.filter((line) => line.includes("not-found"))).toEqual([
      'de/start.mdx error link/page-not-found "/de/strat" does not exist (did you mean "/de/start"?)',
      'de/start.mdx error link/page-not-found "/strat" does not exist (correct the link, add the page, or add a redirect)',
      'docs.json error nav/page-not-found the page file "fr/start.mdx" does not exist (create the file, or remove the entry)',
    ]);
  });
});

it("leaves old versions alone unless a rule asks", async () => {
  const versions = [
    { version: "2", pages: ["v2/a", "v2/b", "v2/c"] },
    { version: "1", pages: ["v1/a", "v1/b"] },
  ];
  const pages = Object.fromEntries(versions.flatMap(({ pages }) => pages.map((page) => [`${page}.mdx`, ""])));
  const files = { "docs.json": { navigation: { versions } }, ...pages };
  expect(await found(files)).toEqual([]);
  expect(await found(files, { rules: { "nav/*": "warning" } })).toEqual([]);
  expect(await found(files, { rules: { "nav/version-parity": "warning" } })).toEqual([
    'docs.json warning nav/version-parity version "1" lacks 1 page that "2" has: v2/c (add the pages, unless they are missing on purpose)',
  ]);
});

it("warns of faults in pages outside the navigation", async () => {
  const faulty = "---\nopenapi: GET /gone\n---\n\n<Note>\n";
  const pages = { "a.mdx": faulty, "b.mdx": faulty, "snippets/c.mdx": "<Note>\n\n" };
  const lines = await found({ "docs.json": { navigation: { pages: ["a"] } }, ...pages });
  expect(lines.map((line) => line.split(" ", 3).join(" "))).toEqual([
    "a.mdx error openapi/no-spec",
    "a.mdx error page/syntax",
    "b.mdx info nav/orphan-page",
    "b.mdx warning openapi/no-spec",
    "b.mdx warning page/syntax",
    "snippets/c.mdx error page/syntax",
  ]);
});

it("says what is wrong with an address of a profile, and where anchors beside languages belong", async () => {
  const footer = { socials: { x: "http://x.com/acme" } };
  const navigation = {
    languages: [{ language: "en", pages: ["a"] }],
    anchors: [{ anchor: "Blog", url: "https://acme.com/blog" }],
  };
  const lines = await found({ "docs.json": { ...PLATFORM, footer, navigation }, "a.mdx": "" });
  expect(lines).toContain(
    'docs.json error config/format "x" must be an https URL, not "http://x.com/acme" (use "https://x.com/acme")',
  );
  expect(lines.find((line) => line.includes("nav/multiple-root-elements"))).toContain(
    '(move the links to "navigation.global.anchors")',
  );
});

describe("what docsjson check prints", () => {
  it("has one finding for the copies of a page in other versions", () => {
    const names = Array.from({ length: 40 }, (_, i) => `v0.${i}`);
    const text = "---\ntitle: A\nicon: rokcet\n---\n\n![A](/img/lost.png) ![B](/img/gone.png)\n";
    const cwd = tempSite({
      "docs.json": {
        navigation: { versions: names.map((version) => ({ version, icon: "rokcet", pages: [`sdk/${version}/a`] })) },
      },
      ...Object.fromEntries(names.map((version) => [`sdk/${version}/a.mdx`, text])),
    });
    const run = (...args: string[]) => runCli(["check", ...args], { cwd }).stdout;
    const report = run();
    expect(report.match(/the same in 39 other copies/g)).toHaveLength(3);
    expect(report).toMatch(/\n80 errors, 120 warnings in 40 pages\n$/);
    expect(run("--max", "1")).toContain("… and 40 errors, 80 warnings more");
    expect(run("--format", "unix").match(/\/lost\.png/g)).toHaveLength(40);
  });

  it("has each copy of a finding in all formats but pretty, and a baseline with one of two leaves the other", () => {
    const navigation = { versions: ["v1", "v2"].map((version) => ({ version, pages: [`${version}/a`] })) };
    const dead = "[gone](/gone)\n";
    const cwd = tempSite({ "docs.json": { navigation }, "v1/a.mdx": dead, "v2/a.mdx": "" });
    const accepted = ["--strict", "--baseline", "accepted.json"];
    expect(runCli(["check", ...accepted, "--update-baseline"], { cwd }).status).toBe(0);
    writeFileSync(join(cwd, "v2/a.mdx"), dead);
    const files = (format: string) => {
      const { stdout, status } = runCli(["check", "--format", format, ...accepted], { cwd });
      expect(status).toBe(1);
      return [...new Set(stdout.match(/\bv[12]\/a\.mdx/g))];
    };
    for (const format of ["pretty", "json", "unix", "sarif", "github", "gitlab", "junit", "concise", "markdown"]) {
      expect([format, files(format)]).toEqual([format, ["v2/a.mdx"]]);
    }
    const { stdout } = runCli(["check", "--format", "sarif"], { cwd });
    expect(JSON.parse(stdout).runs[0].results).toHaveLength(2);
    expect(runCli(["check", ...accepted, "--update-baseline"], { cwd }).stderr).toContain("wrote 2 findings");
  });

  it("says once what is wrong with many redirects and references", () => {
    const cwd = tempSite({
      "docs.json": {
        navigation: { groups: [{ group: "A", openapi: "api.json", pages: ["a", "b", "c", "d"] }] },
        redirects: ["w", "x", "y", "z"].map((name) => ({ source: `/old#${name}`, destination: "/a" })),
      },
      "api.json": { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {} },
      ...Object.fromEntries(
        ["a", "b", "c", "d"].map((name) => [`${name}.mdx`, `---\nopenapi: GET /${name}/gone\n---\n`]),
      ),
    });
    const { stdout } = runCli(["check"], { cwd });
    expect(stdout).toContain("The sources of 4 redirects are not paths that can be redirected");
    expect(stdout).toContain("4 references name operations that the specs do not have");
  });

  it("has a row of its own for the settings of the project", () => {
    const cwd = tempSite({
      "docsjson.config.json": { strct: true },
      "docs.json": { navigation: { pages: ["a"] } },
      "a.mdx": "",
    });
    expect(runCli(["check", "--summary"], { cwd }).stdout.replace(/ +/g, " ")).toBe(
      "site errors warnings notes pages\ndocsjson.config.json 1 0 0 -\n. 0 0 0 1\ntotal 1 0 0 1\n",
    );
  });

  it("goes on without a baseline that the settings name and nobody has written yet", () => {
    const cwd = tempSite({
      "docsjson.config.json": { baseline: "baseline.json" },
      "docs.json": { navigation: { pages: ["gone"] } },
    });
    const { stderr, status } = runCli(["check"], { cwd });
    expect([status, stderr]).toEqual([
      1,
      "warning: the baseline baseline.json does not exist yet; --update-baseline writes it\n",
    ]);
    expect(runCli(["check", "--update-baseline"], { cwd }).status).toBe(0);
    expect(runCli(["check"], { cwd }).status).toBe(0);
    expect(runCli(["check", "--baseline", "other.json"], { cwd }).status).toBe(2);
  });
});

it("lists three of thirty names", async () => {
  const navigation = { languages: [{ language: "en", pages: ["a"] }] };
  const fonts = { family: "Inter", source: "/inter.woff", format: "tff" };
  const lines = await found({ "docs.json": { ...PLATFORM, fonts, icons: { library: "x" }, navigation }, "a.mdx": "" });
  for (const line of lines) expect(line.split('", "').length, line).toBeLessThan(13);
});
