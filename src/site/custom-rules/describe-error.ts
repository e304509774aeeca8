/** An error of a rule, with its place: `TypeError: … (owner.js:12:7)`. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? "").split("\n").flatMap((line) => frameOf(line) ?? []);
  // Modules of rules have a query, which tells a changed module from what it was.
  const { place } = frames.find(({ hasQuery }) => hasQuery) ?? frames[0] ?? {};
  return `${error.name}: ${error.message.split("\n", 1)[0]}${place === undefined ? "" : ` (${place})`}`;
}

/** The place in a line of a stack: `    at check (file:///rules/owner.js?1:12:7)`. */
function frameOf(line: string): { place: string; hasQuery: boolean } | undefined {
  const text = line.trimEnd().replace(/\)$/, "");
  const at = /:\d+:\d+$/.exec(text);
  if (!at) return undefined;
  const [file = "", query] = text.slice(text.lastIndexOf("/") + 1, at.index).split("?");
  return { place: `${file}${at[0]}`, hasQuery: query !== undefined };
}
