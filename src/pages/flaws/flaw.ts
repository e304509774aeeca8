import type { Code, FactsOf } from "../../diagnostic/code.ts";
import type { FlawFix, Span } from "../read/scanned-page.ts";

/** Where readers of a page note what is wrong. */
export type NoteFlaw = <Some extends Code<never>>(
  code: Some,
  args: FactsOf<Some>,
  at: Span,
  more?: { readonly fix?: FlawFix | undefined; readonly component?: string },
) => void;
