import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BuiltFolder } from "../../src/cli/build/built-folder.ts";
import { tryLock } from "../../src/cli/build/lock-file.ts";
import { sayThatCodeRuns, trustOf } from "../../src/cli/build/trust.ts";
import { checkSite } from "../../src/site/check-site.ts";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Lumen",
    colors: { primary: "#7c3aed" },
    navigation: { pages: ["index"] },
  },
  "index.mdx": "# Hello\n",
};

/** Puts a site into a folder, as a build does that has just ended. */
async function put(out: string, docs: string, files: Record<string, string>, name = "built"): Promise<void> {
  const built = join(docs, "..", name);
  writeSite(built, files);
  const folder = await BuiltFolder.at(out, { folder: docs });
  await folder.replaceBy(built);
}

/** A docs root with a folder of its own around it. */
function site(files: Record<string, unknown> = {}): { around: string; docs: string } {
  const around = tempSite({ ".keep": "" });
  writeSite(join(around, "docs"), { ...SITE, ...files } as never);
  return { around, docs: join(around, "docs") };
}

const builtFiles = (folder: string): string[] =>
  Object.keys(folderTexts(folder))
    .filter((file) => file !== ".docsjson-build.json")
    .sort();

describe("the folder of a built site", () => {
  it("is replaced as a whole if a build wrote all of it", async () => {
    const { around, docs } = site();
    const out = join(around, "out");
    await put(out, docs, { "index.html": "1", "old/page.html": "1" });
    await put(out, docs, { "index.html": "2", "new.html": "2" });
    expect(builtFiles(out)).toEqual(["index.html", "new.html"]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("2");
    expect(readdirSync(around).sort()).toEqual([".keep", "docs", "out"]);
  });

  it("is refused if it has a file that no build wrote, whatever else is in it", async () => {
    const { around, docs } = site();
    const out = join(around, "out");
    // A project with an llms.txt is no built site.
    writeSite(out, { "llms.txt": "# Mine", "src/main.js": "1", ".git/config": "[core]" });
    const build = (target: string) => runCli(["build", "--out", target], { cwd: docs });
    expect(build(out)).toMatchObject({ status: 2, stderr: expect.stringContaining("has files that no build wrote") });
    expect(builtFiles(out)).toEqual([".git/config", "llms.txt", "src/main.js"]);

    const next = join(around, "next");
    await put(next, docs, { "index.html": "1" });
    writeFileSync(join(next, "CNAME"), "docs.lumen.example");
    expect(build(next).stderr).toContain("(CNAME)");
    expect(existsSync(join(next, "CNAME"))).toBe(true);
  });

  it("is neither a file, a device nor a link", () => {
    const { around, docs } = site({ "notes.txt": "mine" });
    symlinkSync(around, join(docs, "link"));
    const said = (target: string) => {
      const { status, stderr } = runCli(["build", "--out", target], { cwd: docs });
      expect(status, stderr).toBe(2);
      expect(stderr).not.toMatch(/\n\s+at /);
      return stderr;
    };
    expect(said("notes.txt")).toContain("is not a folder");
    expect(said("/dev/null")).toContain("is not a folder");
    expect(said("link")).toMatch(/is a link|contains the docs root/);
    expect(said(`notes.txt/${"x".repeat(20)}`)).toContain("can't be put into");
    expect(said("x".repeat(300))).toContain("can't be put into");
    expect(readFileSync(join(docs, "notes.txt"), "utf8")).toBe("mine");
  });

  it.skipIf(process.getuid?.() === 0)("is refused where nothing may be written, without a stack", () => {
    const { around, docs } = site();
    mkdirSync(join(around, "closed"));
    chmodSync(join(around, "closed"), 0o555);
    const { status, stderr } = runCli(["build", "--out", join(around, "closed/out")], { cwd: docs });
    chmodSync(join(around, "closed"), 0o755);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining("permission denied") });
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it("takes the sites of builds that end at once, one after the other", async () => {
    const { around, docs } = site();
    const out = join(around, "out");
    const builds = ["one", "two", "three", "four"].map(async (name) => {
      for (let round = 0; round < 15; round++) {
        const page = `${name} ${round}`;
        const pages = Array.from({ length: 40 }, (_, number) => [`${name}/${number}.html`, page] as const);
        await put(out, docs, Object.fromEntries(pages), name);
      }
    });
    await Promise.all(builds);
    expect(new Set(Object.values(folderTexts(out))).size).toBe(2);
  });

  it("keeps the earlier site if the new one can't be put there", async () => {
    const { around, docs } = site();
    const out = join(around, "out");
    await put(out, docs, { "index.html": "1" });
    const folder = await BuiltFolder.at(out, { folder: docs });
    await expect(folder.replaceBy(join(around, "no such build"))).rejects.toThrow("can't be put into");
    expect(builtFiles(out)).toEqual(["index.html"]);
    expect(readdirSync(around).sort()).toEqual([".keep", "docs", "out"]);
  });

  it("is no part of the docs that it is in", async () => {
    const { docs } = site();
    await put(join(docs, "site"), docs, { "index.html": "built", "index.md": "built", "api.json": "{}" });
    const { stdout } = runCli(["resolve", "."], { cwd: docs });
    expect(stdout).not.toContain("site/index");
    const { stdout: checked } = runCli(["check", "--format", "unix"], { cwd: docs });
    expect(checked).not.toContain("site/");
  });
});

describe("eject", () => {
  it("overwrites nothing, and follows no link", () => {
    const { around, docs } = site();
    const eject = (folder: string) => runCli(["eject", folder], { cwd: docs });
    writeSite(join(around, "own"), { "astro.config.mjs": "mine" });
    expect(eject("../own")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("has astro.config.mjs already"),
    });
    expect(readdirSync(join(around, "own"))).toEqual(["astro.config.mjs"]);
    mkdirSync(join(around, "linked"));
    symlinkSync(docs, join(around, "linked/src"));
    expect(eject("../linked")).toMatchObject({ status: 2, stderr: expect.stringContaining("is no folder of its own") });
    expect(existsSync(join(docs, "content.config.ts"))).toBe(false);
    mkdirSync(join(around, "elsewhere"));
    symlinkSync(join(around, "elsewhere"), join(around, "link"));
    expect(eject("../link")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("../link is no folder of its own"),
    });
    expect(readdirSync(join(around, "elsewhere"))).toEqual([]);
    expect(runCli(["eject", "--untrusted", "../new"], { cwd: docs }).status).toBe(0);
    expect(readFileSync(join(around, "new/astro.config.mjs"), "utf8")).toContain("untrusted: true");
  });

  it("reads addresses below the path at which it publishes the site", () => {
    const { around, docs } = site();
    expect(runCli(["eject", "--base", "/docs", "../based"], { cwd: docs }).status).toBe(0);
    const config = readFileSync(join(around, "based/astro.config.mjs"), "utf8");
    expect(config).toMatch(/base: "\/docs"/);
    expect(config).toMatch(/basePath: "\/docs"/);
  });
});

