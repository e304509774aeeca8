import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { searchFile } from "../../../src/builders/fumadocs/search-file.ts";
import type { FumadocsSearchIndex } from "../../../src/builders/fumadocs/search-index.ts";
import { installedExample } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

afterEach(() => void vi.restoreAllMocks());

/** Words that do not compress: numbers in base 36 after one another in a fixed sequence. */
function words(count: number, seed: number): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state.toString(36);
  }).join(" ");
}

const pageOf = (number: number, count: number): FumadocsSearchIndex => ({
  id: `/p${number}#`,
  url: `/p${number}`,
  title: `Page ${number}`,
  structuredData: {
    headings: [{ id: "h", content: `Heading ${number}` }],
    contents: Array.from({ length: 4 }, (_, part) => ({ heading: "h", content: words(count, number * 10 + part + 1) })),
  },
});

describeWith("the packages of examples/fumadocs", "the index of the search", () => {
  it("is whole for a site whose index is small", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const text = await searchFile(installedExample("fumadocs"), undefined, [pageOf(1, 20)]);
    expect(text).toContain(words(20, 11));
    expect(warned).not.toHaveBeenCalled();
  });

  it("is at most 1 MB gzipped for others, has all titles and headings, and says what it lacks", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const pages = Array.from({ length: 120 }, (_, index) => pageOf(index, 120));
    const text = await searchFile(installedExample("fumadocs"), undefined, pages);
    const packed = gzipSync(text);
    expect(packed.length).toBeLessThanOrEqual(1_000_000);
    expect(packed.length).toBeGreaterThan(300_000);
    expect(gunzipSync(packed).toString()).toContain("Heading 119");
    expect(warned.mock.calls.join()).toContain("a search of all text in a site of this size");
  }, 300_000);
});
