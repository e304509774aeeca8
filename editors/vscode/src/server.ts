import { command } from "../../../src/cli/commands/lsp.ts";

const { argv, stdin, stdout, stderr, env } = process;
process.exitCode = await command.run({ args: argv.slice(2), stdin, stdout, stderr, env, cwd: process.cwd() });
