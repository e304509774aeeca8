import type { Code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import { orphanPage } from "../../navigation/checks/orphan-page.ts";
import { unusedOperations } from "../../navigation/checks/specs/unused-operations.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { rulesBelow } from "../../policy/rule-layers.ts";
import { isTurnedOff, type RuleLayer } from "../../policy/rules.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import type { CheckOptions } from "../../site/check-site.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { Site } from "../../site/load-site.ts";
import { excusesOf } from "../../site/site-excuses.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import { fileOfPage, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { unlistedBefore } from "./unlisted-before.ts";

/** Which pages and operations outside the navigation are added. */
export interface WantedEntries {
  /**
   * The revision of git since which pages and operations are added; those that the navigation did not list then are offered.
   * Default: the last commit that changed docs.json or one of its includes; without a history all are added.
   */
  readonly since?: string | undefined;
  /** Pages and folders by their paths, and references to operations: these are added, whatever is left out, and no others. */
  readonly add?: readonly string[] | undefined;
}

/** Tells which unlisted pages and operations to list, by the options, the excuses of the project and an earlier revision. */
export async function prepareWanted(
  site: Site,
  navigation: ResolvedNavigation,
  { since, add, options, isInSync }: WantedEntries & { options: CheckOptions; isInSync: boolean },
) {
  const excused = prepareExcused(site, navigation, options);
  const found = new Set<string>();
  const isNamed = (named: string, entry: string, name: string): boolean => {
    const path = trimSlashes(named);
    const is = named === entry || withoutPageExtension(path) === name || name.startsWith(`${path}/`);
    if (is) found.add(named);
    return is;
  };
  const isAmong = (entry: string, name: string) => add?.filter((named) => isNamed(named, entry, name)).length !== 0;
  // A revision that is named is read in any case, as it may be none.
  const isAsked = !add && (!isInSync || since !== undefined);
  const before = isAsked ? await unlistedBefore(site, since, options) : new Set<string>();
  return {
    page: (path: string): boolean =>
      add
        ? isAmong(path, path)
        : !before.has(path) && !excused(orphanPage, fileOfPage(path, site.pages.get(path) ?? {})),
    operation: (name: string, operation: Operation): boolean =>
      add
        ? isAmong(referenceOf(operation), name)
        : !before.has(name) &&
          !excused(unusedOperations, name.slice(0, name.length - referenceOf(operation).length - 1)),
    /** @throws {SiteError} for a name of nothing that is not listed */
    assertAllFound(): void {
      const unknown = add?.find((named) => !found.has(named));
      if (unknown !== undefined)
        throw new SiteError(`no page or operation outside the navigation is ${quote(unknown)}`);
    },
  };
}

/** Tells whether the project excuses findings of a code in a file: by `ignore`, `overrides`, or a comment in the page. */
function prepareExcused(
  site: Site,
  navigation: ResolvedNavigation,
  { rules }: CheckOptions,
): (code: Code, file: string) => boolean {
  const layers = [rulesBelow({ ...site, texts: site.configTexts }, rules)]
    .flat()
    .flatMap((layer) => ("isFor" in layer && layer.isFor ? [layer] : []));
  const comments = excusesOf(site, navigation, { rules });
  return ({ name }, file) =>
    isTurnedOff(layers as RuleLayer[], { code: name, file }) || comments.isExcused(file, 0, name);
}
