import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The package as the registry has it, and room for installing it. */
export interface Delivery {
  registry: string;
  version: string;
  /** The folder below which every case has its own. */
  scratch: string;
}

/** One way in which the package reaches users. `run` throws an error that says what went wrong. */
export interface Case {
  name: string;
  run(delivery: Delivery): Promise<void>;
}

/** A new folder with these files, for one case. */
export function makeFolder({ scratch }: Delivery, files: Readonly<Record<string, string | object>> = {}): string {
  const folder = mkdtempSync(join(scratch, "case-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

/** A project in a new folder that depends on the package, and on what else is named. */
export const makeProject = (
  delivery: Delivery,
  files: Readonly<Record<string, string | object>> = {},
  more = {},
): string =>
  makeFolder(delivery, {
    "package.json": {
      name: "project",
      private: true,
      type: "module",
      dependencies: { docsjson: delivery.version, ...more },
    },
    ...files,
  });

/** What a command printed, and how it ended. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The environment of a user: npm's settings of this process are gone, and packages come from the local registry. */
function environmentOf(registry: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_OPTIONS$|VITEST)/i.test(name));
  return { ...Object.fromEntries(own), npm_config_registry: registry, CI: "", ...more };
}

/** Runs a program in a folder as a user of the local registry. */
const runIn = (
  { registry }: Delivery,
  cwd: string,
  [program = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environmentOf(registry, env), stdio: ["ignore", "pipe", "pipe"] });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
    child.on("error", reject).on("close", (status) => resolve({ status, stdout, stderr }));
  });

/** Runs a program that must end with `status`. */
export async function mustEndWith(
  status: number,
  delivery: Delivery,
  cwd: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const ended = await runIn(delivery, cwd, command, env);
  if (ended.status === status) return ended;
  const said = `${ended.stdout}${ended.stderr}`.trimEnd();
  throw new Error(`"${command.join(" ")}" ended with ${ended.status}, not ${status}:\n${said}`);
}

/** A docs root with one fault, and the finding that every way of checking it must tell. */
export const FAULTY_SITE = { "docs.json": { navigation: { pages: ["intro", "gone"] } }, "intro.mdx": "" };
const ITS_FINDING = "nav/page-not-found";

/** @throws Error unless a report names the one finding of {@link FAULTY_SITE} */
export function mustTellTheFault(report: string): void {
  if (!report.includes(ITS_FINDING)) throw new Error(`The report does not name ${ITS_FINDING}:\n${report}`);
}
