// Generated from src/schema by src/publish/main.ts; not to be edited.

import type { Validator } from "./admin-validators.js";

/** Of front matter as data. */
export const page: Validator;

/** The fields of front matter, each with its JSON type; `any` if several are allowed. */
export const PAGE_FIELDS: Readonly<Record<string, "string" | "boolean" | "number" | "array" | "any">>;
