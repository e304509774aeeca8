import { type RemoteAnswer, type RemotePolicy, resolveSite, type Transport } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

const SPEC = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Remote", version: "1" },
  paths: { "/users": { get: { summary: "List users" } } },
});

const PUBLIC = [{ address: "93.184.215.14", family: 4 }];

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const answer = (text: string, more: Partial<RemoteAnswer> = {}): RemoteAnswer => ({
  status: 200,
  headers: {},
  body: chunks(text),
  ...more,
});

/** Resolves a site whose spec is at `url`: the addresses of its pages, and what is said of the spec. */
async function resolve(url: string, remote?: RemotePolicy | string[]) {
  const root = tempSite({ "docs.json": { navigation: { groups: [{ group: "API", openapi: url }] } } });
  const { value, diagnostics } = await resolveSite(root, { remote });
  const said = diagnostics.filter(({ code }) => code.startsWith("openapi/remote") || code === "openapi/outside-root");
  return {
    pages: value?.pages.map(({ href }) => href),
    said: said.map(({ severity, code, message, pointer, range }) => {
      expect(pointer).toBe("/navigation/groups/0/openapi");
      return `${range?.start.line}: ${severity} ${code} ${message}`;
    }),
  };
}

/** Allows the host of the tests; requests go to `transport`, the host has the address given. */
const policy = (transport: Transport, more: Partial<RemotePolicy> = {}): RemotePolicy => ({
  hosts: ["api.example.com"],
  lookup: async () => PUBLIC,
  transport,
  ...more,
});

const never: Transport = async () => {
  throw new Error("this must not be requested");
};

describe("specs on the network", () => {
  it("are not read unless their host is allowed", async () => {
    expect(await resolve("https://api.example.com/openapi.json")).toEqual({
      pages: [],
      said: [
        "6: warning openapi/remote-blocked the spec https://api.example.com/openapi.json is not read: remote specs are off by default",
      ],
    });
    const other = policy(never, { hosts: ["example.com", "api.example.com:8443"] });
    expect((await resolve("https://api.example.com/openapi.json", other)).said[0]).toContain("its host is not allowed");
  });

  it("are read from an allowed host, at the address that was looked at", async () => {
    const asked: string[] = [];
    const remote = policy(async (url, { addresses }) => {
      asked.push(`${url} at ${addresses.map(({ address }) => address)}`);
      return answer("", { body: chunks(SPEC.slice(0, 20), SPEC.slice(20)) });
    });
    expect(await resolve("https://API.example.com/openapi.json", remote)).toEqual({
      pages: ["/api-reference/list-users"],
      said: [],
    });
    expect(asked).toEqual(["https://api.example.com/openapi.json at 93.184.215.14"]);
  });

  it("are read over https only", async () => {
    expect((await resolve("http://api.example.com/openapi.json", policy(never))).said).toEqual([
      "6: warning openapi/remote-blocked the spec http://api.example.com/openapi.json is not read: only https is allowed",
    ]);
  });

  it("are not asked for with a password", async () => {
    expect((await resolve("https://me:secret@api.example.com/x", policy(never))).said[0]).toContain(
      "a URL must not contain a user name or password",
    );
  });

  it.each([
    "10.1.2.3",
    "127.0.0.1",
    "169.254.169.254",
    "192.168.0.1",
    "172.31.0.1",
    "100.64.0.1",
    "0.0.0.0",
    "::1",
    "fd00::1",
    "fe80::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "255.255.255.255",
  ])("are not read where the host is at %s, be it one of its addresses", async (address) => {
    const family = address.includes(":") ? 6 : 4;
    const lookup = async () => [...PUBLIC, { address, family }];
    expect((await resolve("https://api.example.com/openapi.json", policy(never, { lookup }))).said).toEqual([
      `6: warning openapi/remote-blocked the spec https://api.example.com/openapi.json is not read: its host is at ${address}, an address outside the public internet`,
    ]);
  });

  it.each(["127.0.0.1", "[::1]", "2130706433", "0x7f.1", "localhost"])(
    "are not read from %s by its number",
    async (host) => {
      const lookup = async () => [{ address: "127.0.0.1", family: 4 }];
      const { host: normal } = new URL(`https://${host}/`);
      const { said } = await resolve(`https://${host}/x`, policy(never, { hosts: [normal], lookup }));
      expect(said[0]).toContain("outside the public internet");
    },
  );

  it("are read behind redirects within the host, and not from another host", async () => {
    const to = (location: string) => answer("", { status: 302, headers: { location } });
    const within = policy(async (url) => (url.pathname === "/new" ? answer(SPEC) : to("/new")));
    expect((await resolve("https://api.example.com/old", within)).pages).toEqual(["/api-reference/list-users"]);
    const elsewhere = policy(async () => to("https://evil.example/x"), { hosts: ["api.example.com", "evil.example"] });
    expect((await resolve("https://api.example.com/old", elsewhere)).said).toEqual([
      "6: warning openapi/remote-blocked the spec https://api.example.com/old redirects to https://evil.example, which is another host",
    ]);
    const plain = policy(async () => to("http://api.example.com/x"));
    expect((await resolve("https://api.example.com/old", plain)).said[0]).toContain("only https is allowed");
    const round = policy(async () => to("/old"));
    expect((await resolve("https://api.example.com/old", round)).said).toEqual([
      "6: error openapi/remote-failed the spec https://api.example.com/old redirects more than 5 times",
    ]);
  });

  it("are read up to a size", async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        given += 1024;
        yield new Uint8Array(1024);
      }
    }
    const remote = policy(async () => answer("", { body: endless() }), { maxBytes: 10 * 1024 });
    expect((await resolve("https://api.example.com/big", remote)).said).toEqual([
      "6: error openapi/remote-failed the spec https://api.example.com/big is larger than 10 KiB",
    ]);
    expect(given).toBe(11 * 1024);
  });

  it.each<[string, Partial<RemotePolicy>]>([
    ["the look-up", { lookup: () => new Promise(() => {}) }],
    ["the answer", { transport: () => new Promise(() => {}) }],
    [
      "the body",
      {
        transport: async () =>
          answer("", { body: { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) } }),
      },
    ],
  ])("are given up when %s takes too long", async (_what, more) => {
    expect((await resolve("https://api.example.com/slow", policy(never, { ...more, timeoutMs: 30 }))).said).toEqual([
      "6: error openapi/remote-failed the spec https://api.example.com/slow took longer than 0.03 seconds",
    ]);
  });

  it("that can't be had are reported", async () => {
    const missing = policy(async () => answer("", { status: 404 }));
    expect((await resolve("https://api.example.com/x", missing)).said[0]).toContain("was answered with status 404");
    const gzip = policy(async () => answer("", { headers: { "content-encoding": "gzip" } }));
    expect((await resolve("https://api.example.com/x", gzip)).said[0]).toContain("is sent in the encoding gzip");
    const broken = policy(async () => {
      throw new Error("connect ECONNREFUSED");
    });
    expect((await resolve("https://api.example.com/x", broken)).said[0]).toContain(
      "cannot be read: connect ECONNREFUSED",
    );
    const nowhere = policy(never, { lookup: async () => [] });
    expect((await resolve("https://api.example.com/x", nowhere)).said[0]).toContain("its host has no address");
  });

  it.each(["file:///etc/passwd", "ftp://example.com/x", "../../secret.json"])("never are %s", async (source) => {
    const { said } = await resolve(source, policy(never));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^6: error openapi\/outside-root/);
  });
});
