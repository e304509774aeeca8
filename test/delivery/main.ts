/**
 * What users get: publishes the package to a registry on this machine, with its own scripts, and reaches it in every way
 * that the documentation names. `npm run delivery [-- NAME…]` runs the cases of these names. Exit 1 on any fault.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "../support/tools/cache.ts";
import { buildExamples } from "./cases/build-examples.ts";
import { compileWithTypeScripts } from "./cases/compile-with-typescripts.ts";
import { installWithManagers } from "./cases/install-with-managers.ts";
import { loadWithNodes } from "./cases/load-with-nodes.ts";
import { runAction } from "./cases/run-action.ts";
import { runDockerfile } from "./cases/run-dockerfile.ts";
import { runHook } from "./cases/run-hook.ts";
import { type Delivery, mustEndWith } from "./delivery.ts";
import { startRegistry } from "./local-registry.ts";

const CASES = [
  ...[installWithManagers, compileWithTypeScripts, loadWithNodes],
  ...[runAction, runHook, runDockerfile, buildExamples],
];

const wanted = process.argv.slice(2);
const scratch = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-delivery-")));
const registry = await startRegistry(join(scratch, "registry"));
const { version } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as { version: string };
const delivery: Delivery = { registry: registry.url, version, scratch };
try {
  const token = `--${registry.url.slice("http:".length)}:_authToken=nobody`;
  await mustEndWith(0, delivery, PROJECT, ["npm", "publish", "--provenance=false", token]);
  console.log(`publish: docsjson ${version}`);
  for (const { name, run } of CASES) {
    if (wanted.length > 0 && !wanted.some((each) => name.includes(each))) continue;
    const start = performance.now();
    const fault = await run(delivery).then(
      () => undefined,
      (error: Error) => error.message,
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(fault === undefined ? `${name}: clean (${seconds} s)` : `${name}: ${fault}`);
    if (fault !== undefined) process.exitCode = 1;
  }
} finally {
  registry.close();
  rmSync(scratch, { recursive: true, force: true });
}
