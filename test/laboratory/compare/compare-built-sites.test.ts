import { expect, it } from "vitest";
import { findDifference } from "./compare-built-sites.ts";
import { generateSite } from "./generated-site.ts";

const page = { href: "/a", title: "A", around: [] };
const site = generateSite(7);
const differs = (codes: string[], known = [{ differs: ["href"], with: "openapi/href-collision", reason: "Meant." }]) =>
  findDifference(
    { pages: [page], unlisted: [] },
    { built: { pages: [{ ...page, href: "/a-1" }], unlisted: [] }, codes: new Set(codes) },
    { site, seed: 7, known },
  );

it("makes the same site of a seed, and other sites of others", () => {
  expect(generateSite(7)).toEqual(site);
  expect(generateSite(8)).not.toEqual(site);
});

it("names the first field that differs, and is explained by a code of the site alone", () => {
  expect(differs([])).toMatchObject({ differs: "href", known: undefined });
  expect(differs(["openapi/href-collision"])).toMatchObject({ known: { reason: "Meant." } });
});
