import { createContext, runInContext, Script } from "node:vm";
import { PageProgram, type ProgramCode, type ProgramHost } from "./page-program.ts";
import type { Shown } from "./shown.ts";

/** Runs the code of a page. */
export interface Program {
  /** @throws {CodeLimitError} if the code takes too long, or too much memory */
  show(page: ProgramCode): Shown;
  /** Frees what it uses. */
  end(): void;
}

/** What the code of the pages of a site runs in. */
export interface Engine {
  /** Absent where no code is ended. */
  readonly ended?: EndedCode;
  /** How often code has asked for what may be other each time: the time, chance, and globals of this process. */
  readonly asked?: number;
  start(host: ProgramHost, names: readonly string[], file: string): Program;
}

/** The code of a page was ended. Its parts are in boxes. */
export class CodeLimitError extends Error {
  override name = "CodeLimitError";
}

/** How long the code of a page may run (ms), at first and after many had to be ended: what loops must not stop the other pages. */
const LONGEST = 20_000;
const LEAST = 1000;

/** The code that had to be ended so far: a site of many pages takes no longer than one. */
export class EndedCode {
  /** The texts of the files whose code it was, which run on no other page. */
  readonly texts = new Set<string>();
  /** How long the code of the next page may run (ms). */
  longest: number;

  constructor(longest = LONGEST) {
    this.longest = longest;
  }

  add(text: string): void {
    this.texts.add(text);
    this.longest = Math.max(Math.min(LEAST, this.longest), this.longest / 2);
  }
}

const WORK = new Script("work()");

/**
 * Runs the code of pages in this process, with all that it may do: it is code of the project. It has globals of its own, so that
 * what waits for its promises, which nothing shows, is never run: code that is ended there would leave Node without knowing where it
 * is, and end the process if anything looks on with `node:async_hooks`.
 *
 * @param longest how long the code of a page may run (ms)
 */
export function inProcess(longest?: number): Engine {
  const ended = new EndedCode(longest);
  const watched = createContext({});
  let compile: FunctionConstructor | undefined;
  let asked = 0;
  const ask = (): void => {
    asked++;
  };
  const withinTime = <Result>(work: () => Result): Result => {
    watched.work = work;
    ignoreRejections();
    try {
      return WORK.runInContext(watched, { timeout: Math.ceil(ended.longest) }) as Result;
    } catch (error) {
      const isLate = (error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
      throw isLate ? new CodeLimitError("its code takes too long") : error;
    }
  };
  return {
    ended,
    get asked() {
      return asked;
    },
    start(host, names, file) {
      let program: PageProgram | undefined;
      return {
        show: (page) =>
          withinTime(() => {
            compile ??= functionOfPages(ask);
            program ??= new PageProgram(host, names, file, { compile });
            return program.show(page);
          }),
        end: () => undefined,
      };
    },
  };
}

/**
 * The `Function` of globals for pages: those of the language anew, and all others that this process has. A request gives a promise
 * of these: what `finally` of Node's own is given would run with Node's work, without a limit.
 *
 * @param ask called for what is other each time
 */
function functionOfPages(ask: () => void): FunctionConstructor {
  const place = createContext({}, { microtaskMode: "afterEvaluate" });
  const request = runInContext("(fetch) => async (...given) => fetch(...given)", place)(globalThis.fetch);
  const own = new Map<string, unknown>(
    runInContext("Object.getOwnPropertyNames(globalThis).map((name) => [name, globalThis[name]])", place),
  );
  const noteUses = (target: object, name: string, read: () => unknown): void => {
    const get = () => {
      ask();
      return read();
    };
    Object.defineProperty(target, name, { get, configurable: true });
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!own.has(name)) noteUses(place, name, name === "fetch" ? () => request : () => globalThis[name as never]);
  }
  for (const name of ["Date", "Temporal"]) if (own.has(name)) noteUses(place, name, () => own.get(name));
  const math = own.get("Math") as Math;
  const { random } = math;
  noteUses(math, "random", () => random);
  return runInContext("Function", place);
}

const ignore = (): void => undefined;

/** Promises of pages, which nobody waits for, end no process that renders them. */
function ignoreRejections(): void {
  if (process.listeners("unhandledRejection").includes(ignore)) return;
  process.on("unhandledRejection", ignore);
  setImmediate(() => process.off("unhandledRejection", ignore));
}
