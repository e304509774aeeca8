import type { AdminCaller, AdminHandler } from "../../admin/server/http/handler.ts";

/** The parameters of the admin API. Others are left out of the log, because they may contain anything. */
const KNOWN = ["dateFrom", "dateTo", "limit", "cursor", "offset", "source", "status"] as const;

/**
 * Reports each request when it is answered: time, method, address, status, milliseconds. Headers are never part of it,
 * and anything in an address that looks like a key is left out.
 */
export function logRequests(
  handler: AdminHandler,
  { prefixes, write }: { prefixes: readonly string[]; write: (line: string) => void },
): AdminHandler {
  return async (request: Request, caller: AdminCaller = {}) => {
    const start = performance.now();
    const response = await handler(request, caller);
    const took = (performance.now() - start).toFixed(1);
    write(
      `${new Date().toISOString()} ${request.method} ${describeAddress(request.url, prefixes)} ${response.status} ${took} ms\n`,
    );
    return response;
  };
}

function describeAddress(url: string, prefixes: readonly string[]): string {
  const { pathname, searchParams } = new URL(url);
  const known = KNOWN.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(known).toString();
  const address = query === "" ? pathname : `${pathname}?${query}`;
  return prefixes.reduce(hideKeys, address.slice(0, 500));
}

/** The address without what begins as a key does, in either case. */
function hideKeys(address: string, prefix: string): string {
  if (prefix === "") return address;
  const literal = prefix.replaceAll(/[^\w]/g, "\\$&");
  return address.replaceAll(new RegExp(`${literal}[^/&=]*`, "gi"), "[key]");
}
