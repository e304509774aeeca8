import type { IncomingMessage, ServerResponse } from "node:http";
import { callerAddress, readRanges } from "./addresses.ts";
import { answerError, answerFailure } from "./answers.ts";
import type { AdminHandler } from "./handler.ts";

export interface NodeListenerOptions {
  /**
   * The addresses and ranges of the proxies whose `X-Forwarded-For` says where a request comes from. Default: none, so that
   * it comes from whoever is connected.
   */
  trustedProxies?: readonly string[] | undefined;
}

/**
 * Mounts a fetch handler in Node's `http`. The handler gets method, address, headers and body, and where the request comes
 * from. A handler that rejects gives 500.
 *
 * @throws {TypeError} at once if a proxy is not an address or a range
 * @example createServer(toNodeListener(handler)).listen(4600, "127.0.0.1");
 */
export function toNodeListener(
  handler: AdminHandler,
  { trustedProxies = [] }: NodeListenerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const proxies = readRanges("trustedProxies", trustedProxies);
  return async (incoming, outgoing) => {
    const request = toRequest(incoming);
    const response = request
      ? await handler(request, {
          address: callerAddress(incoming.socket.remoteAddress, request.headers.get("X-Forwarded-For"), proxies),
        }).catch(answerFailure)
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
    const address = url.startsWith("/") ? `http://localhost${url}` : url;
    const hasBody = method !== "GET" && method !== "HEAD";
    return new Request(address, {
      method,
      headers,
      ...(hasBody ? { body: streamOf(incoming), duplex: "half" as const } : {}),
    });
  } catch {
    return undefined;
  }
}

/** The body as a stream. A reader that gives up lets the rest pass by, so that the answer still gets through. */
function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void incoming.resume(),
  });
}
