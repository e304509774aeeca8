import { isIP } from "node:net";
import { type HostAddress, httpsTransport, type RemoteAnswer, type Transport } from "./https-transport.ts";
import { isPublicAddress } from "./public-address.ts";

/** Gives all addresses of a host name. */
export type Lookup = (hostname: string) => Promise<readonly HostAddress[]>;

/** What may be read from the network. */
export interface RemotePolicy {
  /** Host names, with `:port` where it isn't 443. Without any, nothing is fetched. */
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

/** Why a URL gave no text. `blocked`: it was not asked for; `failed`: it was, in vain. */
export interface RemoteFault {
  kind: "blocked" | "failed";
  /** Follows "the spec URL …". */
  problem: string;
  hint: string;
}

const MAX_REDIRECTS = 5;
const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/** Thrown and caught within this file. */
class Fault extends Error {
  readonly fault: RemoteFault;
  constructor(kind: RemoteFault["kind"], problem: string, hint: string) {
    super(problem);
    this.fault = { kind, problem, hint };
  }
}

/**
 * Reads a text over https from an allowed host: never another scheme, another host behind a redirect, or an address
 * that is not public (every address of the host is looked at, and the connection goes to one of them).
 */
export async function fetchText(address: string, policy: RemotePolicy): Promise<{ text: string } | RemoteFault> {
  const timeoutMs = policy.timeoutMs ?? TIMEOUT_MS;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return { text: await follow(new URL(address), policy, controller.signal) };
  } catch (error) {
    if (error instanceof Fault) return error.fault;
    if (controller.signal.aborted) {
      const problem = `took longer than ${timeoutMs / 1000} seconds`;
      return { kind: "failed", problem, hint: "keep a copy of the spec in the docs root" };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", problem: `can't be read: ${reason}`, hint: "look at the address and at your connection" };
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

async function follow(start: URL, policy: RemotePolicy, signal: AbortSignal): Promise<string> {
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
    if (answer.status !== 200) throw new Fault("failed", `answers with status ${answer.status}`, "look at the address");
    return readBody(answer, policy.maxBytes ?? MAX_BYTES, signal);
  }
  throw new Fault("failed", `redirects more than ${MAX_REDIRECTS} times`, "name the address where the redirects end");
}

/** Lets only https URLs of allowed hosts pass, and of the first host after a redirect. */
function admit(url: URL, start: URL, { hosts }: RemotePolicy): void {
  const allowed = (host: string) => hosts.some((entry) => entry.toLowerCase() === host);
  const to = url === start ? "" : `redirects to ${url.protocol}//${url.host}, `;
  if (!allowed(start.host)) {
    const hint = `allow it with --allow-remote ${start.host}, or keep a copy of the spec in the docs root`;
    throw new Fault("blocked", "is not read: its host is not allowed", hint);
  }
  if (url.protocol !== "https:")
    throw new Fault("blocked", `${to || "is not read: "}only https is allowed`, "use https");
  if (url.username !== "" || url.password !== "") {
    throw new Fault("blocked", `${to || "is not read: "}it holds a user name or password`, "take them out of the URL");
  }
  if (url.host === start.host) return;
  throw new Fault("blocked", `${to}which is another host`, "name the address where the redirects end");
}

async function publicAddresses(url: URL, lookup: Lookup, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family === 0 ? await abortable(lookup(host), signal) : [{ address: host, family }];
  const bad = addresses.find(({ address }) => !isPublicAddress(address));
  if (bad) {
    const at = bad.address === host ? "an address" : `${bad.address}, an address`;
    throw new Fault(
      "blocked",
      `is not read: its host is at ${at} outside the public internet`,
      "keep a copy of the spec in the docs root",
    );
  }
  if (addresses.length === 0)
    throw new Fault("failed", "can't be read: its host has no address", "look at the address");
  return addresses;
}

// Loaded when first needed: few sites fetch specs, and loading TLS takes as long as checking a small site.
const systemLookup: Lookup = async (hostname) => (await import("node:dns/promises")).lookup(hostname, { all: true });

/** Gives up waiting when the signal says so. */
async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

async function readBody({ headers, body }: RemoteAnswer, maxBytes: number, signal: AbortSignal): Promise<string> {
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") {
    throw new Fault("failed", `answers in the encoding ${encoding}, which was not asked for`, "look at the server");
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
      const limit = `${Math.round(maxBytes / 1024)} KiB`;
      throw new Fault("failed", `is larger than ${limit}`, "keep a copy of the spec in the docs root");
    }
    chunks.push(value);
  }
}
