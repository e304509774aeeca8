import type { SiteRule } from "../context/resolved-site.ts";
import { frontMatterAsyncapiRule } from "./front-matter-asyncapi.ts";
import { frontMatterOpenapiRule } from "./front-matter-openapi.ts";
import { frontMatterSdkRule } from "./front-matter-sdk.ts";
import { hrefCollisionRule } from "./href-collision.ts";
import { namedAssetsRule } from "./named-assets.ts";
import { orphanPageRule } from "./orphan-page.ts";
import { overlayConflictRule } from "./overlay-conflict.ts";
import { pageInTwoLanguagesRule } from "./page-in-two-languages.ts";
import { pageNotFoundRule } from "./page-not-found.ts";
import { pageReplacedRule } from "./page-replaced.ts";
import { parityRule } from "./parity.ts";
import { redirectsRule } from "./redirect-rules.ts";
import { specNotFoundRule } from "./spec-not-found.ts";
import { undefinedVariableRule } from "./undefined-variable.ts";
import { unknownEntryRule } from "./unknown-operation.ts";
import { unpublishedPageRule } from "./unpublished-page.ts";
import { unusedOperationsRule } from "./unused-operations.ts";

/**
 * The rules that look at a resolved site, in the order in which they run: what the front matter of pages shows is known
 * before the operations that no page shows are looked for.
 */
export const SITE_RULES: readonly SiteRule[] = [
  unknownEntryRule,
  pageNotFoundRule,
  unpublishedPageRule,
  orphanPageRule,
  frontMatterOpenapiRule,
  frontMatterAsyncapiRule,
  frontMatterSdkRule,
  specNotFoundRule,
  overlayConflictRule,
  hrefCollisionRule,
  pageReplacedRule,
  unusedOperationsRule,
  parityRule,
  pageInTwoLanguagesRule,
  redirectsRule,
  namedAssetsRule,
  undefinedVariableRule,
];
