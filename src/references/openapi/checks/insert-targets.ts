import { isObject, type JsonObject, own, pointerOf, setOwn } from "../../../json/json-value.ts";
import type { LocalReferences } from "./local-references.ts";

/** A copy of a spec, and its local references that lead nowhere; or why there is no copy. */
export type SpecWithTargets =
  | { copy: Record<string, unknown>; broken: readonly BrokenReference[] }
  | { failed: "not-json" | "depth" | "size" };

export interface BrokenReference {
  reference: string;
  /** The keys that lead to the object with the `$ref`. */
  path: readonly string[];
}

/** In values: how much larger than the spec as it is written a copy may be. */
const MOST_REPEATED = 1_000_000;

/** How many targets are inserted inside one another, where they are validated nowhere else. */
const MOST_NESTED = 20;

/** Keys that tell the type of the objects below them. */
const TYPED = new Set([
  ...["parameters", "requestBody", "requestBodies", "responses", "headers", "examples", "links", "callbacks"],
  ...["paths", "webhooks", "pathItems", "securitySchemes", "schema", "schemas", "itemSchema"],
]);

/** The type of the values of a field. What is in an extension is validated nowhere but where a reference uses it. */
function typeBelow(key: string, type: string): string {
  if (type === EXTENSION) return type;
  return key.startsWith("x-") ? EXTENSION : TYPED.has(key) ? key : type;
}

const EXTENSION = "x-";

/** Whether the value at a place of a spec is validated there: values in extensions are not. */
export const isValidatedAt = (path: readonly string[]): boolean => !path.some((key) => key.startsWith("x-"));

/** Fields of which only the type can be wrong. */
const PROSE = new Set(["description", "summary", "title"]);

/**
 * Copies a spec for a validator. A target takes the place of one local reference to it for each type that it is used
 * as, and gets the fields beside it; the other references stay, and those within a target that is validated where it stands. So the copy is about as
 * large as the spec, however often references lead to one component or in circles, and still has each component as each
 * of the types that it is used as.
 */
export function insertTargets(spec: JsonObject, references: LocalReferences): SpecWithTargets {
  const copier = new Copier(references);
  try {
    const copy = copier.copy(spec, { type: "", nested: 0, isRepeated: false, hasBase: false });
    return { copy: copy as Record<string, unknown>, broken: copier.broken };
  } catch (error) {
    if (error instanceof RangeError) return { failed: "depth" };
    if (error instanceof NoCopyError) return { failed: error.reason };
    throw error;
  }
}

class NoCopyError extends Error {
  readonly reason: "not-json" | "size";

  constructor(reason: NoCopyError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** What is known of the place of a value. */
interface Surroundings {
  /** The nearest of the keys in `TYPED`, or `x-` within an extension. */
  readonly type: string;
  /** How many inserted targets the value is in. */
  readonly nested: number;
  /** Whether the value is copied elsewhere too. */
  readonly isRepeated: boolean;
  /** Whether an `$id` gives references another root. */
  readonly hasBase: boolean;
}

class Copier {
  readonly broken: BrokenReference[] = [];
  readonly #references: LocalReferences;
  readonly #path: string[] = [];
  readonly #copied = new Set<object>();
  /** For each target the uses that it was inserted for. */
  readonly #inserted = new Map<unknown, Set<string>>();
  #repeated = 0;

  constructor(references: LocalReferences) {
    this.#references = references;
  }

  copy(value: unknown, at: Surroundings): unknown {
    if (typeof value === "function" || typeof value === "symbol") throw new NoCopyError("not-json");
    if (at.isRepeated && ++this.#repeated > MOST_REPEATED) throw new NoCopyError("size");
    if (typeof value !== "object" || value === null) return value;
    const isRepeated = at.isRepeated || this.#copied.has(value);
    if (!at.isRepeated) this.#copied.add(value);
    if (!isObject(value)) return this.#copyFields(value, [], { ...at, isRepeated });
    const within = { ...at, isRepeated, hasBase: at.hasBase || typeof own(value, "$id") === "string" };
    const reference = own(value, "$ref");
    return typeof reference === "string" && reference.startsWith("#/")
      ? this.#copyReference(reference, value, within)
      : this.#copyFields(value, {}, within);
  }

  #copyFields(value: object, copy: object, at: Surroundings): object {
    for (const [key, field] of Object.entries(value)) {
      this.#path.push(key);
      const type = typeBelow(key, at.type);
      setOwn(copy, key, this.copy(field, type === at.type ? at : { ...at, type }));
      this.#path.pop();
    }
    return copy;
  }

  #copyReference(reference: string, { $ref, ...beside }: JsonObject, at: Surroundings): unknown {
    const target = this.#references.target(reference);
    if (!target && !at.isRepeated && !at.hasBase) this.broken.push({ reference, path: [...this.#path] });
    const isEnd = target && (!isObject(target.value) || typeof own(target.value, "$ref") !== "string");
    const mayNest = at.nested === 0 || (at.nested < MOST_NESTED && target && !isValidatedAt(target.path));
    if (!isEnd || !mayNest || !this.#isNew(target.value, this.#useOf(at, beside))) return { $ref };
    const copy = this.copy(target.value, { ...at, nested: at.nested + 1, isRepeated: true, hasBase: false });
    return isObject(copy) ? this.#copyFields(beside, copy, at) : copy;
  }

  /** Equal for references of one type with the same fields beside them. */
  #useOf({ type }: Surroundings, beside: JsonObject): string {
    let use = type;
    for (const [key, value] of Object.entries(beside)) {
      const kind = typeof value === "object" ? pointerOf(this.#path) : PROSE.has(key) ? typeof value : String(value);
      use += `\n${key}: ${kind}`;
    }
    return use;
  }

  #isNew(target: unknown, use: string): boolean {
    const uses = this.#inserted.get(target) ?? new Set();
    if (uses.has(use)) return false;
    this.#inserted.set(target, uses.add(use));
    return true;
  }
}
