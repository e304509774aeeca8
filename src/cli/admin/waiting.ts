import { printable } from "../../report/text/printable.ts";
import type { OptionValues } from "../arguments.ts";
import type { CommandContext } from "../command.ts";
import { startProgress } from "../terminal/progress.ts";
import { readNumber } from "./connection.ts";

/** The options of commands that wait, but for "--wait" itself, which each explains. */
export const WAIT_OPTIONS = `  --timeout SECONDS   the time limit, with all retries (default: 120; to wait: 3600)
  --interval SECONDS  the first wait between two polls; it grows to 30 (default: 2)
`;

export const readTimes = (values: OptionValues<typeof WAIT_OPTIONS>) => ({
  timeoutMs: inMs("timeout", values.timeout),
  intervalMs: inMs("interval", values.interval),
});

function inMs(option: string, value: string | undefined): number | undefined {
  const seconds = readNumber(option, value);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Waits for the last of the states; a terminal shows the status and the seconds gone by. */
export async function waitInSight<T extends { status: string }>(
  what: string,
  states: AsyncIterable<T>,
  { stderr }: CommandContext,
): Promise<T> {
  const progress = startProgress(stderr);
  const start = Date.now();
  let last: T | undefined;
  const show = () => {
    const status = last === undefined ? "not seen yet" : printable(last.status);
    progress.say(`${printable(what)} is ${status}, ${Math.round((Date.now() - start) / 1000)} s`);
  };
  const clock = setInterval(show, 1000);
  try {
    for await (const state of states) {
      last = state;
      show();
    }
    return last as T;
  } finally {
    clearInterval(clock);
    progress.done();
  }
}

/** Lines of a name and a value each. A name without a value is left out. */
export function describeRows(head: string, rows: readonly (readonly [string, string | null | undefined])[]): string {
  const lines = rows.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`  ${name.padEnd(14)}${printable(value)}`],
  );
  return `${[printable(head), ...lines].join("\n")}\n`;
}
