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

it("docsjson coverage --stale needs git where translations have no hash", () => {
  const cwd = tempSite({ "docs.json": DOCS, "a.mdx": "", "fr/a.mdx": "" });
  const { stderr, status } = runCli(["coverage", "--stale"], { cwd });
  expect(stderr).toContain("has no history in git");
  expect(status).toBe(2);
});
