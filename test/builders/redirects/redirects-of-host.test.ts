import { describe, expect, it } from "vitest";
import type { RedirectHost } from "../../../src/builders/redirects/host-redirects.ts";
import { redirectsOfHost } from "../../../src/builders/redirects/redirects-of-host.ts";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

const navigation = resolveHandwritten({ pages: ["index", "guides/start", "shadowed"] });
const config = {
  redirects: [
    { source: "/old", destination: "/guides/start", permanent: false },
    { source: "/blog/:year/*", destination: "https://blog.example/:year/*" },
    { source: 1 },
    { source: "/shadowed", destination: "/" },
    { source: "/v*/a", destination: "/guides/start" },
    { source: "/hidden", destination: "/" },
  ],
};
/** No navigation lists `hidden`. */
const pages = new Map([["hidden", { file: "hidden.mdx" }]]);
const site = { folder: "", config, place: {}, file: "docs.json", pages };
const addressOf = ({ href }: { href: string }) => `${href}/`;
const fileFor = (host: RedirectHost, base = "") => redirectsOfHost(host, site, navigation).fileAt({ addressOf, base });

describe("the redirects of a host", () => {
  it("have the patterns and the statuses of docs.json, and addresses as the builder serves pages, below the base path", () => {
    const netlify = "/docs/old /docs/guides/start/ 302\n/docs/blog/:year/* https://blog.example/:year/:splat 301\n";
    expect(fileFor("netlify", "/docs")).toEqual({ path: "_redirects", text: netlify });
    const folder = "/docs/blog/:year https://blog.example/:year/ 301\n";
    expect(fileFor("cloudflare", "/docs")).toEqual({ path: "_redirects", text: netlify + folder });
    const { path, text } = fileFor("vercel");
    expect(path).toBe("vercel.json");
    expect(JSON.parse(text)).toMatchObject({ cleanUrls: true });
    expect(JSON.parse(text).redirects).toEqual([
      { source: "/old", destination: "/guides/start/", permanent: false },
      { source: "/blog/:year/:splat*", destination: "https://blog.example/:year/:splat*", permanent: true },
      { source: "/v:splat(.*)/a", destination: "/guides/start/", permanent: true },
    ]);
    const nginx = fileFor("nginx");
    expect(nginx.path).toBe("nginx.conf");
    expect(nginx.text).toContain('location = "/old" { return 302 "/guides/start/$is_args$args"; }\n');
    expect(nginx.text.match(/^location/gm)).toHaveLength(4);
  });

  it("leave a page at its address, and what the host can't do, and both are told", () => {
    const told = (host: RedirectHost) =>
      redirectsOfHost(host, site, navigation).diagnostics.map(({ pointer, message }) => `${pointer} ${message}`);
    const shown = "does not support redirects from the address of a page (2 places)";
    expect(told("vercel")).toEqual([`/redirects/3 Vercel ${shown}`]);
    expect(told("netlify")).toEqual([
      `/redirects/3 Netlify ${shown}`,
      expect.stringMatching(/^\/redirects\/4 Netlify .*wildcards before the end/),
    ]);
  });

  const madeOf = (host: RedirectHost, redirects: object[]) => {
    const { diagnostics, fileAt } = redirectsOfHost(host, { ...site, config: { redirects } }, navigation);
    const { text } = fileAt({ addressOf, base: "" });
    return { text, told: diagnostics.map(({ pointer, message }) => `${pointer} ${message}`) };
  };

  it("say which pages a pattern leads readers away from, where the host asks patterns before pages", () => {
    const redirects = [{ source: "/guides/*", destination: "https://old.example/*" }];
    for (const host of ["cloudflare", "vercel", "nginx"] as const)
      expect(madeOf(host, redirects).told).toEqual([
        expect.stringMatching(
          /^\/redirects\/0 .* pages that the redirect from "\/guides\/\*" leads away from, such as "\/guides\/start"$/,
        ),
      ]);
    expect(madeOf("netlify", redirects).told).toEqual([]);
  });

  const single = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ source: `/a${index}`, destination: "/" }));
  const patterns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ source: `/b${index}/:name`, destination: "/" }));

  it("are as many as a host reads, and the others are told", () => {
    const { text, told } = madeOf("cloudflare", [...patterns(101), ...single(2001)]);
    expect(text.trim().split("\n")).toHaveLength(2100);
    expect(told).toEqual([
      "/redirects/2101 Cloudflare Pages does not support more than 2,000 redirects of single addresses and 100 patterns (2 places)",
    ]);
    expect(madeOf("netlify", single(2001)).told).toEqual([]);
    const vercel = madeOf("vercel", [...patterns(49), ...single(2000)]);
    expect(JSON.parse(vercel.text).redirects).toHaveLength(2048);
    expect(vercel.told).toEqual(["/redirects/48 Vercel does not support more than 2,048 redirects"]);
  });

  it("have no single address behind a pattern for Cloudflare, which takes it for one more pattern", () => {
    const { text } = madeOf("cloudflare", [...patterns(100), ...single(50)]);
    expect(text.slice(text.indexOf(":"))).not.toContain("/a");
  });

  it("lead away from a folder and what is below it, which is two lines to Cloudflare", () => {
    const { text } = madeOf("cloudflare", [
      { source: "/beta/:slug*", destination: "/v2/:slug*" },
      { source: "/old/*", destination: "/" },
      { source: "/old", destination: "/guides/start" },
    ]);
    expect(text).toBe("/old /guides/start/ 301\n/beta /v2/ 301\n/beta/* /v2/:splat 301\n/old/* / 301\n");
  });
});
