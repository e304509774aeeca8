import { describe, expect, it } from "vitest";
import { type Difference, type KnownDifference, unexplained } from "./known-differences.ts";

const difference = (place: string, change = '""'): Difference => ({
  probe: { place, change, config: {} },
  platform: "accepted",
  ours: "rejected",
});

const known = (place: string, changes?: string[]): KnownDifference => ({
  place,
  ...(changes ? { changes } : {}),
  platform: "accepted",
  ours: "rejected",
  reason: "It is meant.",
});

it("explains only configs with its text", () => {
  const rule: KnownDifference = { ...known("/a"), with: '"graphql":' };
  const wanted: Difference = { ...difference("/a"), probe: { place: "/a", change: "", config: { graphql: "a" } } };
  expect(unexplained([difference("/a"), wanted], [rule]).unknown).toEqual([difference("/a")]);
});

const places = (differences: readonly Difference[]) => differences.map(({ probe }) => probe.place);

describe("a known difference explains", () => {
  it.each([
    ["/a/b", ["/a/b"]],
    ["/a/*", ["/a/b", "/a/*"]],
    ["/a/**", ["/a", "/a/b", "/a/*", "/a/b/c"]],
    ["/**/c", ["/a/b/c"]],
    ["/og:title?", []],
  ])("with the place %s: %j", (place, explained) => {
    const all = ["/a", "/a/b", "/a/*", "/a/b/c", "/ab"].map((each) => difference(each));
    const { unknown } = unexplained(all, [known(place)]);
    expect(places(all).filter((each) => !places(unknown).includes(each))).toEqual(explained);
  });

  it("only what is tried there, where that is said", () => {
    const all = [difference("/a", '""'), difference("/a", "1")];
    expect(unexplained(all, [known("/a", ["1"])]).unknown).toEqual([all[0]]);
  });

  it("only the pair of verdicts that it names", () => {
    const other: Difference = { ...difference("/a"), platform: "dropped" };
    expect(unexplained([other], [known("/a")])).toEqual({ unknown: [other], unused: [known("/a")] });
  });
});

it("an explanation that no difference needs is named", () => {
  expect(unexplained([difference("/a")], [known("/a"), known("/b")]).unused).toEqual([known("/b")]);
});
