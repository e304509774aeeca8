import { nearest } from "./nearest.ts";

/** The codes or rules that a name may mean: one of another area, one that it begins, or the most similar ones. */
export function nearestCodes(name: string, codes: readonly string[]): string[] {
  const meant = codes.filter((code) => code.endsWith(`/${name}`) || (name.includes("/") && code.startsWith(name)));
  return meant.length > 0 ? meant.slice(0, 3) : nearest(name, codes);
}
