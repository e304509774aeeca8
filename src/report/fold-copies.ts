import { note } from "../diagnostic/code.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { countOf } from "../diagnostic/words.ts";
import { flatten } from "../navigation/queries/visit.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { isPageFile } from "../vocabulary/files/site-files.ts";

const inCopies = note(
  "in-copies",
  ({ count }: { count: number }) => `the same in ${countOf(count, "other copy", "other copies")}`,
);

/** Names of folders that are versions, whatever the navigation calls them. */
const VERSION_FOLDER = /^(?:v?\d[\d.x-]*|latest|next|main|current|stable|legacy)$/i;

/**
 * The findings of a site with several versions: of those that are equal in the copies of a page, or that name the same
 * missing file or icon of docs.json in several places, the first is kept and says how many others there are.
 */
export function foldCopies(
  diagnostics: readonly Diagnostic[],
  navigation: ResolvedNavigation | undefined,
): readonly Diagnostic[] {
  const versions = foldedVersions(navigation);
  if (versions.size < 2) return diagnostics;
  const isVersion = (folder: string) => VERSION_FOLDER.test(folder) || versions.has(folder.toLowerCase());
  const withoutVersion = (text: string) =>
    text.includes("/")
      ? text
          .split("/")
          .filter((segment) => !isVersion(segment))
          .join("/")
      : text;
  const placeOf = ({ code, file }: Diagnostic): string | undefined => {
    if (isPageFile(file)) return withoutVersion(file);
    return code.startsWith("asset/") ? file : undefined;
  };
  const groups = groupBy(diagnostics, (each) => {
    const place = placeOf(each);
    if (place === undefined) return each;
    const args = JSON.stringify(each.args, (_, value) => (typeof value === "string" ? withoutVersion(value) : value));
    return JSON.stringify([each.code, each.severity, place, args]);
  });
  return [...groups.values()].flatMap((group) => foldGroup(group, isVersion));
}

/** The names of the versions in the navigation, in lower case. */
function foldedVersions(navigation: ResolvedNavigation | undefined): Set<string> {
  if (!navigation) return new Set();
  return new Set(flatten(navigation).flatMap(({ type, title }) => (type === "version" ? [title.toLowerCase()] : [])));
}

/** Equal findings of one page are different mistakes of it, and all stay; its copies are folded. */
function foldGroup(group: readonly Diagnostic[], isVersion: (folder: string) => boolean): readonly Diagnostic[] {
  const [first] = group;
  if (!first) return [];
  const isInPage = isPageFile(first.file);
  const kept = isInPage ? group.filter(({ file }) => file === first.file) : [first];
  const others = isInPage ? group.filter(({ file }) => file !== first.file) : group.slice(1);
  const [copy] = others;
  const files = new Set(others.map(({ file }) => file));
  if (!copy || (isInPage && ![first.file, ...files].some((file) => file.split("/").some(isVersion)))) return group;
  const count = isInPage ? files.size : others.length;
  const { file, pointer, range } = copy;
  const related = {
    note: inCopies.name,
    args: { count },
    message: inCopies.say({ count }),
    file,
    pointer,
    ...(range && { range }),
  };
  return [{ ...first, related: [...first.related, related] }, ...kept.slice(1)];
}
