import fc from "fast-check";
import { expect, it } from "vitest";
import { prepareMatch } from "../../src/redirects/match-pattern.ts";
import { decodeTexts, parseRedirect, patternSource } from "../../src/redirects/redirect-pattern.ts";

const sourceOf = (source: string) => decodeTexts(parseRedirect({ source, destination: "/" }).source);

it("matches as the regular expression does that hosts get", () => {
  const piece = fc.constantFrom("/", "a", "b", ":x", ":y*", "*", "/:z*", ".", "(", "a/");
  const source = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  const path = fc
    .array(fc.constantFrom("/", "a", "b", ".", "(", "\n"), { maxLength: 9 })
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(source, path, (source, path) => {
      const pattern = sourceOf(source);
      const [, ...groups] = new RegExp(patternSource(pattern), "s").exec(path) ?? [];
      const fits = new RegExp(patternSource(pattern), "s").test(path);
      expect(prepareMatch(pattern)(path)).toEqual(fits ? groups.map((group) => group ?? "") : undefined);
    }),
    { numRuns: 3000 },
  );
});

it.each([":a", ":a*", "*", ":a/", "/:a*", "a:b*a"])("does not try all ways in which %s fits", (piece) => {
  const match = prepareMatch(sourceOf(`/${piece.repeat(400)}x`));
  expect(match(`/${"a/".repeat(900)}y`)).toBeUndefined();
});
