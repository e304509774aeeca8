import { setTimeout as sleep } from "node:timers/promises";
import { abortable } from "../../json/abortable.ts";
import { httpsTransport, type RemoteAnswer, type Transport } from "../documents/remote/https-transport.ts";
import { type Lookup, publicAddresses, RemoteError, systemLookup } from "../documents/remote/remote.ts";

/** How addresses of the web are asked. */
export interface ExternalPolicy {
  /** Most time for one request, in ms (default 20,000). */
  readonly timeoutMs?: number | undefined;
  /** Most time for all requests, in ms (default 600,000): addresses that were not asked by then are unknown. */
  readonly totalMs?: number | undefined;
  /** Longest wait that a host may ask for, in ms (default 30,000). */
  readonly longestWaitMs?: number | undefined;
  /** For tests and proxies; by default the system's resolver. */
  readonly lookup?: Lookup | undefined;
  /** For tests and proxies; by default `node:https` and `node:http`. */
  readonly transport?: Transport | undefined;
}

/** Why nothing is at an address. */
export type DeadReason =
  | { readonly case: "status"; readonly status: number }
  | { readonly case: "no-address" }
  | { readonly case: "timeout"; readonly seconds: number }
  | { readonly case: "redirects"; readonly limit: number }
  | { readonly case: "connection"; readonly says: string };

/** What is at an address. `unknown`: outside the public internet, the host asked to wait for too long, or the time was up. */
export type AddressState =
  | { readonly state: "alive" }
  | { readonly state: "dead"; readonly why: DeadReason }
  | { readonly state: "unknown" };

const MOST_REDIRECTS = 10;
const TIMEOUT_MS = 20_000;
const TOTAL_MS = 600_000;
const LONGEST_WAIT_MS = 30_000;
/** How often a host that asks for patience is asked again. */
const MOST_WAITS = 2;
/** Requests at a time, to all hosts. */
const MOST_REQUESTS = 64;

/** Asks addresses, each once, at most four at a time of one host. @param onState told of each as soon as it is known */
export async function askAddresses(
  addresses: readonly string[],
  policy: ExternalPolicy,
  onState: (address: string, state: AddressState) => void,
): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), policy.totalMs ?? TOTAL_MS);
  const asker = new Asker(policy, end.signal);
  const left = addresses.values();
  const work = async (): Promise<void> => {
    for (const address of left) onState(address, await asker.askInTime(address));
  };
  await Promise.all(Array.from({ length: Math.min(MOST_REQUESTS, addresses.length) }, work));
  clearTimeout(timer);
}

type Method = "HEAD" | "GET";

class Asker {
  readonly #gates: HostGates;
  readonly #policy: ExternalPolicy;
  readonly #end: AbortSignal;

  /** @param end when nobody is asked any more */
  constructor(policy: ExternalPolicy, end: AbortSignal) {
    this.#policy = policy;
    this.#end = end;
    this.#gates = new HostGates(end);
  }

