import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const PROJECT = new URL("../../..", import.meta.url).pathname;

/** The suite as a user has it: in `node_modules`, beside this checkout's `docsjson`. */
const home = mkdtempSync(join(tmpdir(), "docsjson-suite-"));
const suite = join(home, "node_modules/docsjson-conformance");
mkdirSync(join(home, "node_modules"));
cpSync(join(PROJECT, "conformance"), suite, { recursive: true });
symlinkSync(PROJECT, join(home, "node_modules/docsjson"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const options = { cwd: home, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  return spawnSync(process.execPath, [join(suite, "run.js"), ...args], options);
};

/** A program that answers with the same text for each site. */
function tool(name: string, code: string): string {
  const file = join(home, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

const ONE = ["--cases", "navigation/group-root-is-its-main-page"];
const { expected } = JSON.parse(
  readFileSync(join(PROJECT, "conformance/cases/navigation/group-root-is-its-main-page/case.json"), "utf8"),
);

describe("the runner", () => {
  it("says that a program agrees, and what it does not answer", () => {
    const right = tool("right", `console.log(${JSON.stringify(JSON.stringify({ pages: expected.pages }))})`);
    const { status, stdout } = run(...ONE, "--", process.execPath, right, "{dir}");
    expect(stdout).toBe(`1 cases

| area | verdict | pages | anchors | findings | clean |
| --- | --- | --- | --- | --- | --- |
| navigation | – (1) | 1/1 |  |  |  |
| all | – (1) | 1/1 |  |  |  |
`);
    expect(status).toBe(0);
  });

  it("takes an answer of another form for one that differs", () => {
    const odd = tool("odd", 'console.log(JSON.stringify({ anchors: { "probes/page.mdx": {} }, findings: 7 }))');
    const { status, stderr } = run("--cases", "anchors/second-level-plain", "--", process.execPath, odd, "{dir}");
    expect([status, stderr]).toEqual([1, ""]);
  });

  it("shows what differs, and ends with 1", () => {
    const wrong = tool("wrong", 'console.log(JSON.stringify({ verdict: "accepted", pages: ["/elsewhere"] }))');
    const { status, stdout } = run(...ONE, "--list", "--", process.execPath, wrong, "{dir}");
    expect(stdout).toContain('said     ["/elsewhere"]');
    expect(stdout).toContain("| navigation | 1/1 | 0/1 |");
    expect(status).toBe(1);
  });

  it.each([
    ["prints no JSON", "console.log('fine')", "no JSON object: fine"],
    ["ends by a signal", "process.kill(process.pid, 'SIGKILL')", "it ended by SIGKILL"],
    ["throws", "throw new Error('out of order')", "out of order"],
    ["does not end", "setInterval(() => {}, 1000)", "it took longer than 2 s"],
  ])("never takes a program for right that %s", (name, code, message) => {
    const file = tool(name.replaceAll(" ", "-"), code);
    const { status, stdout, stderr } = run(...ONE, "--timeout", "2", "--", process.execPath, file, "{dir}");
    expect(stdout).toContain("| navigation | 0/1 |");
    expect(stderr).toContain("the command failed for 1 of 1 cases; for navigation/group-root-is-its-main-page: ");
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });

  it("reads the exit status alone if it is told so", () => {
    const fails = tool("fails", "process.exit(3)");
    const cases = ["--cases", "shapes/docs-invalid-config", "--by", "exit-status"];
    const { stdout } = run(...cases, "--json", "--", process.execPath, fails, "{dir}");
    const verdicts = JSON.parse(stdout).filter(({ part }: { part: string }) => part === "verdict");
    expect(verdicts.length).toBeGreaterThan(1);
    for (const { outcome, said } of verdicts) expect([outcome, said]).toEqual(["agrees", "rejected"]);
  });

  it.each([
    [[], "the command is missing"],
    [["--", "tool"], "{dir}"],
    [["--cases", "no-such-area/", "--", "tool", "{dir}"], "there is no such case"],
    [["--status", "needed", "--", "tool", "{dir}"], "--status must be of"],
    [["--timeout", "soon", "--", "tool", "{dir}"], "--timeout must be"],
  ])("says what is wrong with %j", (args, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

it("docsjson agrees with every case, also with those in which it departs from the platform, and with advice", () => {
  const adapter = join(suite, "adapters/docsjson.js");
  const statuses = "required,deviation,advice";
  const { status, stdout } = run("--status", statuses, "--list", "--", process.execPath, adapter, "--list", "{list}");
  expect(stdout).toMatch(/^\d{3} cases\n/);
  expect(Number.parseInt(stdout, 10)).toBeGreaterThanOrEqual(400);
  expect(status).toBe(0);
}, 240_000);
