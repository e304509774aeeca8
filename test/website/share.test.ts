import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { decodeShared, encodeShared, MOST_CHARACTERS } from "../../website/playground/share.ts";

const SITE = {
  files: { "docs.json": '{ "navigation": { "pages": ["index"] } }', "index.mdx": "# Grüße 👋\n" },
  dialect: "spec",
  platform: "holocron",
  rules: { "nav/*": "off" },
};

const packed = (text: string): string => `#site=${Buffer.from(deflateSync(strToU8(text))).toString("base64url")}`;

describe("an address of the playground", () => {
  it("gives back the site that it was made of", () => {
    expect(decodeShared(`#${encodeShared(SITE)}`)).toEqual(SITE);
  });

  it("is short enough to be passed on, for a site of some pages", () => {
    const pages = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`page-${i}.mdx`, `# Page ${i}\n\nWords.\n`]),
    );
    expect(encodeShared({ files: { ...SITE.files, ...pages } }).length).toBeLessThan(MOST_CHARACTERS / 10);
  });

  it("says nothing where it holds nothing of the kind", () => {
    for (const fragment of ["", "#", "#install", "#code=nav/empty"]) expect(decodeShared(fragment)).toBeUndefined();
  });

  it.each([
    ["cut off", `#${encodeShared(SITE).slice(0, 60)}`],
    ["no archive", "#site=AAAA"],
    ["no JSON", packed("{")],
    ["no site", packed('{ "files": [1] }')],
    ["rules that are no texts", packed('{ "files": {}, "rules": { "nav/*": 1 } }')],
  ])("is refused where it is %s", (_, fragment) => {
    expect(() => decodeShared(fragment)).toThrow();
  });

  it("is refused where it would fill the memory", () => {
    const bomb = packed(JSON.stringify({ files: { "docs.json": " ".repeat(6_000_000) } }));
    expect(bomb.length).toBeLessThan(MOST_CHARACTERS);
    expect(() => decodeShared(bomb)).toThrow();
  });
});
