const KEEP_A_COPY = "keep a copy of the spec in the docs root";

export interface Remote {
  url: string;
}

/** Where a redirect leads, if there was one: `redirects to http://example.com, but `. */
const orRedirect = (redirect: string | undefined): string =>
  redirect === undefined ? "is not read:" : `redirects to ${redirect}, but`;

/** Why a spec on the network is not asked for. `redirect` is the address that it redirects to, if any. */
export const REMOTE_BLOCKS = {
  host: ({ url, host, someAllowed }: Remote & { host: string; someAllowed: boolean }) => ({
    message: `the spec ${url} is not read: ${someAllowed ? "its host is not allowed" : "remote specs are off by default"}`,
    hint: `allow it with --allow-remote ${host}, or ${KEEP_A_COPY}`,
  }),
  scheme: ({ url, redirect }: Remote & { redirect?: string | undefined }) => ({
    message: `the spec ${url} ${orRedirect(redirect)} only https is allowed`,
    hint: "use https",
  }),
  credentials: ({ url, redirect }: Remote & { redirect?: string | undefined }) => ({
    message: `the spec ${url} ${orRedirect(redirect)} a URL must not contain a user name or password`,
    hint: "remove them from the URL",
  }),
  "other-host": ({ url, redirect }: Remote & { redirect: string }) => ({
    message: `the spec ${url} redirects to ${redirect}, which is another host`,
    hint: "use the address where the redirects end",
  }),
  "private-address": ({ url, address }: Remote & { address?: string | undefined }) => ({
    message: `the spec ${url} is not read: its host is at ${address === undefined ? "an address" : `${address}, an address`} outside the public internet`,
    hint: KEEP_A_COPY,
  }),
} as const;

/** Why a spec on the network was asked for in vain. */
export const REMOTE_FAILURES = {
  "no-address": ({ url }: Remote) => ({
    message: `the spec ${url} cannot be read: its host has no address`,
    hint: "check the address",
  }),
  timeout: ({ url, seconds }: Remote & { seconds: number }) => ({
    message: `the spec ${url} took longer than ${seconds} seconds`,
    hint: KEEP_A_COPY,
  }),
  status: ({ url, status }: Remote & { status: number }) => ({
    message: `the spec ${url} was answered with status ${status}`,
    hint: "check the address",
  }),
  redirects: ({ url, limit }: Remote & { limit: number }) => ({
    message: `the spec ${url} redirects more than ${limit} times`,
    hint: "use the address where the redirects end",
  }),
  encoding: ({ url, encoding }: Remote & { encoding: string }) => ({
    message: `the spec ${url} is sent in the encoding ${encoding}, which was not asked for`,
    hint: "check the server",
  }),
  "too-large": ({ url, bytes }: Remote & { bytes: number }) => ({
    message: `the spec ${url} is larger than ${Math.round(bytes / 1024)} KiB`,
    hint: KEEP_A_COPY,
  }),
  /** What the network says. */
  connection: ({ url, says }: Remote & { says: string }) => ({
    message: `the spec ${url} cannot be read: ${says}`,
    hint: "check the address and your connection",
  }),
} as const;
