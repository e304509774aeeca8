import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { BUILDER_PROJECTS } from "../../builders/projects.ts";
import type { CommandContext } from "../command.ts";
import type { SiteProject } from "./site-project.ts";

/** Ends a builder when this process is gone, however it ended. What the builder starts is not to do the same. */
const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(`
  process.execArgv.length = 0;
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), 1000);
    process.kill(process.pid, "SIGTERM");
  });
  process.channel?.unref();
`)}`;

/** Runs a program of a builder's packages; gives its exit status. Its words go where the command's own go. */
export async function runBuilder(
  { builder, packagesFolder, folder }: SiteProject,
  [program = "", ...args]: readonly string[],
  { stderr, env }: Pick<CommandContext, "stderr" | "env">,
): Promise<number> {
  const path = join(packagesFolder, "node_modules", program);
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, path, ...args], {
    cwd: folder,
    env: { ...env, ...BUILDER_PROJECTS[builder].env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  child.stdout?.pipe(stderr, { end: false });
  child.stderr?.pipe(stderr, { end: false });
  return endOf(child);
}

function endOf(child: ChildProcess): Promise<number> {
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve(status ?? 130);
    });
  });
}
