import { specOfPage } from "../../vocabulary/elements/spec-name.ts";
import { readReference } from "../specs/read-operation-reference.ts";
import type { PageFile, ShownOperation } from "../tree.ts";

/**
 * The operation that `openapi` in a page's front matter names; `undefined` if it names none.
 *
 * @example shownByFile({ openapi: "/api.yaml get /users" }) // { operation: "GET /users", spec: "api.yaml" }
 */
export function shownByFile(file: PageFile | undefined): ShownOperation | undefined {
  const named = file?.openapi === undefined ? undefined : readReference(file.openapi);
  if (!named || named.property) return undefined;
  const { text: operation, spec } = named;
  return spec === undefined ? { operation } : { operation, spec: specOfPage(spec) };
}
