import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The built package where nothing else is installed. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "docsjson-alone-"));
  cpSync(new URL("../../../../dist", import.meta.url), join(folder, "dist"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (code: string) =>
  spawnSync("node", ["--input-type=module", "--eval", code], { cwd: folder, encoding: "utf8" });

describe("without any other package", () => {
  it("the server runs from memory", () => {
    const { stdout, stderr } = run(`
      const { createAdminHandler, memoryStore } = await import("./dist/admin-server.js");
      const handler = createAdminHandler({ store: memoryStore(), keys: [{ key: "svc_a", projects: "*" }] });
      const headers = { Authorization: "Bearer svc_a" };
      console.log(await (await handler(new Request("http://x/v1/analytics/p/assistant", { headers }))).text());
    `);
    expect({ stdout, stderr }).toEqual({
      stdout: '{"conversations":[],"nextCursor":null,"hasMore":false}\n',
      stderr: "",
    });
  });

  it.each([
    ['connectPostgres("postgresql://x/y")', "pg"],
    ['connectPglite("./data")', "@electric-sql/pglite"],
  ])("%s says what to install", (call, name) => {
    const { stdout } = run(`
      const server = await import("./dist/admin-server.js");
      await server.${call}.catch((error) => console.log(error.message));
    `);
    expect(stdout).toBe(`this store needs the package ${name}: npm install ${name}\n`);
  });
});
