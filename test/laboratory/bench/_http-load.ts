import { connect } from "node:net";

/**
 * Requests a second: sends one GET over and over on `connections` kept-alive connections to 127.0.0.1, for `seconds`. Reads answers by their
 * `Content-Length` only, so that the client costs little beside the server.
 */
export async function loadServer(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { connections = 16, seconds = 3 } = {},
): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join("")}\r\n`;
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, end)));
  return counts.reduce((sum, count) => sum + count) / ((performance.now() - start) / 1000);
}

/** One connection: asks, waits for the whole answer, asks again until `end`; gives the number of answers. */
function keepAsking(port: number, request: string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    let answers = 0;
    let head: Buffer = Buffer.alloc(0);
    let missing = -1;
    const ask = () => {
      head = Buffer.alloc(0);
      missing = -1;
      socket.write(request);
    };
    socket
      .on("connect", ask)
      .on("error", reject)
      .on("close", () => resolve(answers));
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
      answers++;
      if (performance.now() < end) ask();
      else socket.destroy();
    });
  });
}
