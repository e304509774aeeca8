import { nearest } from "../../diagnostic/nearest.ts";
import type { NumberRule, Shape } from "../../json/shape.ts";
import type { ComponentRow } from "../components/component-row.ts";
import { propertyNamed } from "../components/platform-components.ts";
import type { Attribute, Tag } from "../read/read-tag.ts";
import type { FlawFix } from "../read/scanned-page.ts";
import type { NoteFlaw } from "./flaw.ts";
import { propertyValue } from "./property-value.ts";

/** The value of an attribute as far as its text tells it. */
type Literal =
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "boolean" | "array" | "object" }
  /** An attribute without a value. */
  | { readonly type: "bare" };

/** Judges the value of a property by its shape. Expressions are left alone. */
export function judgeProperty({ name: component }: Tag, row: ComponentRow, attribute: Attribute, note: NoteFlaw): void {
  const property = propertyNamed(row, attribute.name);
  const shape = property === undefined ? null : (row.properties[property] ?? null);
  const literal = shape === null ? undefined : literalOf(attribute);
  if (property === undefined || shape === null || literal === undefined) return;
  const facts = { component, property: attribute.name, value: (attribute.value ?? attribute.code ?? "").slice(0, 60) };
  const about = (fix?: FlawFix) => ({ component, fix });
  const { start, end } = attribute;
  const types = Object.keys(shape);
  if (literal.type === "bare") {
    if (!shape.boolean) note(propertyValue, { case: "bare", ...facts, types }, attribute, about());
    return;
  }
  if (!hasType(literal, shape)) {
    const isWritten = attribute.code === undefined && literal.type === "string";
    const fix = shape.boolean && isWritten && literal.value === "false" ? "{false}" : undefined;
    const whole = { start: start - 1, end: end + 1 };
    note(propertyValue, { case: "type", ...facts, types }, attribute, about(fix ? { ...whole, text: fix } : undefined));
    return;
  }
  const judging = { attribute, facts, note };
  if (shape.number) judgeAmount(literal, shape.number, judging);
  if (literal.type === "string" && shape.string) judgeString(literal.value, shape.string, judging);
}

interface Judging {
  readonly attribute: Attribute;
  readonly facts: { readonly component: string; readonly property: string; readonly value: string };
  readonly note: NoteFlaw;
}

function judgeAmount(literal: Literal, rule: NumberRule, { attribute, facts, note }: Judging): void {
  if (!("value" in literal)) return;
  const amount = typeof literal.value === "number" ? literal.value : Number.parseFloat(literal.value);
  const { minimum = amount, maximum = amount } = rule;
  if (amount < minimum || amount > maximum)
    note(propertyValue, { case: "range", ...facts, ...rule }, spanOf(attribute), { component: facts.component });
}

type StringShape = NonNullable<NonNullable<Shape>["string"]>;

function judgeString(
  value: string,
  { enum: allowed, pattern }: StringShape,
  { attribute, facts, note }: Judging,
): void {
  const { component } = facts;
  const isPlain = attribute.end - attribute.start === value.length;
  const fixOf = (text: string) => ({ component, fix: isPlain ? { ...spanOf(attribute), text } : undefined });
  if (allowed && value !== "" && !value.includes("{{") && !allowed.includes(value)) {
    const suggestions = nearest(value, allowed);
    const [only] = suggestions.length === 1 ? suggestions : [];
    const args = { case: "enum", ...facts, allowed, suggestions } as const;
    note(propertyValue, args, spanOf(attribute), only === undefined ? { component } : fixOf(only));
  }
  if (pattern && !pattern.test(value))
    note(propertyValue, { case: "color", ...facts }, spanOf(attribute), fixOf(`#${value.trim()}`));
}

const spanOf = ({ start, end }: Attribute) => ({ start, end });

/** Whether a value has a type that its property takes: numbers and `true` may be written as strings, lists as one of theirs. */
function hasType(literal: Exclude<Literal, { type: "bare" }>, shape: NonNullable<Shape>): boolean {
  if (literal.type in shape) return true;
  if (shape.array) return literal.type !== "boolean";
  if (literal.type === "number") return shape.string !== undefined;
  if (literal.type !== "string") return false;
  const text = literal.value.trim();
  if (text.includes("{{")) return true;
  if (shape.boolean) return text === "" || text === "true";
  return shape.number !== undefined && /^-?\d+(?:\.\d+)?(?:px|rem|em)?$/.test(text);
}

function literalOf({ value, code }: Attribute): Literal | undefined {
  if (value !== undefined) return { type: "string", value };
  if (code === undefined) return { type: "bare" };
  const text = code.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { type: "number", value: Number(text) };
  if (text === "true" || text === "false") return { type: "boolean" };
  if (text.startsWith("[")) return { type: "array" };
  // An object of one literal; a block of code or a call behind it is no object.
  return /^\{[^{}]*\}$/.test(text) ? { type: "object" } : undefined;
}
