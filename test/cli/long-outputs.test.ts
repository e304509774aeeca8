import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CLI, runCli, transcript } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const files = (paths: readonly string[], text = "") => Object.fromEntries(paths.map((path) => [`${path}.mdx`, text]));
const lines = (text: string) => text.trimEnd().split("\n");

describe("what commands print of large sites", () => {
  it("sync counts pages without a place by their folders, and says once what to do", () => {
    const cwd = tempSite({
      "docs.json": { navigation: { groups: [{ group: "Guides", pages: ["guides/a"] }] } },
      ...files(["guides/a", ...many(30, "guides/new"), ...many(40, "old/docs/page"), "LATER"]),
    });
    const { stderr } = runCli(["sync", "--check"], { cwd });
    expect(lines(stderr).slice(20)).toEqual([
      "… and 10 more added",
      "? 1 page in the docs root",
      "? 40 pages under old/docs",
      "41 pages have no place by their folders: add them by hand, or name a group with --rest",
    ]);
  });

  it("mv names the first files that it moves, and counts the others", () => {
    const pages = many(30, "old/page");
    const cwd = tempSite({ "docs.json": { navigation: { pages } }, ...files(pages) });
    const { stdout } = runCli(["mv", "old", "new"], { cwd });
    expect(lines(stdout)).toHaveLength(22);
    expect(lines(stdout).at(-1)).toBe("… and 10 more moved");
  });

  it("diff ends with what breaks, and leaves many redirects to --write", () => {
    const site = (folder: string) => {
      const pages = many(30, `${folder}/page`);
      return { "docs.json": { navigation: { pages } }, ...files(pages, `---\ntitle: A\n---\n`) };
    };
    const cwd = tempSite(
      Object.fromEntries(
        ["old", "new"].flatMap((time) => Object.entries(site(time)).map(([file, text]) => [`${time}/${file}`, text])),
      ),
    );
    expect(lines(runCli(["diff", "old", "new"], { cwd }).stdout).slice(-3)).toEqual([
      "  … and 10 more",
      "",
      "30 addresses break. --write adds the redirects, --format redirects prints them.",
    ]);
  });

  it("coverage has one row for many specs that lack nothing, and says what is below --min", () => {
    const specs = many(7, "api").map((name) => `${name}.json`);
    const paths = Object.fromEntries(many(3, "/p").map((path) => [path, { get: { summary: path } }]));
    const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths };
    const cwd = tempSite({
      "docs.json": {
        navigation: {
          groups: specs.map((openapi) => ({ group: openapi, openapi: { source: openapi, directory: openapi } })),
        },
      },
      ...Object.fromEntries(specs.map((name) => [name, JSON.stringify(spec)])),
      "new.mdx": "",
    });
    expect(transcript(["coverage", "--min", "50"], { cwd })).toBe(`$ docsjson coverage --min 50
pages                    0 of 1    0 %  lacks new
operations of 7 specs  21 of 21  100 %
stderr: below 50 %: pages
exit 1`);
  });

  it("check joins redirects that hide pages, and unlisted pages of one name in the folders of languages", () => {
    const pages = many(9, "guides/page");
    const codes = ["de", "es", "fr", "it", "ja"];
    const cwd = tempSite({
      "docs.json": {
        navigation: { pages },
        redirects: pages.map((page) => ({ source: `/${page}`, destination: "https://new.example" })),
      },
      ...files([...pages, ...codes.map((code) => `${code}/ARCHITECTURE`)]),
    });
    const text = runCli(["check"], { cwd }).stdout;
    expect(text).toContain("Readers cannot open 9 pages, because redirects lead away from them\n");
    expect(text).toContain('5 pages named "ARCHITECTURE.mdx" are not in the navigation\n');
  });
});

