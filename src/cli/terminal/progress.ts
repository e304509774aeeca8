import type { CommandContext } from "../command.ts";

/** Work is shown on a terminal once it has taken this long (ms). */
const PATIENCE = 400;

/** Where there is no terminal, a line reports the progress after so many milliseconds each. */
const BETWEEN_LINES = 10_000;

/** Reports the progress of long work: in one line of a terminal, elsewhere in a line every ten seconds. */
export interface Progress {
  /** What is going on now. */
  say(text: string): void;
  /** Takes the line of a terminal away. */
  done(): void;
}

export function startProgress(stderr: CommandContext["stderr"]): Progress {
  if (stderr.isTTY !== true) return progressInLines(stderr);
  let latest = "";
  let shown = "";
  let patient = true;
  const show = (text: string): void => {
    if (text !== shown) stderr.write(`\r\u001b[K${text}`);
    shown = text;
  };
  const timer = setTimeout(() => {
    patient = false;
    show(latest);
  }, PATIENCE).unref();
  return {
    say: (text) => {
      latest = text;
      if (!patient) show(text);
    },
    done: () => {
      clearTimeout(timer);
      show("");
    },
  };
}

function progressInLines(stderr: CommandContext["stderr"]): Progress {
  let next = Date.now() + BETWEEN_LINES;
  return {
    say(text) {
      if (Date.now() < next) return;
      next = Date.now() + BETWEEN_LINES;
      stderr.write(`${text}\n`);
    },
    done() {},
  };
}

/** Does work that takes long on a large site, such as making a plan, and reports its progress. */
export async function withProgress<T>(
  { stderr }: CommandContext,
  work: (onProgress: Progress["say"]) => Promise<T>,
): Promise<T> {
  const progress = startProgress(stderr);
  try {
    return await work(progress.say);
  } finally {
    progress.done();
  }
}
