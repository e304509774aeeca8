import { expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

it("reports a navigation in a navigation once", () => {
  expect(show('{ "navigation": { "groups": [{ "group": "A", "pages": ["a"] }] } }')).toMatchInlineSnapshot();
});

it("is an unknown field beside a root element", () => {
  expect(show('{ "navigation": {}, "pages": ["a"] }')).toMatchInlineSnapshot();
});
