#!/usr/bin/env node
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { layOut, readCases } from "./lib/cases.js";
import { judge } from "./lib/judge.js";
import { table } from "./lib/table.js";

const USAGE = `usage: docsjson-conformance [options] -- COMMAND [ARGUMENT…]

Runs a command for each case and compares what it says of the site with what is true. {dir} in an argument is replaced by the
docs root, {dialect} by the dialect. The command prints a JSON object: FORMAT.md says which. With {list} in the place of {dir} it is
run once for all cases, with a file of lines "DIR<tab>DIALECT", and prints an object a line, with the field "dir".

  --by exit-status    does not read what the command prints: 0 is "accepted", another status "rejected"
  --cases TEXT        only cases with this text in their path, such as navigation/
  --status LIST       the cases of these statuses (default: required; also deviation and advice, with commas)
  --timeout SECONDS   how long the command may take for a case (default: 60)
  --jobs N            how many run at once (default: one for each core)
  --list              prints each difference
  --json              prints the results as JSON

Exit status: 0 all cases agree, 1 some differ or failed, 2 wrong usage, or there is no such case.
`;

const STATUSES = ["required", "deviation", "advice"];

/** @typedef {{ by: "json" | "exit-status", timeout: number }} Reading */

/** @param {string} message @returns {never} */
function refuse(message) {
  process.stderr.write(`docsjson-conformance: ${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  const args = process.argv.slice(2);
  const at = args.indexOf("--");
  const options = at < 0 ? args : args.slice(0, at);
  const command = at < 0 ? [] : args.slice(at + 1);
  try {
    const { values } = parseArgs({
      args: options,
      options: {
        by: { type: "string", default: "json" },
        cases: { type: "string" },
        status: { type: "string", default: "required" },
        timeout: { type: "string", default: "60" },
        jobs: { type: "string", default: String(availableParallelism()) },
        list: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return { values, command };
  } catch (error) {
    return refuse(/** @type {Error} */ (error).message);
  }
}

/**
 * Runs a command to its end. Throws if it takes too long, or ends by a signal.
 * @param {readonly string[]} command @param {number} timeout in seconds
 */
async function run(command, timeout) {
  const child = spawn(/** @type {string} */ (command[0]), command.slice(1), { stdio: ["ignore", "pipe", "pipe"] });
  let [said, complaint] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaint = (complaint + text).slice(0, 4000);
  });
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, timeout * 1000);
  const status = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal));
  }).finally(() => clearTimeout(limit));
  if (late) throw new Error(`it took longer than ${timeout} s`);
  if (typeof status === "string") throw new Error(`it ended by ${status}`);
  return { status, said, complaint };
}

/** @param {string} text @returns {import("./lib/cases.js").Facts | undefined} */
function readObject(text) {
  try {
    const facts = JSON.parse(text);
    return typeof facts === "object" && facts !== null && !Array.isArray(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a command says of a site. Throws if it says nothing that can be read.
 * @param {readonly string[]} command @param {Reading} reading
 * @returns {Promise<import("./lib/cases.js").Facts>}
 */
async function ask(command, { by, timeout }) {
  const { status, said, complaint } = await run(command, timeout);
  if (by === "exit-status") return { verdict: status === 0 ? "accepted" : "rejected" };
  const facts = readObject(said);
  if (facts) return facts;
  throw new Error(
    `exit status ${status}, and no JSON object: ${(complaint || said).trim().slice(0, 600) || "no output"}`,
  );
}

/** @typedef {import("./lib/cases.js").Case} Case */

/** @param {Case} one @param {string} problem */
const failed = (one, problem) => [
  { part: "verdict", outcome: "differs", expected: one.expected.verdict, said: `failed: ${problem}`, problem },
];

/**
 * Asks about all cases in one run.
 * @param {readonly Case[]} cases @param {readonly string[]} command @param {Reading} reading
 */
async function runAtOnce(cases, command, { timeout }) {
  const places = cases.map((one) => ({ one, dir: layOut(one) }));
  const folder = mkdtempSync(join(tmpdir(), "docsjson-conformance-"));
  try {
    const list = join(folder, "list");
    writeFileSync(list, places.map(({ one, dir }) => `${dir}\t${one.dialect}\n`).join(""));
    const filled = command.map((part) => part.replaceAll("{list}", list));
    const { said, complaint } = await run(filled, timeout * cases.length);
    const found = new Map(
      said.split("\n").map((line) => [/** @type {any} */ (readObject(line))?.dir, readObject(line)]),
    );
    return places.flatMap(({ one, dir }) => {
      const facts = found.get(dir);
      const judged = facts
        ? judge(one.expected, facts)
        : failed(one, `no line about it: ${complaint.trim().slice(0, 600)}`);
      return judged.map((each) => ({ one, each }));
    });
  } finally {
    for (const dir of [folder, ...places.map(({ dir }) => dir)]) rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * @param {import("./lib/cases.js").Case} one @param {readonly string[]} command @param {Reading} reading
 */
async function runCase(one, command, reading) {
  const dir = layOut(one);
  try {
    const filled = command.map((part) => part.replaceAll("{dir}", dir).replaceAll("{dialect}", one.dialect));
    return judge(one.expected, await ask(filled, reading));
  } catch (error) {
    return failed(one, /** @type {Error} */ (error).message);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {Case} one @param {object} found */
const resultOf = ({ name, area, status, rule }, found) => /** @type {any} */ ({ name, area, status, rule, ...found });

/**
 * Asks about the cases one by one, several at once.
 * @param {readonly Case[]} cases @param {readonly string[]} command @param {Reading} reading @param {number} jobs
 */
async function runEach(cases, command, reading, jobs) {
  /** @type {any[]} */
  const results = [];
  const pending = cases.entries();
  const work = async () => {
    for (const [index, one] of pending) {
      if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${cases.length}`);
      for (const found of await runCase(one, command, reading)) results.push(resultOf(one, found));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  return results;
}

