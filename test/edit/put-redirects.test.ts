import { addRedirects, removeRedirects } from "docsjson/edit";
import { describe, expect, it } from "vitest";

const docs = (redirects?: readonly object[]): string =>
  JSON.stringify({ name: "Acme", navigation: { pages: ["a"] }, ...(redirects && { redirects }) }, null, 2);

const redirectsOf = (result: ReturnType<typeof addRedirects>) => {
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return JSON.parse(result.value.docs.texts.get("docs.json") ?? "").redirects;
};

describe("addRedirects", () => {
  it("starts a list at the end of the file", () => {
    expect(addRedirects(docs(), [{ source: "/old", destination: "/new" }]).value?.edits).toMatchObject([
      {
        text: ',\n  "redirects": [\n    {\n      "source": "/old",\n      "destination": "/new"\n    }\n  ]',
      },
    ]);
  });

  it("writes an entry on one line where the others are", () => {
    const text = '{\n  "redirects": [\n    { "source": "/a", "destination": "/b" }\n  ]\n}\n';
    const result = addRedirects(text, [{ source: "/c", destination: "/d" }]);
    expect(result.value?.docs.texts.get("docs.json")).toBe(
      '{\n  "redirects": [\n    { "source": "/a", "destination": "/b" },\n    { "source": "/c", "destination": "/d" }\n  ]\n}\n',
    );
  });

  it.each<[string, [string, string][], [string, string][], [string, string][]]>([
    [
      "no chains",
      [["/a", "/b"]],
      [["/b", "/c"]],
      [
        ["/a", "/c"],
        ["/b", "/c"],
      ],
    ],
    ["there and back", [["/a", "/b"]], [["/b", "/a"]], [["/b", "/a"]]],
    ["the same again", [["/a", "/b"]], [["/a", "/b"]], [["/a", "/b"]]],
    ["another destination", [["/a", "/b"]], [["/a", "/c"]], [["/a", "/c"]]],
    ["no redirect away from where a page is now", [["/new", "/x"]], [["/old", "/new"]], [["/old", "/new"]]],
    [
      "several steps at once",
      [],
      [
        ["/a", "/b"],
        ["/b", "/c"],
      ],
      [
        ["/a", "/c"],
        ["/b", "/c"],
      ],
    ],
    [
      "wildcards stay",
      [["/v1/:slug*", "/v2/:slug*"]],
      [["/a", "/b"]],
      [
        ["/v1/:slug*", "/v2/:slug*"],
        ["/a", "/b"],
      ],
    ],
  ])("%s", (_, before, added, after) => {
    const entries = (pairs: readonly [string, string][]) =>
      pairs.map(([source, destination]) => ({ source, destination }));
    expect(redirectsOf(addRedirects(docs(entries(before)), entries(added)))).toEqual(entries(after));
  });

  it.each(["[\n []\n]", '"text"', "null"])("refuses a docs.json that is no object: %j", (text) => {
    const { ok, diagnostics } = addRedirects(text, [{ source: "/a", destination: "/b" }]);
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([{ code: "config/type", pointer: "" }]);
  });

  it("refuses a circle", () => {
    const added = [
      { source: "/a", destination: "/b" },
      { source: "/b", destination: "/a" },
    ];
    expect(addRedirects(docs(), added).diagnostics).toMatchObject([{ code: "edit/redirect-loop" }]);
  });
});

describe("removeRedirects", () => {
  it("takes out what has these sources", () => {
    const text = docs([
      { source: "/a", destination: "/b" },
      { source: "/c", destination: "/d" },
    ]);
    expect(redirectsOf(removeRedirects(text, ["/a"]))).toEqual([{ source: "/c", destination: "/d" }]);
    expect(removeRedirects(text, ["/z"]).diagnostics).toMatchObject([
      { code: "edit/not-found", message: 'docs.json has no redirect "/z"' },
    ]);
  });
});
