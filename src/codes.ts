export { EXAMPLES } from "../schemas/code-examples.js";
export type { CodeDescription } from "./codes/description.ts";
export type { CodeExample, ExampleFiles } from "./codes/examples/example.ts";
export { type KnownRule, RULE_NAMES } from "./codes/rule-names.ts";
export { CODES, isKnownCode, type KnownCode } from "./codes/table.ts";