describe("what commands say to those who slip", () => {
  it("mv suggests the page that may be meant, and says what stays in the folder of its name", () => {
    const cwd = tempSite({
      "docs.json": { navigation: { pages: ["guides/runs", "guides/runs/a"] } },
      ...files(["guides/runs", "guides/runs/a"]),
    });
    expect(runCli(["mv", "guides/rns", "jobs"], { cwd }).stderr).toBe(
      'docsjson mv: there is no page, no file and no folder "guides/rns"; did you mean "guides/runs" or "guides/runs/a"?\n',
    );
    const { stdout, stderr } = runCli(["mv", "guides/runs", "jobs", "--dry-run"], { cwd });
    expect(stdout).toContain("rename to jobs.mdx\n");
    expect(stderr).toBe("1 page stays in guides/runs/; a slash behind OLD moves the folder instead\n");
    runCli(["mv", "guides/runs", "jobs"], { cwd });
    expect(runCli(["mv", "guides/runs", "jobs"], { cwd })).toMatchObject({
      status: 2,
      stderr: 'docsjson mv: there is a page "jobs" already; a slash behind OLD moves the folder "guides/runs" there\n',
    });
    expect(lines(runCli(["mv", "guides/runs/", "jobs"], { cwd }).stdout)).toEqual([
      "changed docs.json",
      "moved guides/runs/a.mdx to jobs/a.mdx",
    ]);
  });

  it("explain lists an area, and knows a code by its name alone", () => {
    const { stdout } = runCli(["explain", "redirect"]);
    expect(lines(stdout).every((line) => line.startsWith("redirect/"))).toBe(true);
    expect(runCli(["explain", "redirect/*"]).stdout).toBe(stdout);
    expect(runCli(["explain", "orphan-page"]).stderr).toContain('did you mean "nav/orphan-page"?');
    expect(runCli(["check", "--rule", "nav/orphan=off"]).stderr).toContain('did you mean "nav/orphan-page"?');
  });

  it("check says of a site without any page file that this may be the wrong folder", () => {
    const cwd = tempSite({ "docs.json": { navigation: { pages: many(5, "page") } } });
    const { stdout } = runCli(["check"], { cwd });
    expect(stdout).toContain("  5 page files do not exist\n");
    expect(stdout).toContain(
      "  hint: the docs root contains no page files at all: check that it is the right folder\n",
    );
  });

  it("check suggests no page of a folder that is not published", () => {
    const cwd = tempSite({
      "docs.json": {
        navigation: { pages: ["guides/setup"] },
        redirects: [{ source: "/old", destination: "/guides/set-up" }],
      },
      ...files(["build/guides/setup"]),
    });
    expect(runCli(["check", "--format", "json"], { cwd }).stdout).not.toContain("build/guides");
  });

  it("check names the .mintignore of the site among several", () => {
    const site = { "docs.json": { navigation: { pages: ["a"] } }, ...files(["a", "old/b", "old/c"]) };
    const cwd = tempSite(
      Object.fromEntries(
        ["one", "two"].flatMap((name) => Object.entries(site).map(([file, text]) => [`${name}/${file}`, text])),
      ),
    );
    const { stdout } = runCli(["check", "--format", "markdown"], { cwd });
    expect(stdout).toContain("2 pages under &#34;old&#34; are not in the navigation".replaceAll("&#34;", '"'));
    for (const name of ["one", "two"]) {
      expect(stdout).toContain(`<code>${name}/old</code>`);
      expect(stdout).toContain(`add "old/" to ${name}/.mintignore`);
    }
  });
});

it.runIf(existsSync("/dev/full"))(
  "an output that has no place is an end with a reason, not the status of errors",
  () => {
    const cwd = tempSite({ "docs.json": { navigation: { pages: [] } } });
    const into = (command: string) =>
      spawnSync("sh", ["-c", `node "$CLI" ${command}`], { cwd, encoding: "utf8", env: { ...process.env, CLI } });
    for (const command of ["check", "resolve", "--help", "check --format json"]) {
      const { status, stderr } = into(`${command} > /dev/full`);
      expect(stderr).toBe("docsjson: can't write the output: ENOSPC: no space left on device, write\n");
      expect(status).toBe(2);
    }
    expect(into("check > /dev/full 2> /dev/full").status).toBe(2);
    expect(into("resolve | head -c 1").stdout).toBe("{");
  },
);
