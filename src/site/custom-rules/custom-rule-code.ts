import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";

/** A rule of the project's own that could not be read, or that failed. */
export const customRuleFailed = code("config/custom-rule", {
  severity: "error",
  since: "0.2",
  title: "A rule of the project cannot be read, or fails",
  explanation:
    "`customRules` of docsjson.config.json names modules with rules of the project's own. Each must exist, and its default export must be a list of rules. A rule that throws an error is reported with it; what it reported until then stays, and all other rules are asked.",
  example: {
    wrong: { "docsjson.config.json": '{ "customRules": ["rules.mjs"] }', "rules.mjs": "export const rules = [];" },
    right: { "docsjson.config.json": '{ "customRules": ["rules.mjs"] }', "rules.mjs": "export default [];" },
  },
  cases: {
    missing: ({ module }: { module: string }) => ({
      message: `${quote(module)} does not exist`,
      hint: "paths of customRules count from the folder of this file",
    }),
    unreadable: ({ module, reason }: { module: string; reason: string }) => ({
      message: `${quote(module)} cannot be executed: ${reason}`,
      hint: undefined,
    }),
    "no-rules": ({ module, fault }: { module: string; fault: string }) => ({
      message: `the default export of ${quote(module)} is not a list of rules: ${fault}`,
      hint: "a rule is { codes: [{ name, severity, message, hint }], check(site) { … } }",
    }),
    failed: ({ rule, reason }: { rule: string; reason: string; at?: string | undefined }) => ({
      message: `the rule of ${quote(rule)} failed: ${reason}`,
      hint: "what it reported until then is shown; correct the rule",
    }),
  },
});
