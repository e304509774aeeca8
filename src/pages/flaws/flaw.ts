import type { Code, FactsOf } from "../../diagnostic/code.ts";
import type { Span } from "../read/scanned-page.ts";

/** A text that takes the place of a stretch of the page. */
export interface FlawFix extends Span {
  readonly text: string;
}

/** Something wrong that the text of a page shows by itself, found while it is read: a finding as plain data. */
export interface Flaw extends Span {
  /** The name of its code. */
  readonly code: string;
  readonly args: object;
  readonly fix?: FlawFix;
  /** The component that it is about: nothing is wrong with one of the page's own that has the same name. */
  readonly component?: string;
}

/** Where readers of a page note what is wrong. */
export type NoteFlaw = <Some extends Code<never>>(
  code: Some,
  args: FactsOf<Some>,
  at: Span,
  more?: { readonly fix?: FlawFix | undefined; readonly component?: string },
) => void;
