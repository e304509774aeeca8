import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

/** A site with an error, a warning and a note. */
const SITE = {
  "docs.json": { navigation: { pages: ["intro", "gone", { group: "G", pages: ["intro"], drilldown: true }] } },
  "intro.mdx": "",
  "old.mdx": "",
};

describe("docsjson check", () => {
  it("--quiet shows errors only, and judges by all", () => {
    const cwd = tempSite(SITE);
    const { stdout, status } = runCli(["check", "--quiet"], { cwd });
    expect(stdout).toContain("error  nav/page-not-found");
    expect(stdout).toMatch(/\n1 error in 3 pages; \d warnings?, \d notes? not shown\n$/);
    expect(stdout).not.toContain("drilldown");
    expect(status).toBe(1);
    expect(runCli(["check", "--quiet", "--strict"], { cwd }).stdout).toContain("drilldown");
  });

  it("--max limits how many findings of a severity are shown", () => {
    const cwd = tempSite(SITE);
    expect(runCli(["check", "--max", "0"], { cwd }).stdout).toMatch(
      /^… and 1 error, 1 warning, \d+ notes? more; .*\n\n/,
    );
    expect(runCli(["check", "--max", "x"], { cwd })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--max is "x"; expected a whole number'),
    });
  });

  it("writes several formats at once, each to its file", () => {
    const cwd = tempSite(SITE);
    const { stdout, status } = runCli(["check", "--format", "concise", "--format", "sarif=out.sarif"], { cwd });
    expect(stdout.split("\n")[0]).toMatch(/^docs\.json:\d+:\d+: error nav\/page-not-found: /);
    const [run] = JSON.parse(readFileSync(join(cwd, "out.sarif"), "utf8")).runs;
    expect(run.tool.driver.rules[0].fullDescription.text).not.toBe("");
    expect(run.tool.driver.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(status).toBe(1);
    expect(runCli(["check", "--format", "junit", "--output", "out.xml"], { cwd }).stdout).toBe("");
    expect(readFileSync(join(cwd, "out.xml"), "utf8")).toMatch(/^<\?xml /);
    for (const args of [
      ["--format", "json", "--format", "unix"],
      ["--format", "json=a", "--output", "b"],
    ]) {
      expect(runCli(["check", ...args], { cwd }).status).toBe(2);
    }
    expect(runCli(["check", "--output", "no/such/folder.txt"], { cwd })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("can't write no/such/folder.txt"),
    });
  });

  it("annotates and sums up by itself in a GitHub workflow", () => {
    const cwd = tempSite(SITE);
    const summary = join(cwd, "summary.md");
    writeFileSync(summary, "earlier step\n");
    const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
    const { stdout } = runCli(["check"], { cwd, env });
    expect(stdout).toMatch(/^docs\.json:/);
    expect(stdout).toMatch(/^::error file=docs\.json,/m);
    expect(readFileSync(summary, "utf8")).toMatch(/^earlier step\n### docsjson: 1 error, /);
    const json = runCli(["check", "--format", "json"], { cwd, env }).stdout;
    expect(JSON.parse(json).ok).toBe(false);
  });

  it("leaves out what a baseline holds, and says what is new", () => {
    const cwd = tempSite(SITE);
    const written = runCli(["check", "--baseline", "known.json", "--update-baseline"], { cwd });
    expect([written.status, written.stderr]).toEqual([
      0,
      expect.stringMatching(/^wrote \d findings to known\.json\n$/),
    ]);
    expect(runCli(["check", "--baseline", "known.json"], { cwd })).toMatchObject({
      status: 0,
      stdout: "nothing new in 3 pages; 1 error, 1 warning, 2 notes in the baseline\n",
    });
    const text = readFileSync(join(cwd, "docs.json"), "utf8");
    writeFileSync(join(cwd, "docs.json"), `\n\n\n${text.replace('"gone"', '"gone", "new"')}`);
    const { stdout, status } = runCli(["check", "--baseline", "known.json", "--format", "unix"], { cwd });
    expect([stdout.match(/\[[^\]]+\]$/gm), status]).toEqual([["[nav/page-not-found]"], 1]);
    expect(stdout).toContain('"new.mdx"');
  });

  it.each([
    ["--output", ""],
    ["--format", "json="],
  ])("refuses %s with a file without a name", (...args) => {
    const { stderr, status } = runCli(["check", ...args], { cwd: tempSite(SITE) });
    expect([stderr.split("\n")[0], status]).toEqual(["docsjson check: the name of a report's file is missing", 2]);
  });

  it("says what is wrong with a baseline, and writes none by accident", () => {
    const cwd = tempSite({ ...SITE, "bad.json": "[]" });
    expect(runCli(["check", "--baseline", "none.json"], { cwd }).stderr).toContain("none.json can't be read");
    expect(runCli(["check", "--baseline", "bad.json"], { cwd }).stderr).toContain("bad.json is not a baseline");
    expect(runCli(["check", "--update-baseline"], { cwd }).status).toBe(2);
    expect(existsSync(join(cwd, "none.json"))).toBe(false);
  });
});
