import { readdirSync, readFileSync } from "node:fs";
import { CODES } from "docsjson/codes";
import { describe, expect, it } from "vitest";
import { type CodeDescription, RELEASES } from "../../src/codes/description.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

/** The codes of each release with their severities, as they were published. A released file never changes. */
const folder = new URL("../../fixtures/releases/", import.meta.url);
const released = readdirSync(folder).map((name) => ({
  release: name.replace(/\.json$/, ""),
  codes: JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, string>,
}));

const table = Object.entries<CodeDescription>(CODES);
const position = (release: string): number => RELEASES.findIndex((each) => each === release);

describe.each(released)("since $release", ({ release, codes }) => {
  it("new codes say which release brought them", () => {
    const younger = table.filter(([code]) => !Object.hasOwn(codes, code));
    expect(younger.filter(([, { since }]) => position(since ?? RELEASES[0]) <= position(release))).toEqual([]);
    const older = table.filter(([code]) => Object.hasOwn(codes, code));
    expect(older.filter(([, { since }]) => since !== undefined && position(since) > position(release))).toEqual([]);
  });

  it("a severity that changed says since when, and what it was", () => {
    const then = table.flatMap(([code, { severity, until }]) => {
      const changed = until !== undefined && position(until.release) > position(release);
      return Object.hasOwn(codes, code) ? [[code, changed ? until.severity : severity]] : [];
    });
    expect(Object.fromEntries(then)).toEqual(Object.fromEntries(then.map(([code = ""]) => [code, codes[code]])));
  });
});

describe("check --since-rules", () => {
  const SITE = { "docs.json": { navigation: { pages: ["a", "a"] } }, "a.mdx": "[b](/b)\n" };
  const check = (...args: string[]) => {
    const cwd = tempSite(SITE);
    return runCli(["check", "--format", "json", ...args], { cwd });
  };
  const codesOf = (...args: string[]) => {
    const { stdout } = check(...args);
    return JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code);
  };

  it("leaves out what came later", () => {
    expect(codesOf()).toContain("link/page-not-found");
    expect(codesOf("--since-rules", "0.1")).toEqual(["nav/duplicate-page"]);
    expect(codesOf("--since-rules", "0.2")).toEqual(codesOf());
  });

  it("keeps what a rule names, and not what only its area names", () => {
    expect(codesOf("--since-rules", "0.1", "--rule", "link/*=error")).not.toContain("link/page-not-found");
    expect(codesOf("--since-rules", "0.1", "--rule", "link/page-not-found=info")).toContain("link/page-not-found");
  });

  it("names the releases there are", () => {
    const { status, stderr } = check("--since-rules", "0.9");
    expect([status, stderr]).toEqual([2, expect.stringContaining("0.1, 0.2")]);
  });
});
