import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean } from "../diagnostic/words.ts";
import { UsageError } from "./command.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Takes a command's arguments apart by `node:util`'s `parseArgs`, strictly.
 *
 * @throws {UsageError} for an unknown option (with the nearest ones), a missing value, or a value for an option without
 * one
 */
export function parseArguments<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
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
  const hint = didYouMean(nearest(unknown, known));
  return `no option ${unknown}${hint === undefined ? "" : `; ${hint}`}`;
}

/** The value of an option that takes one of a few words. @throws {UsageError} for any other */
export function readWord<T extends string>(option: string, value: string, words: readonly T[]): T {
  if (words.includes(value as T)) return value as T;
  const hint = didYouMean(nearest(value, words));
  throw new UsageError(
    `--${option} is ${JSON.stringify(value)}; expected ${words.join(", ")}${hint === undefined ? "" : `; ${hint}`}`,
  );
}

/** The value of `--port`. @throws {UsageError} if it is not a port */
export function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new UsageError(`--port is ${JSON.stringify(value)}; expected a number from 0 (any free one) to 65535`);
}
