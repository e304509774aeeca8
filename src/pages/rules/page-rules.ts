import { importNameRule } from "../scopes/import-name.ts";
import { ownPropertyRule } from "../scopes/own-property.ts";
import type { ScopeRule } from "../scopes/scopes.ts";
import { undefinedNameRule } from "../scopes/undefined-name.ts";
import { unknownComponent } from "../scopes/unknown-component.ts";
import { deadLink } from "./dead-link.ts";
import { flaws } from "./flaws.ts";
import { headingRepeatsTitle } from "./heading-repeats-title.ts";
import { importNotFound } from "./import-not-found.ts";
import type { ContentRule } from "./page-rule.ts";
import { syntax } from "./syntax.ts";
import { unknownPageIcon } from "./unknown-icon.ts";

/** The rules of pages, in the order in which they report. */
export const CONTENT_RULES: readonly ContentRule[] = [
  syntax,
  deadLink,
  importNotFound,
  flaws,
  unknownPageIcon,
  headingRepeatsTitle,
];

/** The rules about the names that pages have in common with what they import, in the order in which they report. */
export const SCOPE_RULES: readonly ScopeRule[] = [unknownComponent, undefinedNameRule, importNameRule, ownPropertyRule];
