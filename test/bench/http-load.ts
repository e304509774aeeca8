import { connect } from "node:net";

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds from a request to the end of its answer. */
  median: number;
}

/**
 * Sends one GET over and over on `connections` kept-alive connections to 127.0.0.1, for `seconds`. Reads answers by their
 * `Content-Length` only, so that the client costs little beside the server.
 */
export async function loadServer(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { connections = 16, seconds = 3 } = {},
): Promise<Load> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join("")}\r\n`;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, end, times)));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return { requestsPerSecond: times.length / took, median: times[times.length >> 1] ?? Number.NaN };
}

/** One connection: asks, waits for the whole answer, asks again until `end`. */
function keepAsking(port: number, request: string, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    let asked = 0;
    let head: Buffer = Buffer.alloc(0);
    let missing = -1;
    const ask = () => {
      asked = performance.now();
      head = Buffer.alloc(0);
      missing = -1;
      socket.write(request);
    };
    socket
      .on("connect", ask)
      .on("error", reject)
      .on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      if (missing >= 0) missing -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const body = head.indexOf("\r\n\r\n");
        if (body < 0) return;
        const text = head.toString("latin1", 0, body);
        const length = /^content-length: (\d+)/im.exec(text)?.[1];
        if (!text.startsWith("HTTP/1.1 200") || !length) return reject(new Error(`unexpected answer:\n${text}`));
        missing = Number(length) - (head.length - body - 4);
      }
      if (missing > 0) return;
      times.push(performance.now() - asked);
      if (performance.now() < end) ask();
      else socket.destroy();
    });
  });
}
