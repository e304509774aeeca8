import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const DOCS = {
  theme: "mint",
  name: "Lumen",
  colors: { primary: "#7c3aed" },
  navigation: {
    languages: [
      { language: "en", pages: ["a", "b"] },
      { language: "fr", pages: ["fr/a", "fr/b"] },
    ],
  },
};

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** A repository with two commits, of which the second changes a page. */
function twoCommits(): string {
  const cwd = tempSite({ "docs.json": DOCS, "a.mdx": "one", "b.mdx": "b", "fr/a.mdx": "un", "fr/b.mdx": "fr" });
  git(cwd, "init", "-q", "-b", "main");
  git(cwd, "config", "uploadpack.allowFilter", "true");
  for (const text of ["one\n", "two\n"]) {
    writeSite(cwd, { "a.mdx": text });
    git(cwd, "add", "-A");
    git(cwd, "commit", "-q", "-m", text);
  }
  return cwd;
}

function cloneOf(from: string, ...args: string[]): string {
  const cwd = join(tempSite({}), "clone");
  git(from, "clone", "-q", ...args, `file://${from}`, cwd);
  return cwd;
}

const failed = (cwd: string, ...args: string[]): string => {
  const { stdout, stderr, status } = runCli(args, { cwd });
  expect([stdout, status]).toEqual(["", 2]);
  return stderr;
};

it("a shallow clone gives no result of what it lacks, but what to run, after which there is one", () => {
  const cwd = cloneOf(twoCommits(), "--depth", "1");
  const advice = 'the clone is shallow: run "git fetch --unshallow"';
  expect(failed(cwd, "diff", "HEAD~1", "HEAD")).toContain(advice);
  expect(failed(cwd, "coverage", "--stale")).toContain(advice);
  git(cwd, "fetch", "-q", "--unshallow");
  expect(runCli(["diff", "HEAD~1", "HEAD"], { cwd }).stdout).toBe("no address has changed\n");
  expect(runCli(["coverage", "--stale"], { cwd }).stdout).toContain("translations fr  1 of 2   50 %");
});

it("a partial clone gives no result of what it lacks, but what to run, after which there is one", () => {
  const cwd = cloneOf(twoCommits(), "--filter=blob:none");
  const advice = 'the clone is partial: run "git fetch --refetch --no-filter"';
  expect(failed(cwd, "diff", "HEAD~1", "HEAD")).toContain(advice);
  expect(failed(cwd, "coverage", "--stale")).toContain(advice);
  git(cwd, "fetch", "-q", "--refetch", "--no-filter");
  expect(runCli(["diff", "HEAD~1", "HEAD"], { cwd }).stdout).toBe("no address has changed\n");
  expect(runCli(["coverage", "--stale"], { cwd }).stdout).toContain("translations fr  1 of 2   50 %");
});

it.each(["a.mdx", "fr"])("a repository without an object of %j gives no result, but what git says", (path) => {
  const cwd = twoCommits();
  const hash = git(cwd, "rev-parse", `HEAD~1:${path}`);
  rmSync(join(cwd, ".git/objects", hash.slice(0, 2), hash.slice(2)));
  expect(failed(cwd, "diff", "HEAD~1", "HEAD")).toContain('run "git fsck"');
  expect(failed(cwd, "coverage", "--stale")).toContain('run "git fsck"');
});

it("a repository with a damaged object gives no result", () => {
  const cwd = twoCommits();
  const hash = git(cwd, "rev-parse", "HEAD:a.mdx");
  const [folder, file] = [join(cwd, ".git/objects", hash.slice(0, 2)), hash.slice(2)];
  expect(readdirSync(folder)).toContain(file);
  rmSync(join(folder, file));
  writeFileSync(join(folder, file), "x");
  expect(failed(cwd, "diff", "HEAD")).toContain('run "git fsck"');
});
