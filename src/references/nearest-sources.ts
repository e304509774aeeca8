import { nearest } from "../diagnostic/nearest.ts";
import { nameOfPath } from "../vocabulary/root-path.ts";

/** Finds at most three files that a missing one may be: those of its name in other folders, else those of a like name. */
export function nearestSources(files: readonly string[]): (source: string) => string[] {
  const names = filesByName(files, (name) => name);
  const stems = filesByName(files, (name) => name.replace(/(?<=.)\.[^.]*$/, ""));
  return (source) => {
    const name = nameOfPath(source);
    const byName = name.includes(".") ? names : stems;
    const like = () => nearest(name, byName.keys()).flatMap((each) => byName.get(each)?.slice(0, 3) ?? []);
    return (byName.get(name) ?? like()).slice(0, 3);
  };
}

function filesByName(files: readonly string[], nameOf: (segment: string) => string): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = nameOf(nameOfPath(file));
    const others = byName.get(name);
    if (others) others.push(file);
    else byName.set(name, [file]);
  }
  return byName;
}
