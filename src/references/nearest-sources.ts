import { nearest } from "../diagnostic/nearest.ts";

/** At most three files that a missing one may be: those of its name in other folders, else those of a like name. */
export function nearestSources(source: string, files: readonly string[]): string[] {
  const name = lastSegment(source);
  const nameOf = (file: string) =>
    name.includes(".") ? lastSegment(file) : lastSegment(file).replace(/(?<=.)\.[^.]*$/, "");
  const filesNamed = (wanted: string) => files.filter((file) => nameOf(file) === wanted);
  const sameName = filesNamed(name);
  const near = sameName.length > 0 ? sameName : nearest(name, new Set(files.map(nameOf))).flatMap(filesNamed);
  return near.slice(0, 3);
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
