import { expect, it } from "vitest";
import { astroFor } from "../../../src/builders/starlight/project.ts";

it.each([
  ["20.19.0", "5"],
  ["22.11.9", "5"],
  ["22.12.0", "7"],
  ["24.1.0", "7"],
])("on Node %s, sites are built with Astro %s", (node, major) => {
  expect(astroFor(node).astro?.split(".")[0]).toBe(major);
});
