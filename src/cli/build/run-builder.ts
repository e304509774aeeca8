import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILDER_PROJECTS } from "../../builders/projects.ts";
import type { CommandContext } from "../command.ts";
import { startProgress } from "../terminal/progress.ts";
import type { SiteProject } from "./site-project.ts";

/**
 * Ends a builder when this process tells it to, or is gone, however it ended. It has a second to close what it has open: the server
 * of VitePress waits for more than ever comes once it has answered. What the builder starts is not to do the same.
 */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(`
  process.execArgv.length = 0;
  process.once("SIGTERM", () => setTimeout(() => process.exit(143), process.listenerCount("SIGTERM") > 0 ? 1000 : 0));
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
`)}`;

export interface BuilderRun {
  /** Keeps its words, and shows them only if it fails; of a terminal, a line says where it is. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The program of a package that has one, as its manifest names it: where it is differs between versions. */
export function programOf(folder: string): string {
  const { bin }: { bin: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const [file = ""] = Object.values(bin);
  return join(folder, file);
}

/** Runs the program of a package of a builder; gives its exit status, or `"stopped"`. Its words go where the command's own go. */
export async function runBuilder(
  { builder, packagesFolder, folder }: SiteProject,
  [name = "", ...args]: readonly string[],
  { stderr, env }: Pick<CommandContext, "stderr" | "env">,
  { quiet = false, env: own }: BuilderRun = {},
): Promise<number | "stopped"> {
  const { name: title, env: fixed } = BUILDER_PROJECTS[builder];
  const program = programOf(join(packagesFolder, "node_modules", name));
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, program, ...args], {
    cwd: folder,
    env: { ...env, ...fixed, ...own },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  if (!quiet) {
    child.stdout?.pipe(stderr, { end: false });
    child.stderr?.pipe(stderr, { end: false });
    return endOf(child);
  }
  const progress = startProgress(stderr);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said.push(text);
      if (said.length > MOST_KEPT) said.splice(0, said.length - MOST_KEPT);
      progress.say(`${title}: ${lastLine(text)}`);
    });
  const status = await endOf(child).finally(() => progress.done());
  if (status !== 0) stderr.write(said.join(""));
  return status;
}

/** How many pieces of a builder's words are kept for the case that it fails. */
const MOST_KEPT = 2000;

/** The last line of a text that says anything, without colors, as far as a terminal has room for it. */
function lastLine(text: string): string {
  const lines = text.replace(COLORS, "").split(/[\r\n]+/);
  const last = lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
  return last.length > WIDTH ? `${last.slice(0, WIDTH - 1)}…` : last;
}

const WIDTH = 72;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
const COLORS = /\u001b\[[\d;?]*[A-Za-z]/g;

function endOf(child: ChildProcess): Promise<number | "stopped"> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill("SIGTERM");
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve(isStopped ? "stopped" : (status ?? 1));
    });
  });
}
