import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { releaseNotes } from "../../../src/publish/release/changelog.ts";
import { freshClone } from "../../support/fresh-clone.ts";

let clone = "";
beforeAll(() => {
  clone = freshClone();
});
afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

const commit = (): void => {
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--all", "-m", "a"], {
    cwd: clone,
  });
};

const writeVersion = (version: string): void => {
  for (const file of ["package.json", "package-lock.json"]) {
    const path = join(clone, file);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replaceAll(/(?<="name": "docsjson",\s+"version": ")[^"]+/g, version),
    );
  }
};

/** Writes the version where users copy it from. */
const writeCopies = (version: string): void => {
  const examples = readdirSync(join(clone, "examples")).map((name) => `examples/${name}/package.json`);
  for (const file of [...examples, "website/guides/ci.mdx"]) {
    const path = join(clone, file);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      text.replace(/"docsjson": "[^"]+/, `"docsjson": "^${version}`).replace(/rev: v\S+/, `rev: v${version}`),
    );
  }
};

/** Replaces what takes an hour by a command that ends with this status. */
const writeChecks = (status: number): void => writeFileSync(join(clone, ".ci/run"), `exit ${status}\n`);

const release = (...args: string[]) => {
  const program = join(clone, "node_modules/tsx/dist/cli.mjs");
  const run = spawnSync(process.execPath, [program, "src/publish/release/main.ts", ...args], {
    cwd: clone,
    encoding: "utf8",
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
};

const tags = () => execFileSync("git", ["tag"], { cwd: clone, encoding: "utf8" });

it("names everything that is in the way of a release", () => {
  writeVersion("9.1.0");
  execFileSync("git", ["tag", "v9.1.0"], { cwd: clone });
  writeFileSync(join(clone, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\nA feature.\n");
  expect(release("--dry-run")).toEqual({
    status: 1,
    stdout: "",
    stderr: `docsjson 9.1.0 can't be released:
  the working tree has changes; commit them or take them back
  the tag v9.1.0 exists; set another version in package.json
  examples/docusaurus/package.json names another version; write "docsjson": "^9.1.0"
  examples/fumadocs/package.json names another version; write "docsjson": "^9.1.0"
  examples/starlight/package.json names another version; write "docsjson": "^9.1.0"
  examples/vitepress/package.json names another version; write "docsjson": "^9.1.0"
  website/guides/ci.mdx names another version; write rev: v9.1.0
  CHANGELOG.md begins with "## Unreleased"; it must begin with "## 9.1.0 (YYYY-MM-DD)"
`,
  });
  execFileSync("git", ["tag", "--delete", "v9.1.0"], { cwd: clone, stdio: "ignore" });
  expect(release("--tagged").stderr).toContain("the commit has no tag v9.1.0");
});

it("sets no tag and makes nothing if the checks fail", () => {
  writeVersion("9.1.0");
  writeCopies("9.1.0");
  writeFileSync(
    join(clone, "CHANGELOG.md"),
    "# Changelog\n\n## 9.1.0 (2026-11-30)\n\nA feature.\n\n## 9.0.0\n\nMore.\n",
  );
  writeChecks(3);
  commit();
  const { status, stderr } = release();
  expect([status, stderr]).toEqual([1, '\ndocsjson 9.1.0 is not released: "bash .ci/run" ended with 3\n']);
  expect(tags()).toBe("");
});

it("reads the notes of a version, and nothing of the one before", () => {
  const changelog = "# Changelog\r\n\r\n## 0.2.0 (2026-11-30)\r\n\r\n- One.\r\n\r\n## 0.1.0\r\n\r\n- Two.\r\n";
  expect(releaseNotes(changelog, "0.2.0")).toEqual({ notes: "- One." });
  expect(releaseNotes(changelog, "0.1.0")).toHaveProperty("fault");
  expect(releaseNotes("## 0.2.0\n\n- One.", "0.2.0")).toEqual({
    fault: 'CHANGELOG.md gives no date for 0.2.0; write "## 0.2.0 (YYYY-MM-DD)"',
  });
  expect(releaseNotes("## 0.2.0 (2026-11-30)\n\n## 0.1.0", "0.2.0")).toEqual({
    fault: "CHANGELOG.md says nothing about 0.2.0",
  });
});
