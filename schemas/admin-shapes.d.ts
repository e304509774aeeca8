// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { Shape } from "../src/json/shape.ts";
import type { AdminTypes } from "./types.ts";

/** All of the platform's dialect, and of the specification's dialect the ones that it has. */
export const ADMIN_SHAPES: {
  readonly mintlify: Readonly<Record<keyof AdminTypes, Shape>>;
  readonly spec: Readonly<Partial<Record<keyof AdminTypes, Shape>>>;
};
