import { type Option, optionsOf } from "../arguments.ts";
import type { Command, WordList } from "../command.ts";

/** An option as a shell completes it. */
export interface OptionWords extends Option {
  /** The values it may have; `undefined` for files and for values that cannot be listed. */
  readonly values: WordList | undefined;
}

/** What follows the name of a command. */
export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionWords[];
  /** The words that its first argument may be; `undefined` for files. */
  readonly values: WordList | undefined;
}

/**
 * The options of a command, read from its help, which is their only list. The words for their values are the command's
 * own.
 */
export async function commandWords(name: string, summary: string, command: Command): Promise<CommandWords> {
  const { help } = command;
  const words = await wordsOf(command);
  const subcommands = subcommandsOf(name, help);
  return {
    name,
    summary,
    options: [...optionsOf(help), HELP].map((option) => ({
      ...option,
      values: Object.hasOwn(words, option.name) ? words[option.name] : undefined,
    })),
    values: words.argument ?? (subcommands.length > 0 ? subcommands : undefined),
  };
}

/** The words of a command, with the words that are loaded only when they are asked for. */
async function wordsOf({ words = {} }: Command): Promise<Readonly<Record<string, WordList>>> {
  const lists = Object.entries(words).map(async ([name, list]) => [
    name,
    list instanceof Function ? await list() : list,
  ]);
  return Object.fromEntries(await Promise.all(lists));
}

const HELP = { name: "--help", description: "tells what the command does", takesValue: false, isRepeatable: false };

/** `usage: docsjson admin serve …` and the lines below it: `serve`. */
function subcommandsOf(command: string, help: string): string[] {
  const usage = help.slice(0, help.indexOf("\n\n"));
  const found = [...usage.matchAll(new RegExp(`docsjson ${command} ([a-z]+(?:\\|[a-z]+)*)(?= |$)`, "gm"))];
  return [...new Set(found.flatMap(([, names = ""]) => names.split("|")))];
}
