import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { type Diagnostic, type Fix, validateDocs } from "docsjson";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";
import { mistakesIn } from "./mutations.ts";

// A fix removes its own finding and brings up no other error or warning. Here each one that is offered is made, by
// itself, and the file checked again.

const fixtures = new URL("../../fixtures/", import.meta.url).pathname;

type Check = (text: string) => readonly Diagnostic[];

const correct = (text: string, { range, text: written }: Fix): string =>
  text.slice(0, range.start.offset) + written + text.slice(range.end.offset);

/** What a finding says. Its place may move with a correction. */
const identityOf = ({ code, file, message }: Diagnostic): string => `${code} ${file} ${message}`;

const countOf = (diagnostics: readonly Diagnostic[], wanted: Diagnostic): number =>
  diagnostics.filter((each) => identityOf(each) === identityOf(wanted)).length;

/** Places in a text that can't be read move with each edit, and what is wrong with its values is not known before. */
const isUnreadable = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ code }) => code === "config/syntax");

const openerOf = ({ related }: Diagnostic) =>
  related.find(({ message }) => message.endsWith("is never closed"))?.range?.start.offset;

/** Whether a text lacks several closing brackets, which are reported one by one, from the inside: the next one is not new. */
const isOuter = (own: Diagnostic, each: Diagnostic): boolean => (openerOf(each) ?? Infinity) < (openerOf(own) ?? -1);

/** What a correction leaves behind or brings up that it should not. */
function harmDone(before: readonly Diagnostic[], own: Diagnostic, after: readonly Diagnostic[]): string[] {
  if (isUnreadable(before)) {
    const faults = after.filter(({ code }) => code === "config/syntax");
    return faults.length < before.length || faults.some((each) => isOuter(own, each)) ? [] : faults.map(identityOf);
  }
  const isNew = (each: Diagnostic) => each.severity !== "info" && countOf(after, each) > countOf(before, each);
  const isLeft = countOf(after, own) >= countOf(before, own);
  return [...after.filter(isNew), ...(isLeft ? [own] : [])].map(identityOf);
}

/** The corrections of a text that do harm, and how many there are at all. */
function tryFixes(text: string, check: Check): { tried: number; harmful: string[] } {
  const before = check(text);
  let tried = 0;
  const harmful: string[] = [];
  for (const own of before) {
    for (const fix of own.fixes) {
      tried++;
      const harm = harmDone(before, own, check(correct(text, fix)));
      if (harm.length > 0) harmful.push(`${identityOf(own)}: "${fix.title}" leads to ${harm.join(", ")} in ${text}`);
    }
  }
  return { tried, harmful };
}

/** The texts of the fixtures whose path matches. */
const textsOf = (pattern: RegExp) =>
  readdirSync(fixtures, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(fixtures + file, "utf8") }));

/** At most so many of a list, spread over all of it. */
const spread = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)] as T);
};

