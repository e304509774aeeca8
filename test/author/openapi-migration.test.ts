import { planMigration } from "docsjson/author";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";
import { timeGrowth } from "../support/time-growth.ts";

it("takes out all pages that have to stay at once, instead of looking for each", async () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const isExcluded = (number: number) => number % 10 === 3;
  const operations = numbers.map(
    (number) => `  /r${number}:\n    get: { summary: Get ${number}, x-excluded: ${isExcluded(number)} }\n`,
  );
  const folder = tempSite({
    "docs.json": { theme: "mint", navigation: { pages: numbers.map((number) => `api/${number}`) } },
    "api.yaml": `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n${operations.join("")}`,
    ...Object.fromEntries(
      numbers.map((number) => [`api/${number}.mdx`, `---\nopenapi: api.yaml GET /r${number}\n---\n`]),
    ),
  });
  let resolved = 0;
  const { value } = await planMigration(folder, "openapi", {
    onProgress: (what) => {
      if (what === "resolving the navigation") resolved++;
    },
  });
  expect(value?.obsolete).toHaveLength(270);
  expect(value?.left.map(({ what }) => what)).toEqual(
    numbers
      .filter(isExcluded)
      .map((number) => `api/${number}`)
      .sort(),
  );
  expect(resolved).toBeLessThan(8);
});

/** A site of many specs, each with pages for its operations. */
function siteOfSpecs(specs: number, operations: number): string {
  const pages: Record<string, unknown> = {};
  const groups = Array.from({ length: specs }, (_, spec) => {
    const paths = Array.from({ length: operations }, (_, at): [string, object] => {
      pages[`api${spec}/${at}.mdx`] = `---\ntitle: "${at}"\nopenapi: "s${spec}.json GET /r${at}"\n---\n`;
      return [`/r${at}`, { get: { summary: `Get ${at}`, tags: [`t${at % 8}`] } }];
    });
    pages[`s${spec}.json`] = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: Object.fromEntries(paths) };
    return { group: `API ${spec}`, pages: paths.map((_, at) => `api${spec}/${at}`) };
  });
  return tempSite({ "docs.json": { theme: "mint", navigation: { groups } }, ...pages });
}

it("takes no more than its share for four times the pages of twice the specs", async () => {
  const sizes = { small: siteOfSpecs(6, 40), large: siteOfSpecs(12, 80), limit: 9 };
  const growth = await timeGrowth(sizes, async (folder) => {
    const { value } = await planMigration(folder, "openapi", { xMint: true, remove: true });
    expect(value?.obsolete?.length).toBeGreaterThan(0);
  });
  expect(growth).toBeLessThan(9);
});