describe("docs of strangers", () => {
  const GITHUB = { GITHUB_EVENT_NAME: "pull_request", GITHUB_EVENT_PATH: "" };
  const event = (head: string) => ({
    pull_request: { head: { repo: { full_name: head } }, base: { repo: { full_name: "a/b" } } },
  });

  it.each([
    [{}, {}, false],
    [{ untrusted: true }, {}, true],
    [{}, { CI: "true", GITHUB_EVENT_NAME: "push" }, false],
    [{}, { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "7", CI_MERGE_REQUEST_PROJECT_ID: "1" }, true],
    [{}, { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "1", CI_MERGE_REQUEST_PROJECT_ID: "1" }, false],
    [{ trusted: true }, { SYSTEM_PULLREQUEST_ISFORK: "True" }, false],
    [{}, { SYSTEM_PULLREQUEST_ISFORK: "True" }, true],
    [{}, { CHANGE_ID: "1", CHANGE_FORK: "stranger" }, true],
    [{}, { SEMAPHORE_GIT_PR_SLUG: "stranger/b", SEMAPHORE_GIT_REPO_SLUG: "a/b" }, true],
    [{}, { BUILDKITE_PULL_REQUEST_REPO: "git://x.com/c/b.git", BUILDKITE_REPO: "git@x.com:a/b.git" }, true],
    [{}, { BUILDKITE_PULL_REQUEST_REPO: "git://x.com/a/b.git", BUILDKITE_REPO: "git@x.com:a/b.git" }, false],
    [{}, { BUILDKITE_PULL_REQUEST_REPO: "", BUILDKITE_REPO: "git@x.com:a/b.git" }, false],
    // An event that can't be read is no reason to trust.
    [{}, GITHUB, true],
  ])("are told by options %j and environment %j: %j", (options, env, untrusted) => {
    expect(trustOf(options, env).untrusted).toBe(untrusted);
  });

  it("are told by the event of GitHub", () => {
    const folder = tempSite({ "fork.json": event("stranger/b"), "own.json": event("a/b") });
    const told = (file: string) => trustOf({}, { ...GITHUB, GITHUB_EVENT_PATH: join(folder, file) });
    expect(told("fork.json")).toEqual({ untrusted: true, because: "GitHub builds the pull request of a fork" });
    expect(told("own.json").untrusted).toBe(false);
  });

  it.each([
    ["workflow_run", { workflow_run: { head_repository: { full_name: "stranger/b" } } }, true],
    ["workflow_run", { workflow_run: { head_repository: { full_name: "a/b" } } }, false],
    ["issue_comment", { issue: { pull_request: { url: "https://api.github.com/x" } } }, true],
    ["issue_comment", { issue: { number: 1 } }, false],
    ["pull_request_target", { pull_request: { head: { repo: null } } }, true],
  ])("are told by the event %s: %j", (name, event, untrusted) => {
    const folder = tempSite({ "event.json": { ...event, repository: { full_name: "a/b" } } });
    const env = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(folder, "event.json") };
    expect(trustOf({}, env).untrusted).toBe(untrusted);
  });

  it("are named in the first line of a build, if a page has code", async () => {
    const line = async (text: string, trust = {}) => {
      const { value } = await checkSite(tempSite({ ...SITE, "index.mdx": text }), {});
      return sayThatCodeRuns(value.site, trustOf(trust, {}));
    };
    expect(await line("# Hello {1}\n\n<Card cols={2} />\n\n`{x}`")).toBeUndefined();
    for (const code of [
      "{props.x}",
      '{"".constructor.constructor("1")()}',
      "{/* */ x()}",
      'import"/a.mdx"',
      "\\`{x()}\\`",
    ])
      expect(await line(code)).toContain("pages are executed (such as index.mdx)");
    expect(await line("export const a = 1", { untrusted: true })).toContain("runs in an engine of its own");
  });
});

describe("a lock", () => {
  it("is for one process at a time, and is taken over from one that was killed", () => {
    const { around } = site();
    const file = join(around, "x.lock");
    const free = tryLock(file);
    expect(tryLock(file)).toBeUndefined();
    free?.();
    writeFileSync(file, "999999999");
    expect(tryLock(file)).toBeTypeOf("function");
    rmSync(file);
  });
});
