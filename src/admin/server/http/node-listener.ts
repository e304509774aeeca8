import type { IncomingMessage, ServerResponse } from "node:http";
import { answerError, answerFailure } from "./answers.ts";

/**
 * Mounts a fetch handler in Node's `http`. The handler gets method, address and headers; bodies are not passed on,
 * since no endpoint of the admin API takes one. A handler that rejects gives 500.
 *
 * @example createServer(toNodeListener(handler)).listen(4600, "127.0.0.1");
 */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const request = toRequest(incoming);
    const response = request
      ? await handler(request).catch(answerFailure)
      : answerError(400, "the request is not valid HTTP");
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.statusCode = response.status;
    outgoing.setHeaders(response.headers);
    outgoing.end(body);
  };
}

/** The request as a `fetch` request; `undefined` if its address, method or headers are invalid. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  try {
    const { url = "", method = "GET", rawHeaders } = incoming;
    const headers = new Headers();
    for (let i = 0; i + 1 < rawHeaders.length; i += 2)
      headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string);
    // Joined as text: resolved against a base, "//host/path" would lead to another host.
    return new Request(url.startsWith("/") ? `http://localhost${url}` : url, { method, headers });
  } catch {
    return undefined;
  }
}
