import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const PROJECT = new URL("../../..", import.meta.url).pathname;
const home = mkdtempSync(join(tmpdir(), "docsjson-ecosystem-test-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const repository = join(home, "acme/docs");
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", "-C", repository, ...args], {
    encoding: "utf8",
  }).trim();

/** Commits files to the repository, and gives the commit. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(repository, path, ".."), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  git("add", ".");
  git("commit", "--quiet", "--message", "docs");
  return git("rev-parse", "HEAD");
}

function run(sites: unknown, ...args: string[]) {
  const list = join(home, "sites.json");
  writeFileSync(list, JSON.stringify(sites));
  const options = ["--sites", list, "--from", `file://${home}`, "--cache", join(home, "cache"), "--no-build", ...args];
  return spawnSync(
    process.execPath,
    ["--import", "tsx", join(PROJECT, "test/laboratory/ecosystem/main.ts"), ...options],
    { cwd: PROJECT, encoding: "utf8" },
  );
}

it("fetches each site at its commit, and says what changed against the last result", () => {
  mkdirSync(repository, { recursive: true });
  git("init", "--quiet");
  const page = "---\ntitle: Start\n---\n\nText\n";
  const first = commit({
    "site/docs.json": '{ "navigation": { "pages": ["start"] } }',
    "site/start.mdx": `${page}[gone](/nowhere)\n`,
  });
  const second = commit({
    "site/docs.json": '{ "navigation": { "pages": ["start", "next"] } }',
    "site/start.mdx": page,
    "site/next.mdx": page,
  });
  const site = (commit: string) => [{ repository: "acme/docs", commit, root: "site" }];

  const begun = run(site(first));
  expect(begun.stdout).toContain(`| acme/docs | ${first.slice(0, 8)} | 1 | 1 |`);
  expect(begun.stdout).toContain("    new: 1 pages, 1 findings");
  expect(begun.status, begun.stderr).toBe(0);

  const again = run(site(first));
  expect(again.stdout).toContain("Nothing changed against the last result.");

  const moved = run(site(second));
  expect(moved.stdout).toContain("    pages: 1 → 2\n    - error link/page-not-found start.mdx:6");
  expect(moved.status).toBe(0);

  const broken = run([{ repository: "acme/docs", commit: second, root: "elsewhere" }]);
  expect(broken.stdout).toContain("    failed: there is no docs.json");
  expect(broken.status).toBe(1);
});

it("says which site it could not fetch, and fails", () => {
  const { status, stdout } = run([{ repository: "acme/gone", commit: "0".repeat(40), root: "." }]);
  expect(stdout).toContain("not fetched: acme/gone: ");
  expect(status).toBe(2);
});

it.each([
  [[{ repository: "acme", commit: "0".repeat(40), root: "." }]],
  [[{ repository: "acme/docs", commit: "main", root: "." }]],
  [[{ repository: "acme/docs", commit: "0".repeat(40), root: "../.." }]],
])("takes no list with %j in it", (sites) => {
  const { status, stderr } = run(sites);
  expect(stderr).toContain("entry 1 must have a repository (owner/name), a commit and a root");
  expect(status).not.toBe(0);
});
