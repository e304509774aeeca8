import { validateDocs } from "docsjson";
import { addGroup, addPages, movePages, removePages, renamePages } from "docsjson/edit";
import { describe, expect, it } from "vitest";

/** Everything but the edits keeps its bytes: odd spaces, escapes, an unusual order. */
const DOCS = `{
  "name":  "Acm\\u00e9",
  "navigation": {
    "tabs": [
      { "tab": "Guides", "groups": [
        {
          "pages": ["intro", "/install.mdx#linux"],
          "group": "Start"
        },
        { "group": "More", "root": "more/index",
          "pages": [
            "more/a",
            { "group": "Inner", "pages": [ "more/b" ] }
          ] }
      ] },
      { "tab": "API", "openapi": "api.yaml" }
    ]
  },
  "navbar": { "links": [{ "label": "Start", "href": "/intro?x=1#top" }] }
}
`;

const START = "/navigation/tabs/0/groups/0";

const textOf = (result: ReturnType<typeof addPages>): string => {
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.value.docs.texts.get("docs.json") ?? "";
};

describe("addPages", () => {
  it("writes pages in the layout of their list", () => {
    expect(textOf(addPages(DOCS, ["x", "y"], { to: START, at: 1 }))).toBe(
      DOCS.replace('["intro", ', '["intro", "x", "y", '),
    );
    expect(textOf(addPages(DOCS, ["x"], { to: "/navigation/tabs/0/groups/1", at: 0 }))).toBe(
      DOCS.replace('"more/a",\n', '"x",\n            "more/a",\n'),
    );
  });

  it("leaves the comment at the end of a line where it is", () => {
    const list = (...lines: string[]) => `{ "navigation": { "pages": [\n  ${lines.join("\n  ")}\n] } }`;
    const docs = (text: string) => ({ file: "docs.json", texts: new Map([["docs.json", text]]) });
    const added = (...lines: string[]) => textOf(addPages(docs(list(...lines)), ["c"], { to: "/navigation" }));
    const without = (page: string, ...lines: string[]) => textOf(removePages(docs(list(...lines)), [page]));
    expect(added('"a",', '"b" // second')).toBe(list('"a",', '"b", // second', '"c"'));
    expect(added('"a",', '"b",  /* second */')).toBe(list('"a",', '"b",  /* second */', '"c",'));
    expect(added('"a", "b" // both')).toBe(list('"a", "b", "c" // both'));
    expect(without("b", '"a", // first', '"b" // second')).toBe(list('"a" // first'));
    expect(without("b", '"a", // first', '"b", // second')).toBe(list('"a", // first'));
    expect(without("a", '"a", // first', '"b" // second')).toBe(list('"b" // second'));
  });

  it("gives an element that holds nothing its first pages", () => {
    expect(textOf(addPages(DOCS, ["api/intro"], { to: "/navigation/tabs/1" }))).toBe(
      DOCS.replace('"tab": "API", ', '"tab": "API", "pages": [\n        "api/intro"\n      ], '),
    );
  });

  it("writes into a navigation that is a list", () => {
    const list = '{ "navigation": [{ "group": "A", "pages": ["a"] }] }';
    const at = { to: "/navigation/groups/0" };
    expect(textOf(addPages(list, ["x"], at))).toBe(list.replace('"a"', '"a", "x"'));
    expect(textOf(renamePages(list, new Map([["a", "x"]])))).toBe(list.replace('"a"', '"x"'));
    expect(textOf(addGroup(list, { group: "B", pages: ["b"] }, { to: "/navigation" }))).toBe(
      list.replace("}]", '}, { "group": "B", "pages": ["b"] }]'),
    );
  });

  it("keeps a list of pages one of pages when a group comes into it", () => {
    const list = '{ "navigation": ["a", "b"] }';
    const text = textOf(addPages(list, [{ group: "G", pages: ["x"] }], { to: "/navigation" }));
    const errors = validateDocs(text).diagnostics.filter(({ code }) => code === "config/type");
    expect(errors).toEqual([]);
  });

  it("counts the entries of a list without those that the platform takes for none", () => {
    const rest = '{ "$schema": "https://holocron.so/docs.json", "navigation": { "pages": ["...", "a", "b"] } }';
    const at = { to: "/navigation", at: 1 };
    expect(textOf(addPages(rest, ["x"], at))).toBe(rest.replace('"a", ', '"a", "x", '));
    expect(textOf(removePages(rest, ["a"]))).toBe(rest.replace('"a", ', ""));
    expect(textOf(renamePages(rest, new Map([["b", "x"]])))).toBe(rest.replace('"b"', '"x"'));
  });

  it("tells the stretches that changed", () => {
    const result = addPages(DOCS, ["x"], { to: START });
    expect(result.value?.edits).toEqual([
      {
        file: "docs.json",
        range: { start: { line: 7, column: 50, offset: 154 }, end: { line: 7, column: 50, offset: 154 } },
        text: ', "x"',
      },
    ]);
    expect([...(result.value?.changed.keys() ?? [])]).toEqual(["docs.json"]);
  });

  it("refuses an element that holds something else, one that does not exist, and a text that is no JSON", () => {
    const messages = (to: string, docs = DOCS) =>
      addPages(docs, ["x"], { to }).diagnostics.map(({ message }) => message);
    expect(messages("/navigation/tabs/0")).toEqual(['this element contains "groups", so it cannot contain pages']);
    expect(messages("/navigation/tabs/7")).toEqual(['docs.json has no element "/navigation/tabs/7"']);
    expect(addPages("{", ["x"], { to: START })).toMatchObject({
      ok: false,
      value: undefined,
      diagnostics: [{ code: "config/syntax", range: { start: { line: 1 } } }],
    });
  });
});

