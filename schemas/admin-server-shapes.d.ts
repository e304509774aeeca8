// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { Shape } from "../src/json/shape.ts";
export const ADMIN_KEYS_SHAPE: Shape;
export const ADMIN_SCRIPT_SHAPE: Shape;
