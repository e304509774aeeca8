import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CommandContext } from "../../../src/cli/command.ts";
import { startProgress, withProgress } from "../../../src/cli/terminal/progress.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminal(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY });
  /** The states of a line that is written over and over. */
  const frames = () => String(stream.read() ?? "").split("\r\u001b[K");
  return { stream, frames };
}

it("shows what is going on once it takes long, and takes the line away", () => {
  const { stream, frames } = terminal(true);
  const progress = startProgress(stream);
  progress.say("reading docs.json");
  progress.say("reading page files");
  vi.advanceTimersByTime(1000);
  progress.say("resolving");
  progress.say("resolving");
  progress.done();
  expect(frames()).toEqual(["", "reading page files", "resolving", ""]);
});

it("shows nothing of what is done soon", () => {
  const quick = terminal(true);
  const progress = startProgress(quick.stream);
  progress.say("reading");
  progress.done();
  const piped = terminal(false);
  const silent = startProgress(piped.stream);
  silent.say("reading");
  vi.advanceTimersByTime(1000);
  silent.done();
  expect([...quick.frames(), ...piped.frames()]).toEqual(["", ""]);
});

it("is a line every ten seconds where there is no terminal", async () => {
  const { stream, frames } = terminal(false);
  await withProgress({ stderr: stream } as unknown as CommandContext, async (onProgress) => {
    for (let second = 0; second < 25; second++) {
      onProgress(`reading ${second}`);
      vi.advanceTimersByTime(1000);
    }
  });
  expect(frames()).toEqual(["reading 9\nreading 19\n"]);
});

it("says every ten seconds that silent work goes on, and keeps lines", () => {
  const { stream, frames } = terminal(false);
  const progress = startProgress(stream);
  progress.say("building");
  progress.keep("installed 5 MB");
  vi.advanceTimersByTime(25_000);
  progress.done();
  vi.advanceTimersByTime(25_000);
  expect(frames()).toEqual(["installed 5 MB\nbuilding\nbuilding (20 s)\n"]);
});

it("keeps lines above that of a terminal", () => {
  const { stream, frames } = terminal(true);
  const progress = startProgress(stream);
  progress.say("installing");
  vi.advanceTimersByTime(1000);
  progress.keep("installed 5 MB");
  progress.done();
  expect(frames()).toEqual(["", "installing", "installed 5 MB\n"]);
});
