import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageFolder, packageManifest } from "../../site/package-manifest.ts";
import { UsageError } from "../command.ts";
import type { Progress } from "../terminal/progress.ts";
import { megabytes, sizeOf } from "./folder-size.ts";
import { lock } from "./lock-file.ts";

const STAMP = "installed.json";

/**
 * Installs packages into a folder, unless exactly these are there, and puts this very `docsjson` beside them.
 *
 * @throws {UsageError} if npm can't get them; the folder has no packages then
 */
export async function installPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
  progress: Pick<Progress, "say" | "keep">,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const free = await lock(join(folder, "install.lock"), () =>
    progress.keep(`waiting for another build, which uses ${folder}`),
  );
  try {
    await installMissing(folder, packages, progress);
    await putOwnPackage(join(folder, "node_modules/docsjson"));
  } finally {
    free();
  }
}

async function installMissing(...[folder, packages, progress]: Parameters<typeof installPackages>): Promise<void> {
  const stamp = join(folder, STAMP);
  const manifest = `${JSON.stringify({ name: "docs-packages", private: true, dependencies: packages }, null, 2)}\n`;
  if ((await readFile(stamp, "utf8").catch(() => "")) === manifest) return;
  const names = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  progress.keep(`installing ${names.length} packages into ${folder}: ${names.join(", ")}`);
  await rm(stamp, { force: true });
  await writeFile(join(folder, "package.json"), manifest);
  const start = Date.now();
  const tell = () => progress.say(`npm is at work on the packages (${Math.round((Date.now() - start) / 1000)} s)`);
  const timer = setInterval(tell, 1000);
  await npmInstall(folder).finally(() => clearInterval(timer));
  await writeFile(stamp, manifest);
  progress.keep(`installed ${megabytes(sizeOf(join(folder, "node_modules")).bytes)}`);
}

function npmInstall(folder: string): Promise<void> {
  const args = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline", "--loglevel=error"];
  return new Promise((resolve, reject) => {
    const npm = spawn("npm", args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      shell: process.platform === "win32",
    });
    const said: Buffer[] = [];
    npm.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    npm.on("error", (error) => reject(new UsageError(`npm can't be started: ${error.message}`)));
    npm.on("close", (status) => {
      const words = Buffer.concat(said).toString("utf8").trim();
      if (status === 0) resolve();
      else reject(new UsageError(`npm could not install the packages of the builder (in ${folder}):\n${words}`));
    });
  });
}

/** Copies this package to where the builder finds it, because a link would have it look for packages elsewhere. */
async function putOwnPackage(target: string): Promise<void> {
  const source = packageFolder();
  const version = await versionOf(source);
  // Another build may be reading the packages that are there.
  if ((await readFile(join(target, ".version"), "utf8").catch(() => undefined)) === version) return;
  const temporary = `${target}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  for (const name of ["package.json", "dist", "schemas", "src/builders"]) {
    if (existsSync(join(source, name))) await cp(join(source, name), join(temporary, name), { recursive: true });
  }
  await writeFile(join(temporary, ".version"), version);
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
}

/** Tells the state of this package apart from others: of one that is being worked on, by the time of its last build. */
async function versionOf(source: string): Promise<string> {
  const { version } = packageManifest();
  if (source.includes("node_modules")) return version;
  const times = (await readdir(join(source, "dist"))).map((file) => statSync(join(source, "dist", file)).mtimeMs);
  return `${version} ${times.length} ${times.reduce((latest, time) => Math.max(latest, time), 0)}`;
}
