import { addGroup, addPages, moveGroup, removeGroup, renameGroup } from "docsjson/edit";
import { describe, expect, it } from "vitest";

const DOCS = `{\r
\t"navigation": {\r
\t\t"groups": [\r
\t\t\t{\r
\t\t\t\t"group": "Start",\r
\t\t\t\t"pages": [\r
\t\t\t\t\t"intro",\r
\t\t\t\t\t{\r
\t\t\t\t\t\t"group": "Inner",\r
\t\t\t\t\t\t"pages": ["a"]\r
\t\t\t\t\t}\r
\t\t\t\t]\r
\t\t\t},\r
\t\t\t{\r
\t\t\t\t"group": "More",\r
\t\t\t\t"pages": []\r
\t\t\t}\r
\t\t]\r
\t}\r
}\r
`;

const INNER = "/navigation/groups/0/pages/1";

const textOf = (result: ReturnType<typeof addGroup>): string => {
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.value.docs.texts.get("docs.json") ?? "";
};

describe("addGroup", () => {
  it("writes a group with the file's indentation and line ends", () => {
    expect(textOf(addGroup(DOCS, { group: "New", pages: ["b"] }, { to: "/navigation", at: 1 }))).toBe(
      DOCS.replace(
        '\t\t\t{\r\n\t\t\t\t"group": "More"',
        '\t\t\t{\r\n\t\t\t\t"group": "New",\r\n\t\t\t\t"pages": [\r\n\t\t\t\t\t"b"\r\n\t\t\t\t]\r\n\t\t\t},\r\n$&',
      ),
    );
  });

  it("puts a group among the pages of a group", () => {
    const text = textOf(addGroup(DOCS, { group: "New", pages: [] }, { to: "/navigation/groups/1" }));
    expect(JSON.parse(text).navigation.groups[1]).toEqual({ group: "More", pages: [{ group: "New", pages: [] }] });
  });
});

describe("an element with two lists", () => {
  const text = '{ "navigation": { "tabs": [{ "tab": "A", "groups": [], "pages": ["a"] }] } }';

  it("gets pages and groups into the one that has entries", () => {
    const to = { to: "/navigation/tabs/0" };
    expect(textOf(addPages(text, ["b"], to))).toContain('"groups": [], "pages": ["a", "b"]');
    expect(textOf(addGroup(text, { group: "G", pages: ["b"] }, to))).toContain(
      '"groups": [], "pages": ["a", { "group"',
    );
  });
});

describe("moveGroup", () => {
  it("moves a group as it is written, to another depth", () => {
    expect(textOf(moveGroup(DOCS, INNER, { to: "/navigation" }))).toBe(
      DOCS.replace(/,\r\n\t{5}\{[\s\S]*?\t{5}\}/, "").replace(
        '"pages": []\r\n\t\t\t}',
        '"pages": []\r\n\t\t\t},\r\n\t\t\t{\r\n\t\t\t\t"group": "Inner",\r\n\t\t\t\t"pages": ["a"]\r\n\t\t\t}',
      ),
    );
  });

  it("keeps a group out of itself", () => {
    expect(moveGroup(DOCS, "/navigation/groups/0", { to: INNER }).diagnostics).toMatchObject([
      { code: "edit/into-itself", message: 'the group "Start" cannot move into itself' },
    ]);
  });
});

describe("renameGroup and removeGroup", () => {
  it("touch nothing else", () => {
    expect(textOf(renameGroup(DOCS, INNER, 'In "quotes"'))).toBe(DOCS.replace('"Inner"', '"In \\"quotes\\""'));
    expect(textOf(removeGroup(DOCS, "/navigation/groups/1"))).toBe(
      DOCS.replace(/,\r\n\t{3}\{\r\n\t{4}"group": "More"[\s\S]*?\t{3}\}/, ""),
    );
  });

  it("say where there is no group", () => {
    expect(renameGroup(DOCS, "/navigation/groups/9", "x").diagnostics).toMatchObject([{ code: "edit/not-found" }]);
  });
});
