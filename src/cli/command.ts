/** What a command may touch: everything from outside comes through here, so that tests can stand in for it. */
export interface CommandContext {
  /** The arguments after the command's name. */
  args: readonly string[];
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
}

/** One file a command: argv to the public API to streams and an exit status. */
export interface Command {
  /** What `--help` prints: usage, options with their defaults, examples, exit statuses. */
  help: string;
  /** 0 clean, 1 errors found, 2 wrong usage or unreadable input. */
  run(context: CommandContext): Promise<number>;
}

/** Wrong usage: printed without a stack, exit status 2. */
export class UsageError extends Error {}
