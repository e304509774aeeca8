import { nearest } from "../diagnostic/nearest.ts";
import { orMeant } from "../diagnostic/words.ts";
import { SiteError } from "../site/config/docs-root.ts";
import { packageVersion } from "../site/package-manifest.ts";
import { COMPARED_VERSIONS } from "../vocabulary/platform/compared-versions.ts";
import { type CommandContext, EXIT, type ExitStatus, UsageError } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import { write } from "./terminal/output.ts";

const usage = (): string => `usage: docsjson <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`)
  .join("\n")}

docsjson <command> --help tells more. docsjson --version prints the version, and with --verbose which docs.json it knows.
`;

/** What other tools, the platform's own command first, call what a command does here. */
const CALLED_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...["validate", "broken-links", "openapi-check", "lint"].map((name) => [name, "check"] as const),
  ["fix", "check --fix"],
  ["rename", "mv"],
  ["serve", "dev"],
  ["start", "dev"],
  ["export", "build"],
  ["new", "init"],
]);

/** The versions that matter in a report of a fault: of the package, of the format that it knows, of Node. */
const versions = (): string => `docsjson ${packageVersion()}
docs.json as of ${COMPARED_VERSIONS.date}, validator ${COMPARED_VERSIONS.validator}, command ${COMPARED_VERSIONS.command}
Node ${process.version}, ${process.platform} ${process.arch}
`;

/** Runs the command that the arguments name, and gives the exit status. */
async function main(argv: readonly string[], context: Omit<CommandContext, "args">): Promise<ExitStatus> {
  const { stdout, stderr } = context;
  const [name, ...args] = argv[0] === "help" && argv.length > 1 ? [...argv.slice(1), "--help"] : argv;
  if (name === "--version" || name === "-v") {
    await write(stdout, args.includes("--verbose") ? versions() : `${packageVersion()}\n`);
    return EXIT.ok;
  }
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    await write(name === undefined ? stderr : stdout, usage());
    return name === undefined ? EXIT.failed : EXIT.ok;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) {
    const known = CALLED_ELSEWHERE.get(name);
    const meant = orMeant(known ? [known] : nearest(name, Object.keys(COMMANDS)));
    await write(stderr, `docsjson: no command ${JSON.stringify(name)}${meant}\n\n${usage()}`);
    return EXIT.failed;
  }
  const { command } = await entry.load();
  const beforeDashes = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (beforeDashes.includes("--help") || beforeDashes.includes("-h")) {
    await write(stdout, command.help);
    return EXIT.ok;
  }
  try {
    return await command.run({ args, ...context });
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof SiteError)) throw error;
    const help = error instanceof UsageError ? `docsjson ${name} --help tells more.\n` : "";
    await write(stderr, `docsjson ${name}: ${error.message}\n${help}`);
    return EXIT.failed;
  }
}

/**
 * Runs the command of this process. Nothing runs when this file is loaded: the build puts it beside what the package's
 * other modules need.
 */
export async function runProcess(): Promise<void> {
  const { stdin, stdout, stderr, env } = process;
  // A reader that goes away, as in `docsjson resolve | head`, ends the output and not the command.
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") endUnwritten(error);
    });
  }
  // Counts if the process runs out of work before the command has ended. Not process.exit: it would cut off what the
  // streams have not written yet.
  process.exitCode = EXIT.failed;
  const context = { stdin, stdout, stderr, env, cwd: process.cwd() };
  process.exitCode = await main(process.argv.slice(2), context).catch(endUnwritten);
}

/** Ends the process whose output has no place, as on a full disk. */
function endUnwritten(error: unknown): never {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== "write") throw error;
  try {
    process.stderr.write(`docsjson: can't write the output: ${message}\n`);
  } finally {
    process.exit(EXIT.failed);
  }
}
