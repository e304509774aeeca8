// Generated from src/schema by src/publish/main.ts; not to be edited.

import type { Validator } from "./admin-validators.js";

/** Of docsjson.config.json. */
export const toolConfig: Validator;

/** The keys of docsjson.config.json, and of an entry of its overrides. */
export const TOOL_KEYS: { readonly config: readonly string[]; readonly override: readonly string[] };
