import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import openapi32 from "@seriousme/openapi-schema-validator/schemas/v3.2/schema.json" with { type: "json" };
import type { SpecValidation } from "../../references/openapi/checks/check-spec.ts";

/** How long the validation of one spec may take, and how much memory. */
export interface ValidationLimits {
  /** In milliseconds (default 30,000). */
  timeoutMs?: number | undefined;
  /** In MiB (default 1,024). */
  memory?: number | undefined;
}

const TIMEOUT_MS = 30_000;
const MEMORY = 1024;

/**
 * The program of the thread. It runs swagger-parser on one spec after the other, and sends back the thrown errors as
 * plain data, at most ten thousand of them. swagger-parser does not know OpenAPI 3.2: its parts, the reader of
 * references and Ajv, validate such a spec with the schema of that version.
 */
const SCRIPT = `
const { createRequire } = require("node:module");
const { parentPort, workerData } = require("node:worker_threads");
const requirePart = createRequire(workerData.swaggerParser);
const SwaggerParser = requirePart(workerData.swaggerParser);
const options = { resolve: { external: false, file: false, http: false }, continueOnError: true };
const plain = (list, keys) =>
  Array.isArray(list) &&
  list.slice(0, 10000).map((each) => Object.fromEntries(keys.map((key) => [key, each[key]])));
let isValid32;
async function validate32(spec) {
  const { $RefParser } = requirePart("@apidevtools/json-schema-ref-parser");
  const { default: Ajv } = requirePart("ajv/dist/2020");
  isValid32 ??= new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(workerData.openapi32);
  const parser = new $RefParser();
  await parser.dereference(spec, { ...options, dereference: { circular: "ignore" } });
  if (!isValid32(parser.schema)) throw { details: isValid32.errors };
}
parentPort.on("message", async (spec) => {
  try {
    await (spec.openapi.startsWith("3.2") ? validate32(spec) : SwaggerParser.validate(spec, options));
    parentPort.postMessage({ errors: [] });
  } catch (error) {
    const details = plain(error.details, ["instancePath", "schemaPath", "keyword", "params", "message", "propertyName"]);
    const errors = plain(error.errors, ["path", "message"]);
    const tooDeep = error instanceof RangeError;
    parentPort.postMessage(tooDeep ? { cutOff: "depth" } : { details, errors, message: String(error.message) });
  }
});
// The first validation compiles the schemas of OpenAPI, whatever the spec.
const empty = { openapi: "3.0.3", info: { title: "", version: "" }, paths: {} };
SwaggerParser.validate(empty, options).finally(() => parentPort.postMessage("ready"));
`;

/**
 * Validates specs in a thread of its own. swagger-parser expands every reference, so the time and memory for a hostile
 * spec double with each level. If a limit is exceeded, the thread ends and the answer says so.
 */
export class ValidationThread {
  readonly #timeoutMs: number;
  readonly #memory: number;
  #worker: Worker | undefined;

  constructor({ timeoutMs = TIMEOUT_MS, memory = MEMORY }: ValidationLimits = {}) {
    this.#timeoutMs = timeoutMs;
    this.#memory = memory;
  }

  readonly validate = async (spec: unknown): Promise<SpecValidation> => {
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<SpecValidation>((resolve) => {
      const limit = `${this.#timeoutMs / 1000} seconds`;
      timer = setTimeout(() => resolve({ cutOff: "time", limit }), this.#timeoutMs);
    });
    try {
      worker.postMessage(spec);
      const outcome = await Promise.race([this.#answerOf(worker), outOfTime]);
      if ("cutOff" in outcome && outcome.cutOff !== "depth") await this.close();
      return outcome;
    } catch (error) {
      // A value that is nested too deeply can't be sent either.
      if (error instanceof RangeError) return { cutOff: "depth" };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  async #answerOf(worker: Worker): Promise<SpecValidation> {
    try {
      const [answer] = (await once(worker, "message")) as [SpecValidation];
      return answer;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ERR_WORKER_OUT_OF_MEMORY") return { cutOff: "memory", limit: `${this.#memory} MiB` };
      throw error;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** Waits for the thread to be ready: the time that loading takes is not the spec's. */
  async #start(): Promise<Worker> {
    const require = createRequire(import.meta.url);
    const worker = new Worker(SCRIPT, {
      eval: true,
      workerData: { swaggerParser: require.resolve("@apidevtools/swagger-parser"), openapi32 },
      resourceLimits: { maxOldGenerationSizeMb: this.#memory },
    });
    await once(worker, "message");
    return worker;
  }
}
