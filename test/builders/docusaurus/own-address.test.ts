import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dropOwnAddress } from "../../../src/builders/docusaurus/own-address.ts";
import { tempSite } from "../../support/temp-site.ts";

const URL = "http://localhost";

it("the pages of a site without an address do not name one, and keep all else of their heads", async () => {
  const data = '<script data-rh="true" type="application/ld+json">{"@id":"http://localhost/a"}</script>';
  const kept = [
    '<meta charset="utf-8"><meta name="a" content="> http"><title>About <link> http://localhost</title>',
    '<link rel="icon" href="/a.svg"><script src="/a.js" defer></script>',
    '<script>const at = "http://localhost";</script><style>.a > .b { color: red }</style>',
  ];
  const own = [
    '<link data-rh="true" rel="canonical" href="http://localhost/a">',
    '<meta property="og:url" content="http://localhost/a > b"/>',
    data,
  ];
  const page = (parts: string[]) => `<!doctype html><html><head>${parts.join("")}</head><body>${own[0]}</body></html>`;
  const folder = tempSite({ "a/index.html": page([kept[0], own[0], own[1], kept[1], data, kept[2]] as string[]) });
  await dropOwnAddress(folder, URL);
  expect(readFileSync(join(folder, "a/index.html"), "utf8")).toBe(page(kept));
});
