import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkAll } from "../../src/cli/check/checked-site.ts";
import type { CheckOptions } from "../../src/site/check-site.ts";
import * as checking from "../../src/site/check-site.ts";
import type { CustomRule } from "../../src/site/custom-rules/custom-rule.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": {
    navigation: {
      tabs: [
        { tab: "Guides", pages: { $ref: "./parts/pages.json" } },
        { tab: "API", openapi: "api.yaml" },
      ],
    },
  },
  "parts/pages.json": ["index", "more/a", "more/b"],
  "api.yaml": "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: { /a: { get: { summary: Get a } } }\n",
  "index.mdx":
    "---\ntitle: Home\n---\n[a](/more/a#part) [b](/more/b#made) ![](/logo.png) [get](/api-reference/get-a)\n",
  "more/a.mdx": "---\ntitle: A\n---\n## Part\n",
  "more/b.mdx": 'import { C } from "/.parts/c.jsx"\n\n<C />\n',
  ".parts/c.jsx": "export const C = () => <b>x</b>;\n",
  "logo.png": "",
  "node_modules/.keep": "",
};

/** Changes of the site; what each is about may be gone by then. */
const CHANGES: Readonly<Record<string, (at: (path: string) => string) => void>> = {
  "a page is written": (at) => writeFileSync(at("index.mdx"), "[a](/more/a#other) <Steps>\n"),
  "a page comes": (at) => writeFileSync(at("new.mdx"), "[a](/none)\n"),
  "a page goes": (at) => rmSync(at("more/a.mdx"), { force: true }),
  "a page gets another name": (at) => renameSync(at("index.mdx"), at("start.mdx")),
  "a page is other with the size and the time that it had"(at) {
    const { atime, mtime } = statSync(at("more/a.mdx"));
    writeFileSync(at("more/a.mdx"), readFileSync(at("more/a.mdx"), "utf8").replace("## Part", "## Tarp"));
    utimesSync(at("more/a.mdx"), atime, mtime);
  },
  "a folder gets another name": (at) => renameSync(at("more"), at("less")),
  "it has its name back": (at) => renameSync(at("less"), at("more")),
  "an image goes": (at) => rmSync(at("logo.png"), { force: true }),
  "an image comes": (at) => writeFileSync(at("logo.png"), ""),
  "a component makes an anchor": (at) =>
    writeFileSync(at(".parts/c.jsx"), 'export const C = () => <b id="made">x</b>;\n'),
  "a component makes none": (at) => writeFileSync(at(".parts/c.jsx"), "export const C = () => <b>x</b>;\n"),
  "a spec has another operation": (at) => writeFileSync(at("api.yaml"), SITE["api.yaml"].replace("Get a", "Get b")),
  "an include has another page": (at) => writeFileSync(at("parts/pages.json"), '["index", "new"]'),
  "docs.json is broken": (at) => writeFileSync(at("docs.json"), "{"),
  "docs.json is as it was": (at) => writeFileSync(at("docs.json"), JSON.stringify(SITE["docs.json"])),
  "files are ignored": (at) => writeFileSync(at(".mintignore"), "more/\n"),
  "none are ignored": (at) => rmSync(at(".mintignore"), { force: true }),
  "a page is a link"(at) {
    rmSync(at("linked.mdx"), { force: true });
    symlinkSync(existsSync(at("new.mdx")) ? "new.mdx" : "more/a.mdx", at("linked.mdx"));
  },
  "nobody may read a page": (at) => chmodSync(at("more/b.mdx"), 0),
};

const OPTIONS: CheckOptions = { remote: [], dialect: "mintlify", strict: false, keepReadings: true };

const RULE: CustomRule = {
  codes: [{ name: "acme/title", severity: "info", message: () => "" }],
  check: () => {},
};

const NO_OUTCOME = { folder: "", head: { dialect: "mintlify", pages: 3, versions: [] }, diagnostics: [], texts: [] };

/** What is told of a site, and whether it was checked for that. */
async function check(folder: string, options: CheckOptions = OPTIONS) {
  const spy = vi.spyOn(checking, "checkSite");
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const context = { args: [], cwd: folder, env: {}, ...streams };
  const [told] = await checkAll(["."], { options: { ...options, cwd: folder }, config: undefined }, context as never);
  const wasChecked = spy.mock.calls.length > 0;
  spy.mockRestore();
  return { told, wasChecked };
}

/** What is told of it by a check that keeps nothing. */
const checkAnew = async (folder: string, options: CheckOptions = OPTIONS) =>
  (await check(folder, { ...options, keepReadings: false })).told;

beforeEach(() => {
  const now = Date.now;
  // Nothing was written just before.
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + 10_000);
  return () => clock.mockRestore();
});

