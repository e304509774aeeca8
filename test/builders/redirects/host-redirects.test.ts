import { toHostRedirects } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

const hosts = (source: string, destination: string, permanent?: boolean) =>
  toHostRedirects([{ source, destination, ...(permanent === undefined ? {} : { permanent }) }]).value;

describe("toHostRedirects", () => {
  it("writes the redirects of docs.json for each host", () => {
    expect(hosts("/old", "/new", false)).toEqual({
      moves: [{ from: "/old", to: "/new" }],
      docs: [{ source: "/old", destination: "/new", permanent: false }],
      vercel: [{ source: "/old", destination: "/new", permanent: false }],
      netlify: "/old /new 302\n",
      nginx:
        'location = "/old" { return 302 "/new$is_args$args"; }\nlocation = "/old/" { return 302 "/new$is_args$args"; }\n',
    });
  });

  it.each([
    ["/beta/:slug*", "/v2/:slug*", "/beta/:slug*", "/v2/:slug*", "/beta/* /v2/:splat 301\n"],
    ["/blog/:year/:name", "/posts/:name", "/blog/:year/:name", "/posts/:name", "/blog/:year/:name /posts/:name 301\n"],
    ["/a/concepts-*", "/concepts", "/a/concepts-:splat(.*)", "/concepts", "/a/concepts-* /concepts 301\n"],
    [
      "/docs/*",
      "https://x.dev:8080/*?a=1",
      "/docs/:splat*",
      "https://x.dev:8080/:splat*?a=1",
      "/docs/* https://x.dev:8080/:splat?a=1 301\n",
    ],
    ["/x", "/it:self/(v2)*", "/x", "/it%3Aself/%28v2%29%2A", "/x /it%3Aself/(v2)%2A 301\n"],
  ])("keeps the wildcards of %s → %s", (source, destination, vercelSource, vercelDestination, netlify) => {
    const { vercel, netlify: lines } = hosts(source, destination);
    expect(vercel).toEqual([{ source: vercelSource, destination: vercelDestination, permanent: true }]);
    expect(lines).toBe(netlify);
  });

  it("writes wildcards as regular expressions for nginx", () => {
    expect(hosts("/be.ta/:slug*", "/v2/:slug*").nginx).toBe(
      'location ~ "^/be\\\\.ta(?:/(.*))?$" { rewrite "^/be\\\\.ta(?:/(.*))?$" "/v2/$1" permanent; }\n',
    );
  });

  it("makes no difference between addresses with and without a slash at their end for nginx, and no circles", () => {
    const list = [
      { source: "/a/", destination: "/b" },
      { source: "/a", destination: "/c" },
      { source: "/d", destination: "/d/" },
      { source: "/", destination: "/start" },
    ];
    const addresses = [...toHostRedirects(list).value.nginx.matchAll(/location = "(.*?)" .*? "(.*?)\$/g)];
    expect(addresses.map(([, from, to]) => `${from} ${to}`)).toEqual(["/a /b", "/a/ /b", "/d /d/", "/ /start"]);
    const [, pattern = ""] = /location ~ "(.*?)"/.exec(hosts("/x/:id", "/y/:id").nginx) ?? [];
    for (const request of ["/x/1", "/x/1/"]) expect(new RegExp(pattern).exec(request)?.[1]).toBe("1");
  });

  it("keeps what follows ? in a request, but for destinations with an anchor of their own", () => {
    expect(hosts("/a", "/b#c").nginx).toContain('location = "/a" { return 301 "/b#c"; }\n');
    expect(hosts("/a/*", "/b#c").nginx).toContain('"/b#c?" permanent;');
  });

  it("has single addresses first, and each address once, as hosts look them up and nginx wants it", () => {
    const list = [
      { source: "/a/*", destination: "/all" },
      { source: "/a/x", destination: "/first" },
      { source: "/a/x", destination: "/second" },
      { source: "/a/%78", destination: "/third" },
    ];
    const { netlify, nginx } = toHostRedirects(list).value;
    expect(netlify).toBe("/a/x /first 301\n/a/* /all 301\n");
    expect(nginx.match(/^location = .*? /gm)).toEqual(['location = "/a/x" ', 'location = "/a/x/" ']);
  });

  it("leaves out entries without a source or a destination, as a docs.json may have them", () => {
    const list = [{ source: 1 }, { source: "/a", destination: "/b" }, {}, null] as never;
    expect(toHostRedirects(list).value.netlify).toBe("/a /b 301\n");
  });

  it("leaves out of Netlify's file what it can't express, and says where", () => {
    const { value, diagnostics } = toHostRedirects([
      { source: "/a", destination: "/b" },
      { source: "/*/end", destination: "/b" },
    ]);
    expect(value.netlify).toBe("/a /b 301\n");
    expect(diagnostics).toMatchObject([{ code: "builder/unsupported", pointer: "/redirects/1" }]);
  });

  it("leads to the addresses of the builder, where it serves pages elsewhere", () => {
    const navigation = resolveHandwritten({ pages: ["Guides/v1.2", "index"] });
    const { value } = toHostRedirects(
      [
        { source: "/old", destination: "/Guides/v1.2#top" },
        { source: "/home", destination: "/index" },
      ],
      { navigation, addressOf: ({ href }) => (href === "/index" ? "/" : "/guides/v12/") },
    );
    expect(value.moves.map(({ to }) => to)).toEqual(["/guides/v12/#top", "/"]);
  });
});
