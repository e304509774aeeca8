import { checkSite, resolveSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../../support/temp-site.ts";

const SPEC = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/a": { get: { summary: "A" } }, "/b": { get: { summary: "B" } } },
};
const overlay = (summary: string, more: object = {}) => ({
  overlay: "1.0.0",
  info: { title: "O", version: "1" },
  actions: [{ target: "$.paths['/a'].get", update: { summary } }],
  ...more,
});

/** The titles of a site's pages, and its warnings and errors, in one line each. */
async function resolved(openapi: unknown, files: SiteFiles) {
  const config = {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: { groups: [{ group: "API", openapi }] },
  };
  const { value, diagnostics } = await resolveSite(tempSite({ "docs.json": config, ...files }));
  const found = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ severity, code, file, range, message }) => `${severity} ${code} ${file}:${range?.start.line} ${message}`);
  return { titles: value?.pages.map(({ title }) => title), found };
}

describe("the overlays of a site", () => {
  it.each([
    [
      "those that docs.json lists, in their order",
      { source: "api.json", overlays: ["two.json", "/one.json"] },
      { "api.json": SPEC, "one.json": overlay("One"), "two.json": overlay("Two") },
      ["One", "B"],
    ],
    [
      "those that extend the spec, by name",
      "api.json",
      {
        "api.json": SPEC,
        "x/a.json": overlay("One", { extends: "../api.json" }),
        "y.json": overlay("Two", { extends: "./api.json" }),
        "z/z.json": overlay("Other", { extends: "api.json" }),
      },
      ["Two", "B"],
    ],
    [
      "one that extends a path from the docs root",
      "specs/api.json",
      { "specs/api.json": SPEC, "x/a.json": overlay("One", { extends: "/specs/api.json" }) },
      ["One", "B"],
    ],
    [
      "none where the list is empty",
      { source: "api.json", overlays: [] },
      { "api.json": SPEC, "o.json": overlay("One", { extends: "api.json" }) },
      ["A", "B"],
    ],
    [
      "only those of the list where there is one",
      { source: "api.json", overlays: ["two.json"] },
      { "api.json": SPEC, "one.json": overlay("One", { extends: "api.json" }), "two.json": overlay("Two") },
      ["Two", "B"],
    ],
  ])("are %s", async (_, openapi, files, titles) => {
    expect(await resolved(openapi, files)).toEqual({ titles, found: [] });
  });

  it.each([
    [
      "a missing one",
      { source: "api.json", overlays: ["ovelay.json"] },
      { "api.json": SPEC, "overlay.json": overlay("One") },
    ],
    ["one outside of the docs root", { source: "api.json", overlays: ["../o.json"] }, { "api.json": SPEC }],
    ["one of another host", { source: "api.json", overlays: ["https://example.com/o"] }, { "api.json": SPEC }],
    [
      "one that is no overlay",
      { source: "api.json", overlays: ["o.yaml"] },
      { "api.json": SPEC, "o.yaml": "openapi: 3.1.0\n" },
    ],
    [
      "a found one that breaks a rule",
      "api.json",
      { "api.json": SPEC, "o.json": overlay("One", { extends: "api.json", overlay: "3.0" }) },
    ],
    ["a found one that can't be parsed", "api.json", { "api.json": SPEC, "o.yaml": "overlay: 1.0.0\nactions: [" }],
  ])("are named where there is %s, and the spec is read without it", async (_, openapi, files) => {
    const { titles, found } = await resolved(openapi, files);
    expect(titles).toEqual(["A", "B"]);
    expect(found).toMatchSnapshot();
  });

  it("point at the action that matches nothing, in the overlay", async () => {
    const text = `overlay: 1.0.0
info: { title: O, version: "1" }
actions:
  - target: $.paths['/c']
    remove: true
`;
    const files = { "api.json": SPEC, "o.yaml": text };
    const { found } = await resolved({ source: "api.json", overlays: ["o.yaml"] }, files);
    expect(found).toEqual([expect.stringMatching(/^warning overlay\/unmatched o\.yaml:4 /)]);
  });

  it("add operations that entries and front matter may name", async () => {
    const added = { target: "$.paths", update: { "/c": { get: { summary: "C" } } } };
    const { diagnostics, value } = await checkSite(
      tempSite({
        "docs.json": {
          navigation: {
            groups: [{ group: "API", openapi: { source: "api.json", overlays: ["o.json"] }, pages: ["GET /c", "d"] }],
          },
        },
        "d.mdx": "---\nopenapi: GET /c\n---\n",
        "api.json": SPEC,
        "o.json": overlay("A", { actions: [added] }),
      }),
    );
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(value.navigation?.pages.map(({ title }) => title)).toEqual(["C", "C"]);
  });
});