describe("removePages", () => {
  it("takes a page out wherever it is, and elements that have nothing left", () => {
    expect(textOf(removePages(DOCS, ["more/b"]))).toBe(
      DOCS.replace(',\n            { "group": "Inner", "pages": [ "more/b" ] }', ""),
    );
    expect(textOf(removePages(DOCS, ["more/b"], { keepEmpty: true }))).toBe(DOCS.replace('[ "more/b" ]', "[]"));
    expect(textOf(removePages(DOCS, ["more/index"]))).toBe(DOCS.replace('"root": "more/index",\n          ', ""));
  });

  it("takes several neighbours at once, and the whole tab with its last page", () => {
    expect(textOf(removePages(DOCS, ["intro", "install", "more/a", "more/b", "more/index"]))).toBe(
      DOCS.replace(/\{ "tab": "Guides"[\s\S]*?\n {6}\] \},\n {6}/, ""),
    );
  });

  it("says which page is nowhere, and changes nothing then", () => {
    const result = removePages(DOCS, ["intro", "gone"]);
    expect(result.value).toBeUndefined();
    expect(result.diagnostics.map(({ message }) => message)).toEqual(['docs.json has no page "gone"']);
  });
});

describe("renamePages", () => {
  it("keeps the way an entry is written, and follows links to the page", () => {
    const moves = new Map([
      ["intro", "start/intro"],
      ["install", "start/install"],
      ["more/index", "more/overview"],
    ]);
    const renamed = textOf(renamePages(DOCS, moves));
    expect(renamed).toBe(
      DOCS.replace('"intro"', '"start/intro"')
        .replace("/install.mdx#linux", "/start/install.mdx#linux")
        .replace("more/index", "more/overview")
        .replace("/intro?x=1#top", "/start/intro?x=1#top"),
    );
    const back = new Map([...moves].map(([from, to]) => [to, from]));
    expect(textOf(renamePages(renamed, back))).toBe(DOCS);
  });

  it("changes nothing where nothing is named", () => {
    expect(renamePages(DOCS, new Map([["nowhere", "x"]])).value?.edits).toEqual([]);
  });
});

describe("movePages", () => {
  it("moves entries as they are written", () => {
    expect(textOf(movePages(DOCS, ["install", "more/b"], { to: START, at: 0 }))).toBe(
      DOCS.replace('["intro", "/install.mdx#linux"]', '["/install.mdx#linux", "more/b", "intro"]').replace(
        ',\n            { "group": "Inner", "pages": [ "more/b" ] }',
        "",
      ),
    );
  });
});
