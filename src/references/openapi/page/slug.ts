/**
 * One part of a generated page's address, as the hosted platform makes it. Letters of any script and their case stay.
 *
 * @example slugOf("Get a user's (full) profile") // "Get-a-users-full-profile"
 * @example slugOf("/a/{b}/c.d") // "a-cd"
 */
export function slugOf(text: string): string {
  return replaceBraces(text.replace(/\s+/g, "-"))
    .replace(/^-|-$/g, "")
    .replace(/[{}(),.'/]/g, "")
    .replaceAll("--", "-");
}

/** A name in ASCII, its words joined by `-`: `getUserByID` is `get-user-by-id`. */
export const kebabCase = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-")
    .replace(/[^A-Za-z\d]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();

/** Every `{…}` becomes `-`. Stops at the last brace that closes, which keeps a run of opening braces linear. */
function replaceBraces(text: string): string {
  const end = text.lastIndexOf("}") + 1;
  return text.slice(0, end).replace(/\{[^}]*\}/g, "-") + text.slice(end);
}

/** Encodes what would end the path of a link. */
export const encodeSlug = (slug: string): string =>
  slug.replaceAll("%", "%25").replaceAll("?", "%3F").replaceAll("#", "%23");
