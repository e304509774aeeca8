import { readdirSync } from "node:fs";
import { join } from "node:path";
import { planFixes, planInit, planSync, planVersion, textAfter } from "docsjson/author";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const SPEC = `openapi: 3.1.0
info: { title: Acme API, version: "1" }
paths:
  /users:
    get: { summary: List users, tags: [Users] }
    post: { summary: Add a user, tags: [Users] }
`;

const textOf = (plan: Awaited<ReturnType<typeof planFixes>>["value"], file: string): string | undefined => {
  const change = plan?.changes.find((each) => each.file === file);
  return change && textAfter(change);
};

describe("planSync", () => {
  const found = async (files: SiteFiles) => {
    const { value } = await planSync(tempSite(files));
    return { added: value?.added, removed: value?.removed, left: value?.left, changes: value?.changes };
  };
  const nothing = { added: [], removed: [], left: [], changes: [] };

  it("does not list pages that take the place of a generated page, and pages with a url", async () => {
    const files = {
      "docs.json": { theme: "mint", navigation: { groups: [{ group: "API", openapi: "api.yaml", pages: ["intro"] }] } },
      "api.yaml": SPEC,
      "intro.mdx": "",
      "blog.mdx": "---\nurl: https://blog.example\n---\n",
      "api-reference/users/list-users.mdx": "By hand.",
    };
    expect(await found(files)).toEqual(nothing);
  });

  it("puts no page into an entry in whose place another repository's navigation comes", async () => {
    const site = (pages: readonly string[]) => {
      const groups = [
        { group: "SDK", sourceRef: "acme/sdk", pages: ["guides/a"] },
        { group: "Guides", pages },
      ];
      return { "docs.json": { theme: "mint", navigation: { groups } }, "guides/a.mdx": "", "guides/z.mdx": "" };
    };
    expect((await found(site(["guides/z"]))).added).toEqual([{ entry: "guides/a", element: "Guides" }]);
    expect(await found(site(["guides/z", "guides/a"]))).toEqual(nothing);
  });

  /** The codes of what `sync` brings into step. */
  const CODES = ["nav/orphan-page", "nav/page-not-found", "openapi/unused-operations", "openapi/unknown-operation"];
  const sites = join(import.meta.dirname, "../../fixtures/sites");

  it.each(readdirSync(sites))("finds %s in sync if check has nothing of the kind", async (name) => {
    const { value, diagnostics } = await checkSite(join(sites, name));
    if (!value.navigation || diagnostics.some(({ code }) => CODES.includes(code))) return;
    const plan = (await planSync(join(sites, name))).value;
    expect({ added: plan?.added, removed: plan?.removed, left: plan?.left, changes: plan?.changes }).toEqual(nothing);
  });
});

describe("planFixes", () => {
  it("pins no redirect through a wildcard or a temporary one, keeps fragments, and says what it left", async () => {
    const redirects = [
      { source: "/spec/latest/:slug*", destination: "/spec/2026-11/:slug*", permanent: false },
      { source: "/rules", destination: "/spec/latest/rules" },
      { source: "/now", destination: "/spec/2026-11/rules", permanent: false },
      { source: "/today", destination: "/now" },
      { source: "/first", destination: "/second?a=b#there" },
      { source: "/second", destination: "/intro" },
    ];
    const folder = tempSite({
      "docs.json": {
        theme: "mint",
        name: "A",
        colors: { primary: "#0a0" },
        navigation: { pages: ["intro", "spec/2026-11/rules"] },
        redirects,
      },
      "intro.mdx": "",
      "spec/2026-11/rules.mdx": "",
    });
    const { value } = await planFixes(folder);
    expect(
      JSON.parse(textOf(value, "docs.json") ?? "").redirects.map((each: { destination: string }) => each.destination),
    ).toEqual([
      "/spec/2026-11/:slug*",
      "/spec/latest/rules",
      "/spec/2026-11/rules",
      "/now",
      "/intro?a=b#there",
      "/intro",
    ]);
    expect(value?.left.map(({ what }) => what.replace(/^docs\.json:\d+: /, ""))).toEqual([
      '"/spec/latest/rules" is itself redirected, so readers reach "/spec/2026-11/rules" after 2 redirects',
      '"/now" is itself redirected, so readers reach "/spec/2026-11/rules" after 2 redirects',
    ]);
    expect(new Set(value?.left.map(({ reason }) => reason))).toEqual(
      new Set(["a wildcard or a temporary redirect on the way may lead elsewhere later"]),
    );
  });
});

describe("planVersion", () => {
  it("moves links through permanent redirects to the copies, and says which temporary ones stay", async () => {
    const folder = tempSite({
      "docs.json": {
        theme: "mint",
        navigation: { versions: [{ version: "v2", pages: ["v2/intro", "v2/start"] }] },
        redirects: [
          { source: "/hello", destination: "/v2/intro" },
          { source: "/old/:slug*", destination: "/v2/:slug*" },
          { source: "/latest/:slug*", destination: "/v2/:slug*", permanent: false },
        ],
      },
      "v2/intro.mdx": "[a](/v2/start#x) [b](/hello#y) [c](/old/start) [d](/latest/start) [e](/elsewhere)",
      "v2/start.mdx": "",
    });
    const { value } = await planVersion(folder, "v1");
    expect(textOf(value as never, "v1/intro.mdx")).toBe(
      "[a](/v1/start#x) [b](/v1/intro#y) [c](/v1/start) [d](/latest/start) [e](/elsewhere)",
    );
    expect(value?.left).toEqual([
      {
        what: "v1/intro.mdx: the link /latest/start",
        reason: "leads to the current version through a temporary redirect, and stays",
      },
    ]);
  });
});

describe("planInit", () => {
  const nameOf = async (files: SiteFiles) => {
    const { value } = await planInit(tempSite(files));
    return JSON.parse(textOf(value as never, "docs.json") ?? "").name;
  };

  it("names the site of one spec by the title of the spec", async () => {
    expect(await nameOf({ "api.yaml": SPEC })).toBe("Acme API");
    expect(await nameOf({ "api.yaml": SPEC, "package.json": { name: "acme" } })).toBe("acme");
    expect(await nameOf({ "api.yaml": SPEC, "b.yaml": SPEC })).not.toBe("Acme API");
  });
});
