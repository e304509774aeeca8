import type { ChildKey } from "../elements/elements.ts";
import type { Dialect } from "./dialect.ts";

/** The rules of one dialect, where the two dialects differ. */
export interface DialectRules {
  /**
   * What happens to an operation with `x-hidden`. `excluded`: it has no page, and an entry that names it is left out.
   * `unlisted`: its page is not in the navigation, unless an entry names it.
   */
  readonly hiddenOperation: "excluded" | "unlisted";
  /** Whether an entry that names an operation with `x-excluded` is left out with a warning, or is an error. */
  readonly excludedReference: "warning" | "error";
  /** Whether elements inherit the `openapi` of `navigation` itself. */
  readonly inheritsRootSpec: boolean;
  /**
   * Which elements get a page for every endpoint. `empty`: those without children and `href` for which an `openapi` is in
   * effect. `own`: those that set `openapi` themselves, unless a reference within used it; after their own children.
   */
  readonly generatesFor: "empty" | "own";
  /** Whether a group with an `openapi` of its own has no pages from its `asyncapi`. */
  readonly groupsHaveOneApi: boolean;
  /** How a group without `pages` and without an `openapi` in effect is treated. */
  readonly emptyGroup: "error" | "warning";
  /** How an empty name (`""`), an empty path among the pages and an empty `root` are treated. */
  readonly emptyText: "warning" | "error";
  /** How a second redirect with exactly the same source is treated. */
  readonly sameRedirect: "warning" | "error";
  /** Whether files about the repository (`README.md`) are pages if the navigation lists them. */
  readonly publishesReadme: boolean;
  /** Whether a page's path is found with `./` before it, and with white space around it. */
  readonly trimsPaths: boolean;
  /** Whether an empty list counts as the element's one kind of children. */
  readonly emptyListsCount: boolean;
  /** The lists of the navigation itself that must not be empty, unless another has entries. */
  readonly filledLists: readonly ChildKey[];
  /** Whether `sdk` and `graphql` are allowed in some elements only, and with few other fields. */
  readonly limitsLoneSources: boolean;
  /** Whether the entries of `global` need an `href`. */
  readonly globalNeedsHref: boolean;
  /** Whether the settings that the platform needs (`theme`, `name`, `colors`) must be there. */
  readonly needsSettings: boolean;
  /** Whether the forms of settings and fields that only the platform knows are checked, such as `sdk`. */
  readonly platformFormsCount: boolean;
  /** Whether an unknown field in some objects is an error, instead of being ignored. */
  readonly closesObjects: boolean;
  /** Whether the limits of the platform for the bar and the footer count: labels, `https`, numbers of columns. */
  readonly limitsBarAndFooter: boolean;
  /** Whether `$schema` must be a URL. */
  readonly schemaIsUrl: boolean;
}

/** Everything in which the dialects differ. The table of `website/guides/dialects.md` in code. */
export const DIALECT_RULES: Readonly<Record<Dialect, DialectRules>> = {
  spec: {
    hiddenOperation: "excluded",
    excludedReference: "warning",
    inheritsRootSpec: true,
    generatesFor: "empty",
    groupsHaveOneApi: false,
    emptyGroup: "error",
    emptyText: "warning",
    sameRedirect: "warning",
    publishesReadme: true,
    trimsPaths: true,
    emptyListsCount: true,
    filledLists: [],
    limitsLoneSources: false,
    globalNeedsHref: false,
    needsSettings: false,
    platformFormsCount: false,
    closesObjects: false,
    limitsBarAndFooter: false,
    schemaIsUrl: false,
  },
  mintlify: {
    hiddenOperation: "unlisted",
    excludedReference: "error",
    inheritsRootSpec: false,
    generatesFor: "own",
    groupsHaveOneApi: true,
    emptyGroup: "warning",
    emptyText: "error",
    sameRedirect: "error",
    publishesReadme: false,
    trimsPaths: false,
    emptyListsCount: false,
    filledLists: ["languages", "versions", "tabs", "anchors", "groups"],
    limitsLoneSources: true,
    globalNeedsHref: true,
    needsSettings: true,
    platformFormsCount: true,
    closesObjects: true,
    limitsBarAndFooter: true,
    schemaIsUrl: true,
  },
};
