import { Kind, type TSchema } from "@sinclair/typebox";
import { formDefinitions } from "../schema/docs.ts";
import { DEFINITION_NAMES, partsOf } from "../schema/elements/element.ts";
import { hintsOf } from "../schema/values/annotate.ts";
import type { ContainerKind } from "../vocabulary/elements.ts";

/**
 * The known keys of an object and what is known inside each, and the known values of a text; `null` if anything is
 * allowed. If what is known `grows`, only what is nearly known is a mistake.
 */
export type KeyTree = {
  keys?: Record<string, KeyTree>;
  items?: KeyTree;
  values?: readonly string[];
  grows?: true;
} | null;

/** The union of two trees of known keys: anything, if either allows anything; `undefined` has no keys. */
function merged(left: KeyTree | undefined, right: KeyTree | undefined): KeyTree | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  if (left === null || right === null) return null;
  const keys = left.keys && right.keys ? { ...left.keys, ...right.keys } : (left.keys ?? right.keys);
  const items = left.items === undefined ? right.items : left.items;
  const values = left.values ?? right.values;
  const grows = left.grows ?? right.grows;
  return {
    ...(keys ? { keys } : {}),
    ...(items === undefined ? {} : { items }),
    ...(values ? { values } : {}),
    ...(grows ? { grows } : {}),
  };
}

function treeOf(schema: TSchema, definitions: Record<string, TSchema>): KeyTree | undefined {
  const { known, grows } = hintsOf(schema);
  const growing = grows ? { grows } : {};
  switch (schema[Kind]) {
    case "String":
      return known && { values: known, ...growing };
    case "Ref": {
      const target = definitions[schema.$ref];
      return target === undefined || partsOf(target) ? null : treeOf(target, definitions);
    }
    case "Object":
      if (schema.additionalProperties && !grows) return null;
      return { ...objectTree(schema.properties, definitions), ...growing };
    case "Array": {
      const items = treeOf(schema.items, definitions);
      return items ? { items } : undefined;
    }
    case "Record":
    case "Unknown":
      return null;
    case "Union":
      return (schema.anyOf as TSchema[]).map((member) => treeOf(member, definitions)).reduce(merged, undefined);
    default:
      return undefined;
  }
}

const objectTree = (properties: Record<string, TSchema>, definitions: Record<string, TSchema>) => ({
  keys: Object.fromEntries(
    Object.entries(properties)
      .filter(([, value]) => value[Kind] !== "Never")
      .map(([key, value]) => [key, treeOf(value, definitions) ?? null]),
  ),
});

/**
 * The keys that each element knows beside its children, and the keys of all settings. They are the same in both
 * dialects.
 */
export function keyTrees(): { elements: Record<ContainerKind, KeyTree>; settings: KeyTree } {
  const definitions: Record<string, TSchema> = formDefinitions("mintlify");
  const elements = Object.entries(DEFINITION_NAMES).map(([kind, name]) => {
    const parts = partsOf(definitions[name] as TSchema);
    return [kind, merged(objectTree(parts?.own ?? {}, definitions), { keys: { $ref: null } })];
  });
  return {
    elements: Object.fromEntries(elements),
    settings: treeOf(definitions.DocsConfig as TSchema, definitions) ?? null,
  };
}
