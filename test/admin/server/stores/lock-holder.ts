/**
 * A process of the lock's tests: takes the folder, tells when, keeps it for a moment and gives it up, over and over.
 * Prints a line of JSON for each: `{ "at": nanoseconds of the machine's clock, "event": "enter" | "leave" | "refused" }`.
 */
import { writeSync } from "node:fs";
import { lockFolder } from "../../../../src/admin/server/stores/folder-lock.ts";

const [folder = "", rounds = "1", holdMs = "5"] = process.argv.slice(2);

const tell = (event: string) => writeSync(1, `${JSON.stringify({ at: String(process.hrtime.bigint()), event })}\n`);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

for (let round = 0; round < Number(rounds); round++) {
  try {
    const lock = await lockFolder(folder);
    tell("enter");
    await sleep(Number(holdMs));
    await lock.assertHeld();
    tell("leave");
    await lock.release();
  } catch (error) {
    if (!/is in use by process/.test((error as Error).message)) throw error;
    tell("refused");
  }
}
