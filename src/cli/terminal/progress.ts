import type { CommandContext } from "../command.ts";

/** Work is shown on a terminal once it has taken this long (ms). */
const PATIENCE = 400;

/** A line on a terminal that says what is going on while it takes long; nothing elsewhere. */
export interface Progress {
  /** What is going on now. */
  say(text: string): void;
  /** Takes the line away. */
  done(): void;
}

export function startProgress(stderr: CommandContext["stderr"]): Progress {
  if (stderr.isTTY !== true) return { say() {}, done() {} };
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
