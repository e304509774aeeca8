import { planMove } from "docsjson/author";
import { addRedirects } from "docsjson/edit";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { isKnownPath, onDomain, withinSite } from "../../src/vocabulary/site-place.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

/** The findings about a site, in one line each. */
async function found(root: string, options: Parameters<typeof checkSite>[1] = {}): Promise<string[]> {
  const { diagnostics } = await checkSite(root, options);
  return diagnostics.map(({ code, file, message }) => `${file} ${code} ${message}`);
}

const redirects = Array.from({ length: 6 }, (_, i) => ({ source: `/docs/old-${i}`, destination: "/docs/guides/a" }));
const site = (more: object = {}) =>
  tempSite({
    "docs.json": {
      navigation: { pages: ["guides/a", "guides/b"] },
      redirects: [...redirects, { source: "/docs/gone", destination: "/docs/guides/c" }],
      ...more,
    },
    "guides/a.mdx": "[b](/docs/guides/b) [old](/docs/old-1) [c](/docs/guides/c)",
    "guides/b.mdx": "",
  });

describe("a site below a base path", () => {
  it("is told from its redirects, and they are read with it", async () => {
    expect((await found(site())).filter((line) => line.includes("redirect/"))).toEqual([
      'docs.json redirect/base-path 7 of 7 destinations begin with "/docs/", and their pages exist without it',
      'docs.json redirect/dead-destination no page has the address "/guides/c"',
    ]);
  });

  it("has redirects and links with and without it", async () => {
    expect(await found(site(), { basePath: "/docs/" })).toEqual([
      'docs.json redirect/dead-destination no page has the address "/guides/c"',
      'guides/a.mdx link/page-not-found "/docs/guides/c" does not exist',
    ]);
  });

  it("is named in the settings, for every command", () => {
    const cwd = site();
    const settings = tempSite({ "docsjson.config.json": { basePath: "/docs", knownPaths: ["/guides/c"] } });
    const told = (args: string[]) =>
      JSON.parse(runCli(["check", "--format", "json", ...args], { cwd }).stdout).diagnostics.length;
    expect([told([]) > 0, told(["--config", `${settings}/docsjson.config.json`])]).toEqual([true, 0]);
  });

  it("is written with it", async () => {
    const root = site();
    const { value: plan } = await planMove(root, "guides/b", "guides/d", { basePath: "/docs" });
    const after = (plan?.changes ?? []).map((change) => JSON.stringify(change)).join("\n");
    expect(after).toContain("/docs/guides/d");
    expect(after).toContain("/docs/guides/b");
    const { value } = addRedirects(
      '{ "redirects": [{ "source": "/docs/a", "destination": "/docs/b" }] }',
      [{ source: "/b", destination: "/c" }],
      { basePath: "docs" },
    );
    expect(JSON.parse(value?.docs.texts.get("docs.json") ?? "").redirects).toEqual([
      { source: "/docs/a", destination: "/docs/c" },
      { source: "/docs/b", destination: "/docs/c" },
    ]);
  });
});

it("lets redirects, links and entries lead to what something else serves", async () => {
  const root = tempSite({
    "docs.json": {
      navigation: { pages: ["a", "dashboard/start"] },
      redirects: [{ source: "/app", destination: "/dashboard" }],
    },
    "a.mdx": "[a](/dashboard/x) [b](/dashboards)",
  });
  expect(await found(root, { knownPaths: ["/dashboard/*"] })).toEqual([
    'a.mdx link/page-not-found "/dashboards" does not exist',
  ]);
});

it("takes base paths off and puts them on", () => {
  const place = { basePath: "/docs/" };
  const within = ["/docs", "/docs/", "/docs/a?b#c", "/docsify", "/a", "/docs#a", "https://a.com/docs/a"];
  expect(within.map((address) => withinSite(address, place))).toEqual([
    ...["/", "/", "/a?b#c", "/docsify", "/a", "/#a", "https://a.com/docs/a"],
  ]);
  const on = ["/", "/a?b#c", "/docs/a", "https://a.com/a", "a", "//a.com"];
  expect(on.map((address) => onDomain(address, place))).toEqual([
    ...["/docs", "/docs/a?b#c", "/docs/a", "https://a.com/a", "a", "//a.com"],
  ]);
  expect([onDomain("/", {}), withinSite("/a", { basePath: "/" })]).toEqual(["/", "/a"]);
  const known = ["/dashboard", "/dashboard/a", "/dashboards", "/"];
  expect(known.map((address) => isKnownPath(address, { knownPaths: ["/dashboard/**"] }))).toEqual([
    ...[true, true, false, false],
  ]);
});
