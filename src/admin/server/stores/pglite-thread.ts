/**
 * The program of the thread that PGlite runs in, which keeps the rest of the process responsive whatever PGlite does.
 * Bundled into the package as text; it has what Node has, and no import of its own.
 */
import type { PgliteAnswer, PgliteCall, PgliteThreadData } from "./pglite-messages.ts";

async function serve(): Promise<void> {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { module, folder } = workerData as PgliteThreadData;
  const answer = (message: PgliteAnswer) => parentPort?.postMessage(message);
  const fail = (id: number, error: unknown) => {
    const { message, code } = error as { message?: string; code?: string };
    answer({ id, error: { message: message ?? String(error), code: typeof code === "string" ? code : undefined } });
  };
  try {
    const { PGlite } = process.getBuiltinModule("node:module").createRequire(module)(module);
    const database = await PGlite.create(folder === undefined ? undefined : `file://${folder}`);
    parentPort?.on("message", async (call: PgliteCall) => {
      try {
        if (call.text === undefined) await database.close();
        const { rows } = call.text === undefined ? { rows: [] } : await database.query(call.text, call.values);
        answer({ id: call.id, rows });
      } catch (error) {
        fail(call.id, error);
      }
    });
    answer({ id: 0, rows: [] });
  } catch (error) {
    fail(0, error);
  }
}

void serve();
