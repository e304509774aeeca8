import { checkSite, type SiteRules } from "docsjson/node";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

/** Codes and places of what is found on a site with two missing pages and a dead link, under some overrides. */
async function found(...overrides: readonly Omit<SiteRules, "files">[]): Promise<string[]> {
  const navigation = {
    groups: [
      { group: "A", pages: ["index", "gone"] },
      { group: "B", pages: ["lost"] },
    ],
  };
  const site = tempSite({ "docs.json": { navigation }, "index.mdx": "[a](/none)\n" });
  const { diagnostics } = await checkSite(site, { dialect: "spec", rules: overrides });
  return diagnostics.map(({ code, file, pointer }) => `${file}${pointer} ${code}`);
}

const GONE = "docs.json/navigation/groups/0/pages/1 nav/page-not-found";
const LOST = "docs.json/navigation/groups/1/pages/0 nav/page-not-found";
const NONE = "index.mdx link/page-not-found";

it("overrides reach a place of docs.json, with all below it", async () => {
  expect(await found()).toEqual([GONE, LOST, NONE]);
  expect(await found({ pointers: ["/navigation/groups/0"], rules: { "*": "off" } })).toEqual([LOST, NONE]);
  expect(await found({ pointers: ["/navigation/groups/0/pages/10"], rules: { "*": "off" } })).toHaveLength(3);
});

it("overrides reach a page: its entry and its file", async () => {
  expect(await found({ pages: ["/gone"], rules: { "nav/*": "off" } })).toEqual([LOST, NONE]);
  expect(await found({ pages: ["index"], rules: { "link/*": "off" } })).toEqual([GONE, LOST]);
});

it("all that an override names must fit", async () => {
  const rules = { "*": "off" } as const;
  expect(await found({ pages: ["gone"], pointers: ["/navigation/groups/1"], rules })).toHaveLength(3);
  expect(await found({ pages: ["lost"], pointers: ["/navigation/groups/1"], rules })).toEqual([GONE, NONE]);
});
