import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CommandContext } from "../../../src/cli/command.ts";
import { exportCommand } from "../../../src/cli/commands/admin/exports.ts";
import { command as jobs } from "../../../src/cli/commands/admin/jobs.ts";
import { agentJob, json, page, type Step, scriptFetch } from "../../support/scripted-fetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a terminal gets to see while a command runs against a scripted server. */
async function watch(command: typeof jobs, args: string[], steps: Step[], stdoutIsTerminal = false) {
  vi.stubGlobal("fetch", scriptFetch(...steps).fetch);
  const terminal = (isTTY: boolean) => Object.assign(new PassThrough({ highWaterMark: 1e6 }), { isTTY, columns: 60 });
  const [stdout, stderr] = [terminal(stdoutIsTerminal), terminal(true)];
  const env = {
    DOCSJSON_ADMIN_URL: "https://api.example.com",
    DOCSJSON_ADMIN_KEY: "svc_x",
    DOCSJSON_PROJECT_ID: "acme",
  };
  const context: CommandContext = { args, stdin: new PassThrough(), stdout, stderr, env, cwd: "/" };
  let status: number | undefined;
  void command.run(context).then((result) => {
    status = result;
  });
  while (status === undefined) await vi.advanceTimersByTimeAsync(500);
  const read = (stream: PassThrough) => String(stream.read() ?? "");
  return { status, stdout: read(stdout), stderr: read(stderr) };
}

/** The states of a line that is written over and over. */
const frames = (text: string) => text.split("\r\u001b[K").slice(1);

it("jobs wait shows the status and the seconds, and takes the line away", async () => {
  const active = json(agentJob());
  const { stdout, stderr } = await watch(
    jobs,
    ["wait", "job_1", "--interval", "3"],
    [active, json(agentJob({ status: "completed" }))],
  );
  const shown = frames(stderr);
  expect(shown.slice(0, 2)).toEqual(["job job_1 is active, 0 s", "job job_1 is active, 1 s"]);
  expect(shown.at(-1)).toBe("");
  expect(stdout).toContain("job_1: completed");
});

it("jobs wait gives up after its time", async () => {
  const { stdout, stderr, status } = await watch(jobs, ["wait", "job_1", "--timeout", "90"], [json(agentJob())]);
  expect(stderr).toMatch(
    /docsjson jobs: GET \/v2\/agent\/acme\/job\/job_1: the job did not end within 90000 ms; it was last seen active\n$/,
  );
  expect([stdout, status]).toEqual(["", 2]);
});

const slowPages: Step[] = [
  json(page(1, 100, "100")),
  () => new Promise((resolve) => setTimeout(() => resolve(json(page(101, 200, null))), 1000)),
];

it("conversations counts what it has written", async () => {
  const { stdout, stderr } = await watch(exportCommand("conversations"), [], slowPages);
  expect(frames(stderr)).toEqual(["100 conversations", "200 conversations", ""]);
  expect(stdout.split("\n")).toHaveLength(201);
});

it("conversations shows a table on a terminal, as wide as it, and nothing else", async () => {
  const { stdout, stderr } = await watch(exportCommand("conversations"), [], slowPages, true);
  expect(stderr).toBe("");
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "TIME                      STATUS      QUESTION      PAGE",
    "2026-11-21T03:45:00Z      answered    How do I do…",
  ]);
});
