import { indexOperations } from "docsjson/openapi";
import { expect, it } from "vitest";

const found = (version: string, tags: string) => {
  const text = `openapi: ${version}\ninfo: {}\npaths: { /a: { get: { tags: [a, b] } } }\ntags:\n${tags}`;
  const { value, diagnostics } = indexOperations(text, { file: "x.yaml" });
  const { tag, tagTitle, tagParents, badge } = value?.operations[0] ?? {};
  return {
    tag,
    tagTitle,
    tagParents,
    badge,
    found: diagnostics.map(({ range, message }) => `${range?.start.line} ${message}`),
  };
};

it.each([
  ["names a group by its summary", "  - { name: a, summary: A }\n", { tag: "a", tagTitle: "A" }],
  ["prefers a tag of the kind nav", "  - { name: a }\n  - { name: b, kind: nav }\n", { tag: "b", tagTitle: "b" }],
  ["prefers a declared tag", "  - { name: b }\n", { tag: "b", tagTitle: "b" }],
  ["takes no tag of another kind", "  - { name: a, kind: audience }\n", { tag: "b", tagTitle: "b" }],
  ["makes badges", "  - { name: a, kind: badge, summary: New }\n", { tag: "b", tagTitle: "b", badge: "New" }],
  [
    "nests",
    "  - { name: a, parent: c }\n  - { name: b, kind: audience }\n  - { name: c, summary: C, parent: d }\n  - { name: d }\n",
    {
      tag: "a",
      tagTitle: "a",
      tagParents: [
        { tag: "d", title: "d" },
        { tag: "c", title: "C" },
      ],
    },
  ],
])("OpenAPI 3.2 %s", (_, tags, expected) => {
  expect(found("3.2.0", tags)).toEqual({ tagParents: undefined, badge: undefined, ...expected, found: [] });
});

it("reports tags of OpenAPI 3.2 that are declared twice, lack their parent or are their own", () => {
  const tags =
    "  - { name: a, parent: b }\n  - { name: b, parent: a }\n  - { name: c, parent: lost }\n  - { name: c }\n";
  expect(found("3.2.0", tags).found).toEqual([
    '5 the parents of the tag "a" lead back to it',
    '7 the parent "lost" of the tag "c" is not declared',
    '8 the tag "c" is declared twice',
  ]);
});

it("reads the first tag of earlier versions, and nothing but its name and extensions", () => {
  const tags = "  - { name: a, summary: A, parent: b, kind: badge }\n  - { name: b, kind: nav }\n";
  expect(found("3.1.0", tags)).toEqual({ tag: "a", tagTitle: "a", tagParents: undefined, badge: undefined, found: [] });
});