describe("a check of what was checked before", () => {
  it("tells the same, without checking, until files come, go or change", async () => {
    const changes = fc.array(fc.constantFrom(...Object.keys(CHANGES)), { minLength: 1, maxLength: 6 });
    let [kept, all] = [0, 0];
    await fc.assert(
      fc.asyncProperty(changes, async (names) => {
        const folder = tempSite(SITE);
        await check(folder);
        for (const name of names) {
          try {
            CHANGES[name]?.((path) => join(folder, path));
          } catch {
            // The file that it is about is gone.
          }
          const expected = await checkAnew(folder);
          expect((await check(folder)).told).toEqual(expected);
          const again = await check(folder);
          expect(again.told).toEqual(expected);
          all++;
          if (!again.wasChecked) kept++;
        }
      }),
      { numRuns: Number(process.env.ROUNDS ?? 40) },
    );
    expect(kept).toBe(all);
  });

  it.each(Object.keys(CHANGES).filter((name) => !/^it has|^none|as it was$|makes none$|an image comes/.test(name)))(
    "is one anew once %s",
    async (name) => {
      const folder = tempSite(SITE);
      const { told } = await check(folder);
      expect(await check(folder)).toEqual({ told, wasChecked: false });
      CHANGES[name]?.((path) => join(folder, path));
      expect((await check(folder)).wasChecked).toBe(true);
    },
  );

  it.each<[string, CheckOptions]>([
    ["other rules", { ...OPTIONS, rules: { "nav/orphan-page": "error" } }],
    ["another dialect", { ...OPTIONS, dialect: "spec" }],
    ["rules of the project's own", { ...OPTIONS, customRules: [RULE] }],
    ["specs from the web", { ...OPTIONS, remote: ["example.com"] }],
    ["the specs themselves", { ...OPTIONS, deepSpecs: true }],
  ])("is one anew for %s", async (_what, options) => {
    const folder = tempSite(SITE);
    await check(folder);
    const { told, wasChecked } = await check(folder, options);
    expect(wasChecked).toBe(true);
    expect(told).toEqual(await checkAnew(folder, options));
  });

  it("is one anew after a check during which a file was written to, or shortly before", async () => {
    vi.mocked(Date.now).mockRestore();
    const folder = tempSite(SITE);
    await check(folder);
    expect((await check(folder)).wasChecked).toBe(true);
  });

  it.each<[string, (text: string) => string]>([
    ["torn", (text) => text.slice(0, text.length / 2)],
    ["changed", (text) => text.replace("/none", "/nine")],
    ["foreign", () => "{}"],
  ])("is one anew if what is kept is %s", async (_what, spoil) => {
    const folder = tempSite({ ...SITE, "index.mdx": "[a](/none)" });
    const { told } = await check(folder);
    const cache = join(folder, "node_modules/.cache/docsjson");
    const file = join(cache, readdirSync(cache).find((name) => name.startsWith("check-")) as string);
    writeFileSync(file, spoil(readFileSync(file, "utf8")));
    expect(await check(folder)).toEqual({ told, wasChecked: true });
    expect(await check(folder)).toEqual({ told, wasChecked: false });
  });

  it.each<[string, (file: string, text: string) => void]>([
    ["brought by a commit", (file, text) => writeFileSync(file, text)],
    [
      "a link",
      (file, text) => {
        writeFileSync(`${file}.other`, text);
        symlinkSync(`${file}.other`, file);
      },
    ],
    ["a link to a device", (file) => symlinkSync("/dev/zero", file)],
    ["a pipe", (file) => void execFileSync("mkfifo", [file])],
  ])("is one anew if what is kept is %s", async (_what, bring) => {
    const folder = tempSite({ ...SITE, "index.mdx": "[a](/none)" });
    const { told } = await check(folder);
    const cache = join(folder, "node_modules/.cache/docsjson");
    for (const name of readdirSync(cache)) {
      const [self, , json = ""] = readFileSync(join(cache, name), "utf8").split("\n");
      rmSync(join(cache, name));
      // Nothing rests on any file, and nothing was found.
      const forged = name.startsWith("check-")
        ? JSON.stringify({
            ...JSON.parse(json),
            folders: [],
            state: hash("sha1", "", "base64url"),
            outcome: NO_OUTCOME,
          })
        : json;
      bring(join(cache, name), `${self}\n${hash("sha1", forged)}\n${forged}`);
    }
    expect(await check(folder)).toEqual({ told, wasChecked: true });
    expect(await check(folder)).toEqual({ told, wasChecked: false });
  });

  it("is one anew for each docs root", async () => {
    const folder = tempSite({ "node_modules/.keep": "" });
    for (const name of ["one", "two"]) writeSite(join(folder, name), { ...SITE, "index.mdx": `[a](/${name})` });
    for (const name of ["one", "two", "one"]) {
      const { told } = await check(join(folder, name));
      expect(told?.diagnostics.map(({ message }) => message).join("\n")).toContain(`"/${name}" does not exist`);
    }
  });
});
