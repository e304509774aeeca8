import { createContext, runInContext } from "node:vm";
import { build, type Platform } from "esbuild";
import { expect, it } from "vitest";
import { KEY } from "./records.ts";

/** The server and what it imports, as a bundler for a runtime without Node's modules and without databases sees it. */
async function bundle(platform: Platform): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'export { createAdminHandler, memoryStore, sqlStore, connectPglite, connectPostgres } from "./dist/admin-server.js";',
      resolveDir: new URL("../../..", import.meta.url).pathname,
    },
    bundle: true,
    write: false,
    platform,
    format: "iife",
    globalName: "server",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

it.each<Platform>(["neutral", "browser"])("the handler answers from a bundle for the platform %s", async (platform) => {
  const code = await bundle(platform);
  const web = { crypto, Request, Response, URL, URLSearchParams, TextEncoder, TextDecoder };
  const answer = runInContext(
    `${code}
    (async () => {
      const handler = server.createAdminHandler({ store: server.memoryStore(), keys: [{ key: "${KEY}", projects: "*" }] });
      const headers = { Authorization: "Bearer ${KEY}" };
      const response = await handler(new Request("http://x/v1/analytics/p/assistant", { headers }));
      return JSON.stringify([response.status, await response.text()]);
    })()`,
    createContext(web),
  );
  expect(JSON.parse(await answer)).toEqual([200, '{"conversations":[],"nextCursor":null,"hasMore":false}']);
});
