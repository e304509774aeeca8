import { expect, it } from "vitest";
import { settingFiles } from "../../../../src/builders/shared/pages/published-files.ts";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { tempSite } from "../../../support/temp-site.ts";

it("publishes a logo and a favicon whose paths begin with a dot", async () => {
  const root = tempSite({
    "docs.json": {
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
      logo: { light: "./logo/light.svg", dark: "/logo/dark.svg" },
      favicon: "./favicon.svg",
      navigation: { pages: ["a"] },
    },
    "a.mdx": "Text",
    "logo/light.svg": "<svg/>",
    "logo/dark.svg": "<svg/>",
    "favicon.svg": "<svg/>",
  });
  const files = settingFiles(await readDocs({ root }, { failOnErrors: false }));
  expect(files.map(({ path }) => path)).toEqual(["/logo/light.svg", "/logo/dark.svg", "/favicon.svg"]);
});
