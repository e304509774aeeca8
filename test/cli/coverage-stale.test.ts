import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const DOCS = {
  navigation: {
    languages: [
      { language: "en", pages: ["a", "b", "c"] },
      { language: "fr", pages: ["fr/a", "fr/b", "fr/c"] },
    ],
  },
};

function commit(cwd: string, files: Record<string, string>): void {
  writeSite(cwd, files);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "ignore" });
  git("add", "-A");
  git("commit", "-q", "-m", "x");
}

it("docsjson coverage --stale counts translations that are behind, by commits or by the hash of their source", () => {
  const cwd = tempSite({ "site/docs.json": DOCS });
  execFileSync("git", ["init", "-q"], { cwd });
  const english = { "site/a.mdx": "one\n", "site/b.mdx": "one\n", "site/c.mdx": "one\n" };
  const french = { "site/fr/a.mdx": "un\n", "site/fr/b.mdx": "un\n", "site/fr/c.mdx": "un\n" };
  const run = (...args: string[]) => runCli(["coverage", "site", "--stale", "--list", ...args], { cwd });
  commit(cwd, { ...english, ...french });
  expect(run("--min", "100").status).toBe(0);
  commit(cwd, { "site/a.mdx": "one\ntwo\n", "other.txt": "x" });
  commit(cwd, { "site/a.mdx": "1\ntwo\n", "site/b.mdx": "two\n" });
  commit(cwd, { "site/fr/b.mdx": "deux\n" });
  const { stdout, stderr, status } = run("--min", "70");
  expect(stdout).toContain("translations fr  2 of 3   66 %\n  fr/a (2 commits, 3 lines behind)\n");
  expect([stderr, status]).toEqual(["below 70 %: translations fr\n", 1]);
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  writeSite(cwd, {
    "site/fr/a.mdx": `---\nsource-hash: ${hash("1\ntwo\n")}\n---\n`,
    "site/fr/c.mdx": `---\ntranslationSourceHash: "${hash("another").slice(0, 8)}"\n---\n`,
  });
  expect(run().stdout).toContain("2 of 3   66 %\n  fr/c (the hash of its source is another)\n");
  expect(runCli(["coverage", "site"], { cwd }).stdout).not.toContain("translations");
});

it("docsjson coverage --stale counts pages of the versions that are meant to follow the default one", () => {
  const versions = [
    { version: "v2", pages: ["v2/a", "v2/b"] },
    { version: "v1", pages: ["v1/a", "v1/b"] },
    { version: "v0", pages: ["v0/a"] },
  ];
  const cwd = tempSite({ "docs.json": { navigation: { versions } } });
  execFileSync("git", ["init", "-q"], { cwd });
  const text = "one\n";
  commit(cwd, { "v2/a.mdx": text, "v2/b.mdx": text, "v1/a.mdx": text, "v1/b.mdx": text, "v0/a.mdx": text });
  commit(cwd, { "v2/b.mdx": "two\n", "v2/a.mdx": "two\n" });
  commit(cwd, { "v1/b.mdx": "two\n" });
  const run = (...args: string[]) => runCli(["coverage", "--list", ...args], { cwd });
  const { stdout, status } = run("--stale", "--follow", "v1", "--min", "60");
  expect(stdout).toContain("following v1  1 of 2   50 %\n  v1/a (1 commit, 2 lines behind)\n");
  expect(stdout).not.toContain("following v0");
  expect(status).toBe(1);
  expect(run("--stale").stdout).not.toContain("following");
  const unknown = run("--stale", "--follow", "v2");
  expect([unknown.stderr.split("\n")[0], unknown.status]).toEqual([
    'docsjson coverage: --follow is "v2", which is no version beside the default one; expected v1, v0',
    2,
  ]);
  expect(run("--follow", "v1").stderr).toContain("--follow needs --stale");
});

it("docsjson coverage --stale needs git where translations have no hash", () => {
  const cwd = tempSite({ "docs.json": DOCS, "a.mdx": "", "fr/a.mdx": "" });
  const { stderr, status } = runCli(["coverage", "--stale"], { cwd });
  expect(stderr).toContain("has no history in git");
  expect(status).toBe(2);
});
