import { spawnSync } from "node:child_process";

/** The built command. */
export const CLI = new URL("../../dist/cli.js", import.meta.url).pathname;

export interface CliRun {
  stdout: string;
  stderr: string;
  status: number | null;
}

/** Runs the built command to its end, without colours unless `env` says so. */
export function runCli(
  args: readonly string[],
  { cwd, stdin, env }: { cwd?: string; stdin?: string; env?: Record<string, string> } = {},
): CliRun {
  const { PATH = "" } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    input: stdin ?? "",
    env: { PATH, ...env },
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  return { stdout, stderr, status };
}

/** A run as a reader would see it: the command, what it prints, what it says on stderr, its exit status. */
export function transcript(args: readonly string[], options?: Parameters<typeof runCli>[1]): string {
  const { stdout, stderr, status } = runCli(args, options);
  const said = stderr === "" ? "" : `${stderr.replace(/^(?=.)/gm, "stderr: ")}`;
  return `$ docsjson ${args.join(" ")}\n${stdout}${said}exit ${status}`;
}
