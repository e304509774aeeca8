import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { withBrowserPage } from "../../support/browser.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";
import { describeWith } from "../../support/tools/need.ts";

const cli = new URL("../../../dist/cli.js", import.meta.url).pathname;
/** A small site, with one group of this name. */
const site = (group: string) => ({
  "docs.json": { name: "Small", navigation: { groups: [{ group, pages: ["start"] }] } },
  "start.mdx": "---\ntitle: Start here\n---\n",
});
let folder = "";
beforeEach(() => {
  folder = tempSite(site("Before"));
});

const preview = (...args: string[]) => spawnSync("node", [cli, "preview", ...args], { cwd: folder, encoding: "utf8" });

/** The status of a request that claims to be for `host`. */
const statusFor = (url: string, host: string, path = "/"): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(new URL(path, url), { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("docsjson preview", () => {
  it("writes one self-contained file", () => {
    const { status, stdout, stderr } = preview("--out", "out.html");
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "wrote out.html\n" });
    const html = readFileSync(join(folder, "out.html"), "utf8");
    expect(html).toContain("<title>Small · navigation preview</title>");
    expect(html).not.toMatch(/(src|href)="(?!#)/);
    expect(preview("--out", "-").stdout).toBe(html);
  });

  it("shows what is wrong with a file that is not JSON", () => {
    writeSite(folder, { "docs.json": "{ nope }" });
    expect(preview("--out", "-").stdout).toContain("config/syntax");
  });

  it("says what is wrong with its options", () => {
    expect(preview("--port", "x").stderr).toContain('--port is "x"; expected a number from 0 (any free one) to 65535');
    expect(preview("--port", "x").status).toBe(2);
    expect(preview("--port", "1", "--out", "x").status).toBe(2);
    expect(preview("--out", "no/such/folder.html").stderr).toContain("--out: ENOENT");
    expect(preview("missing").status).toBe(2);
  });

  it("draws the icons of a library that is installed for the site, and says how to get one that is not", () => {
    const icons = (library: string) => ({
      icons: { library },
      navigation: {
        groups: [{ group: "A", icon: "rocket", pages: [{ group: "B", icon: "/logo.png", pages: ["start"] }] }],
      },
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    writeSite(folder, {
      "docs.json": icons("lucide"),
      "logo.png": "picture",
      "node_modules/lucide-static/icons/rocket.svg": svg,
    });
    const drawn = preview("--out", "-");
    expect(drawn.stdout).toContain(Buffer.from(svg).toString("base64"));
    expect(drawn.stdout).toContain(`data:image/png;base64,${Buffer.from("picture").toString("base64")}`);
    expect(drawn.stderr).toBe("");
    writeSite(folder, { "docs.json": icons("tabler") });
    expect(preview("--out", "-").stderr).toBe(
      "to see the icons, install their package: npm install --save-dev @tabler/icons\n",
    );
  });

  it("answers hostile requests, and slow ones, without a file, and goes on", async () => {
    const name = `${basename(folder)}.txt`;
    writeFileSync(join(folder, "..", name), "a secret");
    const server = spawn("node", [cli, "preview", "--port", "0"], { cwd: folder });
    try {
      const url = new URL(String((await once(server.stdout, "data"))[0]).trim());
      const ask = (head: string) =>
        new Promise<string>((resolve) => {
          let answer = "";
          const socket = connect(Number(url.port), "127.0.0.1", () => socket.write(head));
          socket.setEncoding("utf8").on("data", (text) => {
            answer += text;
            if (text.includes("\r\n\r\n")) socket.end();
          });
          socket.on("close", () => resolve(answer)).on("error", () => undefined);
        });
      const get = (path: string, more = "") => ask(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\n${more}\r\n`);
      const paths = [`/../${name}`, `/%2e%2e/${name}`, `/..%2f${name}`, `/..\\${name}`, "//etc/passwd"];
      for (const path of [...paths, "/docs.json", "/open", "file:///etc/passwd", "*", "/%"]) {
        expect(await get(path), path).toMatch(/^HTTP\/1\.1 40[04] (?!.*secret)/s);
      }
      expect(await get("/", `X: ${"a".repeat(100_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
      expect(await get(`/${"a".repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
      const open = (place: string) => fetch(new URL("/open", url), { method: "POST", body: place });
      for (const place of [`../${name}:1:1`, "/etc/passwd", "docs.json", ""]) {
        expect([place, (await open(place)).status]).toEqual([place, 404]);
      }
      expect((await open("a".repeat(1_000_000)).catch(() => ({ status: 413 }))).status).toBe(413);
      // Half of a request, and of a body that never comes.
      const slow = ["GET / HT", `POST /open HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 9\r\n\r\na`].map(
        (half) => {
          const socket = connect(Number(url.port), "127.0.0.1", () => socket.write(half));
          return socket.on("error", () => undefined);
        },
      );
      expect(await get("/")).toMatch(/^HTTP\/1\.1 200 /);
      for (const socket of slow) socket.destroy();
      expect(await get("/")).toMatch(/^HTTP\/1\.1 200 /);
    } finally {
      server.kill("SIGKILL");
      rmSync(join(folder, "..", name));
    }
  });

  it("serves no frame of another site, and tells its changes to its own page alone", async () => {
    const server = spawn("node", [cli, "preview", "--port", "0"], { cwd: folder });
    let said = "";
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    try {
      const url = String((await once(server.stdout, "data"))[0]).trim();
      const { headers } = await fetch(url);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      const updates = (own: Record<string, string>) => fetch(new URL("/updates?1", url), { headers: own });
      for (const other of [{ origin: "https://elsewhere.example" }, { "sec-fetch-site": "cross-site" }]) {
        expect((await updates(other as Record<string, string>)).status).toBe(403);
      }
      const stream = await updates({ origin: new URL(url).origin });
      expect([stream.status, stream.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
      await stream.body?.cancel();
      writeSite(folder, { "a\u001b[2J.mdx": "" });
      await expect.poll(() => said).toContain("changed: a\\u001b[2J.mdx\n");
    } finally {
      server.kill("SIGKILL");
    }
  });

  describeWith("a browser", "as a server", () => {
    it("keeps the last navigation while docs.json is broken, and opens the place of a finding in the editor", async () => {
      const opened = join(folder, "opened.txt");
      const editor = join(folder, "editor.sh");
      writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened}"\n`, { mode: 0o755 });
      const server = spawn("node", [cli, "preview", "--port", "0"], {
        cwd: folder,
        env: { ...process.env, LAUNCH_EDITOR: editor },
      });
      try {
        const url = String((await once(server.stdout, "data"))[0]).trim();
        await withBrowserPage(async (page) => {
          await page.goto(url);
          writeFileSync(join(folder, "docs.json"), '{\n  "navigation": ]\n}');
          await page.getByText("docs.json can't be read").waitFor();
          expect(await page.locator(".group-title").textContent()).toBe("Before");
          expect(await page.locator(".site").textContent()).toBe("Small");
          await page.getByRole("button", { name: "docs.json:2:" }).click();
          await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toContain("docs.json");
          const post = (body: string, headers = {}) => fetch(new URL("/open", url), { method: "POST", body, headers });
          expect((await post("/etc/passwd")).status).toBe(404);
          expect((await post("x".repeat(20_000))).status).toBe(413);
          expect((await post("docs.json", { origin: "https://elsewhere.example" })).status).toBe(403);
          writeSite(folder, site("Mended"));
          await page.locator(".group-title", { hasText: "Mended" }).waitFor();
          expect(await page.locator(".message-bar").textContent()).toBe("");
        });
      } finally {
        server.kill("SIGKILL");
      }
    });

    it("serves the page on this machine only, and reloads it on a change", async () => {
      const server = spawn("node", [cli, "preview", "--port", "0"], { cwd: folder });
      try {
        const [url] = String((await once(server.stdout, "data"))[0])
          .trim()
          .split("\n") as [string];
        expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
        expect(await statusFor(url, new URL(url).host)).toBe(200);
        expect(await statusFor(url, "elsewhere.example")).toBe(403);
        expect(await statusFor(url, new URL(url).host, "/docs.json")).toBe(404);
        const taken = preview("--port", new URL(url).port);
        expect(taken.stderr).toMatch(/^docsjson preview: port \d+ is taken; give another with --port\n/);
        expect(taken.status).toBe(2);
        await withBrowserPage(async (page) => {
          await page.goto(url);
          expect(await page.locator(".group-title").textContent()).toBe("Before");
          writeSite(folder, site("After"));
          await page.locator(".group-title", { hasText: "After" }).waitFor();
        });
        server.kill("SIGTERM");
        expect((await once(server, "exit"))[0]).toBe(0);
      } finally {
        server.kill("SIGKILL");
      }
    });
  });
});
