// Generated from src/schema by src/publish/main.ts; not to be edited.

import type { Dialect } from "../src/vocabulary/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements.ts";
import type { Validator } from "./admin-validators.js";

export * from "./admin-validators.js";
export * from "./page-validator.js";

/** The known keys of an object, what is known inside each, and the known values of a text; `null` if anything is allowed. */
export type KeyTree = {
  readonly keys?: Readonly<Record<string, KeyTree>>;
  readonly items?: KeyTree;
  readonly values?: readonly string[];
  /** True if there is more than is known: only what is nearly known is a mistake. */
  readonly grows?: true;
} | null;

/** Per dialect: each element's own fields without its children, and (`settings`) all of docs.json beside the navigation. */
export const DOCS_VALIDATORS: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Validator>>>>;

/** The keys that each element knows beside its children, and those of the settings. */
export const KNOWN_KEYS: { readonly elements: Readonly<Record<ContainerKind, KeyTree>>; readonly settings: KeyTree };
