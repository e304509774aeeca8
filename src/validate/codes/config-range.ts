import { platform } from "../../codes/examples/config.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue, type Subject, subjectName } from "../../diagnostic/words.ts";

/** A bound of JSON Schema that a value exceeds. */
export interface RangeBound {
  keyword: string;
  limit: unknown;
}

export const configRange = code("config/range", {
  severity: "error",
  title: "A number or a length is out of range",
  explanation: "The field takes numbers, or strings and lists of a length, within limits.",
  example: platform('"fonts": { "family": "Inter", "weight": 0 }', '"fonts": { "family": "Inter", "weight": 400 }'),
  message: sayRange,
});

/** What is wrong with a value that exceeds a bound. */
export function sayRange(facts: { subject: Subject; value: unknown; bound: RangeBound }): string {
  const { subject, value, bound } = facts;
  const { keyword, limit } = bound;
  const mustBe = (expected: string) => `${subjectName(subject)} must ${expected}, not ${quoteValue(value)}`;
  switch (keyword) {
    case "minimum":
      return mustBe(`be at least ${limit}`);
    case "maximum":
      return mustBe(`be at most ${limit}`);
    case "minLength":
    case "minItems":
      if (limit === 1) return `${subjectName(subject)} must not be empty`;
      return `${subjectName(subject)} must have at least ${limit} ${keyword === "minItems" ? "entries" : "characters"}`;
    case "maxItems":
      return `${subjectName(subject)} must have at most ${limit} entries`;
    case "maxLength":
      return `${subjectName(subject)} must have at most ${limit} characters`;
    default:
      return mustBe(`match the rule ${quote(keyword)} of the schema`);
  }
}
