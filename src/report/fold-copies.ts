import { note } from "../diagnostic/code.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { countOf } from "../diagnostic/words.ts";
import { isPageFile } from "../vocabulary/files/site-files.ts";

const inCopies = note(
  "in-copies",
  ({ count }: { count: number }) => `the same in ${countOf(count, "other copy", "other copies")}`,
);

/** Names of folders that are versions, whatever the navigation calls them. */
const VERSION_FOLDER = /^(?:v?\d[\d.x-]*|latest|next|main|current|stable|legacy)$/i;

/** Findings, of which equal ones in copies of a page are one, and the copies that each one represents. */
export interface FoldedCopies {
  readonly kept: readonly Diagnostic[];
  readonly copies: ReadonlyMap<Diagnostic, readonly Diagnostic[]>;
}

/**
 * The findings of a site with several versions: of those that are equal in the copies of a page, or that name the same
 * missing file or icon of docs.json in several places, the first is kept and says how many others there are.
 *
 * @param names of the versions in the navigation
 */
export function foldCopies(diagnostics: readonly Diagnostic[], names: readonly string[] = []): FoldedCopies {
  const copies = new Map<Diagnostic, readonly Diagnostic[]>();
  const versions = new Set(names.map((name) => name.toLowerCase()));
  if (versions.size < 2) return { kept: diagnostics, copies };
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
  return { kept: [...groups.values()].flatMap((group) => foldGroup(group, isVersion, copies)), copies };
}

/** Equal findings of one page are different mistakes of it, and all stay; its copies are folded. */
function foldGroup(
  group: readonly Diagnostic[],
  isVersion: (folder: string) => boolean,
  copies: Map<Diagnostic, readonly Diagnostic[]>,
): readonly Diagnostic[] {
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
  const said = { ...first, related: [...first.related, related] };
  copies.set(said, others);
  return [said, ...kept.slice(1)];
}
