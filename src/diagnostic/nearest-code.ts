import { nearest } from "./nearest.ts";

/** The codes or rules that a name may be meant as: one of another area, one that it begins, or those spelt most alike. */
export function nearestCodes(name: string, codes: readonly string[]): string[] {
  const meant = codes.filter((code) => code.endsWith(`/${name}`) || (name.includes("/") && code.startsWith(name)));
  return meant.length > 0 ? meant.slice(0, 3) : nearest(name, codes);
}
