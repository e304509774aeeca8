import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { CLI } from "../support/run-cli.ts";

/** A server, and what it ends with: its status, or the signal of the test's patience. */
function startServer(stdio: "pipe" | "ignore" = "pipe") {
  const child = spawn(process.execPath, [CLI, "lsp"], { stdio: ["pipe", stdio, "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, ended, input: child.stdin as NonNullable<typeof child.stdin> };
}

const message = (content: object): string => {
  const text = JSON.stringify({ jsonrpc: "2.0", ...content });
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

const initialize = (processId: number) =>
  message({ id: 1, method: "initialize", params: { processId, rootUri: null, capabilities: {} } });

describe("the server ends", () => {
  it.each([
    ["within the head of a message", "Content-Le"],
    ["within a message", 'Content-Length: 100\r\n\r\n{"jsonrpc"'],
    ["behind a message", initialize(process.pid)],
    ["within the message after one", `${initialize(process.pid)}Content-Length: 100\r\n\r\n{"jsonrpc"`],
  ])("when its input ends %s", async (_, text) => {
    const { ended, input } = startServer();
    input.end(text);
    expect(await ended).toBe(1);
  });

  it.each(["Content-Length: many\r\n\r\n{}", "Content-Type: x\r\n\r\n{}"])(
    "when a message has no length, and says so: %j",
    async (text) => {
      const { child, ended, input } = startServer();
      let said = "";
      child.stdout?.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
      input.write(initialize(process.pid) + text);
      expect(await ended).toBe(1);
      expect(said).toContain("window/showMessage");
      expect(said).toContain("Content-Length");
    },
  );

  it("when the process that started it is gone, though its pipes are open", async () => {
    const client = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => client.on("exit", resolve));
    const { ended, input } = startServer();
    input.write(initialize(client.pid as number));
    expect(await ended).toBe(1);
  });

  it("when it is told to, and answers nothing after shutdown", async () => {
    const { child, ended, input } = startServer();
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const again = message({
      id: 2,
      method: "initialize",
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    const ask = message({ id: 4, method: "workspace/symbol", params: { query: "" } });
    input.write(initialize(process.pid) + again + message({ id: 3, method: "shutdown" }) + ask);
    while (!said.includes('"id":4')) await once(child.stdout as NonNullable<typeof child.stdout>, "data");
    input.write(message({ method: "exit" }));
    expect(await ended).toBe(0);
    expect(said).toContain('"id":2,"error":{"code":-32600,"message":"initialize comes once"}');
    expect(said).toContain('"id":4,"error":{"code":-32600,"message":"nothing is answered after shutdown"}');
  });

  it("when nobody reads its output", async () => {
    const { child, ended, input } = startServer();
    child.stdout?.destroy();
    input.write(initialize(process.pid));
    expect(await ended).toBe(1);
  });
});
