import { expect, it } from "vitest";
import { compareNavigation } from "./compare-navigation.ts";
import type { ShownPage } from "./original/shown-page.ts";

const page = (name: string, title = name): ShownPage => ({ file: `${name}.md`, address: `/${name}`, title });

it("counts what a docs.json lacks of the original, and says what", () => {
  const imported = [page("b"), page("a"), page("c", "Other"), page("e")];
  const found = compareNavigation([[page("a"), page("b"), page("c")], [page("d")]], {
    pages: imported,
    follow: (address) => (address === "/b" ? undefined : address),
    unread: [],
  });
  expect(found).toEqual({
    pages: 4,
    kept: 3,
    inOrder: 2,
    places: 3,
    titled: 2,
    addressed: 2,
    more: 1,
    differences: [
      "b.md is not at /b, which leads to nothing",
      'c.md is called "Other", not "c"',
      "d.md is not listed",
      "1 pages of the list that begins with a.md are in another order",
      "e.md is listed, and the original does not show it",
    ],
  });
});
