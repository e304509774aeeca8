import { GENERATED, group, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { DocumentNoun } from "../../../vocabulary/elements/document-kinds.ts";

export interface Remote {
  url: string;
  /** The noun for it in messages, if it is not a spec. */
  noun?: DocumentNoun | undefined;
}

const keepACopy = ({ noun = "spec" }: Pick<Remote, "noun">): string => `keep a copy of the ${noun} in the docs root`;
const remoteName = ({ noun = "spec", url }: Remote): string => `the ${noun} ${url}`;

/** Where a redirect leads, if there was one: `redirects to http://example.com, but `. */
const orRedirect = (redirect: string | undefined): string =>
  redirect === undefined ? "is not read:" : `redirects to ${redirect}, but`;

/** Why a spec on the network is not asked for. `redirect` is the address that it redirects to, if any. */
export const REMOTE_BLOCKS = {
  host: ({ host, someAllowed, ...remote }: Remote & { host: string; someAllowed: boolean }) => ({
    message: `${remoteName(remote)} is not read: ${someAllowed ? "its host is not allowed" : "remote specs are off by default"}`,
    hint: `allow it with --allow-remote ${host}, or ${keepACopy(remote)}`,
  }),
  scheme: ({ redirect, ...remote }: Remote & { redirect?: string | undefined }) => ({
    message: `${remoteName(remote)} ${orRedirect(redirect)} only https is allowed`,
    hint: "use https",
  }),
  credentials: ({ redirect, ...remote }: Remote & { redirect?: string | undefined }) => ({
    message: `${remoteName(remote)} ${orRedirect(redirect)} a URL must not contain a user name or password`,
    hint: "remove them from the URL",
  }),
  "other-host": ({ redirect, ...remote }: Remote & { redirect: string }) => ({
    message: `${remoteName(remote)} redirects to ${redirect}, which is another host`,
    hint: "use the address where the redirects end",
  }),
  "private-address": ({ address, ...remote }: Remote & { address?: string | undefined }) => ({
    message: `${remoteName(remote)} is not read: its host is at ${address === undefined ? "an address" : `${address}, an address`} outside the public internet`,
    hint: keepACopy(remote),
  }),
} as const;

/** Why a spec on the network was asked for in vain. */
export const REMOTE_FAILURES = {
  "no-address": (remote: Remote) => ({
    message: `${remoteName(remote)} cannot be read: its host has no address`,
    hint: "check the address",
  }),
  timeout: ({ seconds, ...remote }: Remote & { seconds: number }) => ({
    message: `${remoteName(remote)} took longer than ${seconds} seconds`,
    hint: keepACopy(remote),
  }),
  status: ({ status, ...remote }: Remote & { status: number }) => ({
    message: `${remoteName(remote)} was answered with status ${status}`,
    hint: "check the address",
  }),
  redirects: ({ limit, ...remote }: Remote & { limit: number }) => ({
    message: `${remoteName(remote)} redirects more than ${limit} times`,
    hint: "use the address where the redirects end",
  }),
  encoding: ({ encoding, ...remote }: Remote & { encoding: string }) => ({
    message: `${remoteName(remote)} is sent in the encoding ${encoding}, which was not asked for`,
    hint: "check the server",
  }),
  "too-large": ({ bytes, ...remote }: Remote & { bytes: number }) => ({
    message: `${remoteName(remote)} is larger than ${Math.round(bytes / 1024)} KiB`,
    hint: keepACopy(remote),
  }),
  /** The error of the network. */
  connection: ({ says, ...remote }: Remote & { says: string }) => ({
    message: `${remoteName(remote)} cannot be read: ${says}`,
    hint: "check the address and your connection",
  }),
} as const;

export const remoteBlocked = code("openapi/remote-blocked", {
  severity: "warning",
  title: "A remote spec is not read",
  explanation:
    "Specs are read from the network only if the host is allowed, over https, without a redirect to another host, and from public addresses. The pages that would be made from the spec are left out.",
  example: siteExample(group('"openapi": "https://example.com/api.yaml"'), GENERATED, { "api.yaml": USERS }),
  cases: REMOTE_BLOCKS,
});

export const remoteFailed = code("openapi/remote-failed", {
  severity: "error",
  title: "A remote spec cannot be fetched",
  explanation:
    "The host is allowed, but the spec cannot be fetched: no connection, another status than 200, too large, or too slow.",
  example: {
    ...siteExample(group('"openapi": "https://example.com/lost.yaml"'), GENERATED, { "api.yaml": USERS }),
    isSketch: true,
  },
  cases: REMOTE_FAILURES,
});
