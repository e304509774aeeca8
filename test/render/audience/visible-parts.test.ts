import { describe, expect, it } from "vitest";
import { markdownFor } from "../../../src/render/audience/visible-parts.ts";

describe("markdownFor", () => {
  it.each([
    ['a<Visibility for="agents">b</Visibility>c', "abc"],
    ['a<Visibility for="humans">b</Visibility>c', "ac"],
    ["a<Visibility for={'signed-out'}>b</Visibility>c", "abc"],
    ['a<Visibility for="signed-in">b <Visibility for="agents">c</Visibility></Visibility>d', "ad"],
    ['a<Visibility for="agents">b <Visibility for="signed-in">c</Visibility>d</Visibility>e', "ab de"],
    ["a<Visibility for={{ groups: [who] }}>b</Visibility>c", "ac"],
    ["a<Visibility for={who}>b</Visibility>c", "ac"],
    ["a<Visibility>b</Visibility>c", "ac"],
    ['a<Visibility for="signed-in" />b', "ab"],
    ['a<Visibility for="signed-in">b', "a"],
    ['a<Visibility for={{ groups: ["x"] b', "a"],
    [
      'a</Visibility>b<VisibilityNote for="signed-in">c</VisibilityNote>',
      'a</Visibility>b<VisibilityNote for="signed-in">c</VisibilityNote>',
    ],
    ['```\n<Visibility for="signed-in">a\n```\nb', '```\n<Visibility for="signed-in">a\n```\nb'],
  ])("%s", (text, left) => {
    expect(markdownFor(text, [])).toBe(left);
  });
  it("keeps what readers of a group may see", () => {
    const text = '<Visibility for={{ groups: ["a", "b"] }}>x</Visibility><Visibility for="signed-out">y</Visibility>';
    expect(markdownFor(text, ["b"])).toBe("x");
    expect(markdownFor(text, ["c"])).toBe("");
  });
});
