import { createServer } from "node:net";

/** From here to the ports that systems give away themselves: to connections, and to servers that ask for any port. */
const FIRST = 20_000;
const AFTER_LAST = 32_000;

/**
 * A port of this machine on which nothing listens, for a server that takes it later: one that the system gives to nobody meanwhile,
 * as it gives away the one that a closed server had.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (AFTER_LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
