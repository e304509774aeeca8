import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { AdminScript } from "../../../schemas/types.ts";
import { readRanges } from "../../admin/server/http/addresses.ts";
import {
  type AdminKey,
  createKeyCheck,
  makeAdminKey,
  parseAdminKeys,
  readAdminKeys,
} from "../../admin/server/http/keys.ts";
import type { RequestLimits } from "../../admin/server/http/limits.ts";
import { type AdminScripts, readScript } from "../../admin/server/script.ts";
import { LIMITS, type LimitName } from "../../schema/admin/endpoints.ts";
import { type OptionValues, readWord } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";

/** The options of `admin serve`. */
export const SERVE_OPTIONS = `  --port N         default 4600; 0 takes any free port
  --host ADDRESS   default 127.0.0.1, reachable from this machine only; for others, put a proxy with TLS in front
  --seed           fill the project with sample jobs, conversations, feedback, searches, views and visitors, unless it has some
  --script FILE    a JSON file with the steps of jobs and deployments; default: a job is completed after a second, a
                   deployment succeeds (its schema: docsjson schema admin-script)
  --keys FILE      a JSON file with the keys that are let in: their projects, scopes, addresses and expiry (its schema:
                   docsjson schema admin-keys); default: those of DOCSJSON_ADMIN_KEYS
  --limit NAME=N   how many requests of a project are answered; more get 429. Default, as on the platform: prompts=100 and
                   analytics=100 in an hour, updates=10 in ten seconds, previews=5 in a minute; N may be none, and
                   --limit none lifts all; may be repeated
  --trust-proxy ADDRESS,…
                   the proxies (addresses or ranges) whose X-Forwarded-For says where requests come from, for keys with a
                   list of addresses; default: none, so that the address of the connection counts; may be repeated
  --key-prefix TEXT
                   what keys begin with, default svc_ or mint_
`;

interface ServeOptions {
  keys: AdminKey[];
  /** The key that was made because there is no other one. */
  made: string | undefined;
  keyPrefix: string | undefined;
  script: AdminScripts | undefined;
  limits: RequestLimits;
  trustedProxies: string[];
}

/** Reads the options, and the files that they name. @throws {UsageError} if something in them is not valid */
export async function readServeOptions(
  values: OptionValues<typeof SERVE_OPTIONS>,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): Promise<ServeOptions> {
  const keyPrefix = values["key-prefix"];
  const readFileOf = async <T>(option: "keys" | "script", read: (value: unknown) => T): Promise<T | undefined> => {
    const file = values[option];
    if (file === undefined) return undefined;
    const text = readFile(resolve(cwd, file), "utf8");
    return usageOf(`--${option} ${file}`, async () => read(JSON.parse(await text)));
  };
  const keys = await readFileOf("keys", readAdminKeys);
  const made = keys || env.DOCSJSON_ADMIN_KEYS?.trim() ? undefined : makeAdminKey(keyPrefix);
  const readKeys = async () => {
    const read =
      keys ??
      (made ? [{ key: made, projects: "*" } as const] : parseAdminKeys(env.DOCSJSON_ADMIN_KEYS ?? "", keyPrefix));
    createKeyCheck(read, keyPrefix);
    return [...read];
  };
  const trustedProxies = (values["trust-proxy"] ?? []).flatMap((list) => list.split(","));
  await usageOf("--trust-proxy", async () => readRanges("they", trustedProxies));
  return {
    keys: await usageOf(keys ? `--keys ${values.keys}` : "DOCSJSON_ADMIN_KEYS", readKeys),
    made,
    keyPrefix,
    script: await readFileOf("script", (value) => readScript(value as AdminScript)),
    limits: Object.fromEntries((values.limit ?? []).flatMap(readLimit)),
    trustedProxies,
  };
}

/** What `read` gives; its error with where it comes from. */
async function usageOf<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new UsageError(`${what}: ${(error as Error).message}`);
  }
}

const NAMES = Object.keys(LIMITS) as LimitName[];

/** `NAME=N`, `NAME=none`, or `none` for all limits. */
function readLimit(text: string): [LimitName, number][] {
  if (text === "none") return NAMES.map((name) => [name, Number.POSITIVE_INFINITY]);
  const [, name, value = ""] = /^([a-z]+)=(\d{1,9}|none)$/.exec(text) ?? [];
  if (name === undefined) {
    throw new UsageError(`--limit is ${JSON.stringify(text)}; expected none, NAME=N or NAME=none, such as prompts=5`);
  }
  return [[readWord("limit", name, NAMES), value === "none" ? Number.POSITIVE_INFINITY : Number(value)]];
}
