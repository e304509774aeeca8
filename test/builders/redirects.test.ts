import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toRedirects } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../support/resolve-handwritten.ts";

/** A site of the given pages (path to title). */
const pages = (titles: Record<string, string>): ResolvedNavigation => {
  const files = new Map(Object.entries(titles).map(([path, title]) => [path, { title }]));
  return resolveNavigation({ navigation: { pages: Object.keys(titles) } }, { pages: files })
    .value as ResolvedNavigation;
};
const movesOf = (old: ResolvedNavigation, now: ResolvedNavigation) =>
  toRedirects(old, now).value.moves.map(({ from, to }) => `${from} → ${to}`);

describe("toRedirects", () => {
  it("leaves alone what is still there, also where it is listed twice", () => {
    expect(movesOf(pages({ a: "A", b: "B" }), pages({ b: "B", a: "A", c: "A" }))).toEqual([]);
  });

  it.each([
    [
      "title and file name",
      { "old/start": "Start", "old/x": "X" },
      { "new/start": "Start", "other/start": "Else" },
      "/old/start → /new/start",
    ],
    ["title", { "a/begin": "Start" }, { "b/start": "Start", "b/begun": "Other" }, "/a/begin → /b/start"],
    ["file name", { "a/start": "Start" }, { "b/start": "Getting going" }, "/a/start → /b/start"],
  ])("finds a page by its %s", (_, old, now, move) => {
    expect(movesOf(pages(old as Record<string, string>), pages(now as Record<string, string>))[0]).toBe(move);
  });

  it("finds an operation by its reference, whatever its title", () => {
    const site = (directory: string, summary: string) => {
      const spec = { ...specOf(), paths: { "/users": { get: { summary } } } };
      const openapi = { source: "a.json", directory };
      return resolveHandwritten({ groups: [{ group: "G", openapi, pages: ["GET /users"] }] }, { "a.json": spec });
    };
    expect(movesOf(site("v1", "List"), site("v2", "All users"))).toEqual(["/v1/list → /v2/all-users"]);
  });

  it("stays within the language", () => {
    const site = (folder: string) =>
      resolveHandwritten({
        languages: [
          { language: "en", pages: [`${folder}/start`] },
          { language: "fr", pages: [`fr/${folder}/start`] },
        ],
      });
    expect(movesOf(site("a"), site("b"))).toEqual(["/a/start → /b/start", "/fr/a/start → /fr/b/start"]);
  });

  it("does not guess: says what could be meant, and what is gone", () => {
    const old = pages({ "a/start": "Start", "a/gone": "Gone" });
    const { value, diagnostics } = toRedirects(old, pages({ "b/start": "Start", "c/start": "Start" }));
    expect(value.moves).toEqual([]);
    expect(
      diagnostics.map(({ code, severity, message, hint, pointer }) => [code, severity, message, hint, pointer]),
    ).toEqual([
      [
        "builder/ambiguous-redirect",
        "warning",
        'the page at "/a/start" is gone, and may have moved to "/b/start" or "/c/start"',
        "add the redirect by hand; none was written",
        "/navigation/pages/0",
      ],
      [
        "builder/no-redirect",
        "info",
        'the page at "/a/gone" is gone, and no new page has its operation or its title',
        "add a redirect by hand, or accept that the address no longer works",
        "/navigation/pages/1",
      ],
    ]);
  });

  it("writes each host's own syntax, with its special characters made harmless", () => {
    const old = pages({ 'a b/:id*/$x/(y)"': "Odd", "old/plain": "Plain" });
    const { value } = toRedirects(old, pages({ "new/$odd": "Odd", "new/plain": "Plain" }));
    expect(value.docs).toEqual([
      { source: '/a b/:id*/$x/(y)"', destination: "/new/$odd", permanent: true },
      { source: "/old/plain", destination: "/new/plain", permanent: true },
    ]);
    expect(value.vercel[0]).toEqual({
      source: "/a%20b/\\:id\\*/$x/\\(y\\)%22",
      destination: "/new/$odd",
      permanent: true,
    });
    expect(value.netlify).toBe("/a%20b/%3Aid%2A/%24x/(y)%22 /new/%24odd 301\n/old/plain /new/plain 301\n");
    expect(value.nginx).toBe(
      [
        'location = "/a b/:id*/$x/(y)\\"" { return 301 "/new/%24odd$is_args$args"; }\n',
        'location = "/a b/:id*/$x/(y)\\"/" { return 301 "/new/%24odd$is_args$args"; }\n',
        'location = "/old/plain" { return 301 "/new/plain$is_args$args"; }\n',
        'location = "/old/plain/" { return 301 "/new/plain$is_args$args"; }\n',
      ].join(""),
    );
  });

  it("leads to the addresses of the builder, from those of another one too", () => {
    const site = pages({ "Guides/Start": "Start", other: "Other" });
    const addressOf = ({ href }: { href: string }) => `${href.toLowerCase()}/`;
    const { value } = toRedirects(site, site, { addressOf, oldAddressOf: ({ href }) => href });
    expect(value.moves).toEqual([
      { from: "/Guides/Start", to: "/guides/start/" },
      { from: "/other", to: "/other/" },
    ]);
    expect(toRedirects(site, site, { addressOf }).value.moves).toEqual([]);
  });

  it("names three of many candidates, so that a thousand pages of one name stay cheap", () => {
    const site = (folder: string) =>
      pages(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${folder}${index}/p`, "P"])));
    const { diagnostics } = toRedirects(site("a"), site("b"));
    expect(diagnostics).toHaveLength(1000);
    expect(diagnostics[0]?.message).toBe(
      'the page at "/a0/p" is gone, and may have moved to "/b0/p", "/b1/p" or "/b2/p", or one of 997 more',
    );
  });
});
