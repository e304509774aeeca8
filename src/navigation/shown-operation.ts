import { parsePageEntry } from "../openapi/page-entry.ts";
import { normalizeSpecSource } from "./spec-library.ts";
import type { PageFile, ShownOperation } from "./tree.ts";

/**
 * The operation that `openapi` in a page's front matter names; `undefined` where it names none.
 *
 * @example shownByFile({ openapi: "/api.yaml get /users" }) // { reference: "GET /users", spec: "api.yaml" }
 */
export function shownByFile(file: PageFile | undefined): ShownOperation | undefined {
  const entry = file?.openapi === undefined ? undefined : parsePageEntry(file.openapi);
  if (!entry || entry.type === "page") return undefined;
  const reference = entry.type === "webhook" ? `WEBHOOK ${entry.name}` : `${entry.method.toUpperCase()} ${entry.path}`;
  return entry.spec === undefined ? { reference } : { reference, spec: normalizeSpecSource(entry.spec) };
}
