import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const DOCS = { theme: "mint", name: "Lumen", colors: { primary: "#7c3aed" }, navigation: { pages: ["a"] } };

const git = (cwd: string, args: readonly string[], input = ""): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd,
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();

function repository(): string {
  const cwd = tempSite({ "docs.json": DOCS, "a.mdx": "one\n" });
  git(cwd, ["init", "-q", "-b", "main"]);
  for (const text of ["one\n", "two\n"]) {
    writeSite(cwd, { "a.mdx": text });
    git(cwd, ["add", "-A"]);
    git(cwd, ["commit", "-q", "-m", text]);
  }
  return cwd;
}

it("a folder of committed files is no repository: what its settings name is not run", () => {
  const origin = repository();
  git(origin, ["config", "uploadpack.allowFilter", "true"]);
  const outer = tempSite({ "docs/docs.json": DOCS, "docs/a.mdx": "two\n" });
  git(outer, ["init", "-q"]);
  const docs = join(outer, "docs");
  const bare = join(tempSite({}), "bare");
  git(origin, ["clone", "-q", "--bare", "--filter=blob:none", `file://${origin}`, bare]);
  cpSync(bare, docs, { recursive: true });
  const ran = join(outer, "ran");
  const partial = `[remote "origin"]\n\turl = ${origin}\n\tpromisor = true\n\tuploadpack = touch ${ran}; git-upload-pack\n`;
  const program = `[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tfsmonitor = touch ${ran}\n[log]\n\tshowSignature = true\n[gpg]\n\tprogram = touch ${ran}\n`;
  writeFileSync(join(docs, "config"), `${program}[extensions]\n\tpartialClone = origin\n${partial}`);
  for (const args of [
    ["diff", "HEAD~1", "HEAD"],
    ["coverage", "--stale"],
    ["sync", "--dry-run"],
  ]) {
    const { stderr } = runCli(args, { cwd: docs });
    expect([args, existsSync(ran)]).toEqual([args, false]);
    if (args[0] === "diff") expect(stderr).toContain("cannot use bare repository");
  }
});

it("git looks at the repository of the docs root, whatever a hook says of another one", () => {
  const cwd = repository();
  const other = repository();
  writeSite(cwd, { "docs.json": { ...DOCS, navigation: { pages: ["a", "b"] } }, "b.mdx": "b\n" });
  git(cwd, ["add", "-A"]);
  git(cwd, ["commit", "-q", "-m", "b"]);
  const { stdout, status } = runCli(["diff", "HEAD~1", "HEAD"], { cwd, env: { GIT_DIR: join(other, ".git") } });
  expect(stdout).toContain("b");
  expect(status).toBe(0);
});

it("a name of a commit that leads out of its folder is an error, and nothing is written there", () => {
  const cwd = repository();
  const blob = git(cwd, ["hash-object", "-w", "--stdin"], "taken over\n");
  const docs = git(cwd, ["rev-parse", "HEAD:docs.json"]);
  const inner = git(cwd, ["mktree"], `100644 blob ${blob}\tescaped-from-a-commit.mdx\n`);
  const tree = git(cwd, ["mktree"], `040000 tree ${inner}\t..\n100644 blob ${docs}\tdocs.json\n`);
  const commit = git(cwd, ["commit-tree", "-m", "x", "-p", "HEAD", tree]);
  const { stdout, stderr, status } = runCli(["diff", commit, "HEAD"], { cwd });
  expect([stdout, status]).toEqual(["", 2]);
  expect(stderr).toContain("has a file named ../escaped-from-a-commit.mdx, which is outside its folder");
  expect(readFileSync(join(cwd, "a.mdx"), "utf8")).toBe("two\n");
});
