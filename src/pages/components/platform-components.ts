import { COMPONENT_TABLE } from "../../../schemas/component-table.js";
import type { ComponentRow } from "./component-row.ts";

/** The components of the hosted platform, `Tree.File` among them, in the order of their use on real sites. */
export const COMPONENT_ROWS: ReadonlyMap<string, ComponentRow> = new Map(Object.entries(COMPONENT_TABLE));

/** The names that pages may use without an import: those of components, and those that components are members of. */
export const BUILT_IN_COMPONENTS: ReadonlySet<string> = new Set(
  [...COMPONENT_ROWS.keys()].map((name) => name.split(".", 1)[0] ?? name),
);

/** A property under the name that it has, for other names that it goes by too; `undefined` if there is none. */
export function propertyNamed({ properties, otherNames = {} }: ComponentRow, name: string): string | undefined {
  const meant = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
  return meant !== undefined && Object.hasOwn(properties, meant) ? meant : undefined;
}
