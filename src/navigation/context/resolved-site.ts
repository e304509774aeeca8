import type { Rule } from "../../diagnostic/finding.ts";
import type { IconNames } from "../../icons/icon-names.ts";
import type { JsonObject } from "../../json/json-value.ts";
import type { WrittenRedirect } from "../../redirects/docs-redirects.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import type { ReplacedPage } from "../nodes/replaced-page.ts";
import type { HrefCollision } from "../steps/href-registry.ts";
import type { AnyPageNode, FileSource, ResolvedNavigation } from "../tree.ts";
import type { Resolving } from "./resolving.ts";

/** A resolved site, as the rules of `checks/` look at it. */
export interface ResolvedSite {
  /** The assembled config; `settings` is the same if it is an object, else empty. */
  readonly config: unknown;
  readonly settings: JsonObject;
  readonly navigation: ResolvedNavigation;
  /** Findings go to `resolving.findings`. */
  readonly resolving: Resolving;
  readonly replaced: readonly ReplacedPage[];
  /** The pages that are left out because the readers may not see them. */
  readonly withheld: readonly AnyPageNode[];
  readonly collisions: Iterable<HrefCollision>;
  /** The operations that the front matter of page files names. */
  readonly shownByFiles: Set<Operation>;
  /** The files of the site and the names of icons, as far as the caller knows them. */
  readonly files: FileSource | undefined;
  readonly icons: IconNames | undefined;
  readonly place: SitePlace;
  /** The redirects of docs.json, their addresses within the site. */
  readonly redirects: readonly WrittenRedirect[];
}

export type SiteRule = Rule<ResolvedSite>;

/** Whether the page files of the site are known. */
export const hasPageFiles = ({ resolving }: ResolvedSite): boolean => resolving.root.pages !== undefined;
