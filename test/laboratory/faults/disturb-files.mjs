/**
 * Loaded before the command (`node --import`): counts what it does to the files of a site from the moment on at which it
 * begins to write, and at one of these operations kills the process, edits a file, or lets the operation fail.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { SITE = "", AT = "0", DEED = "", FILE = "", LOG = "" } = process.env;
const original = { ...fs };
const OPERATIONS = [
  ...["openSync", "writeSync", "writeFileSync", "fsync", "fsyncSync", "fchmodSync", "closeSync", "mkdirSync"],
  ...["linkSync", "copyFileSync", "renameSync", "rmSync", "rmdirSync", "lstatSync", "readFileSync"],
];
const MARK = "\n  ";

let count = 0;
/** Whether one of the operations is under way, which may be made of others. */
let isInside = false;
const opened = new Set();

const deeds = {
  kill: () => process.kill(process.pid, "SIGKILL"),
  interrupt: () => process.kill(process.pid, "SIGINT"),
  append() {
    if (!original.existsSync(FILE)) return;
    original.appendFileSync(FILE, MARK);
    original.appendFileSync(LOG, "edited\n");
  },
  /** As editors save that write a new file and rename it. */
  replace() {
    if (!original.existsSync(FILE)) return;
    original.writeFileSync(`${FILE}~`, original.readFileSync(FILE, "utf8") + MARK);
    original.renameSync(`${FILE}~`, FILE);
    original.appendFileSync(LOG, "edited\n");
  },
  fail: (name) => {
    throw Object.assign(new Error(`EPERM: operation not permitted, ${name}`), { code: "EPERM" });
  },
};

for (const name of OPERATIONS) {
  fs[name] = (...args) => {
    const isOurs = typeof args[0] === "number" ? opened.has(args[0]) : String(args[0]).startsWith(`${SITE}/`);
    if (!isOurs || isInside) return original[name](...args);
    isInside = true;
    try {
      // A look whether there is a journal comes first, before the files are read.
      const isJournal =
        String(args[0]).endsWith("journal.jsonl") && (name === "openSync" || original.existsSync(args[0]));
      if (count > 0 || isJournal) count++;
      // Nothing compares a file and renames another over it at once: here no program can be kept from losing its file.
      const isTooLate = DEED === "replace" && name === "renameSync";
      if (count > 0) original.appendFileSync(LOG, `${name}\n`);
      if (count === Number(AT) && count > 0 && !isTooLate) deeds[DEED]?.(name);
      const result = original[name](...args);
      if (name === "openSync") opened.add(result);
      return result;
    } finally {
      isInside = false;
    }
  };
}
syncBuiltinESMExports();
