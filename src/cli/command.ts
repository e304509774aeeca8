/** Everything outside the process that a command uses, so that tests can replace it. */
export interface CommandContext {
  /** The arguments after the command's name. */
  args: readonly string[];
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
}

/** Words of which one is written, or a name and a value, as in `CODE=LEVEL`. */
export type WordList = readonly string[] | { readonly names: readonly string[]; readonly values: readonly string[] };

export const isAssignment = (words: WordList): words is Exclude<WordList, readonly string[]> => !Array.isArray(words);

/** One file a command: from arguments to the public API, streams and an exit status. */
export interface Command {
  /** What `--help` prints: usage, options with their defaults, examples, exit statuses. */
  help: string;
  /** For shells to complete: what options take (by their names, with dashes), and the first argument (`argument`). */
  words?: Readonly<Record<string, WordList | (() => Promise<WordList>)>>;
  run(context: CommandContext): Promise<ExitStatus>;
}

/** Commands by name; each is loaded only when it is called. */
export type CommandTable = Readonly<Record<string, { summary: string; load: () => Promise<{ command: Command }> }>>;

/** Wrong usage: printed without a stack; the command has failed. */
export class UsageError extends Error {}

/** The exit statuses of all commands. The help of each says what they mean for it. */
export const EXIT = {
  /** The command did its work, and found nothing wrong. */
  ok: 0,
  /** The command did its work, and found something wrong: errors in a site, broken addresses, rejected lines. */
  found: 1,
  /** The command could not do its work: wrong usage, or input that cannot be read. */
  failed: 2,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The exit status of a command that did its work. */
export const exitStatus = (isClean: boolean): ExitStatus => (isClean ? EXIT.ok : EXIT.found);
