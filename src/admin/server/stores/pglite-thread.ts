/**
 * The program of the thread that PGlite runs in, which keeps the rest of the process responsive whatever PGlite does. It
 * gets `PgliteThreadData`, takes each `PgliteCall` and gives a `PgliteAnswer`. A text, since a thread is started from a
 * file or a text, and the package is bundled into files whose names nobody knows; plain JavaScript (CommonJS) as Node 20
 * runs it.
 */
export const PGLITE_THREAD = `
const { parentPort, workerData } = require("node:worker_threads");

const fail = (id, error) => {
  const code = typeof error?.code === "string" ? error.code : undefined;
  parentPort.postMessage({ id, error: { message: error?.message ?? String(error), code } });
};

async function serve({ module, folder }) {
  const { PGlite } = require(module);
  const database = await PGlite.create(folder === undefined ? undefined : "file://" + folder);
  parentPort.on("message", async ({ id, text, values }) => {
    try {
      if (text === undefined) await database.close();
      const { rows } = text === undefined ? { rows: [] } : await database.query(text, values);
      parentPort.postMessage({ id, rows });
    } catch (error) {
      fail(id, error);
    }
  });
  parentPort.postMessage({ id: 0, rows: [] });
}

serve(workerData).catch((error) => fail(0, error));
`;