  async askInTime(address: string): Promise<AddressState> {
    if (this.#end.aborted) return { state: "unknown" };
    const state = await this.ask(address);
    return this.#end.aborted && state.state === "dead" ? { state: "unknown" } : state;
  }

  /** Many servers know no HEAD, or answer it wrongly: only what GET says is believed. */
  async ask(address: string): Promise<AddressState> {
    const head = await this.#tryMethod(address, "HEAD");
    return head.state === "dead" && head.why.case !== "no-address" ? this.#tryMethod(address, "GET") : head;
  }

  async #tryMethod(address: string, method: Method): Promise<AddressState> {
    try {
      return await this.#follow(new URL(address), method);
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error);
      if (error instanceof RemoteError) {
        const { why } = error.fault;
        if (why.case === "private-address") return { state: "unknown" };
        if (why.case === "no-address") return { state: "dead", why: { case: "no-address" } };
      }
      const code = (error as NodeJS.ErrnoException).code;
      if (code === "ENOTFOUND") return { state: "dead", why: { case: "no-address" } };
      return { state: "dead", why: { case: "connection", says: code ?? says } };
    }
  }

  async #follow(start: URL, method: Method): Promise<AddressState> {
    let url = start;
    let waits = 0;
    for (let hops = 0; hops <= MOST_REDIRECTS; ) {
      if (!/^https?:$/.test(url.protocol)) return { state: "unknown" };
      const answer = await this.#request(url, method);
      if (answer === "timeout")
        return { state: "dead", why: { case: "timeout", seconds: (this.#policy.timeoutMs ?? TIMEOUT_MS) / 1000 } };
      const { status, headers } = answer;
      if (status >= 300 && status < 400 && typeof headers.location === "string") {
        url = new URL(headers.location, url);
        hops++;
        continue;
      }
      if (status !== 429 && !(status === 503 && headers["retry-after"] !== undefined)) return stateOf(status);
      const wait = waitOf(headers["retry-after"]);
      if (waits++ >= MOST_WAITS || wait > (this.#policy.longestWaitMs ?? LONGEST_WAIT_MS)) return { state: "unknown" };
      this.#gates.rest(url.host, wait);
    }
    return { state: "dead", why: { case: "redirects", limit: MOST_REDIRECTS } };
  }

  /** One request; what comes behind the head of the answer is not read. */
  async #request(url: URL, method: Method): Promise<Pick<RemoteAnswer, "status" | "headers"> | "timeout"> {
    const { lookup = systemLookup, transport = httpsTransport, timeoutMs = TIMEOUT_MS } = this.#policy;
    const leave = await this.#gates.enter(url.host);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const signal = AbortSignal.any([controller.signal, this.#end]);
    try {
      const addresses = await publicAddresses(url, lookup, signal);
      const { status, headers } = await abortable(transport(url, { addresses, signal, method }), signal);
      return { status, headers };
    } catch (error) {
      if (signal.aborted) return "timeout";
      throw error;
    } finally {
      clearTimeout(timer);
      controller.abort();
      leave();
    }
  }
}

/** Who wants a password, or no machines, has something there. */
const stateOf = (status: number): AddressState =>
  status === 404 || status === 410 || status >= 500
    ? { state: "dead", why: { case: "status", status } }
    : { state: "alive" };

/** How long a host wants to be left alone (ms): seconds, or a date. */
function waitOf(retryAfter: string | string[] | undefined): number {
  const written = String(retryAfter ?? "").trim();
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1000;
  const date = Date.parse(written);
  return Number.isNaN(date) ? 1000 : Math.max(0, date - Date.now());
}

/** How many requests a host gets at a time. */
const MOST_AT_A_HOST = 4;

interface Gate {
  inside: number;
  readonly waiting: (() => void)[];
  /** The host wants no requests before this time (ms since the epoch). */
  restsUntil: number;
}

/** Lets at most four at a time to each host, and nobody while it rests. */
class HostGates {
  readonly #gates = new Map<string, Gate>();
  readonly #end: AbortSignal;

  constructor(end: AbortSignal) {
    this.#end = end;
  }

  /** Waits for a place; gives a function that leaves it. */
  async enter(host: string): Promise<() => void> {
    const gate = this.#gate(host);
    if (gate.inside >= MOST_AT_A_HOST) await new Promise<void>((resolve) => gate.waiting.push(resolve));
    else gate.inside++;
    const leave = () => {
      const next = gate.waiting.shift();
      if (next) next();
      else gate.inside--;
    };
    try {
      for (let left = gate.restsUntil - Date.now(); left > 0; left = gate.restsUntil - Date.now())
        await sleep(left, undefined, { signal: this.#end });
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Keeps everybody away from a host for so long (ms). */
  rest(host: string, wait: number): void {
    const gate = this.#gate(host);
    gate.restsUntil = Math.max(gate.restsUntil, Date.now() + wait);
  }

  #gate(host: string): Gate {
    const gate = this.#gates.get(host) ?? { inside: 0, waiting: [], restsUntil: 0 };
    this.#gates.set(host, gate);
    return gate;
  }
}
