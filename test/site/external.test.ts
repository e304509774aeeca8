import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type CheckOptions, checkSite, type Transport } from "docsjson/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { httpsTransport } from "../../src/site/documents/remote/https-transport.ts";
import { tempSite } from "../support/temp-site.ts";

/** A server on this machine that stands for every host of the web; what it was asked for, and how many at a time. */
async function web(listener: RequestListener) {
  const asked: string[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`);
    most = Math.max(most, ++open);
    response.on("close", () => open--);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const transport: Transport = (url, options) => {
    const local = new URL(url.pathname + url.search, `http://${url.hostname}:${port}`);
    return httpsTransport(local, { ...options, addresses: [{ address: "127.0.0.1", family: 4 }] });
  };
  const external = { transport, lookup: async () => [{ address: "93.184.215.14", family: 4 }] };
  return { asked, external, most: () => most, port };
}

/** What is found in a site of one page with these links. */
async function check(page: string, options: CheckOptions, files: Record<string, string> = {}) {
  const root = tempSite({ "docs.json": { navigation: { pages: ["index"] } }, "index.mdx": page, ...files });
  return { root, found: await checkAgain(root, options) };
}

async function checkAgain(root: string, options: CheckOptions) {
  const { diagnostics } = await checkSite(root, options);
  return diagnostics
    .filter(({ code }) => code === "link/external-dead" || code === "link/not-checked")
    .map(({ file, range, severity, code, message }) => `${file}:${range?.start.line} ${severity} ${code} ${message}`);
}

const status = (code: number, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => void response.writeHead(code, headers).end("x");
};

