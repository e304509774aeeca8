import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createAdminClient } from "docsjson/admin";
import { sqlStore } from "docsjson/admin/server";
import type { Place } from "./places.ts";
import { progressOf } from "./progress.ts";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;
const KEY = "svc_0123456789abcdef";

/** So many requests are sent at once. */
const AT_ONCE = 200;

/** What a server has said that it did. */
interface Told {
  jobs: Set<string>;
  deployments: Set<string>;
  /** The prompts that were sent to jobs after their first one, by job. */
  messages: Map<string, string[]>;
}

/** Kills servers at any moment while they answer; all that any of them has answered must be stored, each once. */
export async function killServers(place: Place, kills: number): Promise<string> {
  const told: Told = { jobs: new Set(), deployments: new Set(), messages: new Map() };
  const say = progressOf(`serving, ${place.name}`);
  for (let killed = 0; killed < kills; killed++) {
    const { child, origin } = await startServer(place);
    const requests = sendRequests(origin, told, killed);
    // From before the first answer until after the last one.
    await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, Math.random() * 6_000))]);
    const ended = once(child, "close");
    child.kill("SIGKILL");
    await Promise.all([ended, requests]);
    say(`${killed + 1} of ${kills}`);
  }
  const store = await sqlStore(await place.connect());
  try {
    for (const id of told.jobs) {
      if ((await store.read("docs", "jobs", id)) === undefined) throw new Error(`the job ${id} is lost`);
      const { prompts = [] } = JSON.parse((await store.read("docs", "prompts", id)) ?? "{}");
      const kept = prompts.map(({ prompt }: { prompt: string }) => prompt);
      for (const prompt of told.messages.get(id) ?? []) {
        const times = kept.filter((each: string) => each === prompt).length;
        if (times !== 1) throw new Error(`${JSON.stringify(prompt)} is there ${times} times`);
      }
    }
    for (const id of told.deployments) {
      if ((await store.read("*", "deployments", id)) === undefined) throw new Error(`the deployment ${id} is lost`);
    }
  } finally {
    await store.close();
  }
  const messages = [...told.messages.values()].flat().length;
  return `${kills} kills, all ${told.jobs.size} jobs, ${messages} messages and ${told.deployments.size} deployments that were answered are there`;
}

async function startServer(place: Place): Promise<{ child: ChildProcess; origin: string }> {
  const args = [CLI, "admin", "serve", "--port", "0", "--limit", "none", ...place.options];
  const env = { ...process.env, DOCSJSON_ADMIN_KEYS: KEY };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const line = await Promise.race([once(child.stdout, "data"), once(child, "close")]);
  if (!Buffer.isBuffer(line[0])) throw new Error(`the server ended with ${line[0]}: ${said}`);
  child.stdout.resume();
  return { child, origin: String(line[0]).trim() };
}

/** Two hundred requests at once, without retries: what fails when the server is killed was never told. */
async function sendRequests(origin: string, told: Told, round: number): Promise<void> {
  const client = createAdminClient({ baseUrl: origin, apiKey: KEY, projectId: "docs", maxRetries: 0 });
  const send = async (index: number) => {
    if (index % 4 === 0) return void told.deployments.add((await client.deployments.update()).statusId);
    const { id } = await client.jobs.create(`job ${round} ${index}`);
    told.jobs.add(id);
    const prompt = `message ${round} ${index}`;
    await client.jobs.message(id, prompt);
    told.messages.set(id, [...(told.messages.get(id) ?? []), prompt]);
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
}
