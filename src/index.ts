export type { Diagnostic, Fix, Position, Range, RelatedPlace, Result, Severity } from "./diagnostic/diagnostic.ts";
export type * from "./navigation/tree.ts";
