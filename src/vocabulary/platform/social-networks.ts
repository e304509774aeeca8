import { upperFirst } from "../files/upper-first.ts";

/** The names of networks of `footer.socials` that are more than their key with a capital letter. */
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
