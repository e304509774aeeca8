import { sourceMapOfText } from "docsjson";
import { describe, expect, it } from "vitest";
import { finding } from "../../src/diagnostic/finding.ts";
import { breadcrumbOf, placeFindings } from "../../src/source/place-findings.ts";
import type { SourceMap } from "../../src/source/source-map.ts";
import { navEmpty } from "../../src/validate/rules/children/empty.ts";

const config = {
  navigation: {
    global: { anchors: [{ anchor: "Blog" }] },
    tabs: [
      { tab: "API", menu: [{ item: "Users", pages: ["a", { group: "Admin", pages: ["b"] }] }] },
      { groups: [{ group: "" }] },
    ],
  },
};

describe("breadcrumbs", () => {
  it.each([
    ["/navigation/tabs/0", 'tab "API"'],
    ["/navigation/tabs/0/menu/0/item", 'tab "API" › menu item "Users"'],
    ["/navigation/tabs/0/menu/0/pages/1/pages/0", 'tab "API" › menu item "Users" › group "Admin"'],
    ["/navigation/tabs/1/groups/0/icon", "tab 2 › group 1"],
    ["/navigation/global/anchors/0/href", 'anchor "Blog"'],
    ["/navigation/tabs/7/groups/0", undefined],
    ["/navigation/tabs", undefined],
    ["/name", undefined],
  ])("%s", (pointer, crumbs) => {
    expect(breadcrumbOf(config, pointer)).toBe(crumbs);
  });
});

const text = JSON.stringify(config, null, 2);
const empty = (pointer: string, part: "key" | "value" = "value") =>
  finding(navEmpty, { case: "root" }, { pointer, part });

describe("placing", () => {
  it("underlines a value of several lines by its opening bracket", () => {
    const [found] = placeFindings([empty("/navigation/tabs/0")], { config, sourceMap: sourceMapOfText(text) });
    expect(text.slice(found?.range?.start.offset, found?.range?.end.offset)).toBe("{");
  });

  it("underlines a key with its quotes", () => {
    const [found] = placeFindings([empty("/navigation/tabs", "key")], { config, sourceMap: sourceMapOfText(text) });
    expect(text.slice(found?.range?.start.offset, found?.range?.end.offset)).toBe('"tabs"');
  });

  it("leads to the file that a part of the config was read from, and scans each file once", () => {
    const scans: string[] = [];
    const inner = sourceMapOfText('{ "tab": "API" }', "nav/tab.json");
    const outer = sourceMapOfText(text);
    const sourceMap: SourceMap = {
      file: "docs.json",
      origin: (pointer) =>
        pointer.startsWith("/navigation/tabs/0")
          ? { file: "nav/tab.json", pointer: pointer.slice("/navigation/tabs/0".length) }
          : { file: "docs.json", pointer },
      ranges(file, places) {
        scans.push(file);
        return (file === "docs.json" ? outer : inner).ranges(file, places);
      },
    };
    const found = placeFindings([empty("/navigation/tabs/1"), empty("/navigation/tabs/0/tab"), empty("/navigation")], {
      config,
      sourceMap,
    });
    expect(found.map(({ file, pointer, breadcrumb }) => [file, pointer, breadcrumb])).toEqual([
      ["docs.json", "/navigation", undefined],
      ["docs.json", "/navigation/tabs/1", "tab 2"],
      ["nav/tab.json", "/tab", 'tab "API"'],
    ]);
    expect(scans.sort()).toEqual(["docs.json", "nav/tab.json"]);
  });

  it("says less without a text, and nothing wrong", () => {
    const withFix = finding(
      navEmpty,
      { case: "root" },
      { pointer: "/navigation" },
      {
        fixes: [{ title: "Fill it", place: { pointer: "/navigation" }, text: "1" }],
      },
    );
    expect(placeFindings([withFix], { config, file: "a.json" })).toEqual([
      {
        code: "nav/empty",
        args: { case: "root" },
        severity: "warning",
        message: '"root" is empty',
        hint: "use the path of the group's main page, or remove it",
        file: "a.json",
        pointer: "/navigation",
        related: [],
        fixes: [],
      },
    ]);
  });
});
