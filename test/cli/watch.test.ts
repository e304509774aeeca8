import { rmSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";

import { runCli, startCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const docs = (...pages: string[]) => ({ navigation: { pages } });

/** Starts watching; goes when the test ends. */
function watch(cwd: string, args: string[] = []) {
  const cli = startCli(["check", "--watch", ...args], { cwd });
  onTestFinished(async () => {
    await cli.stop();
  });
  return cli;
}

describe("docsjson check --watch", () => {
  it("checks again when a page, docs.json or a spec changes, and ends with the status of the last check", async () => {
    const cwd = tempSite({ "docs.json": docs("intro"), "intro.mdx": "" });
    const cli = watch(cwd, ["--format", "concise"]);
    await cli.said("following changes; stop with Ctrl+C\n");
    expect(cli.stdout()).toBe("");
    writeSite(cwd, { "docs.json": docs("intro", "gone") });
    await cli.printed("docs.json:5:7: error nav/page-not-found");
    expect(cli.stderr()).toContain("changed: docs.json\n");
    writeSite(cwd, { "gone.mdx": "" });
    await cli.said("changed: gone.mdx\n");
    writeSite(cwd, { "more/late.mdx": "" });
    await cli.printed("more/late.mdx:1:1: info nav/orphan-page");
    rmSync(`${cwd}/intro.mdx`);
    await cli.printed("docs.json:4:7: error nav/page-not-found");
    expect(await cli.stop()).toBe(1);
  });

  it("says that a change changes nothing", async () => {
    const cwd = tempSite({ "docs.json": docs("intro", "gone"), "intro.mdx": "" });
    const cli = watch(cwd);
    await cli.said("following changes");
    const before = cli.stdout();
    writeSite(cwd, { "intro.mdx": "more words" });
    await cli.said("changed: intro.mdx; the findings stay the same\n");
    expect(cli.stdout()).toBe(before);
    expect(before).toBe(runCli(["check"], { cwd }).stdout);
    // What the reader has scrolled past stays.
    expect(before).not.toContain("\u001b");
    expect(await cli.stop()).toBe(1);
  });

  it("outlives a docs.json that is broken or gone", async () => {
    const cwd = tempSite({ "docs.json": docs("intro"), "intro.mdx": "", "other.mdx": "" });
    const cli = watch(cwd);
    await cli.said("following changes");
    writeSite(cwd, { "docs.json": '{ "navigation": ' });
    await cli.printed("config/syntax");
    rmSync(`${cwd}/docs.json`);
    await cli.said("docsjson check: ");
    writeSite(cwd, { "docs.json": docs("intro", "later") });
    await cli.printed('The page file "later.mdx" does not exist');
    writeSite(cwd, { "docs.json": docs("intro", "other") });
    await cli.printed("no problems in 2 pages");
    expect(await cli.stop()).toBe(0);
  });

  it("does not take logs for a change, nor its own report for another", async () => {
    const cwd = tempSite({ "docs.json": docs("intro"), "intro.mdx": "" });
    const cli = watch(cwd, ["--format", "markdown=report.md", "--format", "concise=report.log"]);
    await cli.said("following changes");
    writeSite(cwd, { "log.txt": "a line", "docs.json": docs("intro", "gone") });
    await cli.said("changed: docs.json");
    await cli.said("changed: report.md; the findings stay the same\n");
    expect(cli.stderr()).not.toMatch(/log\.txt|report\.log/);
    expect(await cli.stop()).toBe(1);
  });

  it("watches several sites, and shows the one that changes", async () => {
    const cwd = tempSite({ "a/docs.json": docs("x"), "a/x.mdx": "", "b/docs.json": docs("x"), "b/x.mdx": "" });
    const cli = watch(cwd);
    await cli.said("following changes");
    expect(cli.stdout()).toBe(runCli(["check"], { cwd }).stdout);
    const length = cli.stdout().length;
    writeSite(cwd, { "b/docs.json": docs("x", "gone") });
    await cli.printed("1 error in 2 pages");
    expect(cli.stderr()).toContain("changed: b/docs.json\n");
    expect(cli.stdout().slice(length)).toMatch(/^b\/docs\.json:5:7 {2}error/);
    expect(await cli.stop()).toBe(1);
  });

  it("starts anew when the settings of the project change", async () => {
    const cwd = tempSite({ "docs.json": docs("intro", "gone"), "intro.mdx": "", "docsjson.config.json": {} });
    const cli = watch(cwd, ["--format", "concise"]);
    await cli.said("following changes");
    expect(cli.stdout()).toContain("error nav/page-not-found");
    writeSite(cwd, { "docsjson.config.json": { rules: { "nav/page-not-found": "info" } } });
    await cli.printed("info nav/page-not-found");
    expect(cli.stderr()).toContain("changed: docsjson.config.json\n");
    expect(await cli.stop()).toBe(0);
  });

  it("executes the rules of the project anew when their module changes", async () => {
    const rules = (severity: string) =>
      `const found = { name: "acme/found", severity: "${severity}", message: () => "here" };
       export default [{ codes: [found], check: ({ report }) => report(found, {}, {}) }];`;
    const cwd = tempSite({
      "docs.json": docs("intro"),
      "intro.mdx": "",
      "docsjson.config.json": { customRules: ["tools/rules.mjs"] },
      "tools/rules.mjs": rules("info"),
    });
    const cli = watch(cwd, ["--format", "concise"]);
    await cli.said("following changes");
    expect(cli.stdout()).toContain("info acme/found");
    writeSite(cwd, { "tools/rules.mjs": rules("error") });
    await cli.printed("error acme/found");
    expect(cli.stderr()).toContain("changed: rules.mjs\n");
    expect(await cli.stop()).toBe(1);
  });

  it("takes no option that writes, and no stdin", () => {
    const cwd = tempSite({ "docs.json": docs() });
    const refused = (...args: string[]) => runCli(["check", "--watch", ...args], { cwd });
    expect(refused("--fix")).toMatchObject({ status: 2, stderr: expect.stringContaining("leave --fix out") });
    expect(refused("-")).toMatchObject({ status: 2, stderr: expect.stringContaining("not stdin") });
    expect(refused("nowhere")).toMatchObject({ status: 2, stderr: "docsjson check: nowhere does not exist\n" });
  });
});
