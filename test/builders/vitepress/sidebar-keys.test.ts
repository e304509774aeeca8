import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesPattern, sidebarKeys } from "../../../src/builders/vitepress/sidebar-keys.ts";

/** The key that VitePress would choose for a page. */
function chosenKey(keys: readonly string[], file: string): string | undefined {
  return [...keys].sort((a, b) => b.split("/").length - a.split("/").length).find((key) => `/${file}`.startsWith(key));
}

describe("sidebarKeys", () => {
  it.each([
    [
      { "a/x.md": 0, "a/b/y.md": 0, "c/z.md": 1 },
      { "/": 0, "/c/": 1 },
    ],
    [
      { "x.md": 0, "y.md": 1, "z.md": 0 },
      { "/y.md": 1, "/": 0 },
    ],
    [
      { "api/a.md": 1, "api/b.md": 1, "guides/a.md": 0, "guides/b.md": 0 },
      { "/": 1, "/guides/": 0 },
    ],
  ])("gives %o the keys %o", (owner, keys) => {
    expect(Object.fromEntries(sidebarKeys(new Map(Object.entries(owner))))).toEqual(keys);
  });

  it("leads every page to its own sidebar and menu entry, whatever the folders", () => {
    const file = fc
      .array(fc.constantFrom("a", "b", "a.b", "index", "(c"), { minLength: 1, maxLength: 4 })
      .map((path) => `${path.join("/")}.md`);
    const owners = fc.array(fc.tuple(file, fc.nat({ max: 3 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(owners, (entries) => {
        const owner = new Map(entries);
        const keys = sidebarKeys(owner);
        for (const [file, sidebar] of owner) expect(keys.get(chosenKey([...keys.keys()], file) ?? "")).toBe(sidebar);
        for (const [file, sidebar] of owner) {
          // The path as VitePress compares it.
          const path = `/${file}`.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "");
          const marked = [0, 1, 2, 3].filter((other) => new RegExp(pagesPattern(keys, other) ?? "^$").test(path));
          expect(marked).toEqual([sidebar]);
        }
      }),
    );
  });
});
