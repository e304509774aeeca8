export type { CodeDescription } from "./codes/areas/description.ts";
export type { CodeExample, ExampleFiles } from "./codes/examples/example.ts";
export { EXAMPLES } from "./codes/examples.ts";
export { type KnownRule, RULE_NAMES } from "./codes/rule-names.ts";
export { CODES, isKnownCode, type KnownCode } from "./codes/table.ts";
