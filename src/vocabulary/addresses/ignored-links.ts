/**
 * Prepares a test of links that are left alone. In patterns `*` is any run of characters; all else is as written.
 *
 * @example prepareIgnoredLinks(["https://intern.example.com/*"])("https://intern.example.com/a") // true
 */
export function prepareIgnoredLinks(patterns: readonly string[] = []): (target: string) => boolean {
  const split = patterns.map((pattern) => pattern.split("*"));
  return (target) => split.some((parts) => matches(parts, target));
}

/** Each part is looked for behind the one before it: the first at the start, the last at the end. */
function matches(parts: readonly string[], target: string): boolean {
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return target === first;
  if (!target.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = target.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return target.length - last.length >= at && target.endsWith(last);
}
