// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { Shape } from "../src/json/shape.ts";
import type { AdminTypes } from "./types.ts";

/** Of the platform's dialect all, of the specification's those that it has. */
export const ADMIN_SHAPES: {
  readonly mintlify: Readonly<Record<keyof AdminTypes, Shape>>;
  readonly spec: Readonly<Partial<Record<keyof AdminTypes, Shape>>>;
};
