import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { carryOut, planInit, planSync } from "docsjson/author";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusSites } from "../support/corpus.ts";
import { describeCorpus } from "../support/describe-corpus.ts";
import { type SiteFiles, writeSite } from "../support/temp-site.ts";
import { faultsOfWriter, WRITERS } from "../support/writers.ts";

const folders = ["", "guides/", "guides/deep/", "api/", "fr/guides/"];
const pagePath = fc
  .tuple(fc.constantFrom(...folders), fc.constantFrom("index", "a", "b", "c", "two words"))
  .map(([folder, name]) => folder + name);

const operations = ["GET /users", "POST /users", "GET /users/{id}", "GET /teams"];

const SPEC = `openapi: 3.1.0
info: { title: Acme, version: "1" }
paths:
  /users:
    get: # a list
      summary: List users
      tags: [users]
    post: { summary: Add a user, tags: [users] }
  /users/{id}:
    get:
      # one of them
      summary: Get a user
      tags: [users]
  /teams:
    get:
      summary: List teams
      tags: [teams]
      x-mint:
        metadata: { icon: users }
`;

/** A page file: with text, or with an operation and perhaps a title. */
const pageText = fc.oneof(
  fc.constantFrom("", "Text.\n", "---\ntitle: A page\n---\n\nText. [A](/guides/a)\n"),
  fc
    .tuple(fc.constantFrom(...operations), fc.boolean(), fc.boolean())
    .map(
      ([operation, hasTitle, hasText]) =>
        `---\nopenapi: ${operation}\n${hasTitle ? "title: Shown\n" : ""}---\n${hasText ? "\nText.\n" : ""}`,
    ),
);

const entry = fc.oneof({ arbitrary: pagePath, weight: 6 }, { arbitrary: fc.constantFrom(...operations), weight: 1 });

const group = fc.record(
  {
    group: fc.constantFrom("One", "Two", "Three"),
    pages: fc.array(
      fc.oneof(
        { arbitrary: entry, weight: 5 },
        fc.record({ group: fc.constant("In"), pages: fc.array(entry, { maxLength: 3 }) }),
      ),
      {
        maxLength: 5,
      },
    ),
    // A slip that has one correction.
    expandd: fc.boolean(),
  },
  { requiredKeys: ["group", "pages"] },
);

const site = fc
  .record({
    groups: fc.array(group, { minLength: 1, maxLength: 4 }),
    files: fc.dictionary(pagePath, pageText, { minKeys: 1, maxKeys: 8 }),
    isPlatform: fc.boolean(),
    hasSpec: fc.boolean(),
    indent: fc.constantFrom(0, 2, 4, "\t"),
    lineEnd: fc.constantFrom("\n", "\r\n"),
  })
  .map(({ groups, files, isPlatform, hasSpec, indent, lineEnd }): SiteFiles => {
    const config = {
      ...(isPlatform && { $schema: "https://mintlify.com/docs.json", theme: "mint", colors: { primary: "#0a0a0a" } }),
      name: "Acme",
      navigation: { tabs: [{ tab: "All", ...(hasSpec && { openapi: "openapi.yaml" }), groups }] },
    };
    const pages = Object.entries(files).map(([path, text]) => [`${path}.mdx`, text]);
    return {
      "docs.json": JSON.stringify(config, null, indent).replaceAll("\n", lineEnd),
      "openapi.yaml": SPEC,
      ...Object.fromEntries(pages),
    };
  });

/** Gives a writer a folder of files, which goes then. */
async function inFolder<T>(fill: (folder: string) => void, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-site-"));
  try {
    fill(folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("what writes, on any site", () => {
  it.each(Object.keys(WRITERS))(
    "%s: is done in one run, keeps what it need not change, brings no fault",
    async (name) => {
      await fc.assert(
        fc.asyncProperty(site, async (files) => {
          const wrong = await inFolder(
            (folder) => writeSite(folder, files),
            (folder) => faultsOfWriter(folder, name),
          );
          expect(wrong).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );

  it("init: what it writes is in sync with the folder, and without faults", async () => {
    await fc.assert(
      fc.asyncProperty(site, async ({ "docs.json": _, ...files }) => {
        const outcome = await inFolder(
          (folder) => writeSite(folder, files),
          async (folder) => {
            const { value: plan } = await planInit(folder, { name: "Acme" });
            if (plan) await carryOut(plan);
            const { value } = await planSync(folder);
            return { changes: value?.changes, left: value?.left };
          },
        );
        expect(outcome).toEqual({ changes: [], left: [] });
      }),
      { numRuns: 40 },
    );
  });
});

/** How many page files of a site are written. */
const MOST_PAGES = 4000;

describeCorpus("what writes, on real sites", (corpus) => {
  it.each(Object.keys(WRITERS))(
    "%s",
    async (name) => {
      const wrong: string[] = [];
      for (const site of corpusSites(corpus)) {
        const found = await inFolder(
          (folder) => copySite(site, folder),
          (folder) => faultsOfWriter(folder, name),
        );
        wrong.push(...found.map((fault) => `${site}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
    1_800_000,
  );
});

/** A site with its page files, which have no text. */
function copySite(source: string, folder: string): void {
  cpSync(source, folder, { recursive: true });
  for (const extra of ["expected.json", "meta.json", "pages.txt"]) rmSync(join(folder, extra), { force: true });
  const list = join(source, "pages.txt");
  const files = existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  for (const file of files.slice(0, MOST_PAGES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), "");
  }
}
