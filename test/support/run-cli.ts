import { spawn, spawnSync } from "node:child_process";

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

/** The built command while it runs. */
export interface RunningCli {
  stdout(): string;
  stderr(): string;
  /** Settle once a text has come on stdout, or on stderr. */
  printed(text: string): Promise<void>;
  said(text: string): Promise<void>;
  /** Ends it as Ctrl+C does; gives its exit status. */
  stop(): Promise<number | null>;
}

/** Starts the built command, and leaves it running. */
export function startCli(args: readonly string[], { cwd }: { cwd: string }): RunningCli {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { PATH } });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      texts[name] += text;
      child.emit("text");
    });
  }
  const waitFor = (name: "stdout" | "stderr", text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => texts[name].includes(text) && resolve();
      child.on("text", look);
      look();
      ended.then(() => reject(new Error(`ended without ${JSON.stringify(text)}: ${JSON.stringify(texts)}`)));
    });
  return {
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    printed: (text) => waitFor("stdout", text),
    said: (text) => waitFor("stderr", text),
    stop: () => {
      child.kill("SIGINT");
      return ended;
    },
  };
}
