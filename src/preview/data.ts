import type { NavigationNode } from "../navigation/tree.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";

/** A node as the preview page gets it. Nodes name each other by their place in `PreviewData.nodes`. */
export interface PreviewNode {
  type: NavigationNode["type"];
  title: string;
  /** Its address in the preview (`#` and this): the href for pages, made unique; the pointer for the rest. */
  key: string;
  parent?: number;
  children?: number[];
  href?: string;
  external?: boolean;
  /** Links: the kind of element that carries the href. */
  element?: string;
  /** `GET`, `POST`, `WEBHOOK` …, for operations. */
  method?: string;
  tag?: string;
  icon?: string;
  /** The icon's picture, by its place in `PreviewData.pictures`. */
  picture?: number;
  description?: string;
  hidden?: boolean;
  deprecated?: boolean;
  /** Pages: there is no file for it. */
  missing?: boolean;
  /** Groups: open from the start; absent if the group cannot be collapsed. */
  expanded?: boolean;
  /** Groups: the layout in which the root page lists the group's children. */
  listing?: "accordion" | "card";
  /** Groups: the group's main page, which comes before its children. */
  rootPage?: number;
  /** Groups: the page that selecting the title opens; without one it only opens and closes the group. */
  opens?: number;
  /** Root pages: their group. */
  rootOf?: number;
  /** Versions and languages: the one to begin with. */
  default?: boolean;
  /** Languages: the name in the language itself. */
  label?: string;
  /** Languages: written from right to left. */
  rightToLeft?: boolean;
  /** Links shown on every page inside the element. */
  global?: number[];
  /** Pages: the pages before and after it in its version and language. */
  previous?: number;
  next?: number;
  /** `docs.json` and the pointer into it. */
  source: string;
  /** Sentences of `explain`, by their place in `PreviewData.sentences`. */
  why: number[];
}

/** A diagnostic as the preview page gets it, with the node that it is about. */
export interface PreviewDiagnostic {
  severity: Severity;
  code: string;
  message: string;
  hint?: string;
  /** The elements around the place, by their names. */
  breadcrumb?: string;
  /** `docs.json:3:7`, the line and column counted from 1; only the file where the finding has no range. */
  place: string;
  node?: number;
}

/** All that the preview page shows, as plain JSON. */
export interface PreviewData {
  name: string;
  /** What to know about the page as a whole. */
  notice?: string;
  /** The text above a page's title. */
  eyebrows: "breadcrumbs" | "section";
  nodes: PreviewNode[];
  /** The navigation's own children. */
  roots: number[];
  /** Links shown on every page. */
  global: number[];
  /** Pages in reading order. */
  pages: number[];
  /** Pages that exist but are not in the navigation. */
  unlisted: number[];
  sentences: string[];
  /** `data:` URLs of the icons' pictures. */
  pictures: string[];
  diagnostics: PreviewDiagnostic[];
}
