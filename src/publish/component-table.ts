import type { TSchema } from "@sinclair/typebox";
import type { ComponentDefinition } from "../schema/components/define-component.ts";
import { PLATFORM_COMPONENTS } from "../schema/components/platform-components.ts";
import { shapeOf } from "./shapes.ts";
import { members } from "./typescript.ts";

/** The table of components that pages are judged and rendered by: names, shapes and facts, without words for readers. */
export const componentTable = (): Readonly<Record<string, object>> =>
  Object.fromEntries(PLATFORM_COMPONENTS.map((each) => [each.name, rowOf(each)]));

function rowOf({ name: _, snippet: __, properties, ...facts }: ComponentDefinition): object {
  const known = Object.entries<TSchema>(properties.properties);
  const defaults = known.filter(([, { default: value }]) => value !== undefined && value !== false);
  const required: readonly string[] = properties.required ?? [];
  return {
    properties: Object.fromEntries(known.map(([name, schema]) => [name, shapeOf(schema)])),
    ...(required.length > 0 ? { required } : {}),
    ...(defaults.length > 0
      ? { defaults: Object.fromEntries(defaults.map(([name, schema]) => [name, schema.default])) }
      : {}),
    ...facts,
  };
}

/** The type of the properties of all components, by their names. */
export const componentTypes = (): string =>
  `/** The properties of the components that pages may use, by name. */\nexport interface ComponentProperties ${"{"}\n${members(
    Object.fromEntries(PLATFORM_COMPONENTS.map(({ name, properties }) => [name, properties])),
    {},
    "  ",
  )}}\n`;
