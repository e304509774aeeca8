import { spawn } from "node:child_process";
import { SiteError } from "../../../site/config/docs-root.ts";
import { moduleLoader, OUTPUT_MARK } from "./module-hooks.ts";
import { compiledModules } from "./without-types.ts";

/** How long modules may take to load (milliseconds). */
const TIME_LIMIT = 30_000;

/** How much memory they may take (MiB), and how long their exports may be as JSON (bytes). */
const MEMORY_LIMIT = 1024;
const OUTPUT_LIMIT = 64 * 1024 * 1024;

/** What a config may ask for: where programs and the user's files are, and for what it is built. Keys and tokens stay here. */
const NAMES = /^(?:PATH|HOME|USERPROFILE|SYSTEMROOT|COMSPEC|PATHEXT|TMPDIR|TEMP|TMP|LANG|LC_ALL|TZ|CI|NODE_ENV)$/i;

const inherited = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => NAMES.test(name)));

/** The default export of a module as JSON, or why it could not be loaded. */
export type LoadedModule = { readonly value?: unknown } | { readonly error: string };

/**
 * Loads config modules of a project, JavaScript or TypeScript, in a process of their own: they run as their tool would
 * run them. An exported function is called, and promises are awaited. Functions inside the result become empty objects.
 *
 * @param folder the project's folder
 * @param files absolute paths
 * @param call the function of their exports whose result counts in their place
 * @param limit how long they may take (milliseconds)
 * @throws {SiteError} if they don't come to an end by then, take more than 1 GiB, or export more than 64 MiB
 */
export async function loadModules(
  folder: string,
  files: readonly string[],
  { call, limit = TIME_LIMIT }: { call?: string; limit?: number } = {},
): Promise<LoadedModule[]> {
  if (files.length === 0) return [];
  const { args, env } = moduleLoader(files, call);
  const compiled = JSON.stringify(await compiledModules(files));
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_LIMIT}`, ...args], {
    cwd: folder,
    env: { ...inherited(process.env), ...env },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: limit,
    killSignal: "SIGKILL",
  });
  // It may end before it has read all.
  child.stdin.on("error", () => undefined);
  child.stdin.end(compiled);
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > OUTPUT_LIMIT) child.kill("SIGKILL");
    else chunks.push(chunk);
  });
  const signal = await new Promise<NodeJS.Signals | null>((settle, fail) => {
    child.on("error", fail);
    child.on("close", (_, signal) => settle(signal));
  });
  const output = Buffer.concat(chunks).toString("utf8");
  const at = output.lastIndexOf(OUTPUT_MARK);
  if (length > OUTPUT_LIMIT) throw new SiteError(`the config files of ${folder} export more than 64 MiB`);
  if (at !== -1) return JSON.parse(output.slice(at + OUTPUT_MARK.length)) as LoadedModule[];
  const why =
    signal === "SIGKILL"
      ? `do not come to an end in ${limit / 1000} seconds`
      : signal === "SIGABRT"
        ? "take more than 1 GiB of memory"
        : "end the process that loads them";
  throw new SiteError(`the config files of ${folder} ${why}`);
}
