import type { Diagnostic } from "../../../src/diagnostic/diagnostic.ts";
import type { PreviewNode } from "../../../src/preview/data.ts";

/** How a site is checked. */
export interface Settings {
  readonly dialect?: string | undefined;
  readonly platform?: string | undefined;
  /** Severities by code, area or `*`. */
  readonly rules?: Readonly<Record<string, string>> | undefined;
}

/** The texts that are new; `null` for a file that is gone. */
export type Changes = Readonly<Record<string, string | null>>;

/** What the page asks of the worker. */
export type Request =
  | { readonly ask: "check"; readonly id: number; readonly changes: Changes; readonly settings: Settings }
  | { readonly ask: "complete" | "hover"; readonly id: number; readonly file: string; readonly offset: number };

/** The navigation as plain data: nodes name each other by their place in the list, in the order in which they are drawn. */
export interface NavigationData {
  readonly name: string;
  /** The first nodes: more would be slow to send and to draw, and nobody reads them. */
  readonly nodes: readonly PreviewNode[];
  readonly areMore: boolean;
  readonly roots: readonly number[];
}

/** What a check found. */
export interface Checked {
  readonly answer: "checked";
  readonly id: number;
  /** The first findings, the worst first. */
  readonly found: readonly Diagnostic[];
  readonly counts: Readonly<Record<"error" | "warning" | "info", number>>;
  /** `undefined` while docs.json is no JSON. */
  readonly navigation: NavigationData | undefined;
  readonly variables: Readonly<Record<string, string>>;
  /** Whether the pages are still to be read. */
  readonly isFirst: boolean;
  readonly milliseconds: number;
}

/** A proposal in the place of a stretch of the text. */
export interface Proposal {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly info?: string | undefined;
  readonly kind?: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The text has places to fill in, as `${1:name}`. */
  readonly isSnippet: boolean;
  /** What else changes, such as a comma before. */
  readonly also: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

export type Answer =
  | Checked
  | { readonly answer: "failed"; readonly id: number; readonly message: string }
  | { readonly answer: "completed"; readonly id: number; readonly proposals: readonly Proposal[] }
  | { readonly answer: "hovered"; readonly id: number; readonly markdown: string | undefined };
