import { ADMIN_KEYS_SHAPE } from "../../../../schemas/admin-server-shapes.js";
import { quoteList } from "../../../diagnostic/words.ts";
import { parseInstant } from "../../instant.ts";
import { refusePrefix } from "../../key-prefixes.ts";
import { faultIn } from "../../schema-fault.ts";
import { isInRanges, readRanges } from "./addresses.ts";

/** What a key may do: `write` includes `read`. */
const SCOPES = ["read", "write"] as const;
export type KeyScope = (typeof SCOPES)[number];

/** An admin API key and the projects whose data it opens; `"*"` is all of them. */
export interface AdminKey {
  key: string;
  projects: readonly string[] | "*";
  /** `read` for GET, `write` for all. Default: all. */
  scopes?: readonly KeyScope[] | undefined;
  /** The IP addresses and ranges (`198.51.100.0/24`) that it may be used from. Default: from everywhere. */
  addresses?: readonly string[] | undefined;
  /** From this moment on (ISO 8601), the key is rejected. Default: never. */
  expiresAt?: string | undefined;
}

/** The access that an `Authorization` header gives to one project. */
export type Authorization = "granted" | "missing" | "refused" | "expired" | "read-only" | "elsewhere";

/** What a request presents, and what for. */
export interface Presented {
  /** `Authorization`. */
  header: string | null;
  scope: KeyScope;
  /** Where it comes from, if that is known. */
  address: string | undefined;
}

/** Tells which access a request has to a project; without one, to any project. */
export type KeyCheck = (presented: Presented, projectId?: string) => Promise<Authorization>;

/** RFC 6750: the scheme in any case, then one token. */
const BEARER = /^Bearer +([\w\-.~+/]+=*) *$/i;

const encoder = new TextEncoder();

/** The digest is compared in place of the key: two of them are equally long, whatever was sent. */
const digest = async (key: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(key)));

/**
 * Checks `Authorization` headers against the keys. Each key is compared, all bytes of it, so that the time taken says
 * nothing about how near a guess is. A key of another project is rejected just as one that does not exist.
 */
export function createKeyCheck(keys: Iterable<AdminKey>, prefix?: string): KeyCheck {
  const entries = [...(keys ?? [])].map(({ key, projects, scopes = [], addresses = [], expiresAt }) => {
    const fault = refuseKey(key, prefix);
    if (fault) throw new TypeError(`an admin key ${fault}`);
    const expiry = expiresAt === undefined ? undefined : parseInstant(expiresAt);
    if (expiresAt !== undefined && !expiry) throw new TypeError("expiresAt of an admin key must be an ISO 8601 time");
    const unknown = scopes.find((scope) => !SCOPES.includes(scope));
    if (unknown !== undefined)
      throw new TypeError(`scopes of an admin key must be ${quoteList(SCOPES)}, not ${JSON.stringify(unknown)}`);
    return {
      digest: digest(key),
      projects: projects === "*" ? undefined : new Set(projects),
      isReadOnly: scopes.length > 0 && !scopes.includes("write"),
      ranges: readRanges("addresses of an admin key", addresses),
      until: expiry?.milliseconds ?? Number.POSITIVE_INFINITY,
    };
  });
  if (entries.length === 0) throw new TypeError("keys must contain at least one admin key");

  return async ({ header, scope, address }, projectId) => {
    const token = BEARER.exec(header ?? "")?.[1];
    if (token === undefined) return "missing";
    const presented = await digest(token);
    let access: Authorization = "refused";
    for (const entry of entries) {
      const matches = areEqual(await entry.digest, presented);
      const opens = projectId === undefined || (entry.projects?.has(projectId) ?? true);
      if (!matches || !opens || access === "granted") continue;
      if (entry.until <= Date.now()) access = "expired";
      else if (entry.ranges.length > 0 && !isInRanges(address, entry.ranges)) access = "elsewhere";
      else access = scope === "write" && entry.isReadOnly ? "read-only" : "granted";
    }
    return access;
  };
}

/** Says why a string cannot be a key, without repeating it; `undefined` if it can. */
function refuseKey(key: string, prefix: string | undefined): string | undefined {
  if (!BEARER.test(`Bearer ${key}`)) return "must not be empty and may contain letters, digits and -._~+/= only";
  return refusePrefix(key, prefix);
}

/** Compares two digests in a time that does not depend on their bytes. */
function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= (a[i] as number) ^ (b[i] as number);
  return difference === 0;
}

/** A new key of 256 random bits behind the prefix. */
export function makeAdminKey(prefix = "svc_"): string {
  let hex = "";
  for (const byte of crypto.getRandomValues(new Uint8Array(32))) hex += byte.toString(16).padStart(2, "0");
  return prefix + hex;
}

/**
 * Reads keys in the form of an environment variable: separated by white space, each `KEY` (all projects) or
 * `KEY:PROJECT,PROJECT`; `KEY@read` in the place of `KEY` may read only. A fault never repeats the key.
 *
 * @throws {TypeError} if an entry has no key, a key that a server would reject, no scope after the at sign, or no project
 * after the colon
 */
export function parseAdminKeys(text: string, prefix?: string): AdminKey[] {
  const entries = text.split(/\s+/).filter((entry) => entry !== "");
  return entries.map((entry, index) => {
    const colon = entry.indexOf(":");
    const [key = "", scope, ...more] = (colon < 0 ? entry : entry.slice(0, colon)).split("@");
    const projects = colon < 0 ? "*" : entry.slice(colon + 1).split(",");
    const complete = key !== "" && (projects === "*" || projects.every((project) => project !== ""));
    if (!complete) throw new TypeError(`entry ${index + 1} of the admin keys is not KEY or KEY:PROJECT,PROJECT`);
    const fault = refuseKey(key, prefix);
    if (fault) throw new TypeError(`entry ${index + 1} of the admin keys ${fault}`);
    if (scope === undefined) return { key, projects };
    const known = SCOPES.find((each) => each === scope);
    if (!known || more.length > 0) {
      throw new TypeError(`entry ${index + 1} of the admin keys must have @read or @write behind the key, or nothing`);
    }
    return { key, projects, scopes: [known] };
  });
}

/**
 * Reads keys in the form of a JSON file (schema `admin-keys`). A fault never repeats a key.
 *
 * @throws {TypeError} if they depart from their schema
 */
export function readAdminKeys(value: unknown): AdminKey[] {
  const fault = faultIn(value, ADMIN_KEYS_SHAPE);
  if (fault) throw new TypeError(`${fault.pointer.slice(1) || "the keys"} ${fault.problem}`);
  return (value as (Omit<AdminKey, "projects"> & Partial<AdminKey>)[]).map((key) => ({ projects: "*", ...key }));
}
