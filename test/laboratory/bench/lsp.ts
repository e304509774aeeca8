import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { printTable } from "./_measure.ts";
import { writeSite } from "./_written-site.ts";

// The language server on a site of PAGES pages, against `check` of that site: opening docs.json, then EDITS keystrokes in it
// and as many in a page, each followed by what an editor asks. All are the processes' own times and peaks.

const PAGES = Number(process.env.PAGES ?? 10_000);
const EDITS = Number(process.env.EDITS ?? 500);
const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

/** What a process took, told by itself when it ends. */
interface Usage {
  readonly ms: number;
  readonly megabytes: number;
}

const REPORTER = `data:text/javascript,import { writeSync } from "node:fs"; process.on("exit", () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); writeSync(3, JSON.stringify({ ms: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 })); });`;

/** Runs the command, lets `drive` talk to it, and gives what it took. */
async function measure(args: readonly string[], drive?: (talk: Talk) => Promise<void>): Promise<Usage> {
  const child = spawn(process.execPath, ["--import", REPORTER, CLI, ...args], {
    stdio: ["pipe", drive ? "pipe" : "ignore", "inherit", "pipe"],
  });
  const told: Buffer[] = [];
  child.stdio[3]?.on("data", (piece: Buffer) => void told.push(piece));
  const closed = new Promise((resolve) => child.on("close", resolve));
  if (drive && child.stdout && child.stdin) {
    const talk = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
    talk.listen();
    await drive(talk);
    await talk.sendRequest("shutdown");
    await talk.sendNotification("exit");
  }
  await closed;
  return JSON.parse(Buffer.concat(told).toString());
}

type Talk = ReturnType<typeof createMessageConnection>;

/** Opens a document; gives what types in it. */
async function open(talk: Talk, folder: string, file: string) {
  const uri = pathToFileURL(join(folder, file)).href;
  const textDocument = { uri };
  const text = readFileSync(join(folder, file), "utf8");
  await talk.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "x", version: 1, text } });
  await talk.sendRequest("textDocument/diagnostic", { textDocument });
  /** One keystroke at an offset of the first line, the list of what fits there, and all findings. */
  return async (version: number, character: number, typed: string) => {
    const start = { line: 0, character };
    const contentChanges = [{ range: { start, end: start }, text: typed }];
    await talk.sendNotification("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
    const position = { line: 0, character: character + typed.length };
    await talk.sendRequest("textDocument/completion", { textDocument, position });
    await talk.sendRequest("textDocument/diagnostic", { textDocument });
  };
}

const start = (talk: Talk, folder: string) =>
  talk.sendRequest("initialize", {
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {} } },
  });

export async function run(): Promise<void> {
  const { folder, files } = writeSite(PAGES);
  try {
    const check = await measure(["check", "--no-cache", folder]);
    const opening = await measure(["lsp"], async (talk) => {
      await start(talk, folder);
      await open(talk, folder, "docs.json");
    });
    const name = readFileSync(join(folder, "docs.json"), "utf8").indexOf('"Section 7"') + '"Section 7'.length;
    const edits = (file: string, at: number) =>
      measure(["lsp"], async (talk) => {
        await start(talk, folder);
        const type = await open(talk, folder, file);
        for (let edit = 0; edit < EDITS; edit++) await type(edit + 2, at + edit, "x");
      });
    const inConfig = await edits("docs.json", name);
    const inPage = await edits(files[0] as string, 0);
    const row = (what: string, ms: number, megabytes: number | string): (string | number)[] => [
      what,
      ms,
      (100 * ms) / check.ms,
      megabytes,
      typeof megabytes === "number" ? (100 * megabytes) / check.megabytes : "",
    ];
    printTable(
      [`${PAGES.toLocaleString("en")} pages, ${EDITS} edits`, "ms", "% of a check", "MB", "% of a check"],
      [
        row("check", check.ms, check.megabytes),
        row("opening", opening.ms, opening.megabytes),
        row("a keystroke in docs.json", (inConfig.ms - opening.ms) / EDITS, inConfig.megabytes),
        row("a keystroke in a page", (inPage.ms - opening.ms) / EDITS, inPage.megabytes),
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
