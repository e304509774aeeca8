import { addGroup, addPages, addRedirects, moveGroup, removeGroup, removePages, renamePages } from "docsjson/edit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

type Written = { group: string; pages: (string | Written)[] };

/** Groups in groups, whose pages have names that no other has. */
const tree = fc
  .letrec<{ group: Written }>((tie) => ({
    group: fc.record({
      group: fc.string({ maxLength: 5 }),
      pages: fc.array(fc.oneof({ depthSize: "small" }, fc.constant("page"), tie("group")), { maxLength: 4 }),
    }),
  }))
  .group.map((group) => {
    let count = 0;
    const number = ({ group: name, pages }: Written): Written => ({
      group: name,
      pages: pages.map((page) => (typeof page === "string" ? `p/${count++}` : number(page))),
    });
    return number(group);
  });

const layout = fc.record({
  indent: fc.constantFrom(0, 1, 2, 4, "\t"),
  lineEnd: fc.constantFrom("\n", "\r\n"),
  mark: fc.constantFrom("", "\uFEFF"),
  end: fc.constantFrom("", "\n"),
});

const docs = fc
  .record({ groups: fc.array(tree, { minLength: 1, maxLength: 3 }), layout, name: fc.string() })
  .map(({ groups, layout, name }) => {
    const numbered = groups.map((group, index) => JSON.parse(JSON.stringify(group).replaceAll('"p/', `"p${index}/`)));
    const text = JSON.stringify({ navigation: { groups: numbered }, name }, null, layout.indent);
    return layout.mark + text.replaceAll("\n", layout.lineEnd) + layout.end;
  });

const textOf = (result: ReturnType<typeof addPages>): string => {
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.value.docs.texts.get("docs.json") ?? "";
};

const read = (text: string) => JSON.parse(text.replace(/^\uFEFF/, ""));
const FIRST = "/navigation/groups/0";

describe("edits of any docs.json", () => {
  it("what was added can be taken out again, to the last byte", () => {
    fc.assert(
      fc.property(docs, fc.nat(5), (text, at) => {
        const added = textOf(addPages(text, ["new/one", "new/two"], { to: FIRST, at }));
        expect(read(added).navigation.groups[0].pages).toContain("new/two");
        const wasEmpty = read(text).navigation.groups[0].pages.length === 0;
        const removed = textOf(removePages(added, ["new/one", "new/two"], { keepEmpty: true }));
        expect(wasEmpty ? read(removed) : removed).toEqual(wasEmpty ? read(text) : text);
      }),
    );
  });

  it("a rename and its way back give the same bytes, and values in between", () => {
    fc.assert(
      fc.property(docs, (text) => {
        const pages = [...new Set(text.match(/(?<=")p\d+\/\d+(?=")/g) ?? [])];
        const there = new Map(pages.map((page) => [page, `moved/${page}`]));
        const renamed = textOf(renamePages(text, there));
        expect(renamed).toBe(text.replace(/"(?=p\d+\/\d+")/g, '"moved/'));
        expect(textOf(renamePages(renamed, new Map([...there].map(([from, to]) => [to, from]))))).toBe(text);
      }),
    );
  });

  it("a group added at the end and removed leaves no trace", () => {
    fc.assert(
      fc.property(docs, (text) => {
        const count = read(text).navigation.groups.length;
        const added = textOf(addGroup(text, { group: "New", pages: ["x"] }, { to: "/navigation" }));
        expect(read(added).navigation.groups[count]).toEqual({ group: "New", pages: ["x"] });
        expect(textOf(removeGroup(added, `/navigation/groups/${count}`))).toBe(text);
      }),
    );
  });

  it("a group moves with all that it holds", () => {
    fc.assert(
      fc.property(docs, (text) => {
        const { groups } = read(text).navigation;
        fc.pre(groups.length > 1);
        const moved = read(textOf(moveGroup(text, FIRST, { to: "/navigation/groups/1" }))).navigation.groups;
        expect(moved[0].pages.at(-1)).toEqual(groups[0]);
        expect(moved).toHaveLength(groups.length - 1);
      }),
    );
  });

  it("redirects added twice are there once", () => {
    fc.assert(
      fc.property(docs, (text) => {
        const once = textOf(addRedirects(text, [{ source: "/a", destination: "/b" }]));
        expect(textOf(addRedirects(once, [{ source: "/a", destination: "/b" }]))).toBe(once);
      }),
    );
  });
});
