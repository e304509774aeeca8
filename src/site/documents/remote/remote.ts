import { BlockList, isIP } from "node:net";
import type { FactsOf } from "../../../diagnostic/code.ts";
import { abortable } from "../../../json/abortable.ts";
import { type HostAddress, httpsTransport, type RemoteAnswer, type Transport } from "./https-transport.ts";
import type { remoteBlocked, remoteFailed } from "./remote-codes.ts";

/** Gives all addresses of a host name. */
export type Lookup = (hostname: string) => Promise<readonly HostAddress[]>;

/** The policy for reading from the network. */
export interface RemotePolicy {
  /** Host names, with `:port` if it isn't 443. Without any, nothing is fetched. */
  hosts: readonly string[];
  /** Most bytes of one answer (default 32 MiB). */
  maxBytes?: number;
  /** Most time for one URL, redirects included, in ms (default 20,000). */
  timeoutMs?: number;
  /** For tests and proxies; by default the system's resolver. */
  lookup?: Lookup;
  /** For tests and proxies; by default `node:https`. */
  transport?: Transport;
}

/** Why a URL gave no text, without the URL. `blocked`: no request was made; `failed`: the request failed. */
export type RemoteFault =
  | { kind: "blocked"; why: WithoutUrl<FactsOf<typeof remoteBlocked>> }
  | { kind: "failed"; why: WithoutUrl<FactsOf<typeof remoteFailed>> };

type WithoutUrl<Args> = Args extends { url: string } ? Omit<Args, "url"> : never;

const MAX_REDIRECTS = 5;
const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/** A fault on its way to whoever asked. */
export class RemoteError extends Error {
  readonly fault: RemoteFault;
  constructor(fault: RemoteFault) {
    super(fault.why.case);
    this.fault = fault;
  }
}

const blocked = (why: Extract<RemoteFault, { kind: "blocked" }>["why"]): RemoteError =>
  new RemoteError({ kind: "blocked", why });
const failed = (why: Extract<RemoteFault, { kind: "failed" }>["why"]): RemoteError =>
  new RemoteError({ kind: "failed", why });

/**
 * Reads a text over https from an allowed host: never another scheme, another host behind a redirect, or an address
 * that is not public (every address of the host is looked at, and the connection goes to one of them).
 */
export async function fetchText(address: string, policy: RemotePolicy): Promise<{ text: string } | RemoteFault> {
  const timeoutMs = policy.timeoutMs ?? TIMEOUT_MS;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return { text: await followRemote(new URL(address), policy, controller.signal) };
  } catch (error) {
    if (error instanceof RemoteError) return error.fault;
    if (controller.signal.aborted) return failed({ case: "timeout", seconds: timeoutMs / 1000 }).fault;
    return failed({ case: "connection", says: error instanceof Error ? error.message : String(error) }).fault;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

async function followRemote(start: URL, policy: RemotePolicy, signal: AbortSignal): Promise<string> {
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    admit(url, start, policy);
    const addresses = await publicAddresses(url, policy.lookup ?? systemLookup, signal);
    const transport = policy.transport ?? httpsTransport;
    const answer = await abortable(transport(url, { addresses, signal }), signal);
    const location = answer.headers.location;
    if (answer.status >= 300 && answer.status < 400 && typeof location === "string") {
      url = new URL(location, url);
      continue;
    }
    if (answer.status !== 200) throw failed({ case: "status", status: answer.status });
    return readRemoteBody(answer, policy.maxBytes ?? MAX_BYTES, signal);
  }
  throw failed({ case: "redirects", limit: MAX_REDIRECTS });
}

/** Lets only https URLs of allowed hosts pass, and of the first host after a redirect. */
function admit(url: URL, start: URL, { hosts }: RemotePolicy): void {
  const allowed = (host: string) => hosts.some((entry) => entry.toLowerCase() === host);
  const address = `${url.protocol}//${url.host}`;
  const redirect = url === start ? undefined : address;
  if (!allowed(start.host)) throw blocked({ case: "host", host: start.host, someAllowed: hosts.length > 0 });
  if (url.protocol !== "https:") throw blocked({ case: "scheme", redirect });
  if (url.username !== "" || url.password !== "") throw blocked({ case: "credentials", redirect });
  if (url.host !== start.host) throw blocked({ case: "other-host", redirect: address });
}

/** The addresses of a host, all of them public. @throws {RemoteError} if one is not, or there is none */
export async function publicAddresses(url: URL, lookup: Lookup, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family === 0 ? await abortable(lookup(host), signal) : [{ address: host, family }];
  const bad = addresses.find(({ address }) => !isPublicAddress(address));
  if (bad) throw blocked({ case: "private-address", address: bad.address === host ? undefined : bad.address });
  if (addresses.length === 0) throw failed({ case: "no-address" });
  return addresses;
}

// Loaded when first needed: few sites fetch specs, and loading TLS takes as long as checking a small site.
export const systemLookup: Lookup = async (hostname) =>
  (await import("node:dns/promises")).lookup(hostname, { all: true });

async function readRemoteBody({ headers, body }: RemoteAnswer, maxBytes: number, signal: AbortSignal): Promise<string> {
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    throw failed({ case: "encoding", encoding: String(encoding) });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const iterator = body[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await abortable(iterator.next(), signal);
    if (done) return Buffer.concat(chunks).toString("utf8");
    size += value.byteLength;
    if (size > maxBytes) {
      void iterator.return?.();
      throw failed({ case: "too-large", bytes: maxBytes });
    }
    chunks.push(value);
  }
}

/** Networks that are not the public internet. Source: IANA special-purpose address registries (RFC 6890). */
const SPECIAL_NETWORKS = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
] as const;
/** In IPv6, only global unicast is public, without reserved ranges and those that contain IPv4 addresses. */
const GLOBAL_UNICAST = ["2000::", 3] as const;
const SPECIAL_UNICAST = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, prefix, family] of SPECIAL_NETWORKS) special.addSubnet(network, prefix, family);
const specialUnicast = new BlockList();
for (const [network, prefix] of SPECIAL_UNICAST) specialUnicast.addSubnet(network, prefix, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, "ipv6");

/** Whether an IP address belongs to the public internet: not private, loopback, link-local or otherwise set apart. */
function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  if (family !== 6) return false;
  return globalUnicast.check(address, "ipv6") && !specialUnicast.check(address, "ipv6");
}
