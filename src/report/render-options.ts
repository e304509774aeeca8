/** What a report says beside the diagnostics. */
export interface ReportHead {
  dialect?: string;
  /** How many pages the navigation has. */
  pages?: number;
}

/** What a format may use beside the diagnostics. */
export interface RenderOptions {
  /** Terminal colors in `pretty` (default false). */
  color?: boolean;
  /** The texts of the files, for the code frames of `pretty`. */
  sources?: ReadonlyMap<string, string>;
  /** What `json` and the last line of `pretty` say beside the diagnostics. */
  head?: ReportHead;
}
