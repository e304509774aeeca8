import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { SITE } from "../../src/codes/help-page.ts";
import { buildPlayground } from "./build-playground.ts";
import { PLAYGROUND, PROJECT, WEBSITE } from "./places.ts";
import { writeReference } from "./write-reference.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: "site" }, only: { type: "string" } },
});
const out = resolve(PROJECT, values.out);

// A build of the site replaces its own files alone, and the playground has its folder to itself.
rmSync(join(out, PLAYGROUND), { recursive: true, force: true });
if (values.only !== "playground") {
  await writeReference();
  docsjson("check");
  docsjson("build", "--out", out, "--site", new URL(SITE).origin);
}
await buildPlayground(join(out, PLAYGROUND));

/** Runs the built command in the docs root, whose settings it reads; ends with its exit status if that is not 0. */
function docsjson(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(PROJECT, "dist/cli.js"), ...args], {
    cwd: WEBSITE,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
