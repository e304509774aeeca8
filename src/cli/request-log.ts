type Handler = (request: Request) => Promise<Response>;

/** The parameters of the admin API: others are left out of the log, since nobody knows what they hold. */
const KNOWN = ["dateFrom", "dateTo", "limit", "cursor"] as const;

/**
 * Reports each request when it is answered: time, method, address, status, milliseconds. No header is ever part of it,
 * and what looks like a key in an address is left out.
 */
export function logRequests(handler: Handler, write: (line: string) => void): Handler {
  return async (request) => {
    const start = performance.now();
    const response = await handler(request);
    const took = (performance.now() - start).toFixed(1);
    write(
      `${new Date().toISOString()} ${request.method} ${describeAddress(request.url)} ${response.status} ${took} ms\n`,
    );
    return response;
  };
}

function describeAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const known = KNOWN.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(known).toString();
  const address = query === "" ? pathname : `${pathname}?${query}`;
  return address.slice(0, 500).replaceAll(/svc_[^/&=]*/gi, "[key]");
}
