import { createContext, Script } from "node:vm";
import { PageProgram, type ProgramCode, type ProgramHost } from "./page-program.ts";
import type { Shown } from "./shown.ts";

/** Runs the code of a page. */
export interface Program {
  /** @throws {CodeLimitError} if the code takes too long, or too much memory */
  show(page: ProgramCode): Shown;
  /** Frees what it uses. */
  end(): void;
}

/** What the code of pages runs in. */
export interface Engine {
  start(host: ProgramHost, names: readonly string[], file: string): Program;
}

/** The code of a page was ended. Its parts are in boxes. */
export class CodeLimitError extends Error {
  override name = "CodeLimitError";
}

/** How long the code of a page may run (ms): what loops forever must not stop the other pages. */
const LONGEST = 20_000;

const WORK = new Script("work()");

/**
 * Runs the code of pages in this process, with all that it may do: it is code of the project.
 *
 * @param longest how long the code of a page may run (ms)
 */
export function inProcess(longest = LONGEST): Engine {
  let place: { work?: () => unknown } | undefined;
  const withinTime = <Result>(work: () => Result): Result => {
    place ??= createContext({}) as object;
    place.work = work;
    ignoreRejections();
    try {
      return WORK.runInContext(place, { timeout: longest }) as Result;
    } catch (error) {
      const isLate = (error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
      throw isLate ? new CodeLimitError("its code takes too long") : error;
    }
  };
  return {
    start(...about) {
      const program = new PageProgram(...about);
      return { show: (page) => withinTime(() => program.show(page)), end: () => undefined };
    },
  };
}

const ignore = (): void => undefined;

/** Promises of pages, which nobody waits for, end no process that renders them. Theirs are settled before anything else runs. */
function ignoreRejections(): void {
  if (process.listeners("unhandledRejection").includes(ignore)) return;
  process.on("unhandledRejection", ignore);
  setImmediate(() => process.off("unhandledRejection", ignore));
}
