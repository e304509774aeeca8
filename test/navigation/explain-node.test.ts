import { explain, flatten, type NavigationNode, resolveNavigation } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const specs = new Map([
  [
    "berths.yaml",
    indexOperations({
      openapi: "3.1.0",
      paths: {
        "/berths": {
          get: { tags: ["Berths"], summary: "List berths" },
          post: { tags: ["Berths"], summary: "Book", "x-hidden": true },
        },
        "/debug": { get: { summary: "Dump", "x-excluded": true } },
      },
    }),
  ],
]);

const resolve = (navigation: object, dialect: "spec" | "mintlify" = "mintlify", pages?: Map<string, object>) => {
  const { value } = resolveNavigation({ navigation }, { dialect, specs, ...(pages ? { pages } : {}) });
  if (!value) throw new Error("no navigation");
  return value;
};
const find = (nodes: readonly NavigationNode[], title: string) =>
  nodes.find((node) => node.title === title) as NavigationNode;
const sentences = (node: Parameters<typeof explain>[0]) =>
  explain(node).map(
    ({ about, sentence, place }) => `${about}: ${sentence}${place ? ` (${place.file}#${place.pointer})` : ""}`,
  );

describe("explain", () => {
  it("says where a spec and a directory come from", () => {
    const nodes = flatten(
      resolve({
        directory: "card",
        tabs: [
          { tab: "API", openapi: "berths.yaml", groups: [{ group: "Berths", root: "r", pages: ["GET /berths"] }] },
        ],
      }),
    );
    expect(sentences(find(nodes, "API"))).toMatchInlineSnapshot(`
      [
        "openapi: the spec "berths.yaml" is set here (docs.json#/navigation/tabs/0/openapi)",
        "directory: directory is "card", inherited from the navigation (docs.json#/navigation/directory)",
      ]
    `);
    expect(sentences(find(nodes, "Berths"))).toMatchInlineSnapshot(`
      [
        "openapi: the spec "berths.yaml" is inherited from tab "API" (docs.json#/navigation/tabs/0/openapi)",
        "directory: directory is "card", inherited from the navigation (docs.json#/navigation/directory)",
      ]
    `);
    expect(sentences(find(nodes, "List berths"))).toMatchInlineSnapshot(`
      [
        "reference: the entry names GET /berths, found in "berths.yaml" (docs.json#/navigation/tabs/0/groups/0/pages/0)",
        "openapi: the spec "berths.yaml" is inherited from tab "API" (docs.json#/navigation/tabs/0/openapi)",
      ]
    `);
  });

  it("says why a page and its group were generated", () => {
    const navigation = resolve({ tabs: [{ tab: "API", openapi: "berths.yaml" }] });
    expect(sentences(find(flatten(navigation), "Berths"))).toMatchInlineSnapshot(`
      [
        "generated: made for the operations with the tag "Berths" of "berths.yaml", because tab "API" sets openapi and has no pages of its own (docs.json#/navigation/tabs/0/openapi)",
        "openapi: the spec "berths.yaml" is inherited from tab "API" (docs.json#/navigation/tabs/0/openapi)",
        "directory: directory is "none", the default, since no element sets it",
      ]
    `);
    expect(sentences(find(flatten(navigation), "List berths"))).toMatchInlineSnapshot(`
      [
        "generated: generated for GET /berths of "berths.yaml", because tab "API" sets openapi and has no pages of its own (docs.json#/navigation/tabs/0/openapi)",
        "openapi: the spec "berths.yaml" is inherited from tab "API" (docs.json#/navigation/tabs/0/openapi)",
      ]
    `);
    expect(sentences(navigation.unlisted[0] as never)).toMatchInlineSnapshot(`
      [
        "generated: generated for POST /berths of "berths.yaml", because tab "API" sets openapi and has no pages of its own (docs.json#/navigation/tabs/0/openapi)",
        "hidden: not in the navigation, because the operation is marked x-hidden; the page exists at /api-reference/berths/book (berths.yaml#/paths/~1berths/post)",
        "openapi: the spec "berths.yaml" is inherited from tab "API" (docs.json#/navigation/tabs/0/openapi)",
      ]
    `);
  });

  it("says that an element without pages generates from what it inherits, in the spec dialect", () => {
    const navigation = resolve({ openapi: "berths.yaml", groups: [{ group: "All", pages: [] }] }, "spec");
    expect(sentences(find(flatten(navigation), "List berths"))).toMatchInlineSnapshot(`
      [
        "generated: generated for GET /berths of "berths.yaml", because group "All" has no pages, and inherits openapi from the navigation (docs.json#/navigation/openapi)",
        "openapi: the spec "berths.yaml" is inherited from the navigation (docs.json#/navigation/openapi)",
      ]
    `);
    expect(navigation.excluded.flatMap(sentences)).toMatchInlineSnapshot(`
      [
        "left-out: POST /berths has no page, because it is marked x-hidden in "berths.yaml"",
        "left-out: GET /debug has no page, because it is marked x-excluded in "berths.yaml"",
      ]
    `);
  });

  it("says why a node is hidden, and by whom", () => {
    const nodes = flatten(resolve({ tabs: [{ tab: "Drafts", hidden: true, pages: ["soon"] }] }));
    expect(sentences(find(nodes, "Drafts"))).toMatchInlineSnapshot(`
      [
        "directory: directory is "none", the default, since no element sets it",
        "hidden: hidden, because it says so itself (docs.json#/navigation/tabs/0)",
      ]
    `);
    expect(sentences(find(nodes, "Soon"))).toMatchInlineSnapshot(`
      [
        "hidden: hidden, because tab "Drafts" is (docs.json#/navigation/tabs/0/hidden)",
      ]
    `);
  });

  it("says why no listing is shown", () => {
    const nodes = flatten(resolve({ groups: [{ group: "Cards", directory: "card", pages: ["a"] }] }));
    expect(sentences(find(nodes, "Cards"))).toMatchInlineSnapshot(`
      [
        "directory: directory is "card", set here (docs.json#/navigation/groups/0/directory)",
        "listing: no listing is shown, because the group has no root page",
      ]
    `);
  });

  it("says that a page file stands for an operation", () => {
    const pages = new Map([["api-reference/berths/list-berths", { title: "Ours" }]]);
    const nodes = flatten(resolve({ tabs: [{ tab: "API", openapi: "berths.yaml" }] }, "mintlify", pages));
    expect(sentences(find(nodes, "Ours"))).toMatchInlineSnapshot(`
      [
        "replaced: the page file "api-reference/berths/list-berths" has the address of GET /berths, and replaces the generated page (docs.json#/navigation/tabs/0/openapi)",
        "generated: generated for GET /berths of "berths.yaml", because tab "API" sets openapi and has no pages of its own (docs.json#/navigation/tabs/0/openapi)",
      ]
    `);
  });

  it("has nothing to say of a plain page or a link", () => {
    const nodes = flatten(
      resolve({
        tabs: [
          { tab: "A", pages: ["a"] },
          { tab: "Blog", href: "https://blog.example" },
        ],
      }),
    );
    expect([sentences(nodes[1] as never), sentences(nodes[2] as never)]).toEqual([[], []]);
  });

  it("throws for what is no node of a navigation", () => {
    expect(() => explain({ type: "page" } as never)).toThrow(TypeError);
  });
});
