// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { Shape } from "../src/json/shape.ts";
import type { Dialect } from "../src/vocabulary/platform/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements/elements.ts";

/** Of a dialect: each element without its children, and (`settings`) all of docs.json beside the navigation. */
export const DOCS_SHAPES: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Shape>>>>;
