import type { JsonObject } from "../../../json/json-value.ts";
import { follow } from "./follow-refs.ts";

/** How much of a schema is shown: schemas in all, and levels below the first. */
export interface SchemaLimits {
  readonly schemas: number;
  readonly levels: number;
}

/** The position of a walk through a schema and the schemas inside it. */
export interface SchemaStep {
  readonly schema: JsonObject;
  /** Why the walk ends here: the schema contains itself, or so much of it was shown already. */
  readonly end: "repeated" | "too large" | undefined;
  /** The schemas within this one. */
  readonly within: SchemaWalk;
}

/** Walks from a schema to the schemas inside it, along the references of its spec. */
export class SchemaWalk {
  readonly #limits: SchemaLimits;
  /** Counted down over the whole of one schema. */
  readonly #budget: { left: number };
  /** The references that lead here. */
  readonly #trail: readonly string[];
  readonly #level: number;

  private constructor(
    readonly spec: unknown,
    limits: SchemaLimits,
    budget: { left: number },
    trail: readonly string[],
    level: number,
  ) {
    this.#limits = limits;
    this.#budget = budget;
    this.#trail = trail;
    this.#level = level;
  }

  static over(spec: unknown, limits: SchemaLimits): SchemaWalk {
    return new SchemaWalk(spec, limits, { left: limits.schemas }, [], 0);
  }

  /** Whether the limit of schemas is reached. */
  get isSpent(): boolean {
    return this.#budget.left <= 0;
  }

  step(value: unknown): SchemaStep {
    const { object: schema, through } = follow(value, this.spec);
    this.#budget.left--;
    const end = through.some((pointer) => this.#trail.includes(pointer))
      ? "repeated"
      : this.#level > this.#limits.levels || this.#budget.left < 0
        ? "too large"
        : undefined;
    const trail = [...this.#trail, ...through];
    return { schema, end, within: new SchemaWalk(this.spec, this.#limits, this.#budget, trail, this.#level + 1) };
  }
}