describe("links to the web", () => {
  it("are not asked for unless somebody wants it", async () => {
    const { asked, external } = await web(status(404));
    expect((await check("[a](https://a.dev/x)", {})).found).toEqual([]);
    expect(asked).toEqual([]);
    expect((await check("[a](https://a.dev/x)\n\n[b](https://a.dev/x#part)", { external })).found).toEqual([
      'index.mdx:1 warning link/external-dead "https://a.dev/x" is answered with status 404',
      'index.mdx:3 warning link/external-dead "https://a.dev/x#part" is answered with status 404',
    ]);
    expect(asked.map((line) => line.replace(/:\d+/, ""))).toEqual(["HEAD a.dev/x", "GET a.dev/x"]);
  });

  it.each<[string, RequestListener, string | undefined]>([
    ["alive", status(200), undefined],
    ["gone", status(410), "is answered with status 410"],
    ["broken", status(500), "is answered with status 500"],
    ["behind a password", status(401), undefined],
    ["closed to machines", status(403), undefined],
    ["one that knows no HEAD", (q, a) => void a.writeHead(q.method === "HEAD" ? 404 : 200).end(), undefined],
    ["one that breaks off HEAD", (q, a) => (q.method === "HEAD" ? q.destroy() : void a.end()), undefined],
    ["one that breaks off", (q) => void q.destroy(), "can't be reached: ECONNRESET"],
    ["one that hangs", () => undefined, "gave no answer within 0.2 seconds"],
    ["one that sends without end", (_q, a) => void a.writeHead(200).write("x".repeat(100_000)), undefined],
    ["a redirect", (q, a) => void a.writeHead(q.url === "/x" ? 302 : 200, { location: "/y" }).end(), undefined],
    ["a circle", status(302, { location: "https://b.dev/x" }), "is redirected more than 10 times"],
    ["a redirect to nonsense", status(302, { location: "http://[" }), "can't be reached: ERR_INVALID_URL"],
  ])("%s", async (_what, listener, expected) => {
    const { external } = await web(listener);
    const { found } = await check("[a](https://a.dev/x)", { external: { ...external, timeoutMs: 200 } });
    const line = `index.mdx:1 warning link/external-dead "https://a.dev/x" ${expected}`;
    expect(found).toEqual(expected === undefined ? [] : [line]);
  });

  it("a host without an address is dead", async () => {
    const { external } = await web(status(200));
    const lookup = () => Promise.reject(Object.assign(new Error("no such host"), { code: "ENOTFOUND" }));
    const { found } = await check("[a](https://a.dev/x)", { external: { ...external, lookup } });
    expect(found[0]).toContain('the host of "https://a.dev/x" does not exist');
  });

  it("no private address is asked, behind redirects neither", async () => {
    const { asked, external } = await web(status(302, { location: "http://169.254.169.254/latest" }));
    const page = "[a](http://127.0.0.1/x) [b](http://[::1]/x) [c](https://a.dev/x)";
    expect((await check(page, { external })).found).toEqual([
      "docs.json:1 info link/not-checked nobody answered for 3 addresses: hosts asked to wait, are not on the public internet, or the time for all was up",
    ]);
    expect(asked).toHaveLength(1);
  });

  it("a host that wants to be left alone gets its time, and is given up if that is long", async () => {
    let times = 0;
    const { asked, external } = await web((_q, a) => {
      a.writeHead(times++ === 0 ? 429 : 200, { "retry-after": "0" }).end();
    });
    expect((await check("[a](https://a.dev/x)", { external })).found).toEqual([]);
    expect(asked).toHaveLength(2);
    const busy = await web(status(503, { "retry-after": "3600" }));
    expect((await check("[a](https://a.dev/x)", { external: busy.external })).found[0]).toContain("link/not-checked");
    expect(busy.asked).toHaveLength(1);
    const never = await web(status(429, { "retry-after": "0" }));
    expect((await check("[a](https://a.dev/x)", { external: never.external })).found[0]).toContain("link/not-checked");
    expect(never.asked).toHaveLength(3);
  });

  it("a host gets at most four requests at a time", async () => {
    const { asked, external, most } = await web((_q, a) => void setTimeout(() => a.end(), 20));
    const links = Array.from({ length: 30 }, (_, index) => `[a](https://a.dev/${index})`);
    expect((await check(links.join(" "), { external })).found).toEqual([]);
    expect(asked).toHaveLength(30);
    expect(most()).toBe(4);
  });

  it("examples, placeholders, code, what a comment excuses and what the project ignores are not asked for", async () => {
    const { asked, external } = await web(status(404));
    const page =
      "[a](https://example.com/x) [b](https://api.example.org) [c](http://localhost:3000) [d](https://{host}/x)\n\n" +
      "`https://a.dev/code` [e](https://intern.dev/x)\n\n{/* docsjson-disable-next-line link/external-dead */}\n[f](https://a.dev/f)\n";
    expect((await check(page, { external, ignoreLinks: ["https://intern.dev/*"] })).found).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("of docs.json are asked for, too", async () => {
    const { external } = await web(status(404));
    const docs = '{ "navigation": { "pages": ["index"] },\n"navbar": { "links": [{ "href": "https://a.dev/n" }] } }';
    const { found } = await check("", { external }, { "docs.json": docs });
    expect(found).toEqual(['docs.json:2 warning link/external-dead "https://a.dev/n" is answered with status 404']);
  });

  it("are asked for no longer than the time for all, however long hosts take or want to rest", async () => {
    const page = [1, 2, 3, 4, 5, 6].flatMap((n) => [`[a](https://a.dev/${n})`, `[b](https://b.dev/${n})`]).join(" ");
    // One host never answers, the other wants to be left alone for longer than the time for all.
    const { external } = await web((request, response) => {
      if (request.headers.host?.startsWith("b")) response.writeHead(429, { "retry-after": "25" }).end();
    });
    const { found } = await check(page, { external: { ...external, totalMs: 300 } });
    expect(found).toEqual([
      "docs.json:1 info link/not-checked nobody answered for 12 addresses: hosts asked to wait, are not on the public internet, or the time for all was up",
    ]);
  });

  it("answers are kept until they are old, in a file that may be torn or foreign", async () => {
    const { asked, external } = await web((q, a) => void a.writeHead(q.url === "/dead" ? 404 : 200).end());
    const options = { external, keepReadings: true };
    const page = "[a](https://a.dev/x) [b](https://a.dev/dead)";
    const { root, found } = await check(page, options, { "node_modules/.keep": "" });
    const file = join(root, "node_modules/.cache/docsjson/addresses.json");
    expect(asked).toHaveLength(3);
    expect(await checkAgain(root, options)).toEqual(found);
    expect(asked).toHaveLength(3);
    const age = (hours: number) => {
      const [self, text = ""] = readFileSync(file, "utf8").split("\n");
      const kept = JSON.parse(text);
      for (const [, entry] of kept.addresses) entry.at -= hours * 3_600_000;
      writeFileSync(file, `${self}\n${JSON.stringify(kept)}`);
    };
    age(2);
    expect(await checkAgain(root, options)).toEqual(found);
    expect(asked).toHaveLength(5);
    age(24 * 8);
    expect(await checkAgain(root, options)).toEqual(found);
    expect(asked).toHaveLength(8);
    for (const spoilt of [
      "",
      '{"version":1,"addresses":[["https://a.dev/dead",{"state":"dead","at":1}],7,null]}',
      "[]",
    ]) {
      writeFileSync(file, spoilt);
      expect(await checkAgain(root, options)).toEqual(found);
    }
    expect(asked).toHaveLength(17);
  });
});

describe("ignored links", () => {
  it("are not judged", async () => {
    const root = tempSite({
      "docs.json": { navigation: { pages: ["index"] } },
      "index.mdx": "[a](/dashboard/x) [b](/dashboard) [c](/a/old/b) [d](/a/b)",
    });
    const { diagnostics } = await checkSite(root, { ignoreLinks: ["/dashboard*", "/a/*/b"] });
    expect(diagnostics.filter(({ code }) => code.startsWith("link/")).map(({ args }) => args.target)).toEqual(["/a/b"]);
  });
});
