import { describe, expect, it } from "vitest";
import { findingsOfHost, redirectFile } from "../../../src/builders/redirects/redirects-of-host.ts";
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
const site = { config, place: {}, file: "docs.json", pages };
const addressOf = ({ href }: { href: string }) => `${href}/`;
const fileFor = (host: Parameters<typeof redirectFile>[0], base = "") =>
  redirectFile(host, site, { navigation, addressOf, base });

describe("the redirects of a host", () => {
  it("have the patterns and the statuses of docs.json, and addresses as the builder serves pages, below the base path", () => {
    const netlify = "/docs/old /docs/guides/start/ 302\n/docs/blog/:year/* https://blog.example/:year/:splat 301\n";
    expect(fileFor("netlify", "/docs")).toEqual({ path: "_redirects", text: netlify });
    expect(fileFor("cloudflare", "/docs")).toEqual({ path: "_redirects", text: netlify });
    const { path, text } = fileFor("vercel");
    expect(path).toBe("vercel.json");
    expect(JSON.parse(text).redirects).toEqual([
      { source: "/old", destination: "/guides/start/", permanent: false },
      { source: "/blog/:year/:splat*", destination: "https://blog.example/:year/:splat*", permanent: true },
      { source: "/v:splat(.*)/a", destination: "/guides/start/", permanent: true },
    ]);
    const nginx = fileFor("nginx");
    expect(nginx.path).toBe("nginx.conf");
    expect(nginx.text).toContain('location = "/old" { return 302 "/guides/start/"; }\n');
    expect(nginx.text.match(/^location/gm)).toHaveLength(3);
  });

  it("leave a page at its address, and what the host can't do, and both are told", () => {
    const told = (host: Parameters<typeof redirectFile>[0]) =>
      findingsOfHost(host, site, navigation).map(({ pointer, message }) => `${pointer} ${message}`);
    const shown = "/redirects/3 A static site does not support redirects from the address of a page (2 places)";
    expect(told("vercel")).toEqual([shown]);
    expect(told("netlify")).toEqual([
      shown,
      expect.stringMatching(/^\/redirects\/4 Netlify .*wildcards before the end/),
    ]);
  });
});
