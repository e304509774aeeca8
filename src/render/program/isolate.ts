import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import wasm from "@jitl/quickjs-ng-wasmfile-release-sync/wasm?packed";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import { unpack } from "../unpack.ts";
import { CodeLimitError, EndedCode, type Engine, type Program } from "./engine.ts";
import bundled from "./isolate-entry.ts?embed";
import type { ProgramHost } from "./page-program.ts";
import type { Shown } from "./shown.ts";

/** Memory and stack of a page's code (bytes); beyond 64 kB the engine's own stack overflows first. */
const MOST_MEMORY = 32 * 1024 * 1024;
const MOST_STACK = 64 * 1024;
/** How often the engine asks whether it may go on, about once in 10,000 steps: the same on each machine. */
const MOST_STEPS = 2_000;
/** How long a page may be that the code gives (characters). */
const MOST_SHOWN = 10_000_000;

/** An engine without files, network, environment or any object of Node, with limits of time and memory. */
export async function loadIsolate(): Promise<Engine> {
  const wasmModule = await WebAssembly.compile(unpack(wasm));
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
  const ended = new EndedCode();
  return { ended, start: (host, names, file) => new IsolatedProgram(quickJs, host, { names, file }, ended.longest) };
}

class IsolatedProgram implements Program {
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  /** Whether the engine is in a state in which it can't be freed. */
  #isBroken = false;

  constructor(quickJs: QuickJSWASMModule, host: ProgramHost, about: object, longest: number) {
    this.#runtime = quickJs.newRuntime();
    this.#runtime.setMemoryLimit(MOST_MEMORY);
    this.#runtime.setMaxStackSize(MOST_STACK);
    // The time is for steps that take long.
    const end = Date.now() + longest;
    let steps = 0;
    this.#runtime.setInterruptHandler(() => ++steps > MOST_STEPS || Date.now() > end);
    const context = this.#runtime.newContext();
    this.#context = context;
    this.#define("find", (path = "", from = "") => host.find(path, from));
    this.#define("running", (file = "") => void host.running(file));
    this.#define("load", (file = "") => JSON.stringify(host.load(file)));
    this.#guarded(() => this.#settle(context.evalCode(bundled.text)).dispose());
    this.#call("start", JSON.stringify(about));
  }

  show(page: Parameters<Program["show"]>[0]): Shown {
    const text = this.#call("show", JSON.stringify(page));
    if (text.length > MOST_SHOWN) throw new CodeLimitError("its code makes too much of it");
    const { nodes, unrendered } = JSON.parse(text) as Shown;
    return { nodes, unrendered };
  }

  end(): void {
    if (this.#isBroken) return;
    this.#context.dispose();
    this.#runtime.dispose();
  }

  #define(name: string, call: (...args: string[]) => string | undefined): void {
    const context = this.#context;
    const defined = context.newFunction(name, (...args) => {
      const given = call(...args.map((each) => context.getString(each)));
      return given === undefined ? context.undefined : context.newString(given);
    });
    context.setProp(context.global, name, defined);
    defined.dispose();
  }

  /** Calls a function of the program, by its name when the program began. */
  #call(name: string, argument: string): string {
    return this.#guarded(() => {
      const context = this.#context;
      const called = context.getProp(context.global, name);
      const given = context.newString(argument);
      try {
        const result = this.#settle(context.callFunction(called, context.undefined, given));
        const text = context.getString(result);
        result.dispose();
        return text;
      } finally {
        called.dispose();
        given.dispose();
      }
    });
  }

  #settle(result: ReturnType<QuickJSContext["evalCode"]>): QuickJSHandle {
    if (!result.error) return result.value;
    const { name, message } = (this.#context.dump(result.error) ?? {}) as { name?: string; message?: string };
    result.error.dispose();
    if (name === "InternalError" && message === "interrupted") throw new CodeLimitError("its code takes too long");
    if (name === "InternalError" && message === "out of memory")
      throw new CodeLimitError("its code takes too much memory");
    throw new Error(String(message));
  }

  /** What the engine itself throws leaves it in an unknown state. */
  #guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RangeError || (error as Error).name === "RuntimeError")) throw error;
      this.#isBroken = true;
      throw new CodeLimitError("its code nests too deep");
    }
  }
}
