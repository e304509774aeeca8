import type { IncomingMessage, ServerResponse } from "node:http";

/** What a network and an overloaded service do to an answer. */
export const FAULTS = ["dropped", "refused", "failed", "cut", "silent"] as const;
export type Fault = (typeof FAULTS)[number];

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

/**
 * Puts faults in front of a listener: every `every`th request meets the next one of them in turn. `dropped` closes the
 * connection, `refused` is 429 with `Retry-After`, `failed` is 500, `cut` ends in the middle of the body, `silent` never
 * answers. `met` counts them.
 */
export function withFaults(listener: Listener, every: number): { listener: Listener; met: Map<Fault, number> } {
  const met = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));
  let requests = 0;
  return {
    met,
    listener(incoming, outgoing) {
      requests++;
      const fault = requests % every === 0 ? FAULTS[(requests / every) % FAULTS.length] : undefined;
      if (fault === undefined) return listener(incoming, outgoing);
      met.set(fault, (met.get(fault) ?? 0) + 1);
      switch (fault) {
        case "dropped":
          return incoming.socket.destroy();
        case "refused":
          return outgoing.writeHead(429, { "Retry-After": "1" }).end('{"error":"slow down"}');
        case "failed":
          return outgoing.writeHead(500).end("<h1>Bad gateway</h1>");
        case "cut":
          outgoing.end = (body) => {
            outgoing.write((body as Buffer).subarray(0, body.length / 2), () => outgoing.destroy());
            return outgoing;
          };
          return listener(incoming, outgoing);
        case "silent":
          return;
        default:
          fault satisfies never;
      }
    },
  };
}
