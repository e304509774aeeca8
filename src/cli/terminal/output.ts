/** Writes a text and waits until the stream has taken all of it; a closed reader (EPIPE) is not an error. */
export function write(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== "EPIPE") reject(error);
      else resolve();
    });
  });
}

/** How many characters of a text in pieces are written at once. */
const CHUNK = 32_768;

/** Writes a text that is made piece by piece, and is never there as a whole. */
export async function writePieces(stream: NodeJS.WritableStream, pieces: Iterable<string>): Promise<void> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    await write(stream, chunk);
    chunk = "";
  }
  await write(stream, chunk);
}

/** Whether to color a stream: `NO_COLOR` says no, `FORCE_COLOR` says yes, else it is on a terminal that can. */
export function wantsColor(stream: { isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== "0";
  return stream.isTTY === true && env.TERM !== "dumb";
}

/** Reads a stream of UTF-8 text to its end. */
export async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
