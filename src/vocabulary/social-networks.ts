import { upperFirst } from "./upper-first.ts";

/** What networks of `footer.socials` call themselves, if it is not their key with a capital. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["github", "GitHub"],
  ["linkedin", "LinkedIn"],
  ["youtube", "YouTube"],
  ["hacker-news", "Hacker News"],
  ["twitter", "X"],
  ["x-twitter", "X"],
  ["earth-americas", "Website"],
]);

/** The name of a network of `footer.socials`: `GitHub` for `github`. */
export const networkName = (network: string): string => NAMES.get(network) ?? upperFirst(network);
