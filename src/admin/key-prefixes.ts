import { quoteList } from "../diagnostic/words.ts";

/** What admin keys begin with: keys of the specification, and keys of the platform. */
export const KEY_PREFIXES = ["svc_", "mint_"] as const;

/** Keys of the platform that begin as its admin keys do, but open other APIs. */
const OTHER_KEYS = { mint_dsc_: "an assistant key", mint_us_: "an index key" } as const;

/** Says why a key is not an admin key, by how it begins and without repeating it; `undefined` if it may be one. */
export function refusePrefix(key: string, prefix?: string): string | undefined {
  const prefixes = prefix === undefined ? KEY_PREFIXES : [prefix];
  const found = prefixes.find((each) => key.startsWith(each));
  if (found === undefined) return `does not begin with ${quoteList(prefixes)}`;
  if (key === found) return `has nothing behind ${JSON.stringify(found)}`;
  const other = prefix === undefined ? Object.entries(OTHER_KEYS).find(([each]) => key.startsWith(each)) : undefined;
  return other && `begins with ${JSON.stringify(other[0])}: it is ${other[1]}`;
}

/** The address of the platform's API, for keys of the platform: no other key is sent there unless the caller says so. */
export const addressFor = (key: string): string | undefined =>
  key.startsWith("mint_") ? "https://api.mintlify.com" : undefined;
