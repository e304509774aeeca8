import { spawn } from "node:child_process";
import { SiteError } from "../../../site/config/docs-root.ts";
import { moduleLoader, OUTPUT_MARK } from "./module-hooks.ts";

/** How long modules may take to load (milliseconds). */
const TIME_LIMIT = 30_000;

/** The default export of a module as JSON, or why it could not be loaded. */
export type LoadedModule = { readonly value?: unknown } | { readonly error: string };

/**
 * Loads config modules of a project, JavaScript or TypeScript, in a process of their own: they run as their tool would
 * run them. An exported function is called, and promises are awaited. Functions inside the result become empty objects.
 *
 * @param folder the project's folder
 * @param files absolute paths
 * @throws {SiteError} if they don't come to an end in half a minute
 */
export async function loadModules(folder: string, files: readonly string[]): Promise<LoadedModule[]> {
  if (files.length === 0) return [];
  const { args, env } = moduleLoader(files);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIME_LIMIT,
    killSignal: "SIGKILL",
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const signal = await new Promise<NodeJS.Signals | null>((settle, fail) => {
    child.on("error", fail);
    child.on("close", (_, signal) => settle(signal));
  });
  const output = Buffer.concat(chunks).toString("utf8");
  const at = output.lastIndexOf(OUTPUT_MARK);
  if (at !== -1) return JSON.parse(output.slice(at + OUTPUT_MARK.length)) as LoadedModule[];
  const why = signal === "SIGKILL" ? "do not come to an end in 30 seconds" : "end the process that loads them";
  throw new SiteError(`the config files of ${folder} ${why}`);
}
