import type { RequestOptions } from "node:https";

/** An IP address; `family` is 4 or 6. */
export interface HostAddress {
  address: string;
  family: number;
}

/** An answer with its body still to be read. */
export interface RemoteAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: AsyncIterable<Uint8Array>;
}

/** One request, to one of the `addresses` and to no other. */
export type Transport = (
  url: URL,
  options: { addresses: readonly HostAddress[]; signal: AbortSignal; method?: "HEAD" | "GET" | undefined },
) => Promise<RemoteAnswer>;

/**
 * Requests over `node:https` (`node:http` for such addresses), with the system's certificates; redirects are not followed, and answers are neither
 * decoded nor cached.
 */
export const httpsTransport: Transport = async (url, { addresses, signal, method = "GET" }) => {
  const { request: send } = await (url.protocol === "http:" ? import("node:http") : import("node:https"));
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      method,
      headers: { accept: "application/json, application/yaml, text/yaml, */*;q=0.5", "accept-encoding": "identity" },
      // The addresses were looked at; a second look-up could give others.
      lookup: (_host, { all }, done) => {
        const [first] = addresses;
        if (all) done(null, [...addresses]);
        else done(null, first?.address ?? "", first?.family ?? 4);
      },
    };
    const request = send(url, options, (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response }),
    );
    request.on("error", reject).end();
  });
};
