import { groupBy } from "../diagnostic/group-by.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";

/** Finds at most three files that a missing file may be: files of the same name in other folders, else files of a similar name. */
export function nearestSources(files: readonly string[]): (source: string) => string[] {
  const names = groupBy(files, nameOfPath);
  const stems = groupBy(files, (file) => nameOfPath(file).replace(/(?<=.)\.[^.]*$/, ""));
  return (source) => {
    const name = nameOfPath(source);
    const byName = name.includes(".") ? names : stems;
    const like = () => nearest(name, byName.keys()).flatMap((each) => byName.get(each)?.slice(0, 3) ?? []);
    return (byName.get(name) ?? like()).slice(0, 3);
  };
}
