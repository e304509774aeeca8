import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { cacheFolder, installPackages } from "../support/tools/cache.ts";

/** The last versions that run on Node 20. The tag that verdaccio names for `node-fetch` is not in every registry. */
const VERDACCIO = { private: true, dependencies: { verdaccio: "~6.1.6" }, overrides: { "node-fetch": "^2.7.0" } };

/** An npm registry on this machine: it has what is published to it, and gets everything else from npm's own registry. */
export interface LocalRegistry {
  url: string;
  close(): void;
}

/** Starts a registry with nothing published, whose packages and log are in `folder`. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const tool = cacheFolder("verdaccio");
  installPackages(tool, VERDACCIO);
  mkdirSync(folder, { recursive: true });
  const uplink = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  const config = join(folder, "config.yaml");
  writeFileSync(config, registryConfig(folder, uplink));
  const port = await freePort();
  const program = join(tool, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [program, "-c", config, "-l", `127.0.0.1:${port}`], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await untilItAnswers(`${url}-/ping`, child);
  return { url, close: () => void child.kill() };
}

const registryConfig = (folder: string, uplink: string): string =>
  JSON.stringify({
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: { npm: { url: uplink, maxage: "60m", timeout: "60s" } },
    packages: {
      docsjson: { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "npm" },
    },
    max_body_size: "50mb",
    log: { type: "file", path: join(folder, "log"), level: "warn" },
  });

/** @throws Error where the registry ended or has not answered for a minute */
async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error("The local registry did not start.");
}
