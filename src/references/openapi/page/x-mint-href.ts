import { addressPath } from "../../../vocabulary/address.ts";
import type { NamedOperation } from "./named-operation.ts";

/** The slug that `x-mint.href` gives, its escapes kept; `undefined` if it is not set or has no path. */
export function slugFromMint({ mint }: NamedOperation): string | undefined {
  const path = addressPath(mint?.href?.trim() ?? "");
  const slug = path
    .replace(/(?<=[^/])\.[^./]+$/, "")
    .replace(/^\/|\/$/g, "")
    .toLowerCase();
  return slug === "" ? undefined : slug.replace(/%(?![0-9a-f]{2})/g, "%25");
}
