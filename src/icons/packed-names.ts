import { alikeAtStart } from "../json/alike-at-start.ts";

/** Sorted names, separated by spaces: each as the number of characters that it begins with as the one before, and its rest. */
export function packNames(names: readonly string[]): string {
  let before = "";
  const packed = names.map((name) => {
    const same = Math.min(35, alikeAtStart(name, before));
    before = name;
    return same.toString(36) + name.slice(same);
  });
  return packed.join(" ");
}

export function unpackNames(packed: string): string[] {
  let name = "";
  return packed.split(" ").map((each) => {
    name = name.slice(0, Number.parseInt(each[0] ?? "", 36)) + each.slice(1);
    return name;
  });
}
