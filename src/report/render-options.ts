import type { CodeDescription } from "../codes/description.ts";

/** The content of a report besides the diagnostics. */
export interface ReportHead {
  dialect?: string;
  /** How many pages the navigation has. */
  pages?: number;
  /** The names of the versions in the navigation: `pretty` shows a finding that copies of a page have in common once. */
  versions?: readonly string[];
  /**
   * The text about findings left out on request (`3 warnings not shown`), and the text if nothing else was found (`no
   * errors`).
   */
  hidden?: { readonly what: string; readonly none: string };
  /** The path of the docs root, where files are named from another folder. */
  root?: string;
  /** The paths of the docs roots of several sites, whose findings are reported as one. */
  roots?: readonly string[];
}

/** The options of a formatter besides the diagnostics. */
export interface RenderOptions {
  /** Terminal colors in `pretty` (default false). */
  color?: boolean;
  /** The texts of the files: for the code frames of `pretty`, and the lines of diagnostics that have a pointer alone. */
  sources?: ReadonlyMap<string, string>;
  /** The facts in `json` and in the last line of `pretty` besides the diagnostics. */
  head?: ReportHead;
  /**
   * How many findings `pretty` and `markdown` show of each severity. Without it, `pretty` shows as many as fit in sixty
   * lines. The other formats are always complete, but for `github`, which keeps to GitHub's limit of ten.
   */
  max?: number | undefined;
  /**
   * `CODES` of `docsjson/codes`: `sarif` repeats their titles and explanations, `markdown` and colored `pretty` link to their
   * pages; without it, rules have names alone.
   */
  codes?: Readonly<Record<string, CodeDescription>> | undefined;
  /** The version of docsjson, for `sarif`. */
  version?: string | undefined;
}
