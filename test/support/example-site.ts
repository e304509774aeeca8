import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

export interface ExampleSite {
  /** Absolute path of the copy. */
  readonly folder: string;
  /** Runs a Node program in the copy, and gives what it wrote; fails where it does. */
  run(...args: string[]): string;
  remove(): void;
}

/** The packages of `node_modules`, with their scopes. */
const listPackages = (): string[] =>
  readdirSync(join(root, "node_modules")).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(root, "node_modules", name)).map((inner) => `${name}/${inner}`) : [name],
  );

/**
 * Copies `fixtures/examples/<name>` to a temporary folder, with `docsjson` (as built in `dist/`) and all packages of
 * this project installed in it as links. `copied` packages are copied, for tools that look no further than the site's
 * folder.
 */
export function copyExample(name: string, copied: readonly string[] = []): ExampleSite {
  const folder = mkdtempSync(join(tmpdir(), `docsjson-${name}-`));
  cpSync(join(root, "fixtures/examples", name), folder, { recursive: true, verbatimSymlinks: true });
  const installed = (name: string) => join(folder, "node_modules", name);
  mkdirSync(installed(""), { recursive: true });
  symlinkSync(root, installed("docsjson"));
  for (const name of listPackages()) {
    mkdirSync(dirname(installed(name)), { recursive: true });
    const from = join(root, "node_modules", name);
    if (copied.includes(name)) cpSync(from, installed(name), { recursive: true, dereference: true });
    else symlinkSync(from, installed(name));
  }
  return {
    folder,
    run(...args) {
      const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env });
      if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
