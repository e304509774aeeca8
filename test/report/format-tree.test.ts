import { formatTree, resolveNavigation } from "docsjson";
import { expect, it } from "vitest";

const tree = (navigation: unknown, options?: Parameters<typeof formatTree>[1]): string => {
  const { value } = resolveNavigation({ navigation });
  return value ? formatTree(value, options) : "";
};

it("draws every kind of node with its name, its address and what is special about it", () => {
  const navigation = {
    products: [
      {
        product: "Core",
        tabs: [
          {
            tab: "Start",
            menu: [
              { item: "Basics", pages: ["a"] },
              { item: "Blog", href: "/blog" },
            ],
          },
          {
            tab: "More",
            hidden: true,
            groups: [{ group: "G", root: "g", tag: "NEW", pages: ["b", { group: "", pages: ["c"] }] }],
          },
          { tab: "Status", href: "https://status.example.com" },
        ],
      },
    ],
  };
  expect(tree(navigation)).toMatchInlineSnapshot(`
    "product Core  4 pages
    ├─ tab Start  1 page
    │  ├─ item Basics  1 page
    │  │  └─ A  /a
    │  └─ Blog  → /blog
    ├─ tab More  3 pages  hidden
    │  └─ group G  /g  3 pages  [NEW], hidden
    │     ├─ B  /b  hidden
    │     └─ group ""  1 page  hidden
    │        └─ C  /c  hidden
    └─ Status  ↗ https://status.example.com

    4 pages
    "
  `);
});

it("counts what it folds away, pages and groups", () => {
  const groups = Array.from({ length: 20 }, (_, i) => ({ group: `G${i}`, pages: [`p${i}`, `q${i}`] }));
  expect(tree({ groups }).split("\n").at(-4)).toBe("… 8 more (16 pages)");
  expect(tree({ groups }, { fold: false })).not.toContain("more");
});

it("writes out what would steer a terminal, and colours only when asked to", () => {
  const hostile = tree({ groups: [{ group: "\u001b[31mred\n", pages: ["a\u202eb"] }] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none but line breaks
  expect(hostile).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(hostile).toContain("group \\u001b[31mred\\n");
  expect(tree({ pages: ["a"] }, { color: true })).toContain("\u001b[2m/a\u001b[22m");
});

it("lists the links of an element inside it, and those of the site at the end", () => {
  const anchors = (anchor: string) => ({ anchors: [{ anchor, href: "https://example.com" }] });
  const languages = [
    { language: "en", global: anchors("Forum"), pages: ["a"] },
    { language: "de", global: anchors("Das Forum"), pages: ["de/a"] },
  ];
  expect(tree({ languages, global: anchors("Status") })).toMatchInlineSnapshot(`
    "language en  1 page  default
    └─ A  /a
       global anchors: Forum  ↗ https://example.com
    language de  1 page
    └─ A  /de/a
       global anchors: Das Forum  ↗ https://example.com
    global anchors: Status  ↗ https://example.com

    2 pages
    "
  `);
});
