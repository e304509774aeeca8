import { setTimeout as sleep } from "node:timers/promises";

/** How many requests a host gets at a time. */
const MOST_AT_A_HOST = 4;

interface Gate {
  inside: number;
  readonly waiting: (() => void)[];
  /** The host wants no requests before this time (ms since the epoch). */
  restsUntil: number;
}

/** Lets at most four at a time to each host, and nobody while it rests. */
export class HostGates {
  readonly #gates = new Map<string, Gate>();

  /** Waits for a place; gives a function that leaves it. */
  async enter(host: string): Promise<() => void> {
    const gate = this.#gate(host);
    if (gate.inside >= MOST_AT_A_HOST) await new Promise<void>((resolve) => gate.waiting.push(resolve));
    else gate.inside++;
    for (let left = gate.restsUntil - Date.now(); left > 0; left = gate.restsUntil - Date.now()) await sleep(left);
    return () => {
      const next = gate.waiting.shift();
      if (next) next();
      else gate.inside--;
    };
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
