import type { JsonObject } from "../../json/json-value.ts";
import { DIRECTORY_LAYOUTS, type DirectoryLayout } from "../../vocabulary/directory-layout.ts";
import type { Holder } from "../nodes/holder.ts";
import type { SpecLibrary } from "../specs/spec-library.ts";
import { readScope } from "../specs/spec-scope.ts";

/**
 * Replaces the `directory` and `openapi` that an element inherited from its container with its own. Each is inherited
 * as a whole. Source: specification, "Group fields" and "OpenAPI integration in navigation", 1.
 */
export function overrideInherited(node: Holder, element: JsonObject, library: SpecLibrary): void {
  node.setsDirectory = (DIRECTORY_LAYOUTS as readonly unknown[]).includes(element.directory);
  if (node.setsDirectory) node.directory = element.directory as DirectoryLayout;
  if (element.openapi !== undefined) node.scope = readScope(node, element.openapi, library) ?? node.scope;
}
