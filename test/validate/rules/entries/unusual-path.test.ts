import { expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

const navigation = '{ "pages": ["./a", "b ", "/c", "d//e", "./f.mdx"] }';

it("names paths that the hosted platform finds no file for", () => {
  expect(show(navigation, "mintlify")).toMatchInlineSnapshot();
});

it("says nothing of them in the specification's dialect", () => {
  expect(show(navigation)).not.toContain("nav/page-path");
});
