// Generated from the codes in src by src/publish/main.ts; not to be edited.
import type { CodeExample } from "../src/codes/examples/example.ts";
import type { KnownCode } from "./code-table.js";

/** An example of every code. */
export const EXAMPLES: Readonly<Record<KnownCode, CodeExample>>;
