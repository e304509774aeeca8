/** A page as a tool's own navigation shows it. */
export interface ShownPage {
  /** Its file, from the project's folder, with extension. */
  readonly file: string;
  /** Its address, from the root of the site. */
  readonly address: string;
  /** What the navigation calls it. */
  readonly title: string;
}

/** The lists of a site, each in its order: one a sidebar, a tab, a version. */
export type Sidebars = readonly (readonly ShownPage[])[];

/** Where a site is and where the packages of its tool are. */
export interface OriginalSite {
  /** The project's folder, a copy that may be written to. */
  readonly folder: string;
  /** A folder whose `node_modules` has the tool. */
  readonly tools: string;
}
