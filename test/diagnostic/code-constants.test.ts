/// <reference types="vite/client" />
import { formatDiagnostics } from "docsjson";
import { planFixes, textAfter } from "docsjson/author";
import { CODES, EXAMPLES } from "docsjson/codes";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import type { Code } from "../../src/diagnostic/code.ts";
import { fingerprintsOf } from "../../src/policy/fingerprints.ts";
import { tempSite } from "../support/temp-site.ts";

const texts = import.meta.glob<string>("../../src/**/*.ts", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<Record<string, unknown>>("../../src/**/*.ts");

const DEFINITION = /^(?:export )?const \w+ =[^;]*?\bcode\(\s*"([^"]+)",\s*\{\s*severity: "(\w+)"/gm;

const isCode = (value: unknown): value is Code =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "severity" in value &&
  ("message" in value || "cases" in value);

describe("the codes of the rules and the table of docsjson/codes", () => {
  it("are the same, each defined once", () => {
    const defined = Object.values(texts).flatMap((text) => [...text.matchAll(DEFINITION)]);
    const inTable = Object.entries(CODES).map(([name, { severity }]) => `${name} ${severity}`);
    expect(defined.map(([, name, severity]) => `${name} ${severity}`).sort()).toEqual(inTable.sort());
    expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(CODES).sort());
  });
});

/** A site with faults of many kinds: one is mended by a fix, many have one cause, and some are repeated. */
const SITE = {
  "docs.json": JSON.stringify({
    navigation: {
      gruops: [],
      groups: [
        { group: "A", pages: ["a.mdx", ...Array.from({ length: 6 }, (_, i) => `gone-${i}`)], expanded: true },
        { group: "A", pages: ["b", "b", "GET /none"], iconn: "x", expanded: true },
        { group: "C", icon: { a: 1 }, pages: [] },
        { group: "D", icon: { b: 2 }, pages: [] },
      ],
    },
    redirects: [
      { source: "/x", destination: "/y" },
      { source: "/y", destination: "/z" },
    ],
  }),
  "a.mdx": "",
  "b.mdx": "",
  ...Object.fromEntries(["one", "two", "three", "four"].map((name) => [`more/${name}.mdx`, ""])),
};

/** What baselines, fixes and groups of findings depend on. */
async function describeSite() {
  const folder = tempSite(SITE);
  const { diagnostics } = await checkSite(folder);
  const { value } = await planFixes(folder);
  const headlines = formatDiagnostics(diagnostics, { format: "pretty" }).match(/ [a-z]+\/[a-z-]+$/gm);
  return {
    said: diagnostics.map(({ message }) => message),
    fingerprints: fingerprintsOf(diagnostics),
    fixes: diagnostics.map(({ fixes }) => fixes.map(({ text, range }) => [text, range])),
    fixed: value?.changes.map(textAfter),
    headlines,
  };
}

it("other words change no baseline, no fix and no group", async () => {
  const { said, ...before } = await describeSite();
  const codes = await codesOfRules();
  expect(codes.length).toBeGreaterThan(100);
  const sayings = codes.map((code) => ({ ...code }));
  try {
    for (const code of codes) reword(code);
    const { said: reworded, ...after } = await describeSite();
    expect(new Set(reworded)).toEqual(new Set(["reworded"]));
    expect(said).not.toContain("reworded");
    expect(after).toEqual(before);
    expect(before.headlines?.length).toBeLessThan(said.length);
    expect(before.fixed).toHaveLength(1);
  } finally {
    // Other tests may run in this process, and a code may have had no hint.
    for (const [i, code] of codes.entries()) Object.assign(code, { hint: undefined }, sayings[i]);
  }
});

/** Makes a code say the same whatever its facts are. */
function reword(code: Code): void {
  const say = () => "reworded";
  if (code.cases) {
    const names = Object.keys(code.cases);
    code.cases = Object.fromEntries(names.map((name) => [name, () => ({ message: say(), hint: say() })]));
  } else Object.assign(code, { message: say, hint: say });
}

async function codesOfRules(): Promise<Code[]> {
  const paths = Object.keys(texts).filter((path) => new RegExp(DEFINITION).test(texts[path] ?? ""));
  const loaded = await Promise.all(paths.map((path) => modules[path]?.()));
  return loaded.flatMap((module) => Object.values(module ?? {}).filter(isCode));
}
