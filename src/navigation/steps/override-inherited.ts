import type { JsonObject } from "../../json/json-value.ts";
import { DIRECTORY_LAYOUTS, type DirectoryLayout } from "../../vocabulary/elements/directory-layout.ts";
import { DOCUMENT_KIND_NAMES } from "../../vocabulary/elements/document-kinds.ts";
import { losesAsyncapi } from "../../vocabulary/platform/second-api.ts";
import type { Resolving } from "../context/resolving.ts";
import type { Holder } from "../nodes/holder.ts";
import { readScope, sdkFormatOf } from "../specs/spec-scope.ts";

/**
 * Replaces what an element inherited from its container with its own: `directory`, and the documents that `openapi`,
 * `asyncapi`, `graphql` and `sdk` name. Each is inherited as a whole. Notes the documents that pages are generated from.
 * Source: specification, "Group fields" and "OpenAPI integration in navigation", 1.
 */
export function overrideInherited(node: Holder, element: JsonObject, resolving: Resolving): void {
  node.setsDirectory = (DIRECTORY_LAYOUTS as readonly unknown[]).includes(element.directory);
  if (node.setsDirectory) node.directory = element.directory as DirectoryLayout;
  for (const property of DOCUMENT_KIND_NAMES) {
    const value = element[property];
    if (value === undefined || (property === "sdk" && sdkFormatOf(value) === undefined)) continue;
    if (property === "asyncapi" && node.element && losesAsyncapi(resolving.dialect, node.element.type, element))
      continue;
    const scope = readScope(node, value, resolving.documents[property], property);
    if (!scope) continue;
    node.scopes = { ...node.scopes, [property]: scope };
    if (property !== "openapi") resolving.defining.push({ element: node, scope });
  }
}
