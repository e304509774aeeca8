import type { Code } from "../../diagnostic/code.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { matchVariables } from "../../vocabulary/elements/variable-name.ts";
import { pageSyntax } from "../codes/page-syntax.ts";
import { attributeTwice } from "../flaws/attribute-twice.ts";
import { codeLanguage } from "../flaws/blocks/code-language.ts";
import { emphasis } from "../flaws/blocks/emphasis.ts";
import { foreignCallout } from "../flaws/blocks/foreign-callout.ts";
import { headingLevel } from "../flaws/blocks/heading-level.ts";
import { repeatedTitle } from "../flaws/blocks/repeated-title.ts";
import { pageTable } from "../flaws/blocks/table.ts";
import { unclosedCode } from "../flaws/blocks/unclosed-code.ts";
import { dollarFormula } from "../flaws/dollar-formula.ts";
import { duplicateId } from "../flaws/links/duplicate-id.ts";
import { footnote } from "../flaws/links/footnote.ts";
import { malformedLink } from "../flaws/links/malformed-link.ts";
import { noAlternativeText } from "../flaws/links/no-alternative-text.ts";
import { undefinedReference } from "../flaws/links/undefined-reference.ts";
import { misplacedComponent } from "../flaws/misplaced-component.ts";
import { missingProperty } from "../flaws/missing-property.ts";
import { propertyValue } from "../flaws/property-value.ts";
import { styleString } from "../flaws/style-string.ts";
import { unknownProperty } from "../flaws/unknown-property.ts";
import { rootOf } from "../read/outline.ts";
import type { ContentRule } from "./page-rule.ts";

/** The codes of what the text of a page shows by itself. */
const FLAW_CODES: readonly Code[] = [
  unknownProperty,
  propertyValue,
  missingProperty,
  misplacedComponent,
  attributeTwice,
  styleString,
  dollarFormula,
  foreignCallout,
  emphasis,
  unclosedCode,
  codeLanguage,
  repeatedTitle,
  pageTable,
  headingLevel,
  malformedLink,
  undefinedReference,
  footnote,
  duplicateId,
  noAlternativeText,
];

const BY_NAME = new Map([...FLAW_CODES, pageSyntax].map((code) => [code.name, code as Code<object>]));

/** Whether `{{name}}` is a variable of the site, or is told as one that it does not define. */
function isOfSite({ code = "" }: { code?: string }, variables: ReadonlyMap<string, string>): boolean {
  return variables.has(code.slice(2, -2).trim()) || (variables.size > 0 && matchVariables(code).length > 0);
}

/** What is wrong by the text of the page alone; it was noted when the page was read. */
export const flaws: ContentRule = {
  codes: FLAW_CODES,
  check({ page: { contents, isPage }, site, report }) {
    const { flaws: noted, definitions } = contents.rare;
    if (noted.length === 0) return;
    const own = new Set(definitions);
    for (const { code: name, args, component, fix, start, end } of noted) {
      const code = BY_NAME.get(name);
      // Other platforms have components of their own, and so have pages; what is around a snippet is not known.
      if (!code || (component !== undefined && (site.components.size > 0 || own.has(rootOf(component))))) continue;
      if (!isPage && code === misplacedComponent) continue;
      if (site.hasOwnLanguages && code === codeLanguage) continue;
      if (code === pageSyntax && isOfSite(args, site.variables)) continue;
      const title = fix?.text === "" ? "Remove it" : FIX_TITLES.replace(fix?.text ?? "");
      const fixes = fix ? [{ title, place: report.place(fix), text: fix.text }] : [];
      report.add(code, args, report.place({ start, end }), { fixes });
    }
  },
};
