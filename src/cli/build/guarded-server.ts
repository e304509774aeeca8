import { isIPv6 } from "node:net";
import { type CommandContext, UsageError } from "../command.ts";
import guard from "./server-guard.ts?embed";

/** The names of this machine that every development server answers to. */
const OWN = ["localhost", "127.0.0.1", "[::1]"];

/** Where a development server listens if nobody says otherwise. */
export const DEFAULT_HOST = "localhost";

/**
 * The environment in which whatever server a builder starts answers requests to this machine alone, and to `host`, and no page of
 * another site.
 *
 * @throws {UsageError} if `host` is neither a name nor an address
 */
export function guardedServer(host: string, { NODE_OPTIONS = "" }: CommandContext["env"]): Record<string, string> {
  if (!/^[\w.:-]+$/.test(host))
    throw new UsageError(`--host is ${JSON.stringify(host)}; expected a name or an address`);
  const name = isIPv6(host) ? `[${host}]` : host;
  const module = `data:text/javascript,${encodeURIComponent(guard.text)}`;
  return {
    DOCSJSON_HOSTS: [...new Set([...OWN, name.toLowerCase()])].join(","),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${module}`.trim(),
  };
}