/** A text with one character less: each of its quotes, commas and colons in turn. */
const slipsIn = (text: string): string[] =>
  Array.from(text.matchAll(/[",:]/g), ({ index }) => text.slice(0, index) + text.slice(index + 1));

/** Fields that other formats have, with a value as people write it. */
const FOREIGN = [
  '"url": "docs/index"',
  '"url": "https://example.com"',
  '"link": "/start"',
  '"title": "Start"',
  '"name": "Start"',
  '"collapsed": true',
  '"disabled": true',
  '"isDefault": true',
  '"badge": "New"',
  '"items": ["a"]',
  '"children": [{ "group": "X", "pages": ["x"] }]',
  '"page": [1]',
];

/** A text with one field more, in each of its objects in turn. */
const withForeignFields = (text: string): string[] =>
  Array.from(text.matchAll(/\{(?=\s*")/g)).flatMap(({ index }) =>
    FOREIGN.map((field) => `${text.slice(0, index + 1)} ${field},${text.slice(index + 1)}`),
  );

describe.each(["spec", "mintlify"] as const)("every fix improves the file (%s)", (dialect) => {
  const check: Check = (text) => validateDocs(text, { dialect }).diagnostics;

  it("of the samples", () => {
    const results = textsOf(/^schema\/docs\/invalid\//).map(({ text }) => tryFixes(text, check));
    expect(results.flatMap(({ harmful }) => harmful)).toEqual([]);
    expect(results.some(({ tried }) => tried > 0)).toBe(true);
  });

  it("of single mistakes in sound files", () => {
    const sound = textsOf(/^(schema\/docs\/valid\/.*|sites\/[^/]+\/docs)\.json$/).filter(
      ({ text }) => check(text).length === 0 && Object.hasOwn(JSON.parse(text), "navigation"),
    );
    let tried = 0;
    for (const { text } of spread(sound, 12)) {
      const mistaken = [
        ...Object.values(mistakesIn(text)).flatMap((mistakes) => spread(mistakes, 6).map((make) => make().text)),
        ...spread(slipsIn(text), 30),
        ...spread(withForeignFields(text), 40),
      ];
      for (const each of mistaken) {
        const result = tryFixes(each, check);
        tried += result.tried;
        expect(result.harmful).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

it.each(textsOf(/^(broken|sites\/[^/]+)\/docs\.json$/))("every fix improves the site of $file", async ({ file }) => {
  const folder = dirname(fixtures + file);
  const { diagnostics: before, value } = await checkSite(folder);
  // References among pages that only the fix makes pages are judged by the specs, for the first time.
  const judgedByFile = ({ code }: Diagnostic) => !code.startsWith("openapi/");
  for (const own of before) {
    for (const fix of own.fixes) {
      const text = value.site.texts.get(fix.file) ?? "";
      const after = await checkSite(folder, { texts: new Map([[fix.file, correct(text, fix)]]) });
      expect(
        harmDone(before, own, after.diagnostics.filter(judgedByFile)),
        `${relative(fixtures, folder)}: ${fix.title}`,
      ).toEqual([]);
    }
  }
});

describe("no fix", () => {
  const fixesOf = (navigation: object) =>
    validateDocs(
      JSON.stringify({ theme: "mint", name: "x", colors: { primary: "#ffffff" }, navigation }),
    ).diagnostics.map(({ code, fixes }) => [code, fixes.map(({ text }) => text)]);

  it("that turns a meaning around", () => {
    const inner = { group: "B", collapsed: true, pages: ["b"] };
    expect(fixesOf({ groups: [{ group: "A", pages: ["a", inner] }] })).toEqual([["config/unknown-field", []]]);
    const [finding] = validateDocs({
      navigation: { groups: [{ group: "A", pages: ["a", inner] }] },
    }).diagnostics.filter(({ pointer }) => pointer.endsWith("/collapsed"));
    expect(finding?.hint).toBe('use "expanded", which means the opposite');
  });

  it("that brings up another finding", () => {
    const tab = { tab: "Docs", url: "docs/index", groups: [{ group: "g", pages: ["a"] }] };
    expect(fixesOf({ tabs: [tab] })).toEqual([["config/unknown-field", []]]);
  });

  it("that makes a problem visible which an unknown field hid", () => {
    expect(fixesOf({ pages: ["a"], gruops: [{ group: "B", pages: ["b", 1] }] })[0]?.[1]).toEqual([]);
  });

  it("that makes the file one of the hosted platform, which then lacks what the platform requires", () => {
    const { diagnostics } = validateDocs({ colrs: { primary: "#123456" }, navigation: { pages: ["a"] } });
    expect(diagnostics.map(({ code, hint, fixes }) => [code, hint, fixes])).toEqual([
      ["config/unknown-field", 'did you mean "colors"?', []],
    ]);
  });
});

it("a key that lacks its first quote is one fault, and its fix makes the file sound", () => {
  const text =
    '{"theme":"mint","name":"x","colors":{"primary":"#ffffff"},"navigation":{"groups":[{group":"S","pages":["a"]}]}}';
  const [fault, ...more] = validateDocs(text).diagnostics;
  expect(more).toEqual([]);
  const [fix] = fault?.fixes ?? [];
  expect(validateDocs(correct(text, fix as Fix))).toMatchObject({ ok: true, diagnostics: [] });
});

it("more slips than are reported keep their fixes", () => {
  const { diagnostics } = validateDocs(`{ "x": [${"'a', ".repeat(30)}"b"] }`);
  expect(diagnostics.map(({ fixes }) => fixes.length)).toEqual(diagnostics.map(() => 1));
});

it("offers none at a key that is there twice, whose other one would stay", async () => {
  const text = '{ "navigation": { "groups": [{ "group": "A", "pages": ["a"], "tga": "x", "tga": "x" }] } }';
  const unknown = ({ code }: Diagnostic) => code === "config/unknown-field";
  const once = text.replace('"tga": "x", ', "");
  for (const check of [
    async (text: string) => validateDocs(text).diagnostics,
    async (text: string) => (await checkSite(tempSite({ "docs.json": text, "a.mdx": "" }))).diagnostics,
  ]) {
    expect((await check(once)).find(unknown)?.fixes).toMatchObject([{ text: '"tag"' }]);
    expect((await check(text)).find(unknown)?.fixes).toEqual([]);
  }
});
