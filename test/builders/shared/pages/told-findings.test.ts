import { expect, it } from "vitest";
import type { Log } from "../../../../src/builders/shared/pages/read-docs.ts";
import { ToldFindings } from "../../../../src/builders/shared/pages/told-findings.ts";
import { type Diagnostic, validateDocs } from "../../../../src/index.ts";

const found = (fields: object): Diagnostic[] =>
  validateDocs(
    JSON.stringify({
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
      navigation: { pages: ["a"] },
      ...fields,
    }),
  ).diagnostics;

const SITE = { texts: new Map<string, string>() };

/** What a log is told, with the codes of the findings. */
function listen() {
  const said: string[] = [];
  const log: Log = {
    info: (text) => said.push(`info ${text}`),
    warn: (text) => said.push(`warn ${text}`),
    error: (text) => said.push(`error ${text}`),
  };
  return { log, next: () => said.splice(0) };
}

const [red = [], blue = []] = [found({ colours: 1 }), found({ wheels: 1 })];

it("says what is new of a reading, and what is gone", () => {
  const told = new ToldFindings();
  const { log, next } = listen();
  told.tellDocs(red, SITE, log);
  expect(next()).toEqual([expect.stringContaining("colours")]);
  told.tellDocs(red, SITE, log);
  expect(next()).toEqual([]);
  told.tellDocs([...red, ...blue], SITE, log);
  const [fresh, ...others] = next();
  expect(fresh).toContain("wheels");
  expect(fresh).not.toContain("colours");
  expect(others).toEqual([]);
  told.tellDocs(blue, SITE, log);
  expect(next()).toEqual([expect.stringMatching(/^info no longer found: 1 finding\n.*colours/)]);
  told.tellDocs(red, SITE, log);
  expect(next()).toEqual([
    expect.stringContaining("colours"),
    expect.stringMatching(/^info no longer found.*\n.*wheels/),
  ]);
});

it("knows a finding that is at another line, that other pages have too, and that is only hidden by a fault", () => {
  const told = new ToldFindings();
  const { log, next } = listen();
  const moved = red.map((each) => ({ ...each, range: { start: { line: 9, column: 1 }, end: { line: 9, column: 2 } } }));
  told.tell(new Map([["a.mdx", red as Diagnostic[]]]), SITE, log);
  next();
  told.tell(new Map([["b.mdx", moved as Diagnostic[]]]), SITE, log);
  told.tell(new Map([["a.mdx", []]]), SITE, log);
  expect(next()).toEqual([]);
  told.tell(new Map([["b.mdx", []]]), SITE, log);
  expect(next()).toEqual([expect.stringContaining("no longer found")]);
  told.tellDocs(red, SITE, log);
  next();
  told.tellFault(blue, SITE, log);
  expect(next()).toEqual([expect.stringContaining("wheels")]);
  told.tellDocs(red, SITE, log);
  expect(next()).toEqual([expect.stringMatching(/^info no longer found.*\n.*wheels/)]);
});

it("lists the first of many that are gone", () => {
  const told = new ToldFindings();
  const { log, next } = listen();
  const many = found(Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`wheel${index}`, 1])));
  told.tellDocs(many, SITE, log);
  next();
  told.tellDocs([], SITE, log);
  const [text = ""] = next();
  expect(text.split("\n")).toHaveLength(12);
  expect(text).toMatch(/no longer found: 14 findings[\s\S]*\nand 4 more$/);
});
