import type { CommandContext } from "../command.ts";

/** Work is shown on a terminal once it has taken this long (ms). */
const PATIENCE = 400;

/** Where there is no terminal, a line reports the progress after so many milliseconds each. */
const BETWEEN_LINES = 10_000;

/** Reports the progress of long work: in one line of a terminal, elsewhere in a line every ten seconds. */
export interface Progress {
  /** What is going on now. */
  say(text: string): void;
  /** Writes a line that stays, above that of a terminal. */
  keep(line: string): void;
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
    keep: (line) => {
      show("");
      stderr.write(`${line}\n`);
    },
    done: () => {
      clearTimeout(timer);
      show("");
    },
  };
}

/** Says that work goes on even if it says nothing new: who reads a log of CI has nothing else to tell it from work that hangs. */
function progressInLines(stderr: CommandContext["stderr"]): Progress {
  const start = Date.now();
  let next = start + BETWEEN_LINES;
  let latest = "";
  let told = "";
  const tell = (): void => {
    if (Date.now() < next || latest === "") return;
    next = Date.now() + BETWEEN_LINES;
    stderr.write(latest === told ? `${latest} (${Math.round((Date.now() - start) / 1000)} s)\n` : `${latest}\n`);
    told = latest;
  };
  const timer = setInterval(tell, BETWEEN_LINES).unref();
  return {
    say(text) {
      latest = text;
      tell();
    },
    keep: (line) => void stderr.write(`${line}\n`),
    done: () => clearInterval(timer),
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
