import { refusePrefix } from "../../key-prefixes.ts";

/** An admin API key and the projects whose data it opens; `"*"` is all of them. */
export interface AdminKey {
  key: string;
  projects: readonly string[] | "*";
}

/** The access that an `Authorization` header gives to one project. */
type Authorization = "granted" | "missing" | "refused";

/** Tells which access an `Authorization` header gives to a project. */
export type KeyCheck = (header: string | null, projectId: string) => Promise<Authorization>;

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
  const entries = [...(keys ?? [])].map(({ key, projects }) => {
    const fault = refuseKey(key, prefix);
    if (fault) throw new TypeError(`an admin key ${fault}`);
    return { digest: digest(key), projects: projects === "*" ? undefined : new Set(projects) };
  });
  if (entries.length === 0) throw new TypeError("keys must contain at least one admin key");

  return async (header, projectId) => {
    const token = BEARER.exec(header ?? "")?.[1];
    if (token === undefined) return "missing";
    const presented = await digest(token);
    let granted = false;
    for (const entry of entries) {
      const matches = areEqual(await entry.digest, presented);
      const opens = entry.projects?.has(projectId) ?? true;
      if (matches && opens) granted = true;
    }
    return granted ? "granted" : "refused";
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
 * `KEY:PROJECT,PROJECT`. A fault never repeats the key.
 *
 * @throws {TypeError} if an entry has no key, a key that a server would reject, or no project after the colon
 */
export function parseAdminKeys(text: string, prefix?: string): AdminKey[] {
  const entries = text.split(/\s+/).filter((entry) => entry !== "");
  return entries.map((entry, index) => {
    const colon = entry.indexOf(":");
    const key = colon < 0 ? entry : entry.slice(0, colon);
    const projects = colon < 0 ? "*" : entry.slice(colon + 1).split(",");
    const complete = key !== "" && (projects === "*" || projects.every((project) => project !== ""));
    if (!complete) throw new TypeError(`entry ${index + 1} of the admin keys is not KEY or KEY:PROJECT,PROJECT`);
    const fault = refuseKey(key, prefix);
    if (fault) throw new TypeError(`entry ${index + 1} of the admin keys ${fault}`);
    return { key, projects };
  });
}
