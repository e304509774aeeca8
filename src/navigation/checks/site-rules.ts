import type { SiteRule } from "../context/resolved-site.ts";
import { frontMatterAsyncapiRule } from "./front-matter/front-matter-asyncapi.ts";
import { frontMatterOpenapiRule } from "./front-matter/front-matter-openapi.ts";
import { frontMatterSdkRule } from "./front-matter/front-matter-sdk.ts";
import { hrefCollisionRule } from "./href-collision.ts";
import { namedAssetsRule } from "./named-assets.ts";
import { orphanPageRule } from "./orphan-page.ts";
import { pageInTwoLanguagesRule } from "./page-in-two-languages.ts";
import { pageNotFoundRule } from "./page-not-found.ts";
import { pageReplacedRule } from "./page-replaced.ts";
import { parityRule } from "./parity.ts";
import { redirectsRule } from "./redirect-rules.ts";
import { overlayConflictRule } from "./specs/overlay-conflict.ts";
import { specNotFoundRule } from "./specs/spec-not-found.ts";
import { unknownEntryRule } from "./specs/unknown-operation.ts";
import { unusedOperationsRule } from "./specs/unused-operations.ts";
import { undefinedVariableRule } from "./undefined-variable.ts";
import { unpublishedPageRule } from "./unpublished-page.ts";

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
