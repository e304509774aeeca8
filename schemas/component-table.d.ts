// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { ComponentRow } from "../src/pages/components/component-row.ts";

/** The components of the hosted platform by name, in the order of their use. */
export const COMPONENT_TABLE: Readonly<Record<string, ComponentRow>>;
