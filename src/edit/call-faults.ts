import { asObject } from "../json/json-value.ts";
import { isWebUrl, leavesSite } from "../vocabulary/addresses/url.ts";

/** Ends a call whose argument is not what the function takes. */
export function expectArgument(isFit: boolean, expected: string): asserts isFit {
  if (!isFit) throw new TypeError(expected);
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** A copy of a list of texts that may be any iterable, but no text itself. */
export function expectTexts(values: Iterable<string>, name: string): string[] {
  const isList = typeof values === "object" && values !== null && Symbol.iterator in values;
  const list: unknown[] = isList ? [...values] : [values];
  expectArgument(isList && list.every(isText), `${name} must be a list of strings`);
  return list as string[];
}

export function expectDestination(to: { to: string; at?: number | undefined }): void {
  const { to: pointer, at } = asObject(to);
  expectArgument(isText(pointer), 'the place must be { to: "/navigation/…" }, with a JSON Pointer');
  const isIndex = at === undefined || (Number.isInteger(at) && Number(at) >= 0);
  expectArgument(isIndex, "at must be an index, 0 or more");
}

/** A group with its name. */
export const isNewGroup = (value: unknown): boolean => {
  const { group, pages } = asObject(value);
  return isText(group) && (pages === undefined || Array.isArray(pages));
};

/** An address from the root of the site, as redirects have it. */
const isRooted = (value: unknown): boolean => isText(value) && value.startsWith("/") && !leavesSite(value);

export function expectRedirects(redirects: readonly { source: string; destination: string }[]): void {
  expectArgument(Array.isArray(redirects), "the redirects must be a list");
  for (const redirect of redirects) {
    const { source, destination } = asObject(redirect);
    const written = JSON.stringify(redirect);
    expectArgument(isRooted(source), `the source of a redirect must begin with a slash, as in "/old": ${written}`);
    const isFit = isRooted(destination) || (isText(destination) && isWebUrl(destination));
    expectArgument(isFit, `the destination of a redirect must begin with a slash, or be a URL: ${written}`);
  }
}
