import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearest } from "../diagnostic/nearest.ts";
import { orMeant } from "../diagnostic/words.ts";
import { UsageError } from "./command.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** `  --output FILE   writes it to a file`; the description of a long option begins on the next line. */
const OPTION = /^ {2}(--[\w-]+)(?: (\S+))?(?:\n? {2,}(.*(?:\n {5,}.*)*))?$/gm;

/** An option of a help text. */
export interface Option {
  /** With its dashes: `--format`. */
  readonly name: string;
  readonly takesValue: boolean;
  readonly isRepeatable: boolean;
  /** The first line of its description. */
  readonly description: string;
}

/** The options of a command by its help, which is their only list: one "may be repeated" if its description says so. */
export const optionsOf = (help: string): Option[] =>
  [...help.matchAll(OPTION)].map(([, name = "", value, text = ""]) => ({
    name,
    takesValue: value !== undefined,
    isRepeatable: text.includes("may be repeated"),
    description: text.replace(/\n.*/s, ""),
  }));

/** The options of a help text, each with all that follows it up to the next one. */
type OptionTexts<Help extends string, Found = never> = Help extends `${string}\n  --${infer Rest}`
  ? OptionTexts<Rest extends `${string}\n  --${infer More}` ? `\n  --${More}` : "", Found | OptionText<Rest>>
  : Found;
type OptionText<Rest> = Rest extends `${infer Text}\n  --${string}` ? Text : Rest;
type FirstLine<Text> = Text extends `${infer Line}\n${string}` ? Line : Text;
type NameOf<Text> = FirstLine<Text> extends `${infer Name} ${string}` ? Name : FirstLine<Text>;
type ValueOf<Text> =
  FirstLine<Text> extends `${NameOf<Text> & string} ${infer Value}`
    ? Value extends ` ${string}`
      ? boolean
      : Text extends `${string}may be repeated${string}`
        ? string[]
        : string
    : boolean;

/** The values of the options that a help text lists, by their names. */
export type OptionValues<Help extends string> = {
  [Text in OptionTexts<`\n${Help}`> as NameOf<Text> & string]?: ValueOf<Text> | undefined;
};

/**
 * Takes a command's arguments apart by `node:util`'s `parseArgs`, strictly. What its help lists are its options.
 *
 * @throws {UsageError} for an unknown option (with the nearest ones), a missing value, or a value for an option without
 * one
 */
export function parseArguments<const Help extends string>(args: readonly string[], help: Help) {
  const options: Options = Object.fromEntries(
    optionsOf(help).map(({ name, takesValue, isRepeatable }) => [
      name.slice(2),
      { type: takesValue ? "string" : "boolean", multiple: isRepeatable },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as OptionValues<Help>, positionals };
  } catch (error) {
    throw new UsageError(usageMessage(error, options));
  }
}

function usageMessage(error: unknown, options: Options): string {
  const { code, message } = error as { code?: string; message: string };
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const [, option] = /'(?:-\w, )?(--[\w-]+)/.exec(message) ?? [];
    if (option === undefined) return message;
    return /does not take an argument/.test(message) ? `${option} takes no value` : `${option} needs a value`;
  }
  const unknown = /'([^']+)'/.exec(message)?.[1] ?? "this option";
  const known = Object.keys(options).map((name) => `--${name}`);
  const alike = known.filter((name) => unknown.startsWith(name) || name.startsWith(unknown));
  return `no option ${unknown}${orMeant(alike.length > 0 && alike.length < 4 ? alike : nearest(unknown, known))}`;
}

/** The value of an option that takes one of a few words. @throws {UsageError} for any other */
export function readWord<T extends string>(option: string, value: string, words: readonly T[]): T {
  if (words.includes(value as T)) return value as T;
  const expected = words.join(", ") + orMeant(nearest(value, words));
  throw new UsageError(`--${option} is ${JSON.stringify(value)}; expected ${expected}`);
}

/** The value of an option that takes a port. @throws {UsageError} if it is not a port */
export function readPort(value: string, option = "port"): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new UsageError(`--${option} is ${JSON.stringify(value)}; expected a number from 0 (any free one) to 65535`);
}

/** The value of `--max`. @throws {UsageError} if it is no whole number */
export function readMax(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new UsageError(`--max is ${JSON.stringify(value)}; expected a whole number`);
}
