import type { Shape } from "../../json/shape.ts";
import type { ComponentFacts } from "../../vocabulary/platform/component-facts.ts";

/** A component of the platform as pages are judged and rendered by it. */
export interface ComponentRow extends ComponentFacts {
  /** Its properties, in the order of their use. */
  readonly properties: Readonly<Record<string, Shape>>;
  /** The names of the properties that must be there. */
  readonly required?: readonly string[];
  /** The values of properties that are not written, unless false or none. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}
