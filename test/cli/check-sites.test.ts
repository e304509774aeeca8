import { describe, expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const docs = (...pages: string[]) => ({ navigation: { pages } });

/** A repository with two sites, one of them with a page that has no file, and a docs.json of another tool. */
const REPOSITORY = {
  "packages/a/docs/docs.json": docs("intro"),
  "packages/a/docs/intro.mdx": "",
  "packages/b/docs/docs.json": docs("intro", "gone"),
  "packages/b/docs/intro.mdx": "",
  "packages/b/docs/guides/more.md": "---\nhidden: true\n---\n",
  "packages/c/docs.json": { folders: ["src"] },
  "node_modules/x/docs.json": docs("nope"),
};

const errorsIn = (args: string[], folder = "") => {
  const { stdout, status } = runCli(["check", "--format", "unix", ...args], {
    cwd: `${tempSite(REPOSITORY)}/${folder}`,
  });
  return { files: [...new Set(stdout.match(/^[^:\n]+(?=:.*error)/gm))], status };
};

describe("docsjson check finds the sites that are meant:", () => {
  it("all below a repository's root", () => {
    expect(errorsIn([])).toEqual({ files: ["packages/b/docs/docs.json"], status: 1 });
    const { stdout } = runCli(["check", "--summary"], { cwd: tempSite(REPOSITORY) });
    expect(stdout).toMatchInlineSnapshot(`
      "site             errors  warnings  notes  pages
      packages/a/docs       0         0      0      1
      packages/b/docs       1         0      0      2
      total                 1         0      0      3
      "
    `);
  });

  it("all in a folder that is given", () => {
    expect(errorsIn(["packages/a"])).toEqual({ files: [], status: 0 });
    expect(errorsIn(["packages"])).toEqual({ files: ["packages/b/docs/docs.json"], status: 1 });
  });

  it("those that match a pattern", () => {
    expect(errorsIn(["packages/*/docs"])).toEqual({ files: ["packages/b/docs/docs.json"], status: 1 });
    const none = runCli(["check", "sites/*"], { cwd: tempSite(REPOSITORY) });
    expect([none.status, none.stderr]).toEqual([2, "docsjson check: no folder with a docs.json matches sites/*\n"]);
  });

  it("the one that page files belong to, once", () => {
    const files = ["packages/b/docs/intro.mdx", "packages/b/docs/guides/more.md"];
    const { stdout, status } = runCli(["check", "--format", "json", ...files], { cwd: tempSite(REPOSITORY) });
    expect([JSON.parse(stdout).summary, status]).toEqual([{ errors: 1, warnings: 0, pages: 2 }, 1]);
  });

  it("a list of pages on stdin stands for the files on the disk", () => {
    const { stdout, status } = runCli(["check", "packages/b/docs", "--format", "unix", "--pages", "-"], {
      cwd: tempSite(REPOSITORY),
      stdin: "intro.mdx\ngone.mdx\n",
    });
    expect([stdout, status]).toEqual(["", 0]);
  });
});
