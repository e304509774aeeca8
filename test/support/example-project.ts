import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT } from "./tools/cache.ts";
import { installedExample } from "./tools/examples.ts";

/** An example with its packages and this checkout's `docsjson` installed, as a user has it after `npm install`. */
export interface ExampleProject {
  /** Absolute path of the project. */
  readonly folder: string;
  /** Runs one of its npm scripts, and gives what it wrote; throws with that where the script fails. */
  run(script: string, ...args: string[]): string;
}

/** What a build or a package manager leaves in a project, beside what the example brings. */
const KEPT = "node_modules";

/**
 * The example `examples/<name>`, laid anew with this checkout's build of `docsjson`, as packed for the registry. Its
 * packages must be installed (`describeWith("the packages of examples/<name>", …)`).
 */
export function openExample(name: string): ExampleProject {
  const folder = installedExample(name);
  clearProject(folder);
  cpSync(join(PROJECT, "examples", name), folder, { recursive: true, filter: (path) => !path.includes(`/${KEPT}`) });
  installThisPackage(join(folder, KEPT, "docsjson"));
  return { folder, run: (script, ...args) => runScript(folder, script, args) };
}

/** Empties the folder of a project but for its installed packages; makes it where it is missing. */
function clearProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) {
    if (entry !== KEPT) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

/** Packs this checkout's build of `docsjson` as for the registry; gives the path of the archive in the folder. */
export function packDocsjson(folder: string): string {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = execFileSync("npm", args, { cwd: PROJECT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(folder, filename);
}

/** Puts what the registry would give for this checkout into a folder of `node_modules`. */
function installThisPackage(target: string): void {
  const scratch = mkdtempSync(join(tmpdir(), "docsjson-pack-"));
  try {
    const archive = packDocsjson(scratch);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", archive, "-C", target, "--strip-components", "1"]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (!existsSync(join(target, "dist/index.js"))) throw new Error("dist/ is not built: run npm run build:js");
}

function runScript(folder: string, script: string, args: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  // vitest sets these for its own run; a builder would take them for its own.
  for (const name of ["VITEST", "TEST", "DEV", "PROD", "MODE", "SSR", "BASE_URL"]) Reflect.deleteProperty(env, name);
  const options = { cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], options);
  if (status !== 0) throw new Error(`npm run ${script} ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}
