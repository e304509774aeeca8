import { planMigration } from "docsjson/author";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

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
