import { checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

it("a page file that a redirect hides is not told to be listed", async () => {
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index"] }, redirects: [{ source: "/old/", destination: "/" }] },
    "index.mdx": "",
    "old.mdx": "",
    "other.mdx": "",
  });
  const { diagnostics } = await checkSite(site, { dialect: "spec" });
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "docs.json redirect/shadowed-page",
    "other.mdx nav/orphan-page",
  ]);
});
