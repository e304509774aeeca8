import { fieldOf, isObject } from "../../json/json-value.ts";

/** Who may read a page: the names of groups of users, or rules about them. One that is met is enough. */
export type ReaderGroups = readonly (string | ReaderRule)[];

/** Is met by users who are in one of the groups that it includes, and in none that it excludes. */
export interface ReaderRule {
  readonly includes: readonly string[];
  readonly excludes?: readonly string[];
}

/**
 * Whether readers may see what is for some groups; what has no groups is for everybody, and an empty list for nobody. A value
 * that is not of this form lets nobody through.
 *
 * @param readers the groups that the readers are in
 * @see https://mintlify.com/docs/deploy/authentication-setup
 */
export function mayRead(groups: unknown, readers: readonly string[]): boolean {
  if (groups === undefined || groups === null) return true;
  if (typeof groups === "string") return readers.includes(groups);
  if (!Array.isArray(groups)) return false;
  return groups.some((each) => (isObject(each) ? meets(each, readers) : readers.includes(each)));
}

function meets(rule: object, readers: readonly string[]): boolean {
  const { includes, excludes = [] } = rule as { includes?: unknown; excludes?: unknown };
  if (!Array.isArray(includes) || !Array.isArray(excludes)) return false;
  return readers.some((group) => includes.includes(group)) && !readers.some((group) => excludes.includes(group));
}

/** Where a part of a page may be shown: to people, or in the Markdown for agents. */
export type Medium = "page" | "markdown";

/**
 * Whether the part of a page that `Visibility` is around is shown. Readers in groups are signed in, all others are not. What
 * the value does not say is not shown, so that a slip gives nothing away.
 */
export function isShownTo(audience: unknown, medium: Medium, readers: readonly string[]): boolean {
  switch (audience) {
    case "humans":
      return medium === "page";
    case "agents":
      return medium === "markdown";
    case "signed-in":
      return readers.length > 0;
    case "signed-out":
      return readers.length === 0;
    default: {
      const groups = fieldOf(audience, "groups");
      return groups !== undefined && groups !== null && mayRead(groups, readers);
    }
  }
}

/** Whether a part is for some readers alone, rather than for people or agents. */
export const isRestricted = (audience: unknown): boolean => audience !== "humans" && audience !== "agents";
