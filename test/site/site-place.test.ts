import { planMove, planRemove, textAfter } from "docsjson/author";
import { addRedirects } from "docsjson/edit";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { readDocs } from "../../src/builders/shared/pages/read-docs.ts";
import { isKnownPath, onDomain, withinSite } from "../../src/vocabulary/addresses/site-place.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

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

  it("is named by options, which win over the settings", () => {
    const cwd = site();
    writeSite(cwd, { "docsjson.config.json": { basePath: "/help" } });
    const codes = (...args: string[]) =>
      runCli(["check", "--format", "concise", "--base-path", "/docs", ...args], { cwd }).stdout.match(
        /redirect\/\S+\w/g,
      );
    expect(codes()).toEqual(["redirect/dead-destination"]);
    expect(codes("--known-path", "/guides/c")).toBeNull();
    expect(runCli(["check", "--base-path", "docs"], { cwd })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--base-path takes a path, such as /docs"),
    });
  });

  it("is known to all commands that write", () => {
    const cwd = site();
    const settings = tempSite({ "docsjson.config.json": { basePath: "/docs" } });
    const args = ["--dry-run", "--config", `${settings}/docsjson.config.json`];
    expect(runCli(["mv", "guides/b", "guides/d", ...args], { cwd }).stdout).toContain('"/docs/guides/d"');
    const cut = runCli(["version", "cut", "v1", ...args], { cwd }).stdout;
    expect(cut).toMatch(/\+.*\[b\]\(\/docs\/v1\/guides\/b\)/);
  });

  it("has a redirect from a page that is removed", async () => {
    const { value } = await planRemove(site(), "guides/b", { redirect: "guides/a", basePath: "/docs" });
    const after = (value?.changes ?? []).map((change) => textAfter(change)).join("\n");
    expect(after).toMatch(/"source": "\/docs\/guides\/b",\s*"destination": "\/docs\/guides\/a"/);
    expect(after).toContain("[b](/docs/guides/a)");
  });

  it("is known to builders, and settings with faults are said by them", async () => {
    const root = site();
    const read = async () => {
      const { settings, diagnostics } = await readDocs({ root }, { failOnErrors: false });
      return [
        settings.redirects[0]?.destination,
        diagnostics.map(({ code }) => code).filter((code) => /^config/.test(code)),
      ];
    };
    expect(await read()).toEqual(["/docs/guides/a", []]);
    writeSite(root, { "docsjson.config.json": { basePath: "/docs", knwonPaths: [] } });
    expect(await read()).toEqual(["/guides/a", ["config/unknown-field"]]);
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

it("knows the paths that Holocron's own setting names", async () => {
  const root = tempSite({
    "docs.json": {
      $schema: "https://holocron.so/docs.json",
      name: "A",
      navigation: { pages: ["a"] },
      knownPaths: ["/app"],
    },
    "a.mdx": "[a](/app/x) [b](/apps)",
  });
  expect(await found(root)).toEqual(['a.mdx link/page-not-found "/apps" does not exist']);
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
