import type { Rule } from "../../diagnostic/finding.ts";
import { isPlainPath } from "../../vocabulary/addresses/page-path.ts";
import { isUrlEntry } from "../../vocabulary/addresses/url.ts";
import { misspeltReference, parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";
import type { Check, ConfigRule, ElementRule, EntryRule, ListRule, PageRule } from "../context/visits.ts";
import { childrenNotAListRule } from "../rules/children/children-not-a-list.ts";
import {
  emptyElementRule,
  emptyGlobalEntryRule,
  emptyListRule,
  emptyNameRule,
  emptyPagePathRule,
  emptyRootRule,
} from "../rules/children/empty.ts";
import { hrefWithChildrenRule } from "../rules/children/href-with-children.ts";
import { misplacedChildrenRule, urlAmongPagesRule } from "../rules/children/misplaced-element.ts";
import { misspeltOnlyListRule } from "../rules/children/misspelt-only-list.ts";
import { mixedChildrenRule } from "../rules/children/mixed-children.ts";
import { multipleRootElementsRule } from "../rules/children/multiple-root-elements.ts";
import { noRootElementRule } from "../rules/children/no-root-element.ts";
import { duplicateNameRule } from "../rules/entries/duplicate-name.ts";
import { duplicatePageRule } from "../rules/entries/duplicate-page.ts";
import { multipleDefaultsRule } from "../rules/entries/multiple-defaults.ts";
import { pageExtensionRule, rootExtensionRule } from "../rules/entries/page-extension.ts";
import { pagePathRule, rootPathRule } from "../rules/entries/page-path.ts";
import { sourceRefRule } from "../rules/entries/source-ref.ts";
import { strayEntryRule } from "../rules/entries/stray-entry.ts";
import { tooDeepRule } from "../rules/entries/too-deep.ts";
import { besideSourceRule } from "../rules/fields/beside-source.ts";
import { directoryWithoutRootRule } from "../rules/fields/directory-without-root.ts";
import { schemaReferenceRule } from "../rules/fields/dollar-schema.ts";
import { duplicateValueRule } from "../rules/fields/duplicate-value.ts";
import { elementFieldsRule } from "../rules/fields/element-fields.ts";
import { expandedIgnoredRule } from "../rules/fields/expanded-ignored.ts";
import { ignoredAsyncapiRule, ignoredRootSourceRule, ignoredSettingRule } from "../rules/fields/ignored.ts";
import { ignoredByPlatformRule } from "../rules/fields/ignored-by-platform.ts";
import { oldSettingRule } from "../rules/fields/old-setting.ts";
import { settingsRule } from "../rules/fields/settings.ts";
import { unknownElementFieldRule } from "../rules/fields/unknown/unknown-element-field.ts";
import { unreadIncludeRule } from "../rules/fields/unread-include.ts";
import { redirectFormsRule } from "../rules/redirects.ts";
import { variableNameRule } from "../rules/variable-name.ts";

/** The rules about a config besides its navigation, in the order in which they run. */
export const CONFIG_RULES: readonly ConfigRule[] = [
  schemaReferenceRule,
  oldSettingRule,
  settingsRule,
  duplicateValueRule,
  ignoredSettingRule,
  redirectFormsRule,
  variableNameRule,
  ignoredByPlatformRule,
];

/**
 * The rules about each element of the navigation. A misspelt list is opened before the kinds of children are compared; what
 * an unknown field means is known before the fields and an empty element are judged.
 */
export const ELEMENT_RULES: readonly ElementRule[] = [
  unreadIncludeRule,
  misplacedChildrenRule,
  childrenNotAListRule,
  misspeltOnlyListRule,
  besideSourceRule,
  multipleRootElementsRule,
  mixedChildrenRule,
  hrefWithChildrenRule,
  unknownElementFieldRule,
  elementFieldsRule,
  emptyElementRule,
  noRootElementRule,
  emptyNameRule,
  expandedIgnoredRule,
  ignoredAsyncapiRule,
  emptyRootRule,
  rootExtensionRule,
  rootPathRule,
  ignoredRootSourceRule,
  emptyGlobalEntryRule,
];

/** The rules about each list of children, when the walk enters it. */
export const LIST_RULES: readonly ListRule[] = [emptyListRule, duplicateNameRule, multipleDefaultsRule];

/** The rules about entries that the walk does not enter: it passes by an entry for the first of them that is concerned. */
export const ENTRY_RULES: readonly EntryRule[] = [strayEntryRule, sourceRefRule, tooDeepRule];

/** The rules about the strings in a list of pages, by what a string is. References to operations are the resolver's. */
export const PAGE_RULES = {
  plain: [duplicatePageRule],
  blank: [emptyPagePathRule],
  url: [urlAmongPagesRule],
  reference: [],
  path: [pageExtensionRule, pagePathRule, duplicatePageRule],
} as const satisfies Record<string, readonly PageRule[]>;

/** What a string in a list of pages is. */
export function formOfPage(entry: string): keyof typeof PAGE_RULES {
  if (isPlainPath(entry)) return "plain";
  if (entry.trim() === "") return "blank";
  if (isUrlEntry(entry)) return "url";
  return parsePageEntry(entry).type !== "page" || misspeltReference(entry) ? "reference" : "path";
}

/** The rules about what a whole walk has shown. */
export const WALKED_RULES: readonly Rule<Check>[] = [directoryWithoutRootRule];
