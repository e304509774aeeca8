import type { Shape } from "../../json/shape.ts";
import type { ComponentFacts } from "../../vocabulary/platform/component-facts.ts";

/** A component of the platform as pages are judged and rendered by it. */
export interface ComponentRow extends ComponentFacts {
  /** Its properties, in the order of their use. */
  readonly properties: Readonly<Record<string, Shape>>;
  /** Those that must be there. */
  readonly required?: readonly string[];
  /** What properties are that are not written, if not false or nothing. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}
