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
import { readWord } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";

/** The options of `admin serve` that say who is let in and what is answered, for `parseArguments`. */
export const SERVE_OPTIONS = {
  keys: { type: "string" },
  "key-prefix": { type: "string" },
  script: { type: "string" },
  limit: { type: "string", multiple: true, default: [] as string[] },
  "trust-proxy": { type: "string", multiple: true, default: [] as string[] },
} as const;

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
  values: Partial<Record<"keys" | "key-prefix" | "script", string>> & Record<"limit" | "trust-proxy", string[]>,
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
  const trustedProxies = values["trust-proxy"].flatMap((list) => list.split(","));
  await usageOf("--trust-proxy", async () => readRanges("they", trustedProxies));
  return {
    keys: await usageOf(keys ? `--keys ${values.keys}` : "DOCSJSON_ADMIN_KEYS", readKeys),
    made,
    keyPrefix,
    script: await readFileOf("script", (value) => readScript(value as AdminScript)),
    limits: Object.fromEntries(values.limit.flatMap(readLimit)),
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
