import { expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

it("reports a navigation in a navigation once", () => {
  expect(show('{ "navigation": { "groups": [{ "group": "A", "pages": ["a"] }] } }')).toMatchInlineSnapshot(`
    "1:19 error nav/misplaced-element ⟨"navigation"⟩
      "navigation" is nested in "navigation"
      → move its content one level up"
  `);
});

it("is an unknown field beside a root element", () => {
  expect(show('{ "navigation": {}, "pages": ["a"] }')).toMatchInlineSnapshot(`
    "1:19 warning config/unknown-field ⟨"navigation"⟩
      "navigation" is not a field of the navigation, so it is ignored
      → remove it, or check its spelling"
  `);
});
