import { type JsonObject, own } from "../../json/json-value.ts";
import type { ContainerKind } from "../elements/elements.ts";
import type { Dialect } from "./dialect.ts";
import { DIALECT_RULES } from "./dialect-rules.ts";

/** Whether an element loses its `asyncapi` to the `openapi` next to it, as groups do on the hosted platform. */
export const losesAsyncapi = (dialect: Dialect, kind: ContainerKind, element: JsonObject): boolean =>
  kind === "group" &&
  DIALECT_RULES[dialect].groupsHaveOneApi &&
  own(element, "openapi") !== undefined &&
  own(element, "asyncapi") !== undefined;
