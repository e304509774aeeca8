import { readFileSync } from "node:fs";
import { join } from "node:path";
import { planFixes, textAfter } from "docsjson/author";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

const SETTINGS = `"theme": "mint",\r\n  "name": "Acme",\r\n  "colors": { "primary": "#0a0" }`;

const fixed = async (text: string, files = {}) => {
  const folder = tempSite({ "docs.json": text, "intro.mdx": "", ...files });
  const { value } = await planFixes(folder);
  expect(readFileSync(join(folder, "docs.json"), "utf8")).toBe(text);
  const change = value?.changes[0];
  return { text: change && textAfter(change), left: value?.left, result: value?.result };
};

it("makes corrections that are beyond doubt, step by step, and leaves all other bytes", async () => {
  const broken = `{\r\n  ${SETTINGS},\r\n  "navigation": { "gruops": [ { "group":"A", "pages": ["intro.mdx",] } ] }\r\n}`;
  const { text, result } = await fixed(broken);
  expect(text).toBe(broken.replace("gruops", "groups").replace("intro.mdx", "intro").replace('",]', '"]'));
  expect(result?.diagnostics).toEqual([]);
});

it("takes back what brings up another finding", async () => {
  const text = `{\r\n  ${SETTINGS},\r\n  "navigation": { "groups": [ { "group": "A", "pages": ["intro"], "exapnded": true } ] }\r\n}`;
  const { text: after, left } = await fixed(text);
  expect(after).toBeUndefined();
  expect(left).toEqual([
    {
      what: expect.stringContaining('"exapnded"'),
      reason: "its correction would bring up another finding",
    },
  ]);
});

it("tries no correction where there are findings that are not listed", async () => {
  const redirects = Array.from({ length: 10_002 }, (_, at) => `{"source":"/s${at}","destination":"/s${at + 1}"}`);
  const { text, left } = await fixed(
    `{ ${SETTINGS}, "navigation": { "pages": ["intro"] }, "redirects": [${redirects}] }`,
  );
  expect(text).toBeUndefined();
  expect(new Set(left?.map(({ reason }) => reason))).toEqual(
    new Set(["there are too many corrections to try each by itself"]),
  );
});

it("tries corrections by themselves up to an effort", async () => {
  const redirects = Array.from({ length: 400 }, (_, at) => `{"source":"/s${at}","destination":"/s${at + 1}"}`);
  const padding = `"description": "${"a".repeat(1_000_000)}"`;
  const navigation = `"navigation": { "pages": ["intro"] }`;
  const { left } = await fixed(`{ ${SETTINGS}, ${padding}, ${navigation}, "redirects": [${redirects}] }`);
  const tried = left?.filter(({ reason }) => reason === "its correction would bring up another finding");
  expect(left?.length).toBeGreaterThan(300);
  expect(tried?.length).toBeLessThan(20);
});

it("corrects code by code what it cannot correct together", async () => {
  // Each of the first kind would bring up another finding, and there are too many of them to try each by itself.
  const padding = `"description": "${"a".repeat(1_000_000)}"`;
  const groups = Array.from({ length: 60 }, (_, at) => `{"group":"A${at}","pages":["p${at}.mdx"],"exapnded":true}`);
  const files = Object.fromEntries(groups.map((_, at) => [`p${at}.mdx`, ""]));
  const { text, left } = await fixed(`{ ${SETTINGS}, ${padding}, "navigation": { "groups": [${groups}] } }`, files);
  expect(text?.match(/p\d+\.mdx/g)).toBeNull();
  expect(text?.match(/exapnded/g)).toHaveLength(60);
  expect(left).toHaveLength(60);
});

it("makes all corrections but those that bring up another finding, among 163 of five codes in a large docs.json", async () => {
  const padding = `"description": "${"a".repeat(100_000)}"`;
  const names = Array.from({ length: 40 }, (_, at) => `p${at}`);
  const groups = names.map((name, at) => {
    const wrong = at % 13 === 0 ? `,"exapnded":true` : "";
    return `{"group":"${name}","pages":["${name}.mdx"],"icno":"rocket"${wrong}}`;
  });
  const redirects = names.flatMap((name) => [
    `{"source":"/a-${name}","destination":"/b-${name}"}`,
    `{"source":"/b-${name}","destination":"/${name}"}`,
  ]);
  const pages = names.map((name): [string, string] => [`${name}.mdx`, "[a](#Set_Up)\n\n## Set up\n"]);
  const { left, result } = await fixed(
    `{ ${SETTINGS}, ${padding}, "navigation": { "groups": [${groups}] }, "redirects": [${redirects}] }`,
    Object.fromEntries(pages),
  );
  expect(left?.map(({ reason }) => reason)).toEqual(Array(4).fill("its correction would bring up another finding"));
  const codes = result?.diagnostics.map(({ code }) => code);
  expect(codes).toEqual([...Array(4).fill("config/unknown-field"), "nav/orphan-page"]);
});

it("leaves a link that is meant for the Markdown of a page", async () => {
  const page = "[`/other.md`](/other.md) [as Markdown](/other.md) [Other](/other.md)\n";
  const folder = tempSite({
    "docs.json": `{ ${SETTINGS}, "navigation": { "pages": ["intro", "other"] } }`,
    "intro.mdx": page,
    "other.mdx": "",
  });
  const { value } = await planFixes(folder);
  const [change] = value?.changes ?? [];
  expect(change && textAfter(change)).toBe(page.replace("[Other](/other.md)", "[Other](/other)"));
});

it("corrects pages, too", async () => {
  const page = "---\r\ntitle: Intro\r\n---\r\n\r\n## Set up\r\n\r\n[a](#Set_Up) [b](/Other) [c](/gone)\r\n";
  const folder = tempSite({
    "docs.json": `{ ${SETTINGS}, "navigation": { "pages": ["intro", "other.mdx"] } }`,
    "intro.mdx": page,
    "other.mdx": "",
  });
  const { value } = await planFixes(folder);
  expect(value?.changes.map((change) => textAfter(change))).toEqual([
    expect.stringContaining('["intro", "other"]'),
    page.replace("#Set_Up", "#set-up").replace("/Other", "/other"),
  ]);
  expect(value?.result.diagnostics.map(({ code }) => code)).toEqual(["link/page-not-found"]);
});