async function main() {
  const { values, command } = readArguments();
  if (values.help) return void process.stdout.write(USAGE);
  if (command.length === 0) refuse("the command is missing: put it behind --");
  const atOnce = command.some((part) => part.includes("{list}"));
  if (!atOnce && !command.some((part) => part.includes("{dir}"))) {
    refuse("the command must have {dir} in it, the place of the docs root, or {list}");
  }
  const { by, json, list } = values;
  if (by !== "json" && by !== "exit-status") refuse("--by must be exit-status");
  const statuses = new Set(values.status.split(","));
  const odd = [...statuses].find((status) => !STATUSES.includes(status));
  if (odd !== undefined) refuse(`--status must be of ${STATUSES.join(", ")}, not ${JSON.stringify(odd)}`);
  const [timeout, jobs] = [Number(values.timeout), Number(values.jobs)];
  if (!(timeout > 0)) refuse("--timeout must be a number of seconds");
  if (!(Number.isInteger(jobs) && jobs > 0)) refuse("--jobs must be a whole number");

  const cases = readCases({ ...(values.cases === undefined ? {} : { text: values.cases }), statuses });
  if (cases.length === 0) refuse("there is no such case");
  const results = atOnce
    ? (await runAtOnce(cases, command, { by, timeout })).map(({ one, each }) => resultOf(one, each))
    : await runEach(cases, command, { by, timeout }, jobs);
  results.sort((a, b) => (a.name < b.name ? -1 : 1));

  const differing = results.filter(({ outcome }) => outcome === "differs");
  if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  else {
    for (const { name, part, expected, said, rule } of list ? differing : []) {
      process.stdout.write(
        `${name}: ${part}\n  ${rule}\n  expected ${JSON.stringify(expected)}\n  said     ${JSON.stringify(said)}\n`,
      );
    }
    process.stdout.write(`${cases.length} cases\n\n${table(results)}`);
  }
  const failures = results.filter(({ problem }) => problem !== undefined);
  if (failures.length > 0) {
    const [{ name, problem }] = failures;
    process.stderr.write(
      `\nthe command failed for ${failures.length} of ${cases.length} cases; for ${name}: ${problem}\n`,
    );
  }
  process.exitCode = differing.length === 0 ? 0 : 1;
}

await main();
