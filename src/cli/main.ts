#!/usr/bin/env node
import { UsageError } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";

const USAGE = `usage: docsjson <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`)
  .join("\n")}

docsjson <command> --help tells more.
`;

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(USAGE);
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) {
    process.stderr.write(`docsjson: no command ${JSON.stringify(name)}\n\n${USAGE}`);
    return 2;
  }
  const command = await entry.load();
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(command.help);
    return 0;
  }
  try {
    const { stdin, stdout, stderr, env } = process;
    return await command.run({ args, stdin, stdout, stderr, env, cwd: process.cwd() });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`docsjson ${name}: ${error.message}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
