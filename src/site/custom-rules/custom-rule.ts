import { isCustomName } from "../../codes/rule-names.ts";
import type { Code } from "../../diagnostic/code.ts";
import type { Range } from "../../diagnostic/diagnostic.ts";
import type { Rule } from "../../diagnostic/finding.ts";
import { isObject } from "../../json/json-value.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import type { Page } from "../../pages/read-page.ts";
import { SEVERITIES } from "../../vocabulary/platform/severity.ts";

/**
 * A rule of a project's own: the codes that it reports, and a function that looks at the site. It runs when all other rules
 * have, after the rules that are listed before it.
 */
export interface CustomRule extends Rule<RuledSite> {
  /** Its names are `area/what`; the area is none of this package's. */
  readonly codes: readonly Code[];
  readonly check: (site: RuledSite) => void | Promise<void>;
}

/** A resolved site, as the rules of a project look at it. */
export interface RuledSite {
  /** docs.json with its includes in place; not more certain than its author makes it. */
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  /** The page files that readers may see, in the navigation or not, by path; no snippets and READMEs. */
  readonly pages: ReadonlyMap<string, RuledPage>;
  /**
   * Reports a finding.
   *
   * @param args the facts that the code's sentences are made of: plain JSON
   * @throws {TypeError} if the rule does not list the code, or has ended already
   */
  readonly report: <Args extends object>(
    code: Code<Args>,
    args: NoInfer<Args>,
    place: RulePlace,
    more?: RuleExtras,
  ) => void;
}

/** A page file. What is in it is read when it is asked for. */
export interface RuledPage {
  /** Without extension, as entries of the navigation name it. */
  readonly path: string;
  /** From the docs root, with extension. */
  readonly file: string;
  readonly text: string;
  /** The front matter by field; empty if there is none, or if it is not YAML. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The range of a stretch of `text`, for places. */
  rangeOf(start: number, end: number): Range;
  /** Its links, images, anchors, imports and components, with ranges. */
  read(): Promise<Page>;
}

/**
 * Where a finding is: a page, the `source` of a node of the navigation, a range of a file, or a pointer: into docs.json if
 * there is no `file`, of a page into its front matter (`{ file: page.file, pointer: "/title" }`).
 */
export interface RulePlace {
  readonly file?: string | undefined;
  /** JSON Pointer (RFC 6901). */
  readonly pointer?: string | undefined;
  readonly range?: Range | undefined;
}

export interface RuleExtras {
  /** Corrections, each of which replaces the text at a place; `check --fix` makes those that leave no new findings. */
  readonly fixes?: readonly { readonly title: string; readonly place: RulePlace; readonly text: string }[];
}

/** What keeps a value from being a list of rules; `undefined` if it is one. */
export function faultInRules(rules: unknown): string | undefined {
  if (!Array.isArray(rules)) return "they are not a list";
  for (const [i, rule] of rules.entries()) {
    const at = `rule ${i + 1}`;
    if (!isObject(rule) || typeof rule.check !== "function") return `${at} has no function "check"`;
    if (!Array.isArray(rule.codes) || rule.codes.length === 0) return `${at} has no list "codes"`;
    for (const code of rule.codes as unknown[]) {
      const fault = faultInCode(code);
      if (fault !== undefined) return `${at} ${fault}`;
    }
  }
  return undefined;
}

function faultInCode(code: unknown): string | undefined {
  if (!isObject(code) || typeof code.name !== "string") return "has a code without a name";
  const name = JSON.stringify(code.name);
  if (!isCustomName(code.name) || code.name.endsWith("*"))
    return `has the code ${name}: a name is "area/what", with an area that no code of docsjson has`;
  if (!SEVERITIES.includes(code.severity as never))
    return `has the code ${name} without "severity": ${SEVERITIES.join(", ")}`;
  if (typeof code.message !== "function" && !isObject(code.cases))
    return `has the code ${name} without a function "message"`;
  return undefined;
}
