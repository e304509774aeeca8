import { fieldOf, isFilled, isObject, type JsonObject, own, pointerOf } from "./json-value.ts";

/**
 * What a JSON value may be, as data: a rule for each type that it may have; `null` allows anything. A value of another type
 * gives one fault, and no rule of a type sees values of another.
 */
export type Shape = {
  readonly string?: StringRule;
  readonly number?: NumberRule;
  readonly integer?: NumberRule;
  readonly boolean?: object;
  readonly null?: object;
  readonly array?: ArrayRule;
  readonly object?: ObjectRule;
  /** Whether another file may bring the value: an object with `$ref` is one, whatever the rules say. */
  readonly isIncluded?: true;
} | null;

export interface StringRule {
  readonly pattern?: RegExp;
  /** The form of which the pattern is, for messages. */
  readonly form?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The only values that are allowed. */
  readonly enum?: readonly string[];
  /** The values that have an effect, of all that are allowed. */
  readonly known?: readonly string[];
  /** Whether more values are known than these. */
  readonly grows?: true;
}

export interface NumberRule {
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface ArrayRule {
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ObjectRule {
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** The field next to which nothing is required. */
  readonly unless?: string;
  /** The field next to which nothing is required, and nothing is allowed. */
  readonly alone?: string;
  /** Names of fields that are not allowed, although others are. */
  readonly barred?: readonly string[];
  /** The shape of all other fields; `false` if there must be none. */
  readonly others?: Shape | false;
  /** Whether more fields are known than these. */
  readonly grows?: true;
  /** A field that must be there, unless another has one of some values. */
  readonly needs?: { readonly field: string; readonly unless: Readonly<Record<string, readonly string[]>> };
  /** The fields that another field requires, by that field. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
}

/** How a value departs from its shape: the keyword of the rule that it breaks, and the facts. */
export type ShapeFault = { /** JSON Pointer to the value. */ readonly pointer: string } & (
  | { readonly keyword: "type"; readonly types: readonly string[] }
  | { readonly keyword: "enum"; readonly allowed: readonly string[] }
  | { readonly keyword: "pattern"; readonly pattern: string; readonly form: string | undefined }
  | { readonly keyword: Bound; readonly limit: number }
  /** A field of the object at `pointer` is missing, or must not be there. */
  | { readonly keyword: "required" | "unknown"; readonly field: string }
);

export type Bound = "minLength" | "maxLength" | "minimum" | "maximum" | "minItems" | "maxItems";

type Misfit = ShapeFault extends infer Each ? (Each extends unknown ? Omit<Each, "pointer"> : never) : never;

/** All departures from a shape; the missing fields of each object come first. */
export function faultsOf(value: unknown, shape: Shape): ShapeFault[] {
  const faults: ShapeFault[] = [];
  checkShape({ path: [], faults }, value, shape);
  return faults;
}

interface Walk {
  /** The keys that lead to the value. */
  readonly path: (string | number)[];
  readonly faults: ShapeFault[];
}

const addFault = ({ path, faults }: Walk, misfit: Misfit) =>
  faults.push({ pointer: pointerOf(path), ...misfit } as ShapeFault);

function checkInside(walk: Walk, key: string | number, value: unknown, shape: Shape): void {
  walk.path.push(key);
  checkShape(walk, value, shape);
  walk.path.pop();
}

function checkShape(walk: Walk, value: unknown, shape: Shape): void {
  if (shape === null) return;
  if (shape.isIncluded && isFilled(fieldOf(value, "$ref"))) return;
  if (typeof value === "string" && shape.string) checkString(walk, value, shape.string);
  else if (typeof value === "boolean" && shape.boolean) return;
  else if (Array.isArray(value) && shape.array) checkArray(walk, value, shape.array);
  else if (isObject(value) && shape.object) checkObject(walk, value, shape.object);
  else if (typeof value === "number" && numberRule(value, shape)) checkNumber(walk, value, numberRule(value, shape));
  else if (value !== null || !shape.null) addWrongType(walk, shape);
}

const numberRule = (value: number, shape: NonNullable<Shape>): NumberRule | undefined =>
  (Number.isInteger(value) ? shape.integer : undefined) ?? (Number.isFinite(value) ? shape.number : undefined);

/** Where only some strings are allowed, these are the better message for values of other types, too. */
function addWrongType(walk: Walk, { isIncluded: _, ...rules }: NonNullable<Shape>): void {
  const types = Object.keys(rules);
  const allowed = types.length === 1 ? rules.string?.enum : undefined;
  addFault(walk, allowed ? { keyword: "enum", allowed } : { keyword: "type", types });
}

function checkBounds(walk: Walk, amount: number, least: Bound, min = amount, most?: Bound, max = amount): void {
  if (amount < min) addFault(walk, { keyword: least, limit: min });
  else if (most && amount > max) addFault(walk, { keyword: most, limit: max });
}

function checkString(walk: Walk, value: string, rule: StringRule): void {
  if (rule.enum && !rule.enum.includes(value)) addFault(walk, { keyword: "enum", allowed: rule.enum });
  checkBounds(walk, value.length, "minLength", rule.minLength, "maxLength", rule.maxLength);
  if (rule.pattern && !rule.pattern.test(value)) {
    addFault(walk, { keyword: "pattern", pattern: rule.pattern.source, form: rule.form });
  }
}

function checkNumber(walk: Walk, value: number, { minimum, maximum }: NumberRule = {}): void {
  checkBounds(walk, value, "minimum", minimum, "maximum", maximum);
}

function checkArray(walk: Walk, value: readonly unknown[], { items, minItems, maxItems }: ArrayRule): void {
  checkBounds(walk, value.length, "minItems", minItems, "maxItems", maxItems);
  if (items) for (const [index, entry] of value.entries()) checkInside(walk, index, entry, items);
}

function checkObject(walk: Walk, value: JsonObject, rule: ObjectRule): void {
  const { fields, alone, barred, others } = rule;
  const isAlone = alone !== undefined && own(value, alone) !== undefined;
  if (!isAlone) checkRequired(walk, value, rule);
  for (const key of Object.keys(value)) {
    const isKnown = fields !== undefined && Object.hasOwn(fields, key);
    const isBarred = (isAlone && key !== alone) || (!isKnown && (others === false || barred?.includes(key)));
    if (isBarred && value[key] !== undefined) addFault(walk, { keyword: "unknown", field: key });
    const inner = isKnown ? fields[key] : others;
    if (inner && value[key] !== undefined) checkInside(walk, key, value[key], inner);
  }
}

function checkRequired(walk: Walk, value: JsonObject, { required, unless, needs, dependencies }: ObjectRule): void {
  const isThere = (field: string) => own(value, field) !== undefined;
  const require = (field: string) => {
    if (!isThere(field)) addFault(walk, { keyword: "required", field });
  };
  if (required && !(unless && isThere(unless))) required.forEach(require);
  if (needs && !Object.entries(needs.unless).some(([key, values]) => values.includes(own(value, key) as string)))
    require(needs.field);
  for (const field of Object.keys(dependencies ?? {})) if (isThere(field)) dependencies?.[field]?.forEach(require);
}

/** The fields that are known in the objects of a shape; `undefined` if anything is allowed there, or there are none. */
export const knownFields = (shape: Shape | undefined): ObjectRule["fields"] => {
  const rule = shape?.object;
  const isOpen = rule?.others !== undefined && rule.others !== false && !rule.grows;
  return isOpen ? undefined : rule?.fields;
};
