/**
 * The keys by the words of their values.
 *
 * @example keysByWord({ go: "golang", python: "py3 python3" }).get("py3") // "python"
 */
export const keysByWord = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([key, all]) => all.split(" ").map((word) => [word, key])));
