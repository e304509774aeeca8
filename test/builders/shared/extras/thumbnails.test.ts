import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { afterEach, expect, it, vi } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

afterEach(() => void vi.restoreAllMocks());

const SETTINGS = {
  ...{ name: "Lumen", theme: "mint", colors: { primary: "#0a7a5a" }, logo: "/logo.svg" },
  thumbnails: {},
  navigation: { groups: [{ group: "Guides", pages: ["a", "b", "own"] }] },
};
const FILES = {
  "logo.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="red"/></svg>',
  "a.md": "---\ntitle: Start 🎉\ndescription: Of lamps\n---\n",
  "b.md": `---\ntitle: ${"A title that is too long for one line ".repeat(9)}\n---\n`,
  "own.md": '---\ntitle: Own\n"og:image": /logo.svg\n---\n',
};

/** The images that pages name, the files of the site, and what is said, for a site that is published at an address. */
async function imagesOf(config: object = {}, files: Parameters<typeof tempSite>[0] = {}, siteUrl?: string) {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const root = tempSite({ "docs.json": { ...SETTINGS, ...config }, ...FILES, ...files });
  const docs = await createDocsSource({ root, siteUrl, basePath: "/docs" });
  const target = tempSite({});
  await docs.writeFiles(target);
  for (const page of ["a", "b", "own"]) docs.find([page])?.render();
  const imageOf = (page: string): string | undefined => {
    const tags = (docs.find([page])?.head ?? []).map((tag) => tag.attrs as Readonly<Record<string, string>>);
    return tags.find(({ property }) => property === "og:image")?.content;
  };
  const pictureOf = (page: string): Buffer =>
    readFileSync(join(target, new URL(imageOf(page) ?? "").pathname.slice("/docs/".length)));
  return { imageOf, pictureOf, said: () => warned.mock.calls.join("\n") };
}

const SITE = "https://lumen.example";

/** The width and the height in the head of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it("draws an image for each page without one of its own, and names its whole address", async () => {
  const { imageOf, pictureOf, said } = await imagesOf({}, {}, SITE);
  expect(imageOf("own")).toBe(`${SITE}/docs/logo.svg`);
  expect(imageOf("a")).toMatch(/^https:\/\/lumen\.example\/docs\/docs-thumbnails\/[\da-f]{16}\.png$/);
  expect(imageOf("a")).not.toBe(imageOf("b"));
  for (const page of ["a", "b"]) expect(sizeOf(pictureOf(page))).toEqual([1200, 630]);
  expect(said()).not.toContain("images of pages");
});

it("draws other images for another title, mode or logo, and the same ones for the same", async () => {
  const first = await imagesOf({}, {}, SITE);
  const again = await imagesOf({}, { "b.md": "---\ntitle: Another\n---\n" }, SITE);
  expect(again.imageOf("a")).toBe(first.imageOf("a"));
  expect(again.pictureOf("a").equals(first.pictureOf("a"))).toBe(true);
  expect(again.imageOf("b")).not.toBe(first.imageOf("b"));
  const dark = await imagesOf({ thumbnails: { appearance: "dark" } }, {}, SITE);
  expect(dark.pictureOf("a").equals(first.pictureOf("a"))).toBe(false);
  const logo = await imagesOf({}, { "logo.svg": FILES["logo.svg"].replace("red", "blue") }, SITE);
  expect(logo.pictureOf("a").equals(first.pictureOf("a"))).toBe(false);
});

it("has the title above the background", async () => {
  const files = { "a.md": "---\ntitle: One\n---\n", "b.md": "---\ntitle: Two\n---\n" };
  const { pictureOf } = await imagesOf({ thumbnails: { background: "/logo.svg" } }, files, SITE);
  expect(pictureOf("a").equals(pictureOf("b"))).toBe(false);
});

it("says why there are none: no address, a title in letters that the font lacks, a picture from elsewhere", async () => {
  const without = await imagesOf();
  expect(without.imageOf("a")).toBeUndefined();
  expect(without.said()).toMatch(/docs\.json:\d+:\d+.*\n.*images of pages that are shared.*--site gives/);
  const more = { thumbnails: { background: "https://pictures.example/a.png", fonts: { family: "Lato" } } };
  const { imageOf, said } = await imagesOf(more, { "b.md": "---\ntitle: 快速入门\n---\n" }, SITE);
  expect(imageOf("b")).toBeUndefined();
  expect(imageOf("a")).toMatch(/png$/);
  expect(said()).toContain('1 page has none: the font lacks letters such as "快"');
  expect(said()).toContain("they are without the background, which is no picture in a file of the docs");
  expect(said()).toContain('the setting "thumbnails.fonts"');
});

it("draws none for sites that do not ask", async () => {
  const { imageOf, said } = await imagesOf({ thumbnails: undefined }, {}, SITE);
  expect(imageOf("a")).toBeUndefined();
  expect(said()).not.toContain("images of pages");
});

it("draws a picture that can't be read as none, and says so", async () => {
  const { pictureOf, said } = await imagesOf({}, { "logo.svg": "<svg" }, SITE);
  expect(sizeOf(pictureOf("a"))).toEqual([1200, 630]);
  expect(said()).toContain("without the logo");
});
