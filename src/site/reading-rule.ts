import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { Finding, Reporter, Rule } from "../diagnostic/finding.ts";
import type { ResolveOptions } from "../navigation/resolve-navigation.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import type { Excuses } from "../policy/excuses/excuses.ts";
import type { SiteRules } from "../policy/rule-layers.ts";
import type { Rules } from "../policy/rules.ts";
import type { CustomRule } from "./custom-rules/custom-rule.ts";
import type { ExternalPolicy } from "./external/ask-addresses.ts";
import type { LoadOptions, Site } from "./load-site.ts";
import type { PageTexts } from "./pages/page-texts.ts";

export interface CheckOptions extends LoadOptions {
  /** The severities that replace the defaults of codes. Of several, the last that has a rule for a finding decides. */
  rules?: Rules | readonly SiteRules[] | undefined;
  /** Warnings count as errors (default false). */
  strict?: boolean | undefined;
  /** Validates the specs themselves too, which takes longer (default false). */
  deepSpecs?: boolean | undefined;
  /** Whether the links, anchors and the syntax inside page files are judged (default true). */
  contents?: boolean | undefined;
  /** Rules of the project's own, which run after all others. */
  customRules?: readonly CustomRule[] | undefined;
  /**
   * Whether what is found inside pages is kept on the disk for the next run (default false): in `.cache/docsjson` of the
   * nearest `node_modules` above the docs root, if there is one.
   */
  keepReadings?: boolean | undefined;
  /** Patterns of links that are not judged; in them, `*` is any run of characters. */
  ignoreLinks?: readonly string[] | undefined;
  /** Whether the web is asked for each address that pages link to (default false). */
  external?: boolean | ExternalPolicy | undefined;
  /** Overrides the addresses of operation pages. */
  hrefFor?: ResolveOptions["hrefFor"];
  /** Whether pages without a file are hidden in the navigation (default false), as they are on built sites. */
  hideMissing?: boolean | undefined;
}

/** A site that was read and resolved, as the rules look at it that read files or ask others. */
export interface SiteVisit {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly options: CheckOptions;
  /** What was found when the files were read. */
  readonly loading: readonly Diagnostic[];
  /** The comments in pages that excuse findings. */
  readonly excuses: Excuses | undefined;
  readonly texts: PageTexts;
  /** All that was found until now. */
  readonly findings: Finding[];
  /** Adds to the findings. */
  readonly report: Reporter;
}

export type ReadingRule = Rule<SiteVisit, Promise<void>>;
